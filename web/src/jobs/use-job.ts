import { getJobProgress } from "@lading/contract/jobs";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRead } from "#core/api";
import { useServerEvent } from "#core/events";
import { atPresent, isOver, readFigures, type Job, type JobFigures } from "./job.ts";

export type { Job };

/** Between two readings when no event comes through, e.g. behind a proxy that holds streams back. */
const pollMs = 3_000;

/**
 * Follows one's own piece of background work: `const { job, error } = useJob(jobId)`. The server's events move it on;
 * without them it is asked again. `onOver` is called once, when it is done or has failed.
 */
export function useJob(jobId: string, onOver?: (job: Job) => void) {
  const [told, setTold] = useState<JobFigures>();
  const [over, setOver] = useState<string>();
  const read = useRead(
    getJobProgress,
    { jobId },
    { quiet: true, ownErrors: true, ...(over !== jobId && { everyMs: pollMs }) },
  );
  const answered = read.data?.id === jobId ? read.data : undefined;
  const hasEnded = answered !== undefined && isOver(answered);
  if (hasEnded && over !== jobId) setOver(jobId);

  // A hidden tab's effects run again when it is shown: the end is told once all the same.
  const toldEndOf = useRef<string>(undefined);
  const tellEnd = useEffectEvent(() => {
    if (!answered || toldEndOf.current === jobId) return;
    toldEndOf.current = jobId;
    onOver?.(answered);
  });
  useEffect(() => {
    if (over === jobId) tellEnd();
  }, [over, jobId]);

  useServerEvent("job.progress", (data) => {
    const figures = readFigures(data);
    if (figures?.id !== jobId) return;
    setTold(figures);
    if (isOver(figures)) void read.refetch();
  });

  return { job: answered && atPresent(answered, told), error: read.error };
}
