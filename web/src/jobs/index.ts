export { ImportSheet } from "./ImportSheet.tsx";
export { useExport } from "./use-export.tsx";
export { JobProgress, type JobProgressProps } from "./JobProgress.tsx";
export { useJob, type Job } from "./use-job.ts";
export { MyJobsDialog, useMyJobs } from "./my-jobs.ts";
