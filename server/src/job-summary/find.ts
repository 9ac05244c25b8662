import { refuseField, refuseFields } from "@lading/contract/core";
import {
  jobSummaryRefusals as refusals,
  type getJobNumberList,
  type getJobSummary,
} from "@lading/contract/job-summary";
import type { Context } from "#core/http";
import { visibleWaybills } from "#waybill";
import { findByHouse, findByMain, suggest } from "./jobs.ts";
import { readSummary } from "./summary.ts";

/** The job of a number or an id; where several carry the number, they are listed to choose from. */
export async function showJob({ db, input, session, language }: Context<typeof getJobSummary>) {
  const { mainNumber, houseNumber, id } = input;
  if (mainNumber !== "" && houseNumber !== "")
    throw refuseFields([
      { field: "mainNumber", refusal: refusals.both },
      { field: "houseNumber", refusal: refusals.both },
    ]);
  if (id !== undefined) return { jobs: [], summary: await readSummary(db, { session, language, id }) };
  if (mainNumber === "" && houseNumber === "") throw refuseField("mainNumber", refusals.neither);
  const visible = await visibleWaybills(db, session);
  const jobs =
    mainNumber === ""
      ? await findByHouse(db, visible, { number: houseNumber, language })
      : await findByMain(db, visible, { number: mainNumber, language });
  const [job, ...others] = jobs;
  const summary = job && others.length === 0 ? await readSummary(db, { session, language, id: job.id }) : null;
  return { jobs, summary };
}

/** Numbers to choose from as one types. */
export async function suggestJobs({ db, input, session, language }: Context<typeof getJobNumberList>) {
  return { rows: await suggest(db, await visibleWaybills(db, session), { ...input, language }) };
}
