import { parentPort, workerData } from "node:worker_threads";
import { Refused } from "@lading/contract/core";
import { isIn, likelyEncoding, type Encoding } from "../read/encoding.ts";
import { readBankFile, type BankFile } from "../read/read-file.ts";
import { StatementFileError, type BankStatement } from "../read/statement.ts";
import { readTable } from "../read/table.ts";
import { headingRow, proposedMapping } from "../read/table-mapping.ts";
import type { FoundProblem, ReadFile, ReadingAnswer, ReadingAsk } from "./reading.ts";

/** So many at a time: taking them out of a message takes a few milliseconds. */
const perPart = 500;
const mostShownRows = 30;
const mostShownCells = 40;
const longestCell = 200;

const say = (answer: ReadingAnswer) => parentPort?.postMessage(answer, []);

try {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- reading.ts sends it
  tell(await read(workerData as ReadingAsk));
} catch (error) {
  say({ problem: problemOf(error) });
}

async function read(ask: ReadingAsk): Promise<ReadFile> {
  const { bytes, mapping, encoding, currency } = ask;
  const chosen = encoding ?? encodingOf(bytes, mapping?.encoding);
  const { file, problem } = await readIn(bytes, chosen);
  if (file.kind === "statements") return { table: null, statements: file.statements, problem: null };
  const { rows } = file;
  const used = mapping ?? proposedMapping(rows, file.encoding) ?? null;
  const first = rows.slice(0, mostShownRows);
  const heading = (used && headingRow(rows, used)) ?? first.toSorted((a, b) => filled(b.cells) - filled(a.cells))[0];
  const table = {
    rows: first.map(({ cells }) => shown(cells)),
    headings: shown(heading?.cells ?? []),
    mapping: used && { ...used, encoding: problem ? chosen : file.encoding },
  };
  if (!used || problem) return { table, statements: [], problem };
  try {
    return { table, statements: readTable(rows, used, currency), problem: null };
  } catch (error) {
    return { table, statements: [], problem: problemOf(error) };
  }
}

/** A table that is not in the chosen encoding is shown in the likeliest, so that a person can choose another. */
async function readIn(bytes: Uint8Array, chosen: Encoding): Promise<{ file: BankFile; problem: FoundProblem | null }> {
  try {
    return { file: await readBankFile(bytes, chosen), problem: null };
  } catch (error) {
    const likely = likelyEncoding(bytes);
    if (!(error instanceof StatementFileError) || error.problem !== "encoding" || likely === chosen) throw error;
    return { file: await readBankFile(bytes, likely), problem: problemOf(error) };
  }
}

/** Bytes that are UTF-8 are so whatever the account's earlier files were; of the others those tell, if they can. */
function encodingOf(bytes: Uint8Array, earlier: Encoding | undefined): Encoding {
  const likely = likelyEncoding(bytes);
  if (likely === "utf-8" || earlier === undefined || earlier === "utf-8") return likely;
  return isIn(bytes, earlier) ? earlier : likely;
}

function filled(cells: readonly string[]): number {
  return cells.filter(Boolean).length;
}

function shown(cells: readonly string[]): string[] {
  return cells.slice(0, mostShownCells).map((cell) => cell.slice(0, longestCell));
}

function tell(file: ReadFile): void {
  const heads: BankStatement[] = file.statements.map((one) => ({ ...one, entries: [] }));
  say({ file: { ...file, statements: heads } });
  for (const [statement, { entries }] of file.statements.entries())
    for (let from = 0; from < entries.length; from += perPart)
      say({ statement, entries: entries.slice(from, from + perPart) });
  say({ over: true });
}

function problemOf(error: unknown): FoundProblem {
  if (error instanceof StatementFileError) return { problem: error.problem, line: error.line, found: error.found };
  if (error instanceof Refused) return { problem: "format", line: null, found: "" };
  throw error;
}
