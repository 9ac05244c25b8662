import { z } from "zod";
import { defineCall, staff, type Access, type Call } from "./call.ts";
import { id, someId, version } from "./fields.ts";
import { recordLog, type RecordLog } from "./operation-log.ts";
import { exportInput, listAnswer, listInput, madeFile } from "./paging.ts";
import type { Refusal } from "./refusal.ts";

/** Answers of most calls that add, change or delete records. */
export const addedRecord = z.object({ id: id.describe("The new record") }).meta({ id: "AddedRecord" });
export const changedRecord = z.object({ version: version.describe("New version") }).meta({ id: "ChangedRecord" });
export const deletedRecords = z
  .object({ deleted: z.int().describe("How many were deleted") })
  .meta({ id: "DeletedRecords" });

type Named = Pick<Call, "path" | "summary" | "description">;
/** A menu page; its rights are `page:view`, `page:export` … */
type Page = `/${string}`;

/** A page of a list, with its filters and in its order, for those of `access`. */
export function listCall<
  R extends z.ZodType,
  F extends z.ZodRawShape,
  const S extends readonly [string, ...string[]],
  const X extends Access,
>({
  row,
  filters,
  sorts,
  ...call
}: Named & {
  access: X;
  row: R;
  filters: F;
  sorts: S;
  example: z.input<ReturnType<typeof listInput<F, S>>>;
}) {
  return defineCall({
    ...call,
    input: listInput(filters, sorts),
    answer: listAnswer(row),
    changes: false,
    refusals: [],
  });
}

/** Loads a record for its detail page; `id` describes the record, e.g. `Customer`. */
export function loadCall<R extends z.ZodType, const X extends Access>({
  id: record,
  record: answer,
  ...call
}: Named & { access: X; id: string; record: R }) {
  return defineCall({
    ...call,
    input: z.strictObject({ id: id.describe(record) }),
    answer,
    changes: false,
    refusals: [],
    example: { id: someId },
  });
}

/** Adds a record of these fields, for those with the page's right to add. */
export function addCall<F extends z.ZodRawShape>({
  page,
  fields,
  ...call
}: Named & { page: Page; fields: F; refusals: readonly Refusal[]; example: z.input<z.ZodObject<F>> }) {
  return defineCall({
    ...call,
    access: staff(`${page}:add`),
    input: z.strictObject(fields),
    answer: addedRecord,
    changes: true,
  });
}

/** Changes a record of these fields, as it was read with its `version`, for those with the page's right to edit. */
export function editCall<F extends z.ZodRawShape>({
  page,
  fields,
  example,
  ...call
}: Named & { page: Page; fields: F; refusals: readonly Refusal[]; example: z.input<z.ZodObject<F>> }) {
  return defineCall({
    ...call,
    access: staff(`${page}:edit`),
    input: z.strictObject({
      id: id.describe("The record"),
      ...fields,
      version: version.describe("Version it was read with"),
    }),
    answer: changedRecord,
    changes: true,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot see that the fields and these two are the whole
    example: { id: someId, ...example, version: 1 } as never,
  });
}

/** Exports a list, with its filters and in its order, as a spreadsheet; also after the company's period is over. */
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
    answer: deletedRecords,
    changes: true,
    example: { ids: [someId] },
  });
}

/** A call that reads one record's log, of these actions. */
export type LogCall<A extends string> = Call<z.ZodType<{ id: string }, { id: string }>, z.ZodType<RecordLog<A>>>;

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
