import { z } from "zod";

/** Totals are exact up to this count; beyond, `total` is this number plus one and reads "10,000+". */
export const exactTotal = 10_000;
/** The furthest row a list pages to by number. */
export const deepestRow = 1_000_000;

/** Input of every list: page from 1, page size 1–200 (default 20), sort, order, and the list's own filters. */
export function listInput<F extends z.ZodRawShape, const S extends readonly [string, ...string[]]>(
  filters: F,
  sorts: S,
) {
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

/** Input of a list's export: its filters and its order, without a page. */
export function exportInput<F extends z.ZodRawShape, const S extends readonly [string, ...string[]]>(
  filters: F,
  sorts: S,
) {
  return z.strictObject({
    sort: z.enum(sorts).default(sorts[0]).describe("Field to sort by"),
    order: z.enum(["asc", "desc"]).default("desc").describe("Direction of the sort"),
    ...filters,
  });
}

/** A file that the server made: fetch it from `path` with the session's token. */
export const madeFile = z
  .object({
    path: z.string().describe("Where it is fetched, `/files/…`"),
    name: z.string().describe("File name"),
  })
  .meta({ id: "MadeFile" });

/** Work that runs in the background; its progress is read with /Home/GetJobProgress and pushed as `job.progress`. */
export const startedJob = z.object({ jobId: z.string().describe("The piece of work") }).meta({ id: "StartedJob" });
