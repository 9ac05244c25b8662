export { printableJson } from "../printable.ts";
export { compact, readPdf } from "./pdf.ts";
export type { PdfPage, PdfRun } from "./pdf.ts";
export { viewPdf, wordsOf } from "./viewer.ts";
export type { ViewedPdf } from "./viewer.ts";
