import { coreRefusals, madeFile, refuse, type Language } from "@lading/contract/core";
import type { getJobProgress } from "@lading/contract/jobs";
import { rowProblem } from "@lading/contract/waybill";
import { z } from "zod";
import type { Context } from "#core/http";
import { readProgress, type JobProblem } from "#core/jobs";
import { callerId } from "#core/session";

const mostRowProblems = 200;

/** What a piece of work may leave as its result: how many records, and a file. */
const result = z.object({ count: z.int(), ...madeFile.shape }).partial();
/** What a refused one may carry: the rows of a spreadsheet that were wrong. */
const content = z.object({ rowProblems: z.array(rowProblem) }).partial();

/** How far a piece of work has come. Somebody else's is not there. */
export async function showProgress({ db, input, session, language }: Context<typeof getJobProgress>) {
  const found = await readProgress(db, { id: input.jobId, personId: callerId(session) });
  if (!found) throw refuse(coreRefusals.notFound);
  const { id, kind, state, done, total, createdAt } = found;
  const { count, path, name } = result.safeParse(found.result).data ?? {};
  return {
    id,
    kind,
    state,
    done,
    total,
    count: count ?? null,
    file: path !== undefined && name !== undefined ? { path, name } : null,
    ...problemIn(found.error, language),
    createdAt: new Date(createdAt).toISOString(),
  };
}

function problemIn(error: unknown, language: Language) {
  if (error === null) return { problem: null, rowProblems: [] };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- core/jobs writes nothing else there
  const problem = error as JobProblem;
  const { rowProblems = [] } = content.safeParse(problem.content).data ?? {};
  return { problem: problem.text[language], rowProblems: rowProblems.slice(0, mostRowProblems) };
}
