import { jobFieldTexts } from "@lading/contract/job-summary";
import { formatDecimal } from "#core/format";
import { useFieldTexts } from "#core/i18n";
import type { JobSummary } from "./job.ts";
import { ChangedRates, MissingRates } from "./rates.tsx";
import { Sums } from "./Sums.tsx";

const rows = ["sales", "costs", "profit", "margin"] as const;

/** Totals in USD, HKD and RMB with what is still open; a rate that nobody entered is asked for. */
export function Totals({ summary }: { summary: JobSummary }) {
  const field = useFieldTexts(jobFieldTexts);
  const { totals, receivable, payable } = summary;
  return (
    <section className="job-card" aria-labelledby="job-totals">
      <h2 id="job-totals">{field("totals")}</h2>
      <div className="job-totals">
        <div className="job-scroll" role="region" aria-label={field("totals")} tabIndex={0}>
          <table className="job-table">
            <thead>
              <tr>
                <td />
                {totals.map(({ currency }) => (
                  <th key={currency} scope="col" data-number>
                    {currency}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row} data-row={row}>
                  <th scope="row">{field(row)}</th>
                  {totals.map((total) => (
                    <td key={total.currency} data-number data-loss={total[row]?.startsWith("-")}>
                      <bdi dir="ltr">{shown(total[row], row === "margin")}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <dl className="job-balances">
          <div>
            <dt>{field("receivable")}</dt>
            <dd>
              <Sums sums={receivable} />
            </dd>
          </div>
          <div>
            <dt>{field("payable")}</dt>
            <dd>
              <Sums sums={payable} />
            </dd>
          </div>
        </dl>
      </div>
      <MissingRates summary={summary} />
      <ChangedRates rates={summary.changedRates} />
    </section>
  );
}

function shown(value: string | null, isPercent: boolean): string {
  if (value === null) return "–";
  return isPercent ? `${formatDecimal(value)} %` : formatDecimal(value);
}
