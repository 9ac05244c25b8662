import { z } from "zod";
import {
  calendarDate,
  changedRecord,
  currency,
  defineCall,
  exportCall,
  id,
  listCall,
  named,
  optionalText,
  orEmpty,
  requiredText,
  someId,
  staff,
  version,
  longestNumbersSearch,
} from "#core";
import { listedApproval } from "./records.ts";
import { approvalRefusals as refusals } from "./refusals.ts";
import { auditPage } from "./settings-calls.ts";
import { approvalFieldTexts as texts, approvalOutcomes, approvalSubjects, mostDecisions } from "./words.ts";

/** Views of the list: what waits for the person, what the person decided, all that the person sees. */
export const auditViews = ["waiting", "decided", "all"] as const;

const filters = {
  view: z.enum(auditViews).default("waiting").describe("What waits for the caller, what they decided, or all they see"),
  search: optionalText(longestNumbersSearch).describe("Part of the number, the applicant, the payee or the statement"),
  subject: z.enum(approvalSubjects).optional().describe("Only requests of this kind"),
  outcome: z.enum(approvalOutcomes).optional().describe("Only those that stand so"),
  currency: currency.optional().describe("Only in this currency"),
  applicantName: optionalText(60).describe("Part of the applicant's name"),
  submittedFrom: orEmpty(calendarDate).describe("Submitted from this day, YYYY-MM-DD (UTC)"),
  submittedTo: orEmpty(calendarDate).describe("Submitted to this day, YYYY-MM-DD (UTC)"),
};
const sorts = ["submittedAt", "number", "worth", "applicantName"] as const;

export const getFinancialAuditList = listCall({
  path: "/FinancialBills/GetFinancialAuditList",
  summary: "Requests that wait for the caller's decision, that the caller decided on, or all that the caller sees",
  description: "Payroll is seen by its applicant and its chain alone.",
  access: staff(`${auditPage}:view`),
  row: listedApproval,
  filters,
  sorts,
  example: { view: "waiting" },
});

export const exportFinancialAuditList = exportCall({
  path: "/FinancialBills/ExportFinancialAuditList",
  summary: "The filtered requests as a spreadsheet",
  page: auditPage,
  filters,
  sorts,
  example: { view: "all" },
});

export const auditFinancialRequest = defineCall({
  path: "/FinancialBills/AuditFinancialRequest",
  summary: "Agree or disagree, with an opinion, to one request or to many: all or none",
  description:
    "At one's turn only. Nobody decides on an own request, nor twice, also not as somebody's substitute. In a company of one user that user decides alone, and the decision says so.",
  access: staff(`${auditPage}:approve`),
  input: z.strictObject({
    decisions: z
      .array(z.strictObject({ id: id.describe("Submission"), version: version.describe("Version it was read with") }))
      .min(1)
      .max(mostDecisions)
      .describe("Submissions"),
    agree: z.boolean().describe("True: agree, false: disagree, which ends it"),
    opinion: named(optionalText(500), texts.opinion).describe("Needed where one disagrees"),
  }),
  answer: z.object({ decided: z.int().describe("How many") }),
  changes: true,
  refusals: [
    refusals.own,
    refusals.twice,
    refusals.notYourTurn,
    refusals.notYours,
    refusals.notPending,
    refusals.changed,
    refusals.opinionNeeded,
  ],
  example: { decisions: [{ id: someId, version: 1 }], agree: true, opinion: "As agreed with the airline" },
});

export const handOnFinancialAudit = defineCall({
  path: "/FinancialBills/HandOnFinancialAudit",
  summary:
    "Hand a level on where nobody can decide any more, e.g. because the approver is frozen or lost the right to approve",
  access: staff(`${auditPage}:approve`),
  input: z.strictObject({
    id: id.describe("Submission"),
    version: version.describe("Version it was read with"),
    userId: named(id, texts.handedTo).describe("Who decides instead"),
    reason: named(requiredText(200), texts.reason),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [
    refusals.notAdministrator,
    refusals.own,
    refusals.notPending,
    refusals.changed,
    refusals.someoneCan,
    refusals.cannotTake,
  ],
  example: { id: someId, version: 1, userId: someId, reason: "Has left the company" },
});
