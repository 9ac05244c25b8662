import { jobFieldTexts } from "@lading/contract/job-summary";
import { useMemo } from "react";
import { formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import type { JobSummary } from "./job.ts";
import { Sums } from "./Sums.tsx";

/** Income and cost of each charge item over the whole job. */
export function Items({ summary }: { summary: JobSummary }) {
  const { t, language } = useTexts("job-summary");
  const field = useFieldTexts(jobFieldTexts);
  const items = useMemo(
    () => summary.chargeItems.toSorted((one, other) => one.name.localeCompare(other.name, language)),
    [summary.chargeItems, language],
  );
  if (items.length === 0) return null;
  return (
    <section className="job-card" aria-labelledby="job-items">
      <h2 id="job-items">{t("items")}</h2>
      <div className="job-scroll" role="region" aria-label={t("items")} tabIndex={0}>
        <table className="job-table listed-rows">
          <thead>
            <tr>
              <th scope="col">{field("chargeItem")}</th>
              <th scope="col" data-number>
                {field("sales")}
              </th>
              <th scope="col" data-number>
                {field("costs")}
              </th>
              <th scope="col" data-number>
                {field("profit")}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.id}>
                <td data-label={field("chargeItem")}>
                  <bdi>{item.name}</bdi>
                </td>
                <td data-label={field("sales")} data-number>
                  <Sums sums={item.sales} />
                </td>
                <td data-label={field("costs")} data-number>
                  <Sums sums={item.costs} />
                </td>
                <td data-label={field("profit")} data-number>
                  {item.worth.map(({ currency, profit }) => (
                    <bdi key={currency} dir="ltr" data-loss={profit.startsWith("-")}>
                      {formatMoney(profit, currency)}
                    </bdi>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
