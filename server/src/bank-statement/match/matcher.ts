import { NumberFinder, type NamedBills } from "./numbers.ts";
import { OpenBills } from "./open-bills.ts";
import { plansOf } from "./plans.ts";
import type { CustomerNames, EarlierReceipt, OpenBill, Proposal, Receipt, Reason } from "./receipt.ts";
import { Remitters, type Likeness } from "./remitters.ts";
import { decimalOf, unitsOf } from "./units.ts";
import { judge, type Ground, type Plan } from "./judge.ts";

/** The open bills and customers that receipts are matched against. */
export interface MatchGround {
  readonly bills: readonly OpenBill[];
  readonly customers: readonly CustomerNames[];
  readonly earlier: readonly EarlierReceipt[];
  /** The most that is guessed to be charges, in the receipt's currency. */
  readonly mostCharges: string;
}

const mostProposals = 5;
/** Of customers that only a name or an amount speaks for, the likeliest are looked at. */
const mostNamed = 6;
const mostByAmount = 3;
/** Customers whose sums are kept: some 20 kB each. */
const mostRemembered = 1_000;

/** Proposes for each receipt whose it is and which bills it pays. Pure: it reads and writes nothing. */
export class Matcher {
  readonly #numbers: NumberFinder;
  readonly #remitters: Remitters;
  readonly #mostCharges: string;
  readonly #billOf: ReadonlyMap<string, OpenBill>;
  readonly #open = new Map<string, OpenBills>();
  readonly #byCustomer: ReadonlyMap<string, readonly OpenBill[]>;
  readonly #byAmount: ReadonlyMap<string, readonly OpenBill[]>;

  constructor({ bills, customers, earlier, mostCharges }: MatchGround) {
    this.#numbers = new NumberFinder(bills);
    this.#remitters = new Remitters(customers, earlier);
    this.#mostCharges = mostCharges;
    this.#billOf = new Map(bills.map((bill) => [bill.id, bill]));
    this.#byCustomer = Map.groupBy(bills, ({ customerId, currency }) => `${customerId} ${currency}`);
    this.#byAmount = Map.groupBy(bills, ({ open, currency }) => `${open} ${currency}`);
  }

  /** Proposals, the likeliest first; none where nothing speaks for any. */
  propose(receipt: Receipt): Proposal[] {
    const units = unitsOf(receipt.amount, receipt.currency);
    if (units === undefined || units <= 0) return [];
    const named = this.#numbers.find(receipt.text);
    const remitters = this.#remitters.of(receipt);
    const ground = { receipt, units, gross: grossOf(receipt, units), named, remitters };
    const customers = this.#candidates(ground);
    const proposals = customers.flatMap((customerId) => this.#proposalOf(customerId, ground, customers) ?? []);
    return proposals.toSorted((a, b) => b.score - a.score).slice(0, mostProposals);
  }

  #openOf(customerId: string, currency: string): OpenBills {
    const key = `${customerId} ${currency}`;
    const there = this.#open.get(key);
    if (there) return there;
    const made = new OpenBills(this.#byCustomer.get(key) ?? []);
    if (this.#open.size >= mostRemembered) this.#open.clear();
    this.#open.set(key, made);
    return made;
  }

  #candidates({ receipt, named, remitters }: Asked): string[] {
    const byNumber = [...named.whole, ...named.part].flatMap((id) => this.#billOf.get(id)?.customerId ?? []);
    const byRemitter = [...remitters]
      .toSorted(([, a], [, b]) => weightOf(b) - weightOf(a))
      .slice(0, mostNamed)
      .map(([customerId]) => customerId);
    const byAmount = (this.#byAmount.get(`${receipt.amount} ${receipt.currency}`) ?? []).map((bill) => bill.customerId);
    return [...new Set([...byNumber.slice(0, 20), ...byRemitter, ...byAmount.slice(0, mostByAmount)])];
  }

  #proposalOf(customerId: string, asked: Asked, customers: readonly string[]): Proposal | undefined {
    const open = this.#openOf(customerId, asked.receipt.currency);
    if (open.bills.length === 0) return undefined;
    const own = (ids: ReadonlySet<string>) => open.bills.filter(({ bill }) => ids.has(bill.id));
    const ground: Ground = {
      ...asked,
      customerId,
      customers,
      whole: own(asked.named.whole),
      part: own(asked.named.part),
      isOthersNumber: [...asked.named.whole].some((id) => this.#billOf.get(id)?.customerId !== customerId),
      sameAmounts: this.#byAmount.get(`${asked.receipt.amount} ${asked.receipt.currency}`)?.length ?? 0,
    };
    const most = unitsOf(this.#mostCharges, asked.receipt.currency) ?? 0;
    const judged = plansOf(ground, open, most).map((plan) => ({ plan, ...judge(plan, ground) }));
    const best = judged.toSorted((a, b) => b.score - a.score)[0];
    return best && proposalOf(best, ground);
  }
}

interface Asked {
  readonly receipt: Receipt;
  readonly units: number;
  /** With the charges that the bank names. */
  readonly gross: number;
  readonly named: NamedBills;
  readonly remitters: ReadonlyMap<string, Likeness>;
}

/** The amount that the remitter gave away, in minor units. */
function grossOf({ charges, instructed, currency }: Receipt, units: number): number {
  const ordered = instructed === "" ? 0 : (unitsOf(instructed, currency) ?? 0);
  const taken = charges === "" ? 0 : (unitsOf(charges, currency) ?? 0);
  return Math.max(units, ordered, units + taken);
}

function weightOf({ account, isEarlierName, name }: Likeness): number {
  return (account > 0 ? 2 / account : 0) + (isEarlierName ? 1 : 0) + name;
}

function proposalOf(
  { plan, score, reasons, isSure }: { plan: Plan; score: number; reasons: readonly Reason[]; isSure: boolean },
  { customerId, units, receipt: { currency } }: Ground,
): Proposal {
  let left = units + plan.charges;
  const bills = plan.bills.flatMap(({ bill, units: open }) => {
    const amount = Math.min(open, left);
    left -= amount;
    return amount > 0 ? [{ billId: bill.id, amount: decimalOf(amount, currency) }] : [];
  });
  return {
    customerId,
    bills,
    charges: decimalOf(plan.charges, currency),
    rest: decimalOf(left, currency),
    score,
    reasons,
    isSure,
  };
}
