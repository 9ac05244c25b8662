import { z } from "zod";
import { defineCall, id, languages, madeFile, optionalText, requiredText, someId, staff, type Call } from "#core";
import { waybillRefusals } from "#waybill";
import { jobSteps, signOffRight } from "./job-steps.ts";
import { jobSummaryRefusals as refusals } from "./refusals.ts";
import { foundJob, jobSummary } from "./summary.ts";

const page = "/logisticsManagement/jobSummary";
const sees = staff(`${page}:view`);
const signs = jobSteps.map(signOffRight);

export const getJobSummary = defineCall({
  path: "/WayBill/GetJobSummary",
  summary: "A job's sales and costs line by line, with its totals and sign-offs",
  description:
    "A job is a master waybill with its houses, or a single house. It is found by its master or its house number, not by both; where several carry the number they are listed to choose from by `id`. Blanks, small letters and a missing hyphen of an air master number do not matter.",
  access: sees,
  input: z.strictObject({
    mainNumber: optionalText(40).describe("Master number"),
    houseNumber: optionalText(40).describe("House number"),
    id: id.optional().describe("Any of the jobs found; needs no number beside it"),
  }),
  answer: z.object({
    jobs: z.array(foundJob).describe("The jobs that carry the number, at most 50"),
    summary: jobSummary.nullable().describe("The job asked for; null when none or several carry the number"),
  }),
  changes: false,
  refusals: [refusals.both, refusals.neither],
  example: { mainNumber: "020-12345675" },
});

export const getJobNumberList = defineCall({
  path: "/WayBill/GetJobNumberList",
  summary: "Master or house numbers that hold what is typed, for choosing a job",
  access: sees,
  input: z.strictObject({
    kind: z.enum(["main", "house"]).describe("Master numbers, or house numbers"),
    search: optionalText(40).describe("Part of the number"),
  }),
  answer: z.object({ rows: z.array(foundJob).describe("At most 10, the newest first") }),
  changes: false,
  refusals: [],
  example: { kind: "main", search: "0201234" },
});

export const getJobOpening = defineCall({
  path: "/WayBill/GetJobOpening",
  summary: "Jobs that wait for the caller's sign-off, and the latest jobs",
  description:
    "A job waits for somebody with the right for its next step, once it has a charge, and only for those who see all of it. Jobs without any sign-off are looked for among the newest 2,000 waybills.",
  access: sees,
  input: z.strictObject({}),
  answer: z.object({
    waiting: z
      .array(foundJob.extend({ step: z.enum(jobSteps).describe("Step whose turn it is") }))
      .describe("At most 20; those that have come farthest first, then the newest"),
    latest: z.array(foundJob).describe("At most 20, the newest first"),
  }),
  changes: false,
  refusals: [],
  example: {},
});

export const exportJobSummary = defineCall({
  path: "/WayBill/ExportJobSummary",
  summary: "All charges of a job as a spreadsheet",
  access: { ...staff(`${page}:export`), afterExpiry: true },
  input: z.strictObject({ id: id.describe("Master waybill or house") }),
  answer: madeFile,
  changes: true,
  refusals: [],
  example: { id: someId },
});

export const createJobSummaryPdf = defineCall({
  path: "/WayBill/CreateJobSummaryPdf",
  summary: "A job summary as PDF, A4 landscape",
  access: sees,
  input: z.strictObject({
    id: id.describe("Master waybill or house"),
    documentLanguage: z.enum(languages).optional().describe("Language of the document; the request's when left out"),
  }),
  answer: madeFile,
  changes: true,
  refusals: [],
  example: { id: someId },
});

export const signJobSummary = defineCall({
  path: "/WayBill/SignJobSummary",
  summary: "Sign a job off at one's step",
  description:
    "Steps are signed in their order, each by somebody with the right for it. The signature covers the charges and the rates of the totals that `digest` names; were they changed meanwhile, the call refuses. From the first sign-off on, bills and costs of the job, the houses under it and the rates of its totals do not change.",
  access: staff(...signs),
  input: z.strictObject({
    id: id.describe("Master waybill or house"),
    step: z.enum(jobSteps).describe("Step"),
    digest: z.string().min(1).max(100).describe("`digest` of the summary that the person has seen"),
    remark: optionalText(200).describe("Remark"),
  }),
  answer: z.object({ id: id.describe("The sign-off") }),
  changes: true,
  refusals: [
    refusals.order,
    refusals.signed,
    refusals.changed,
    refusals.nothing,
    refusals.underMain,
    refusals.notAll,
    waybillRefusals.voided,
  ],
  example: { id: someId, step: "customerService", digest: "0f5a" },
});

export const withdrawJobSign = defineCall({
  path: "/WayBill/WithdrawJobSign",
  summary: "Withdraw the last sign-off of a job, with a reason",
  description: "Allowed to the signer, and to users with the right to approve job summaries. It stays on record.",
  access: staff(...signs, `${page}:approve`),
  input: z.strictObject({
    id: id.describe("Master waybill or house"),
    step: z.enum(jobSteps).describe("The last step that was signed"),
    reason: requiredText(200).describe("Why"),
  }),
  answer: z.object({}),
  changes: true,
  refusals: [refusals.notLast, refusals.notSigned, refusals.notYours],
  example: { id: someId, step: "customerService", reason: "A trucking cost is missing" },
});

export const jobSummaryCalls: readonly Call[] = [
  getJobSummary,
  getJobNumberList,
  getJobOpening,
  exportJobSummary,
  createJobSummaryPdf,
  signJobSummary,
  withdrawJobSign,
];
