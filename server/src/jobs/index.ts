import { getJobList, getJobProgress } from "@lading/contract/jobs";
import { on, type ServerModule } from "#core/http";
import { listOwn } from "./list.ts";
import { showProgress } from "./progress.ts";

export { jobKinds } from "./make.ts";

/** The user's own background work, and how far it has come. */
export const jobsModule: ServerModule = {
  name: "jobs",
  routes: [on(getJobProgress, showProgress), on(getJobList, listOwn)],
};
