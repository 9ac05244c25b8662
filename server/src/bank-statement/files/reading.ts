import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { bankStatementRefusals as refusals } from "@lading/contract/bank-statement";
import { refuse } from "@lading/contract/core";
import type { BankStatement, FileProblem } from "../read/statement.ts";
import type { Encoding } from "../read/encoding.ts";
import type { TableMapping } from "../read/table-mapping.ts";

/** A file, and how its table is read if it is one. */
export interface ReadingAsk {
  readonly bytes: Uint8Array;
  readonly mapping: TableMapping | null;
  readonly encoding: Encoding | null;
  /** Currency of a table without a column of currencies. */
  readonly currency: string;
}

/** A table as a person maps it. */
export interface ReadTable {
  /** The first rows as they are. */
  readonly rows: readonly (readonly string[])[];
  readonly headings: readonly string[];
  /** By which it was read; null where none suits. */
  readonly mapping: TableMapping | null;
}

export interface FoundProblem {
  readonly problem: FileProblem;
  readonly line: number | null;
  readonly found: string;
}

/** The contents of a file. */
export interface ReadFile {
  readonly table: ReadTable | null;
  readonly statements: readonly BankStatement[];
  /** Why a table could not be read by its mapping. */
  readonly problem: FoundProblem | null;
}

/** Messages of the thread, in this order: the file without entries, the entries in parts, and the end. */
export type ReadingAnswer =
  | { readonly file: ReadFile }
  | { readonly statement: number; readonly entries: BankStatement["entries"] }
  | { readonly problem: FoundProblem }
  | { readonly over: true };

/** Of the thread: XML of 10,000 payments needs some 120 MB. */
const mostMegabytes = 224;

/** Reads a file in a thread of its own, so that a large one keeps no other call waiting. Refuses what cannot be read. */
export async function readInThread(ask: ReadingAsk): Promise<ReadFile> {
  const worker = new Worker(new URL("worker.ts", import.meta.url), {
    workerData: ask,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 24 },
  });
  const answers: ReadingAnswer[] = [];
  worker.on("message", (answer: ReadingAnswer) => answers.push(answer));
  try {
    await once(worker, "exit");
  } catch (error) {
    // A file that unfolds to more than the thread may have is none that can be read.
    throw isOutOfMemory(error) ? refuse(refusals.format, { place: "–" }) : error;
  } finally {
    await worker.terminate();
  }
  return joined(answers);
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

function joined(answers: readonly ReadingAnswer[]): ReadFile {
  let file: ReadFile | undefined;
  const entries: BankStatement["entries"][number][][] = [];
  for (const answer of answers) {
    if ("problem" in answer) throw refusalOfFile(answer.problem);
    if ("file" in answer) file = answer.file;
    else if ("entries" in answer) (entries[answer.statement] ??= []).push(...answer.entries);
  }
  const last = answers.at(-1);
  if (!file || !last || !("over" in last)) throw refuse(refusals.format, { place: "–" });
  return { ...file, statements: file.statements.map((one, place) => ({ ...one, entries: entries[place] ?? [] })) };
}

/** The refusal of a file as a person reads it: with the line, and what stands there. */
export function refusalOfFile({ problem, line, found }: FoundProblem): Error {
  const place = [line === null ? "" : String(line), found].filter(Boolean).join(": ");
  return refuse(refusals[problem], { place: place || "–" });
}
