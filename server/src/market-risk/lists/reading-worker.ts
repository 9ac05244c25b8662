import { parentPort, workerData } from "node:worker_threads";
import { withFingerprint, type ReadParty } from "./entries.ts";
import { ListFileError, readEu, readUn, readWholeOfac, type ListDoubt } from "./formats/index.ts";

interface GivenFile {
  name: string;
  bytes: Uint8Array;
}
export interface ReadingOrder {
  source: "ofacSdn" | "ofacConsolidated" | "un" | "eu";
  files: { parties: GivenFile; names?: GivenFile; addresses?: GivenFile; comments?: GivenFile };
}
/** Some parties at a time, so that taking them in keeps nobody waiting; then how it ended. */
export type ReadingAnswer =
  | { parties: ReadParty[] }
  | { date: string | null; doubts: ListDoubt[] }
  | { file: string; problem: "truncated" | "format" | "empty"; line: number | null };

const perPart = 500;

function read({ source, files }: ReadingOrder) {
  if (source === "un") return readUn(files.parties);
  if (source === "eu") return readEu(files.parties);
  return readWholeOfac(files);
}

function post(answer: ReadingAnswer): void {
  parentPort?.postMessage(answer, []);
}

try {
  const { parties, date, doubts } = read(workerData);
  for (let from = 0; from < parties.length; from += perPart)
    post({
      parties: parties.slice(from, from + perPart).map(withFingerprint),
    });
  post({ date, doubts: [...doubts] });
} catch (error) {
  if (!(error instanceof ListFileError)) throw error;
  post({ file: error.file, problem: error.problem, line: error.line });
}
