import { z } from "zod";
import {
  addedRecord,
  calendarDate,
  changedRecord,
  coreRefusals,
  currency,
  decimal,
  defineCall,
  deletedRecords,
  id,
  logCall,
  mostMinorUnits,
  named,
  orEmpty,
  requiredText,
  rule,
  someId,
  staff,
  text,
} from "#core";
import { substitute } from "./records.ts";
import { approvalRefusals as refusals } from "./refusals.ts";
import { approvalFieldTexts as texts, chainKinds, mostApprovers, mostLevels } from "./words.ts";

export const chainPage = "/systemManagement/financialAuditProcessSettings";
export const auditPage = "/businessLedger/financialAudit";

const chainVersion = z.int().min(0).describe("Version that it was read with; 0: there was none");

export const getFinancialAuditProcessSettingsList = defineCall({
  path: "/System/GetFinancialAuditProcessSettingsList",
  summary: "The company's chains of approval, each with its levels",
  access: staff(`${chainPage}:view`),
  input: z.strictObject({}),
  answer: z.object({
    rows: z
      .array(
        z.object({
          id: id.nullable().describe("The chain, for its log; null: it was never set"),
          kind: z.enum(chainKinds).describe("What it decides on"),
          levels: z
            .array(
              z.object({
                positionName: text("Position"),
                fromAmount: text("From which amount on, in the settlement currency; the empty text: of every amount"),
                approvers: z
                  .array(
                    z.object({
                      userId: id.describe("User"),
                      userName: text("Name"),
                      isFrozen: z.boolean().describe("Cannot sign in, and so cannot decide"),
                    }),
                  )
                  .describe("Authorised persons; one of them decides"),
              }),
            )
            .describe("In order; empty: there is no chain"),
          version: chainVersion,
        }),
      )
      .describe("One of each kind"),
    settlementCurrency: currency.describe("Currency of the amounts"),
  }),
  changes: false,
  refusals: [],
  example: {},
});

export const addFinancialAuditProcessSettings = defineCall({
  path: "/System/AddFinancialAuditProcessSettings",
  summary: "Set a chain of approval, whole",
  description:
    "What was submitted keeps the chain that it took. Without levels there is no chain, and nothing of its kind can be submitted; payroll then takes the chain of operating expenses.",
  access: staff(`${chainPage}:edit`),
  input: z.strictObject({
    kind: z.enum(chainKinds).describe("What it decides on"),
    levels: z
      .array(
        z.strictObject({
          positionName: named(requiredText(60), texts.positionName),
          fromAmount: named(orEmpty(decimal(mostMinorUnits)), texts.fromAmount).describe(
            "From which amount on, in the settlement currency; the empty text: of every amount",
          ),
          userIds: named(z.array(id).min(1).max(mostApprovers), texts.approvers).describe("Authorised persons"),
        }),
      )
      .max(mostLevels)
      .refine(
        (levels) => levels.length === 0 || levels.some(({ fromAmount }) => /^[0.]*$/.test(fromAmount)),
        rule(refusals.levelForAll),
      )
      .describe("In order, at most 10"),
    version: chainVersion,
  }),
  answer: changedRecord,
  changes: true,
  refusals: [
    refusals.levelForAll,
    refusals.personTwice,
    refusals.cannotDecide,
    coreRefusals.amountDecimals,
    coreRefusals.wholeAmount,
  ],
  example: {
    kind: "operating",
    levels: [
      { positionName: "Department manager", userIds: [someId] },
      { positionName: "General manager", fromAmount: "5000", userIds: ["01936f5e-0000-7000-8000-000000000002"] },
    ],
    version: 0,
  },
});

export const chainActions = ["edit"] as const;

export const getFinancialAuditProcessSettingsLog = logCall({
  path: "/System/GetFinancialAuditProcessSettingsLog",
  summary: "Operation log of a chain of approval",
  access: staff(`${chainPage}:view`),
  id: "Chain of approval",
  actions: chainActions,
});

const appoints = staff(`${chainPage}:edit`, `${auditPage}:approve`);

export const getFinancialAuditSubstituteList = defineCall({
  path: "/System/GetFinancialAuditSubstituteList",
  summary: "Substitutes that are or will be in office",
  description: "Those who set the chains see all; others their own, and for whom they decide themselves.",
  access: appoints,
  input: z.strictObject({}),
  answer: z.object({ rows: z.array(substitute).describe("By their first day; at most 500") }),
  changes: false,
  refusals: [],
  example: {},
});

export const addFinancialAuditSubstitute = defineCall({
  path: "/System/AddFinancialAuditSubstitute",
  summary: "Appoint a substitute for a period",
  description:
    "The substitute decides beside the approver, also on what waits already; never on an own request or twice. It rests while the approver is frozen or has no right to approve.",
  access: appoints,
  input: z
    .strictObject({
      userId: named(id, texts.userId).describe("For whom; without the right to set chains only oneself"),
      substituteId: named(id, texts.substituteId).describe("Who decides instead, too"),
      fromDay: named(calendarDate, texts.fromDay).describe("First day, YYYY-MM-DD"),
      toDay: named(calendarDate, texts.toDay).describe("Last day, YYYY-MM-DD"),
    })
    .refine(({ fromDay, toDay }) => fromDay <= toDay, { path: ["toDay"], ...rule(refusals.substituteDays) })
    .refine(({ userId, substituteId }) => userId !== substituteId, {
      path: ["substituteId"],
      ...rule(refusals.substituteSelf),
    }),
  answer: addedRecord,
  changes: true,
  refusals: [
    refusals.substituteDays,
    refusals.substituteSelf,
    refusals.substituteTwice,
    refusals.substituteOfOthers,
    refusals.cannotDecide,
  ],
  example: {
    userId: someId,
    substituteId: "01936f5e-0000-7000-8000-000000000002",
    fromDay: "2026-12-01",
    toDay: "2026-12-14",
  },
});

export const deleteFinancialAuditSubstitute = defineCall({
  path: "/System/DeleteFinancialAuditSubstitute",
  summary: "End substitutions; what was decided stays",
  access: appoints,
  input: z.strictObject({ ids: z.array(id).min(1).max(100).describe("Substitutions, all or none") }),
  answer: deletedRecords,
  changes: true,
  refusals: [refusals.substituteOfOthers],
  example: { ids: [someId] },
});
