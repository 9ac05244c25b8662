import type { Money } from "@lading/contract/job-summary";
import { formatMoney } from "#core/format";

/** Amounts in their currencies, side by side. */
export function Sums({ sums }: { sums: readonly Money[] }) {
  if (sums.length === 0) return <span className="muted">–</span>;
  return (
    <span className="job-sums">
      {sums.map(({ currency, amount }) => (
        <bdi key={currency} dir="ltr">
          {formatMoney(amount, currency)}
        </bdi>
      ))}
    </span>
  );
}
