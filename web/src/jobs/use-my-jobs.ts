import type { AnswerOf } from "@lading/contract/core";
import { getJobList } from "@lading/contract/jobs";
import { useState } from "react";
import { useRead } from "#core/api";
import { useServerEvent } from "#core/events";
import { isOver, readFigures, type JobFigures } from "./job.ts";

/** A piece of one's own background work, as the list shows it. */
export type OwnJob = AnswerOf<typeof getJobList>["rows"][number];

/** While something runs and no event comes through, e.g. behind a proxy that holds streams back. */
const pollMs = 5_000;

/**
 * The person's own background work, newest first, as it stands now: the server's events move it on. Work begun in
 * another window of this person appears as soon as it runs.
 */
export function useMyJobs(pageSize: number) {
  const [told, setTold] = useState<ReadonlyMap<string, JobFigures>>(new Map());
  const [busy, setBusy] = useState(false);
  const read = useRead(getJobList, { pageSize }, { quiet: true, ownErrors: true, ...(busy && { everyMs: pollMs }) });
  const isBusy = (read.data?.open ?? 0) > 0;
  if (isBusy !== busy) setBusy(isBusy);

  useServerEvent("job.progress", (data) => {
    const figures = readFigures(data);
    if (!figures) return;
    setTold((before) => new Map(before).set(figures.id, figures));
    const known = read.data?.rows.find(({ id }) => id === figures.id);
    if (!known || known.state === "waiting" || isOver(figures)) void read.refetch();
  });

  const jobs = read.data?.rows.map((job) => withFigures(job, told.get(job.id)));
  return { jobs, open: read.data?.open ?? 0, total: read.data?.total ?? 0, error: read.error };
}

/** A piece of work with the figures that were told since it was read. A finished one never runs again. */
function withFigures(read: OwnJob, told: JobFigures | undefined): OwnJob {
  if (!told || isOver(read) || isOver(told) || told.done < read.done) return read;
  return { ...read, state: told.state, done: told.done, total: told.total };
}
