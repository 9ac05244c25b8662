import { z } from "zod";
import { defineCall, id, listAnswer, listInput, madeFile, signedIn, someId, type Call } from "#core";

/** How far a piece of background work has come (decisions.md, "Answers": long work shows its progress). */
export const jobProgress = z
  .object({
    id: id.describe("The piece of work"),
    kind: z.string().describe("Kind of work, `module.what`"),
    title: z.string().describe("Title, in the language of the request"),
    state: z.enum(["waiting", "running", "done", "failed"]).describe("Where it stands"),
    done: z.int().describe("Rows done"),
    total: z.int().describe("Rows in all; 0 while unknown"),
    count: z.int().nullable().describe("How many records it made or wrote, once done"),
    file: madeFile.nullable().describe("The file it made, once done"),
    problem: z.string().nullable().describe("Why it failed, in the language of the request"),
    rowProblems: z
      .array(
        z.object({
          row: z.int().describe("Row of the spreadsheet, from 1"),
          column: z.string().describe("Title of the column"),
          message: z.string().describe("Problem, in the language of the request"),
        }),
      )
      .describe("The first 200 rows that were wrong"),
    createdAt: z.string().describe("When it was ordered"),
  })
  .meta({ id: "JobProgress" });

export const getJobProgress = defineCall({
  path: "/Home/GetJobProgress",
  summary: "How far one's own piece of background work has come",
  access: signedIn,
  input: z.strictObject({ jobId: id.describe("The piece of work") }),
  answer: jobProgress,
  changes: false,
  refusals: [],
  example: { jobId: someId },
});

/** A piece of work in the list of one's own: its wrong rows are read with it alone. */
export const ownJob = jobProgress
  .omit({ rowProblems: true })
  .extend({
    rowProblemCount: z.int().describe("How many rows were wrong"),
    fileGone: z.boolean().describe("It made a file, which is no longer kept"),
    endedAt: z.string().nullable().describe("When it was done or had failed"),
  })
  .meta({ id: "OwnJob" });

export const getJobList = defineCall({
  path: "/Home/GetJobList",
  summary: "One's own background work: imports, exports and whatever else takes its time",
  access: signedIn,
  input: listInput({}, ["createdAt"]),
  answer: listAnswer(ownJob).extend({ open: z.int().describe("How many wait or run") }),
  changes: false,
  refusals: [],
  example: {},
});

export const jobCalls: readonly Call[] = [getJobProgress, getJobList];
