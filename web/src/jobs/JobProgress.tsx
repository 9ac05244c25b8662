import "./jobs.css";
import { Button, Progress } from "antd";
import { Suspense } from "react";
import { downloadFile } from "#core/api";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { useFigures } from "./figures.ts";
import { percentOf } from "./job.ts";
import { useJob, type Job } from "./use-job.ts";
import { Note } from "#ui";

export interface JobProgressProps {
  jobId: string;
  /** Called once, when the work is done or has failed. */
  onOver?: (job: Job) => void;
}

/** A running job's bar and figures; then its file to fetch, or why it failed and which rows were wrong. */
export function JobProgress(props: JobProgressProps) {
  return (
    <Suspense fallback={null}>
      <Shown {...props} />
    </Suspense>
  );
}

function Shown({ jobId, onOver }: JobProgressProps) {
  const { t } = useTexts("jobs");
  const { job, error } = useJob(jobId, onOver);
  const figures = useFigures();
  if (!job) return error ? <Note type="error" title={error.message} /> : <Bar label={t("waiting")} />;
  if (job.state === "failed") return <Failure job={job} />;
  return (
    <div className="job-progress">
      <Bar percent={percentOf(job)} label={figures(job)} isDone={job.state === "done"} />
      {job.file && <FileButton file={job.file} />}
    </div>
  );
}

function Bar({ percent, label, isDone = false }: { percent?: number | undefined; label: string; isDone?: boolean }) {
  return (
    <div className="job-bar">
      <span role="status">{label}</span>
      <Progress
        aria-label={label}
        percent={percent ?? 0}
        showInfo={percent !== undefined}
        status={isDone ? "success" : "active"}
      />
    </div>
  );
}

function FileButton({ file }: { file: NonNullable<Job["file"]> }) {
  const { t } = useTexts("jobs");
  return (
    <Button
      icon={<Icon name="download" />}
      onClick={() => void downloadFile(file.path, file.name).catch(() => undefined)}
    >
      {t("download", { name: file.name })}
    </Button>
  );
}

function Failure({ job }: { job: Job }) {
  const { t, word } = useTexts("jobs");
  return (
    <div className="job-progress">
      <Note type="error" title={job.problem ?? t("failed")} />
      {job.rowProblems.length > 0 && (
        <div className="job-rows" role="region" aria-label={word("problem")} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{word("row")}</th>
                <th scope="col">{word("column")}</th>
                <th scope="col">{word("problem")}</th>
              </tr>
            </thead>
            <tbody>
              {job.rowProblems.map(({ row, column, message }) => (
                <tr key={`${row} ${column} ${message}`}>
                  <td>{row}</td>
                  <td>{column}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
