import { useTexts } from "#core/i18n";
import { formatDate } from "#core/format";
import type { FoundJob } from "./job.ts";

/** The jobs that carry a number, to choose from. */
export function Found({ jobs, onChoose }: { jobs: readonly FoundJob[]; onChoose: (id: string) => void }) {
  const { t } = useTexts("job-summary");
  return (
    <section className="job-card">
      <h2>{t("several", { count: jobs.length })}</h2>
      <ul className="job-found">
        {jobs.map((job) => (
          <li key={job.id}>
            <button type="button" className="job-link" onClick={() => onChoose(job.id)}>
              <bdi>{job.houseNumber}</bdi>
            </button>
            <span className="muted">
              {job.isMain ? t("mainWaybill") : t("houseWaybill")}
              {job.customerName !== "" && (
                <>
                  {" · "}
                  <bdi>{job.customerName}</bdi>
                </>
              )}
              {" · "}
              <bdi>{formatDate(job.shippingDate)}</bdi>
              {job.voided && ` · ${t("voided")}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
