import { callerNetwork, type Limit } from "#core/http";

/** How many numbers one caller may ask for in a minute (decisions.md, "Waybills": limited by the count of numbers). */
const numbersAMinute = 120;

/** A caller's limit and the cost of asking for so many numbers, by whichever way. */
export function trackingLimit(ip: string, numbers: number): Limit {
  return { key: `tracking:${callerNetwork(ip)}`, cost: numbers, limit: numbersAMinute, windowSeconds: 60 };
}
