import type { FindRate, JobSummary, ratesNeeded } from "@lading/contract/job-summary";

type Asked = ReturnType<typeof ratesNeeded>[number];

/** A rate that the totals took, as a sign-off keeps it; null: nobody had entered one. */
export type TakenRate = Asked & { rate: string | null };

/** The rates of a job's totals. */
export interface TotalRates {
  find: FindRate;
  /** The rates taken, ordered by date and currencies. */
  taken: TakenRate[];
  /** Rates that are others now than when the job was signed. */
  changed: JobSummary["changedRates"];
}

const keyOf = ({ currency, settlementCurrency, date }: Asked) => `${date} ${currency} ${settlementCurrency}`;

/**
 * The rates that totals take: of a signed job those that were signed, whatever was entered, changed or deleted since; of
 * any other the present ones.
 */
export function totalRates(
  needed: readonly Asked[],
  present: FindRate,
  signed: readonly TakenRate[] | undefined,
): TotalRates {
  const kept = new Map(signed?.map(({ rate, ...asked }) => [keyOf(asked), rate]));
  const rates = new Map<string, string | null>();
  const taken: TakenRate[] = [];
  const changed: TotalRates["changed"] = [];
  const byKey = needed
    .map((asked) => [keyOf(asked), asked] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [key, asked] of byKey) {
    const now = present(asked) ?? null;
    const before = kept.get(key);
    const rate = before === undefined ? now : before;
    if (rate !== now) changed.push({ ...asked, signed: rate, now });
    rates.set(key, rate);
    taken.push({ ...asked, rate });
  }
  return { find: (asked) => rates.get(keyOf(asked)) ?? undefined, taken, changed };
}
