import { z } from "zod";
import { defineCall, staff, type Access, type Call } from "./call.ts";
import { id, someId } from "./fields.ts";
import { recordLog } from "./operation-log.ts";
import { exportInput, madeFile } from "./paging.ts";
import type { Refusal } from "./refusal.ts";

type Named = Pick<Call, "path" | "summary" | "description">;
/** A menu page; its rights are `page:view`, `page:export` … */
type Page = `/${string}`;

/** What a list shows, with its filters and in its order, as a spreadsheet; also after the company's period is over. */
export function exportCall<F extends z.ZodRawShape, const S extends readonly [string, ...string[]]>({
  page,
  filters,
  sorts,
  example,
  ...named
}: Named & { page: Page; filters: F; sorts: S; example: z.input<ReturnType<typeof exportInput<F, S>>> }) {
  return defineCall({
    ...named,
    access: { ...staff(`${page}:export`), afterExpiry: true },
    input: exportInput(filters, sorts),
    answer: madeFile,
    changes: true,
    refusals: [],
    example,
  });
}

/** Deletes records of a page, all or none; `ids` says what they are, and `most` how many at once (100 else). */
export function deleteCall({
  page,
  ids,
  most = 100,
  ...named
}: Named & { page: Page; ids: string; most?: number; refusals: readonly Refusal[] }) {
  return defineCall({
    ...named,
    access: staff(`${page}:delete`),
    input: z.strictObject({ ids: z.array(id).min(1).max(most).describe(ids) }),
    answer: z.object({ deleted: z.int().describe("How many were deleted") }),
    changes: true,
    example: { ids: [someId] },
  });
}

/** The operation log of one record for those of `access`; `id` says what the record is. */
export function logCall<const A extends readonly [string, ...string[]], const X extends Access>({
  id: record,
  actions,
  ...named
}: Named & { access: X; id: string; actions: A }) {
  return defineCall({
    ...named,
    input: z.strictObject({ id: id.describe(record) }),
    answer: recordLog(actions),
    changes: false,
    refusals: [],
    example: { id: someId },
  });
}
