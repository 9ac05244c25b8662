/**
 * .xlsx in and out. Read with yauzl and saxes, because what an import must refuse (formulas, row 10,001,
 * inflated bytes, 1.1 kept as 1.1000000000000001) is seen only in the raw cells: hucre 1.0 gives numbers as
 * binary floats, formulas as their last value, and holds all parts in memory. Written with yazl: hucre's
 * streaming writer knows no heading style and no right-to-left sheets.
 */
export { checkXlsx, readSheet } from "./read.ts";
export type { ReadOptions } from "./read.ts";
export type { SheetRow } from "./rows.ts";
export type { Lookup } from "./offers.ts";
export { writeSheet } from "./write.ts";
export type { CellKind, SheetCell, SheetColumn, WriteOptions } from "./write.ts";
