import type { StoredFile } from "@lading/contract/files";
import { typedDecimal } from "#core/format";
import { isRecord } from "#core/guards";

/** An invoice as it is written into the form. */
export interface TypedInvoice {
  number: string;
  issuedAt: string;
  fileIds: readonly StoredFile[];
  /** Of each line of the application, in order. */
  amounts: readonly string[];
}

/** An invoice issued now, with these amounts of the application's lines. */
export function emptyInvoice(amounts: readonly string[]): TypedInvoice {
  return { number: "", issuedAt: new Date().toISOString(), fileIds: [], amounts };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
const isFile = (file: unknown): file is StoredFile => isRecord(file) && "id" in file;

/** Files that a form holds. */
export const filesIn = (files: unknown): readonly StoredFile[] => (Array.isArray(files) ? files : []).filter(isFile);

/** The invoices that a form holds. */
export function typedInvoices(invoices: unknown): TypedInvoice[] {
  return (Array.isArray(invoices) ? invoices : []).filter(isRecord).map(({ number, issuedAt, fileIds, amounts }) => ({
    number: textOf(number),
    issuedAt: textOf(issuedAt),
    fileIds: filesIn(fileIds),
    amounts: (Array.isArray(amounts) ? amounts : []).map(textOf),
  }));
}

/** The invoices as the call takes them: a single one has all of each line. */
export function writtenInvoices(invoices: unknown) {
  const typed = typedInvoices(invoices);
  return typed.map(({ number, issuedAt, fileIds, amounts }) => ({
    number,
    issuedAt,
    fileIds: fileIds.map(({ id }) => id),
    amounts: typed.length > 1 ? amounts.map(typedDecimal) : [],
  }));
}
