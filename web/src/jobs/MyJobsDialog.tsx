import "./jobs.css";
import { Button, Progress, Tag } from "antd";
import { useState } from "react";
import { downloadFile } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { Icon, LightDialog } from "#ui/light";
import { isOver, percentOf } from "./job.ts";
import { JobProgress } from "./JobProgress.tsx";
import { useFigures } from "./figures.ts";
import { useMyJobs, type OwnJob } from "./use-my-jobs.ts";

const atFirst = 10;
const most = 200;

const colours = { waiting: "default", running: "processing", done: "success", failed: "error" } as const;

/** All own background work, newest first: how far it is, what came of it, and its file. */
export default function MyJobsDialog({ onClose }: { onClose: () => void }) {
  const { t, word } = useTexts("jobs");
  const [pageSize, setPageSize] = useState(atFirst);
  const { jobs, total, error } = useMyJobs(pageSize);
  return (
    <LightDialog title={t("mine")} width={680} onClose={onClose}>
      {error && !jobs && <p role="alert">{error.message}</p>}
      {jobs?.length === 0 && <p className="quiet-text">{t("none")}</p>}
      {jobs && jobs.length > 0 && (
        <ul className="my-jobs">
          {jobs.map((job) => (
            <OneJob key={job.id} job={job} />
          ))}
        </ul>
      )}
      {jobs && total > jobs.length && pageSize < most && (
        <Button type="link" onClick={() => setPageSize(most)}>
          {word("showMore")}
        </Button>
      )}
    </LightDialog>
  );
}

function OneJob({ job }: { job: OwnJob }) {
  const { t } = useTexts("jobs");
  const figures = useFigures();
  const words = {
    waiting: t("stateWaiting"),
    running: t("stateRunning"),
    done: t("stateDone"),
    failed: t("stateFailed"),
  };
  return (
    <li>
      <header>
        <strong>{job.title}</strong>
        <Tag color={colours[job.state]}>{words[job.state]}</Tag>
        <time className="muted" dateTime={job.createdAt}>
          {formatMoment(job.createdAt)}
        </time>
      </header>
      {!isOver(job) && (
        <div role="status">
          {figures({ ...job, count: null })}
          <Progress
            aria-label={job.title}
            percent={percentOf(job) ?? 0}
            showInfo={percentOf(job) !== undefined}
            status="active"
          />
        </div>
      )}
      <Outcome job={job} />
    </li>
  );
}

function Outcome({ job }: { job: OwnJob }) {
  const { t } = useTexts("jobs");
  const [isOpen, setOpen] = useState(false);
  const { file, count, state, problem, rowProblemCount, fileGone } = job;
  return (
    <>
      {state === "done" && count !== null && <span>{t("result", { count })}</span>}
      {problem !== null && <span className="job-problem">{problem}</span>}
      {rowProblemCount > 0 && !isOpen && (
        <Button type="link" onClick={() => setOpen(true)}>
          {t("problems", { count: rowProblemCount })}
        </Button>
      )}
      {isOpen && <JobProgress jobId={job.id} />}
      {fileGone && <span className="muted">{t("fileGone")}</span>}
      {file && (
        <Button
          size="small"
          icon={<Icon name="download" />}
          onClick={() => void downloadFile(file.path, file.name).catch(() => undefined)}
        >
          {t("download", { name: file.name })}
        </Button>
      )}
    </>
  );
}
