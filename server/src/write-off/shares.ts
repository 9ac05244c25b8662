import { minorUnits } from "@lading/contract/core";
import { Big } from "big.js";

/** A bill or cost before an allocation is posted. */
export interface Shared {
  amount: string;
  /** Amount − written off − waived. */
  balance: string;
  rate: string;
  settlementCurrency: string;
  /** Shares of its worth that posted allocations took, and the amounts of those. */
  takenWorth: string;
  takenAmount: string;
}

interface Taken {
  amount: string;
  waived: string;
}

/**
 * The shares of a bill's worth that an allocation takes, at the bill's own rate, each rounded half up; an allocation that
 * closes the bill takes what is left, so that all shares are the bill's worth together (USD 33.33, 33.33, 33.34 at 7.09099
 * are 236.34, 236.34, 236.42).
 */
export function sharesOf(bill: Shared, { amount, waived }: Taken): { share: string; waivedShare: string } {
  const scale = minorUnits(bill.settlementCurrency);
  const worth = (value: Big | string) => new Big(value).times(bill.rate).round(scale, Big.roundHalfUp);
  const settled = new Big(bill.amount).minus(bill.balance);
  // Sums that were settled before there were allocations took their share at the same rate.
  const taken = new Big(bill.takenWorth).plus(worth(settled.minus(bill.takenAmount)));
  const left = worth(bill.amount).minus(taken);
  const closes = new Big(amount).plus(waived).eq(bill.balance);
  const hasWaived = new Big(waived).gt(0);
  const share = closes && !hasWaived ? left : worth(amount);
  const waivedShare = closes && hasWaived ? left.minus(share) : worth(waived);
  return { share: share.toFixed(scale), waivedShare: waivedShare.toFixed(scale) };
}

/** The realised difference: the worth at the rate of the receipt's date less the share; of a payment the other way round. */
export function differenceOf(
  { amount, share }: { amount: string; share: string },
  { kind, rate, currency }: { kind: "receipt" | "payment"; rate: string; currency: string },
): string {
  const scale = minorUnits(currency);
  const worth = new Big(amount).times(rate).round(scale, Big.roundHalfUp);
  return (kind === "receipt" ? worth.minus(share) : new Big(share).minus(worth)).toFixed(scale);
}
