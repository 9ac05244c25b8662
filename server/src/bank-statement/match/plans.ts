import type { Ground, Plan } from "./judge.ts";
import { OpenBills, type CountedBill } from "./open-bills.ts";

/** The ways in which a customer's bills could take the receipt; `mostCharges` in minor units is guessed at most. */
export function plansOf(ground: Ground, open: OpenBills, mostCharges: number): Plan[] {
  const { whole, part } = ground;
  return [
    ...(whole.length > 0 ? [planWith({ by: "whole", bills: whole }, ground, open, mostCharges)] : []),
    ...(part.length > 0 ? [planWith({ by: "part", bills: part }, ground, open, mostCharges)] : []),
    planWithout(ground, open, mostCharges),
  ];
}

const totalOf = (bills: readonly CountedBill[]) => bills.reduce((sum, { units }) => sum + units, 0);
const openBills = (bills: readonly CountedBill[]) => new OpenBills(bills.map(({ bill }) => bill));

/** Amounts that are looked for: what was ordered, and what came. */
const targetsOf = ({ units, gross }: Ground) => (gross === units ? [units] : [gross, units]);
const charged = (target: number, units: number) => ({ charges: target - units, isNamed: target > units });

/** With the bills that the text names: all of them, some, in part, others besides. */
function planWith(named: Pick<Plan, "by" | "bills">, ground: Ground, open: OpenBills, mostCharges: number): Plan {
  const { units, gross } = ground;
  const { bills } = named;
  const total = totalOf(bills);
  const plan = { ...named, ...charged(gross, units), rest: 0, sum: undefined };
  const whole = targetsOf(ground).find((target) => target === total);
  if (whole !== undefined) return { ...plan, ...charged(whole, units), fit: "sum" };
  const own = openBills(bills);
  for (const target of targetsOf(ground)) {
    const sum = own.sum(target);
    if (sum) return { ...plan, ...charged(target, units), bills: sum.bills, sum, fit: "sum" };
  }
  if (total > gross && total - gross <= mostCharges)
    return { ...plan, charges: total - units, isNamed: false, fit: "charges" };
  if (total > gross) return { ...plan, fit: "part" };
  const taken = new Set(bills);
  const sum = openBills(open.bills.filter((one) => !taken.has(one))).sum(gross - total);
  if (sum) return { ...plan, bills: [...bills, ...sum.bills], sum, fit: "more" };
  return { ...plan, rest: gross - total, fit: "rest" };
}

/** By the amount alone; where nothing agrees, the oldest bills first. */
function planWithout(ground: Ground, open: OpenBills, mostCharges: number): Plan {
  const { units, gross } = ground;
  const plan = { by: "amount", ...charged(gross, units), rest: 0 } as const;
  for (const target of targetsOf(ground)) {
    const sum = open.sum(target);
    if (sum) return { ...plan, ...charged(target, units), bills: sum.bills, sum, fit: "sum" };
  }
  const little = open.little(gross, mostCharges);
  if (little)
    return {
      ...plan,
      charges: totalOf(little.bills) - units,
      isNamed: false,
      bills: little.bills,
      sum: little,
      fit: "charges",
    };
  const oldest: CountedBill[] = [];
  let total = 0;
  for (const one of open.bills) {
    if (total >= gross) break;
    oldest.push(one);
    total += one.units;
  }
  const sum = { bills: oldest, others: 0, byChance: 1 };
  return { ...plan, bills: oldest, sum, rest: Math.max(0, gross - total), fit: total > gross ? "part" : "rest" };
}
