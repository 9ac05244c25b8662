import type { NamedBills } from "./numbers.ts";
import type { CountedBill, Sum } from "./open-bills.ts";
import type { Reason, Receipt } from "./receipt.ts";
import type { Likeness } from "./remitters.ts";
import { decimalOf } from "./units.ts";

/** All that is known when a customer is weighed. */
export interface Ground {
  readonly customerId: string;
  /** All customers that are weighed for this receipt. */
  readonly customers: readonly string[];
  readonly receipt: Receipt;
  /** The amount that came, and the one that was ordered, in minor units. */
  readonly units: number;
  readonly gross: number;
  readonly named: NamedBills;
  readonly remitters: ReadonlyMap<string, Likeness>;
  /** Of this customer's bills those that the text names, by whole numbers and in part. */
  readonly whole: readonly CountedBill[];
  readonly part: readonly CountedBill[];
  /** The text names another customer's bill. */
  readonly isOthersNumber: boolean;
  /** Open bills of this very amount, of all customers. */
  readonly sameAmounts: number;
}

/** A way in which a customer's bills could take a receipt. */
export interface Plan {
  /** How the bills were found: by whole numbers, by parts of numbers, by the amount. */
  readonly by: "whole" | "part" | "amount";
  readonly bills: readonly CountedBill[];
  /** Counted in, in minor units; `isNamed` by the bank. */
  readonly charges: number;
  readonly isNamed: boolean;
  /** They are the amount; they lack charges; they need more than came; others besides the named ones; less than came. */
  readonly fit: "sum" | "charges" | "part" | "more" | "rest";
  readonly rest: number;
  /** How the amount came to these bills. */
  readonly sum: Sum | undefined;
}

/** More likely by chance than this is no proof. */
const mostByChance = 0.01;
/** A name as like as this is the customer's own, where no other customer's is about as like. */
const ownName = 0.9;
const aboutAsLike = 0.08;

/** Weighs a plan: how likely it is, why, and whether a person's look may be spared. */
export function judge(plan: Plan, ground: Ground): { score: number; reasons: Reason[]; isSure: boolean } {
  const who = remitterOf(ground);
  const customer = customerChance(plan, ground, who);
  const score = Math.min(1, customer * fitChance(plan));
  return { score, reasons: reasonsOf(plan, ground, who), isSure: isSure(plan, ground, who) };
}

/** The remitter, against the other customers who could be. */
interface Who {
  readonly own: Likeness | undefined;
  /** Other customers whose name is about as like. */
  readonly alike: number;
  /** Another customer is the remitter by account, or by name while this one is not. */
  readonly isOther: boolean;
}

function remitterOf({ customerId, remitters }: Ground): Who {
  const own = remitters.get(customerId);
  const others = [...remitters].filter(([other]) => other !== customerId).map(([, likeness]) => likeness);
  const alike = others.filter(
    ({ name, isEarlierName }) => name > (own?.name ?? 0) - aboutAsLike || isEarlierName,
  ).length;
  const isAccountOthers = others.some(({ account }) => account === 1);
  const isNameOthers =
    (own?.name ?? 0) < 0.8 &&
    own?.isEarlierName !== true &&
    (own?.account ?? 0) === 0 &&
    others.some(({ name }) => name >= ownName);
  return { own, alike, isOther: isAccountOthers || isNameOthers };
}

/** How likely the receipt is this customer's. */
function customerChance(
  plan: Plan,
  { customers, sameAmounts, isOthersNumber }: Ground,
  { own, alike, isOther }: Who,
): number {
  const byAccount = own && own.account > 0 ? 0.97 / own.account : 0;
  const byEarlier = own?.isEarlierName === true ? 0.94 / (1 + alike) : 0;
  const byName = own && own.name > 0 ? (0.5 + (own.name - 0.72) * 1.6) / (1 + alike * 0.8) : 0;
  const byNumber = plan.by === "whole" ? 0.95 : plan.by === "part" ? 0.45 : 0;
  const byAmount = plan.fit === "sum" ? 0.4 / Math.max(1, sameAmounts, customers.length / 3) : 0.05;
  const chance =
    1 - [byAccount, byEarlier, byName, byNumber, byAmount].reduce((left, one) => left * (1 - Math.min(0.98, one)), 1);
  return chance * (isOther ? 0.6 : 1) * (isOthersNumber && plan.by !== "whole" ? 0.8 : 1);
}

/** How likely these are the bills, if it is this customer. */
function fitChance({ by, fit, sum }: Plan): number {
  const chance = sum === undefined ? 0 : Math.min(1, sum.byChance);
  const others = 1 / (1 + (sum?.others ?? 0) * 0.5);
  const telling = (1 - 0.5 * chance) * others;
  if (fit === "sum") return by === "amount" ? 0.97 * telling : 0.99 * others;
  if (fit === "charges") return by === "amount" ? 0.75 * telling : by === "whole" ? 0.93 : 0.85;
  if (fit === "more") return 0.8 * telling;
  if (fit === "part") return by === "whole" ? 0.75 : by === "part" ? 0.45 : 0.25;
  return by === "whole" ? 0.7 : by === "part" ? 0.3 : 0.2;
}

/** A receipt is sure when who paid and what for are both beyond doubt, and nothing that is written speaks against it. */
function isSure(plan: Plan, { named, isOthersNumber, receipt, whole }: Ground, { own, alike, isOther }: Who): boolean {
  if (plan.fit !== "sum" || isOther || isOthersNumber || receipt.isReturn || named.unknown.length > 0) return false;
  if (plan.by === "whole") return plan.bills.length === whole.length;
  if (whole.length > 0) return false;
  if (plan.sum === undefined || plan.sum.others > 0 || plan.sum.byChance > mostByChance) return false;
  const isOwnAccount = own?.account === 1;
  const isOwnName = own !== undefined && alike === 0 && (own.name >= ownName || own.isEarlierName);
  return isOwnAccount || isOwnName;
}

function reasonsOf(plan: Plan, ground: Ground, { own, alike, isOther }: Who): Reason[] {
  const { receipt, named, whole, part, isOthersNumber } = ground;
  const reasons: Reason[] = [];
  if (plan.by === "whole") reasons.push({ is: "number", numbers: numbersOf(whole) });
  if (plan.by === "part") reasons.push({ is: "partNumber", numbers: numbersOf(part) });
  if (own && own.account > 0) reasons.push({ is: "account" });
  if (own?.isEarlierName === true) reasons.push({ is: "earlierName" });
  else if (own && own.name > 0) reasons.push({ is: "name", likeness: Math.round(own.name * 100) / 100 });
  if (plan.fit === "sum" || plan.fit === "more")
    reasons.push(plan.bills.length === 1 ? { is: "amount" } : { is: "sum", bills: plan.bills.length });
  if (plan.charges > 0)
    reasons.push({ is: "charges", charges: decimalOf(plan.charges, receipt.currency), isNamed: plan.isNamed });
  if (plan.fit === "part") reasons.push({ is: "part" });
  if (plan.rest > 0) reasons.push({ is: "more", rest: decimalOf(plan.rest, receipt.currency) });
  const others = Math.max(plan.sum?.others ?? 0, own && own.account !== 1 ? alike : 0);
  if (others > 0) reasons.push({ is: "alike", others });
  if (isOther || isOthersNumber) reasons.push({ is: "otherCustomer" });
  if (named.unknown.length > 0) reasons.push({ is: "unknownNumber", numbers: named.unknown });
  return reasons;
}

function numbersOf(bills: readonly CountedBill[]): string[] {
  return bills.map(({ bill }) => bill.number);
}
