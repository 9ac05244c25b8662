import { madeFile, type Language, type LocalText } from "@lading/contract/core";
import { rowProblem } from "@lading/contract/waybill";
import { z } from "zod";
import type { Jobs, JobProblem, JobProgress } from "#core/jobs";

const mostRowProblems = 200;

/** The result that a piece of work may leave: a number of records, and a file. */
const result = z.object({ count: z.int(), ...madeFile.shape }).partial();
/** Content of a refused piece of work: the wrong rows of a spreadsheet. */
const content = z.object({ rowProblems: z.array(rowProblem) }).partial();

/** Work of a kind that this release no longer does. */
const unnamed: LocalText = { zh: "后台任务", en: "Background work", ar: "المهام في الخلفية" };

/** A piece of work as its person reads it. */
export function shownProgress(
  found: JobProgress,
  { jobs, language }: { jobs: Pick<Jobs, "titleOf">; language: Language },
) {
  const { id, kind, state, done, total, createdAt } = found;
  const { count, path, name } = result.safeParse(found.result).data ?? {};
  return {
    id,
    kind,
    title: (jobs.titleOf(kind) ?? unnamed)[language],
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
