export { compact, readPdf } from "./pdf.ts";
export type { PdfPage, PdfRun } from "./pdf.ts";
