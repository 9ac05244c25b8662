import type { Language } from "@lading/contract/core";
import { createBarCodePdf, createWayBillPdf } from "@lading/contract/waybill";
import { openFile, useSubmission } from "#core/api";

/** Kinds of print: shipping labels of 100 × 150 mm, or waybills on A4. */
export type PrintKind = "label" | "a4";

export interface PrintOptions {
  /** Of the document; without it, that of the interface. */
  documentLanguage?: Language;
  /** A label for each piece instead of one for each waybill. */
  eachPiece?: boolean;
  /** Of one waybill: only these pieces, both ends included. */
  pieceRange?: { from: number; to: number };
}

/** Most waybills in one document. */
export const mostPrinted = 100;
/** A hundred labels take seconds; a busy server may take longer. */
const timeoutMs = 120_000;

/** Makes a PDF of waybills and opens it: `const print = usePrint(); await print("label", [id])`. A refusal is told by the call. */
export function usePrint() {
  const labels = useSubmission(createBarCodePdf, { timeoutMs });
  const waybills = useSubmission(createWayBillPdf, { timeoutMs });
  return async (kind: PrintKind, ids: readonly string[], options: PrintOptions = {}): Promise<void> => {
    const { eachPiece = false, pieceRange, ...rest } = options;
    const made =
      kind === "label"
        ? labels({ ids: [...ids], eachPiece, ...(pieceRange && { pieceRange }), ...rest })
        : waybills({ ids: [...ids], ...rest });
    await openFile(made.then(({ path }) => path));
  };
}
