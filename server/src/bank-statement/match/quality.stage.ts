import { Matcher } from "./matcher.ts";
import { makeReceipts, type MadeReceipt } from "./receipts.stage.ts";
import type { Proposal } from "./receipt.ts";
import { makeWorld } from "./world.stage.ts";

/** How well receipts find their bills. */
export interface MatchQuality {
  readonly receipts: number;
  readonly sure: number;
  /** Sure ones that are wrong. */
  readonly wronglySure: readonly string[];
  /** Receipts of customers whose first proposal is right. */
  readonly firstRight: number;
  readonly ofCustomers: number;
  /** The others of them. */
  readonly missed: readonly string[];
}

/** 1,000 receipts; the rules were made with the first half of them, the other half only measures. */
export function measureMatching(half: "forRules" | "putAside"): MatchQuality {
  const world = makeWorld(20_261_123, { customers: 400, bills: 5_000 });
  const matcher = new Matcher({ ...world, mostCharges: "50.00" });
  const made = makeReceipts(world, 7_919, 1_000).filter((_, place) => (place % 2 === 0) === (half === "forRules"));
  const answers = made.map((one) => ({ made: one, first: matcher.propose(one.receipt)[0] }));
  const sure = answers.filter(({ first }) => first?.isSure === true);
  const owed = answers.filter(({ made: { customerId } }) => customerId !== null);
  const right = owed.filter(isRight);
  return {
    receipts: made.length,
    sure: sure.length,
    wronglySure: sure.filter((one) => !isRight(one)).map(told),
    firstRight: right.length,
    ofCustomers: owed.length,
    missed: owed.filter((one) => !isRight(one)).map(told),
  };
}

interface Answer {
  readonly made: MadeReceipt;
  readonly first: Proposal | undefined;
}

/** Customer and bills are the true ones. */
function isRight({ made, first }: Answer): boolean {
  const bills = first?.bills.map(({ billId }) => billId).toSorted() ?? [];
  return first?.customerId === made.customerId && bills.join() === made.bills.join();
}

function told({ made: { receipt, kind, bills, customerId }, first }: Answer): string {
  const said = first
    ? `${first.customerId} ${first.bills.map(({ billId }) => billId).join(" ")} ${first.score.toFixed(2)} ${JSON.stringify(first.reasons)}`
    : "nothing";
  return `${kind}: ${receipt.amount} “${receipt.text}” “${receipt.remitter}” is ${customerId ?? "none's"} ${bills.join(" ")}, proposed ${said}`;
}
