import { z } from "zod";
import { coreRefusals, defineCall, id, listAnswer, listInput, moment, someId, staff } from "#core";
import { preAlertPage as page } from "./calls.ts";
import { preAlertActions } from "./kinds.ts";

export const getPreAlterOperationLogList = defineCall({
  path: "/WayBill/GetPreAlterOperationLogList",
  summary: "The operation log of a pre-alert",
  access: staff(`${page}:view`),
  input: listInput({ preAlertId: id.describe("Pre-alert") }, ["createdAt"]),
  answer: listAnswer(
    z
      .object({
        id: id.describe("Entry"),
        action: z.enum(preAlertActions).describe("Action"),
        userName: z.string().describe("Who; of what came from another company, that company"),
        ip: z.string().describe("From where; empty for what came from another company"),
        createdAt: moment.describe("When"),
        changes: z
          .array(
            z.object({
              field: z.string().describe("Field"),
              before: z.string().nullable().describe("Before, as people read it"),
              after: z.string().nullable().describe("After, as people read it"),
            }),
          )
          .describe("Each changed field"),
      })
      .meta({ id: "PreAlertLogEntry" }),
  ),
  changes: false,
  refusals: [coreRefusals.notFound],
  example: { preAlertId: someId },
});
