import { z } from "zod";

/** Totals are exact up to this count; beyond, `total` is this number plus one and reads "10,000+". */
export const exactTotal = 10_000;
/** The furthest row a list pages to by number. */
export const deepestRow = 1_000_000;

/** Input of every list: page from 1, page size 1–200 (default 20), sort, order, and the list's own filters. */
export function listInput<F extends z.ZodRawShape, const S extends readonly [string, ...string[]]>(filters: F, sorts: S) {
  return z.strictObject({
    page: z.int().min(1).max(deepestRow).default(1).describe("Page, from 1"),
    pageSize: z.int().min(1).max(200).default(20).describe("Rows a page"),
    sort: z.enum(sorts).default(sorts[0]).describe("Field to sort by"),
    order: z.enum(["asc", "desc"]).default("desc").describe("Direction of the sort"),
    ...filters,
  });
}

/** Answer of every list. */
export function listAnswer<R extends z.ZodType>(row: R) {
  return z.object({
    rows: z.array(row).describe("The rows of the asked page"),
    total: z.int().describe("How many rows match, exact up to 10,000; 10,001 means more than 10,000"),
  });
}

/** A page of rows as handlers return it. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}
