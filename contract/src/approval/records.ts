import { z } from "zod";
import { amount, calendarDate, currency, id, moment, named, version } from "#core";
import {
  approvalFieldTexts as texts,
  approvalOutcomes,
  approvalOutcomeTexts,
  approvalSubjects,
  approvalSubjectTexts,
  chainKinds,
  levelResults,
  levelResultTexts,
} from "./words.ts";

/** Fields of a submission in the order of its lists and sheets. */
export const approvalShown = {
  number: named(z.string(), texts.number).describe("Number of the request"),
  subject: named(z.enum(approvalSubjects), texts.subject, approvalSubjectTexts),
  outcome: named(z.enum(approvalOutcomes), texts.outcome, approvalOutcomeTexts),
  title: named(z.string(), texts.title).describe("What it is for"),
  payee: named(z.string(), texts.payee),
  currency: named(currency, texts.currency),
  amount: named(amount, texts.amount),
  worth: named(amount, texts.worth).describe("At the rate of the day of its submission"),
  applicantName: named(z.string(), texts.applicantName),
  department: named(z.string(), texts.department),
  submittedAt: named(moment, texts.submittedAt),
  level: named(z.int(), texts.level).describe("Level that it is at, or ended at, from 1"),
  positionName: named(z.string(), texts.positionName).describe("Position of that level"),
};

/** A submission as lists show it. */
export const listedApproval = z
  .object({
    id: id.describe("Submission"),
    subjectId: id.describe("The request"),
    ...approvalShown,
    settlementCurrency: currency.describe("Currency of `worth`"),
    levels: z.int().describe("How many levels it has"),
    mayDecide: z.boolean().describe("Whether the caller may decide on it now"),
    version: version.describe("Version for a decision"),
  })
  .meta({ id: "ListedApproval" });
export type ListedApproval = z.output<typeof listedApproval>;

const approver = z.object({
  userId: id.describe("User"),
  userName: z.string().describe("Name"),
  isFrozen: z.boolean().describe("Cannot sign in, and so cannot decide"),
});

/** A level of a submission with who may decide there and what was decided. */
export const approvalLevel = z
  .object({
    level: z.int().describe("From 1"),
    positionName: named(z.string(), texts.positionName),
    approvers: z.array(approver).describe("One of them decides"),
    result: named(z.enum(levelResults), texts.result, levelResultTexts),
    decidedByName: z.string().describe("Who decided, or the empty text"),
    decidedForName: z.string().describe("Whose substitute decided, or the empty text"),
    alone: z.boolean().describe("The applicant decided, as the only user of the company"),
    opinion: named(z.string(), texts.opinion),
    decidedAt: named(moment.nullable(), texts.decidedAt),
    handedOnReason: z.string().describe("Why the administrator handed it on, or the empty text"),
  })
  .meta({ id: "ApprovalLevel" });

/** A submission of a request: withdrawn, refused and changed ones have several. */
export const approvalRound = z
  .object({
    id: id.describe("Submission"),
    chain: z.enum(chainKinds).describe("Chain that it took"),
    outcome: named(z.enum(approvalOutcomes), texts.outcome, approvalOutcomeTexts),
    submittedAt: named(moment, texts.submittedAt),
    endedAt: moment.nullable().describe("When it ended"),
    worth: named(amount, texts.worth),
    settlementCurrency: currency.describe("Currency of `worth`"),
    levels: z.array(approvalLevel).describe("In order"),
    mayDecide: z.boolean().describe("Whether the caller may decide on it now"),
    mayHandOn: z.boolean().describe("Nobody at its level can decide, and the caller may hand it on"),
    version: version.describe("Version for a decision"),
  })
  .meta({ id: "ApprovalRound" });
export type ApprovalRound = z.output<typeof approvalRound>;

/** A substitute for a period. */
export const substitute = z
  .object({
    id: id.describe("Substitution"),
    userId: id.describe("For whom"),
    userName: z.string().describe("Their name"),
    substituteId: id.describe("Who decides instead, too"),
    substituteName: z.string().describe("Their name"),
    fromDay: calendarDate.describe("First day"),
    toDay: calendarDate.describe("Last day"),
    isMine: z.boolean().describe("For the caller"),
  })
  .meta({ id: "ApprovalSubstitute" });
