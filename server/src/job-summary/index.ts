import {
  createJobSummaryPdf,
  exportJobSummary,
  getJobNumberList,
  getJobOpening,
  getJobSummary,
  signJobSummary,
  withdrawJobSign,
} from "@lading/contract/job-summary";
import { on, onWithoutTransaction, type ServerModule } from "#core/http";
import { exportJob } from "./export.ts";
import { showJob, suggestJobs } from "./find.ts";
import { openJobs } from "./opening.ts";
import { printJob } from "./print.ts";
import { signJob, withdrawSign } from "./sign.ts";

export { jobSummaryKinds } from "./make.ts";
export { addDemoSignOffs } from "./demo.ts";
export { lockSignedJobs } from "./lock.ts";
export { signedJobs } from "./signed.ts";
export { jobValues } from "./texts.ts";

/** A job's sales, costs and profit, and who signed it off. */
export const jobSummaryModule: ServerModule = {
  name: "job-summary",
  routes: [
    on(getJobSummary, showJob),
    on(getJobNumberList, suggestJobs),
    on(getJobOpening, openJobs),
    on(exportJobSummary, exportJob),
    onWithoutTransaction(createJobSummaryPdf, printJob),
    on(signJobSummary, signJob),
    on(withdrawJobSign, withdrawSign),
  ],
};
