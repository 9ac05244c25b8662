import { Worker } from "node:worker_threads";
import { refuse } from "@lading/contract/core";
import { marketRiskRefusals as refusals } from "@lading/contract/market-risk";
import type { ReadParty } from "./entries.ts";
import type { ListDoubt } from "./formats/index.ts";
import type { ReadingAnswer, ReadingOrder } from "./reading-worker.ts";

interface Reading {
  parties: ReadParty[];
  /** The date that the file itself gives; null where it gives none. */
  date: string | null;
  doubts: ListDoubt[];
}

/** Reads a list's files in a thread of its own. Refuses what is cut off, of another form, or empty. */
export async function readList(order: ReadingOrder, signal: AbortSignal): Promise<Reading> {
  const worker = new Worker(new URL("reading-worker.ts", import.meta.url), { workerData: order });
  const stop = () => void worker.terminate();
  signal.addEventListener("abort", stop);
  try {
    return await new Promise<Reading>((resolve, reject) => {
      const parties: ReadParty[] = [];
      worker.on("message", (answer: ReadingAnswer) => {
        if ("parties" in answer) parties.push(...answer.parties);
        else if ("problem" in answer) reject(refusalOf(answer));
        else resolve({ parties, ...answer });
      });
      worker.on("error", reject);
      worker.on("exit", (code) => reject(new Error(`Reading the list ended with ${code}`)));
    });
  } finally {
    signal.removeEventListener("abort", stop);
    await worker.terminate();
  }
}

function refusalOf({ file, problem, line }: Extract<ReadingAnswer, { problem: string }>): Error {
  if (problem === "truncated") return refuse(refusals.listTruncated, { file, line: line ?? 0 });
  return refuse(problem === "format" ? refusals.listFormat : refusals.listEmpty, { file });
}
