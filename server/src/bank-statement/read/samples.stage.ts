import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readBankFile } from "./read-file.ts";
import { StatementFileError, type BankStatement } from "./statement.ts";

/** A file of the product's own samples. */
export function sample(name: string): Buffer {
  return readFileSync(join(import.meta.dirname, "samples", name));
}

/** The statements of a file that says itself how it is read. */
export async function statementsOf(bytes: Uint8Array | string): Promise<readonly BankStatement[]> {
  const file = await readBankFile(typeof bytes === "string" ? Buffer.from(bytes) : bytes);
  if (file.kind === "table") throw new Error("The file is a table");
  return file.statements;
}

/** Why a file is refused. */
export async function problemOf(bytes: Uint8Array | string): Promise<string> {
  try {
    await statementsOf(bytes);
    return "none";
  } catch (error) {
    if (error instanceof StatementFileError) return error.problem;
    throw error;
  }
}

/** Amounts of a statement's booked lines. */
export function amountsOf({ entries }: BankStatement): string[] {
  return entries.flatMap(({ state, lines }) => (state === "booked" ? lines.map(({ amount }) => amount) : []));
}
