export { createDocuments, DocumentError } from "./documents.ts";
export type { Documents, DocumentSource } from "./documents.ts";
export type { Picture } from "./typst.ts";
export { barcode, barcodeModules, canBarcode, qrCode } from "./symbols.ts";
