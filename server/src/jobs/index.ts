import { getJobProgress } from "@lading/contract/jobs";
import { on, type ServerModule } from "#core/http";
import { showProgress } from "./progress.ts";

/** How far one's own background work has come. */
export const jobsModule: ServerModule = { name: "jobs", routes: [on(getJobProgress, showProgress)] };
