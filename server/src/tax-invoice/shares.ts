import { Big } from "big.js";

/** So much of a bill. */
export interface Part {
  billId: string;
  amount: string;
}

/**
 * How much of which bill stands on each of several invoices: the first takes the first bills' parts until its sum is full,
 * the next what is left. Parts and sums come to the same; all have the currency's decimals.
 */
export function sharesOf(parts: readonly Part[], sums: readonly string[]): Part[][] {
  const left = parts.map(({ billId, amount }) => ({ billId, amount: new Big(amount) }));
  return sums.map((sum) => {
    let open = new Big(sum);
    const shares: Part[] = [];
    for (const part of left) {
      const taken = part.amount.lt(open) ? part.amount : open;
      if (taken.lte(0)) continue;
      shares.push({ billId: part.billId, amount: taken.toFixed() });
      part.amount = part.amount.minus(taken);
      open = open.minus(taken);
    }
    return shares;
  });
}
