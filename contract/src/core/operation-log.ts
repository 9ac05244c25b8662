import { z } from "zod";
import { id } from "./fields.ts";

/** The operation log of one record, newest first: `recordLog(["add", "edit"])`. */
export function recordLog<const A extends readonly [string, ...string[]]>(actions: A) {
  return z.object({
    rows: z
      .array(
        z.object({
          id: id.describe("Entry"),
          action: z.enum(actions).describe("Action"),
          userName: z.string().describe("Who"),
          ip: z.string().describe("From where"),
          createdAt: z.string().describe("When"),
          changes: z
            .array(
              z.object({
                field: z.string().describe("Field, e.g. `currency` or `lines.1.qty`"),
                before: z.string().nullable().describe("Before, as people read it"),
                after: z.string().nullable().describe("After, as people read it"),
              }),
            )
            .describe("Each changed field"),
        }),
      )
      .describe("The newest 200 entries"),
  });
}

type Entry = z.output<ReturnType<typeof recordLog<readonly [string]>>>["rows"][number];

/** An answer of `recordLog`, of these actions. */
export interface RecordLog<A extends string> {
  rows: (Omit<Entry, "action"> & { action: A })[];
}
