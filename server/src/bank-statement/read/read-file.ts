import { readCamt } from "./camt.ts";
import { decode, likelyEncoding, type Encoding } from "./encoding.ts";
import { readMt940 } from "./mt940.ts";
import { readOfx } from "./ofx.ts";
import { StatementFileError, type BankStatement } from "./statement.ts";
import { csvRows, sheetRows, type TableRow } from "./table-rows.ts";

/** A bank's file: statements, or a table that is read by its account's mapping (`readTable`). */
export type BankFile =
  | { readonly kind: "statements"; readonly statements: readonly BankStatement[] }
  | { readonly kind: "table"; readonly encoding: Encoding; readonly rows: readonly TableRow[] };

/** Reads a file by its content, whatever its name. Throws a `StatementFileError`; of a workbook what `readSheet` refuses. */
export async function readBankFile(bytes: Uint8Array, chosen?: Encoding): Promise<BankFile> {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 2000)).replaceAll("\0", "");
  if (bytes.length === 0) throw new StatementFileError("noStatement");
  if (head.startsWith("PK")) return { kind: "table", encoding: "utf-8", rows: await sheetRows(bytes) };
  if (/OFXHEADER|<OFX\b/i.test(head)) return { kind: "statements", statements: readOfx(bytes) };
  if (/^[^<\w]*</.test(head)) return { kind: "statements", statements: readCamt(bytes) };
  const encoding = chosen ?? likelyEncoding(bytes);
  if (/^[^:{]{0,40}(?:\{1:|:(?:20|940|25|28C?|6[0-9][FM]?):)/.test(head))
    return { kind: "statements", statements: readMt940(decode(bytes, encoding)) };
  return { kind: "table", encoding, rows: csvRows(bytes, encoding) };
}
