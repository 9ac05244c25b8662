import { jobStepTexts, type JobStep } from "@lading/contract/job-summary";
import { Fragment } from "react";
import { useTexts } from "#core/i18n";
import { formatDate } from "#core/format";
import { StatusTag } from "#ui";
import type { FoundJob } from "./job.ts";
import { routeOf } from "./route.ts";

interface JobListProps {
  title: string;
  jobs: readonly (FoundJob & { step?: JobStep })[];
  onChoose: (id: string) => void;
}

/** Jobs to choose from, each with its customer, route and date, and the step whose turn it is. */
export function JobList({ title, jobs, onChoose }: JobListProps) {
  const { t, language } = useTexts("job-summary");
  const app = useTexts("app");
  return (
    <section className="job-card">
      <h2>{title}</h2>
      <ul className="job-found">
        {jobs.map((job) => (
          <li key={job.id}>
            <button type="button" className="job-link" onClick={() => onChoose(job.id)}>
              <bdi>{job.houseNumber}</bdi>
            </button>
            {job.step && <StatusTag tone="warning">{jobStepTexts[job.step][language]}</StatusTag>}
            <span className="muted">
              {job.isMain ? t("mainWaybill") : t("houseWaybill")}
              {factsOf(job, app.t("form.portFree")).map((fact, place) => (
                <Fragment key={place}>
                  {" · "}
                  <bdi className="job-fact">{fact}</bdi>
                </Fragment>
              ))}
              {job.voided && ` · ${t("voided")}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf(job: FoundJob, freeMark: string): string[] {
  return [job.customerName, routeOf(job, freeMark), formatDate(job.shippingDate)].filter((fact) => fact !== "");
}
