export { createJobs } from "./jobs.ts";
export type { Jobs, JobsOptions } from "./jobs.ts";
export { defineJob } from "./kind.ts";
export type { JobKind, JobOrder, JobRun } from "./kind.ts";
export { prepareJobs } from "./prepare.ts";
export { newestProgress, progressPage, readProgress } from "./progress.ts";
export type { JobProgress, JobProblem } from "./progress.ts";
