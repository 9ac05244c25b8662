import type { Currency } from "@lading/contract/core";
import { Big } from "big.js";
import type { Db } from "#core/db";
import { enterRates } from "./change.ts";

/** About what a unit is worth in RMB. */
const worth = {
  USD: "7.1052",
  HKD: "0.9136",
  EUR: "8.2007",
  JPY: "0.045250",
  SAR: "1.8946",
  AED: "1.9348",
} as const satisfies Partial<Record<Currency, string>>;
const months = 24;

interface Company {
  companyId: string;
  administrator: { userId: string; userName: string };
}

/** A rate of each currency for the first of each month, this one's and those before it, as its administrator would have typed them. */
export async function addDemoRates(db: Db, { companyId, administrator }: Company): Promise<void> {
  const doing = { ip: "127.0.0.1", session: { companyId, ...administrator } };
  const firsts = Array.from({ length: months }, (_, ago) => firstOfMonth(ago));
  await enterRates(
    db,
    doing,
    firsts.flatMap((date, ago) => ratesOf(ago).map((rate) => ({ ...rate, date }))),
  );
}

/** They move a little from month to month, never by chance. */
function ratesOf(ago: number): { currency: Currency; rate: string }[] {
  const factor = new Big((ago * 7) % 5).minus(2).div(1000).plus(1);
  return foreign.map((currency) => ({ currency, rate: factor.times(worth[currency]).toFixed(6) }));
}
const foreign = ["USD", "HKD", "EUR", "JPY", "SAR", "AED"] as const satisfies readonly (keyof typeof worth)[];

function firstOfMonth(ago: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)).toISOString().slice(0, 10);
}
