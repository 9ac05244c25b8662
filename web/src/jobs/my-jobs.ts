import { lazy } from "react";

export { useMyJobs } from "./use-my-jobs.ts";

/** All own background work; it comes when it is opened. */
export const MyJobsDialog = lazy(() => import("./MyJobsDialog.tsx"));
