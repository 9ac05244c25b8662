export { useExport } from "./use-export.tsx";
export { JobProgress, type JobProgressProps } from "./JobProgress.tsx";
export type { Job } from "./use-job.ts";
