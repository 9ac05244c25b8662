export { checkXlsx, readSheet } from "./read.ts";
export type { ReadOptions } from "./read.ts";
export type { SheetRow } from "./rows.ts";
export { writeSheet } from "./write.ts";
export type { SheetCell, SheetColumn, WriteOptions } from "./write.ts";
