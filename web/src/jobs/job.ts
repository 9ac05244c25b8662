import type { AnswerOf } from "@lading/contract/core";
import type { JobProgressEvent } from "@lading/contract/events";
import type { getJobProgress } from "@lading/contract/jobs";

/** How far a piece of background work has come, and what came of it. */
export type Job = AnswerOf<typeof getJobProgress>;

/** Its figures as an event of the server tells them between two readings. */
export type JobFigures = Pick<Job, "id" | "state" | "done" | "total">;

const states = ["waiting", "running", "done", "failed"] as const satisfies readonly JobProgressEvent["state"][];

/** Reads the data of `job.progress`; undefined for what is none. */
export function readFigures(data: Readonly<Record<string, unknown>>): JobFigures | undefined {
  const { id, done, total } = data;
  const state = states.find((one) => one === data["state"]);
  if (typeof id !== "string" || !state) return undefined;
  return { id, state, done: typeof done === "number" ? done : 0, total: typeof total === "number" ? total : 0 };
}

/** True once nothing more will happen. */
export function isOver(job: Pick<Job, "state">): boolean {
  return job.state === "done" || job.state === "failed";
}

/** The job as it stands now: what was read, with the figures that were told since. A finished one never runs again. */
export function atPresent(read: Job, told: JobFigures | undefined): Job {
  if (!told || told.id !== read.id || isOver(read) || isOver(told) || told.done < read.done) return read;
  return { ...read, state: told.state, done: told.done, total: told.total };
}

/** Whole percent, never 100 before it is done; undefined while the total is unknown. */
export function percentOf({ state, done, total }: Pick<Job, "state" | "done" | "total">): number | undefined {
  if (state === "done") return 100;
  if (total === 0) return undefined;
  return Math.min(99, Math.floor((done / total) * 100));
}
