import { z } from "zod";
import {
  calendarDate,
  defineCall,
  id,
  listCall,
  moment,
  named,
  optionalText,
  orEmpty,
  requiredText,
  someId,
} from "#core";
import { staff, type Call } from "#core";
import { periodRefusals as refusals } from "./refusals.ts";
import { openKinds, periodFieldTexts as texts, periodStepStates, periodSteps, type OpenKind } from "./words.ts";

export const periodPage = "/businessLedger/periodClose";
/** Rights of their own: closing, with asking for a reopening, and confirming one. */
export const closingPage = `${periodPage}/closing` as const;
export const reopeningPage = `${periodPage}/reopening` as const;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of an object are those of its type
const kinds = Object.keys(openKinds) as [OpenKind, ...OpenKind[]];
const closedDay = calendarDate.nullable().describe("Closed up to this day, it included; null: nothing is closed");

/** A closing or reopening as its history shows it. */
const periodChange = z
  .object({
    id: id.describe("The change"),
    step: z.enum(periodSteps).describe("Closed or reopened"),
    state: z.enum(periodStepStates).describe("Done, or how a reopening stands"),
    before: closedDay,
    after: closedDay,
    reason: z.string().describe("Why, or the remark of a closing"),
    left: z
      .array(z.object({ kind: z.enum(kinds).describe("What"), count: z.int().describe("How many") }))
      .describe("Open of each kind when it was closed"),
    askedByName: z.string().describe("Who closed, or asked for the reopening"),
    askedAt: moment.describe("When"),
    decidedByName: z.string().describe("Who decided on the reopening, or the empty text"),
    decidedAt: moment.nullable().describe("When"),
    alone: z.boolean().describe("The one who asked confirmed, as the only user of the company"),
  })
  .meta({ id: "PeriodChange" });
export type PeriodChange = z.output<typeof periodChange>;

export const loadPeriod = defineCall({
  path: "/FinancialBills/LoadPeriodClose",
  summary: "Up to which day the books are closed, and what is still open up to a day",
  description: "Payroll is not counted: it is seen by its applicant, its chain and those who pay it.",
  access: staff(`${periodPage}:view`),
  input: z.strictObject({
    upTo: orEmpty(calendarDate).describe("Day to look at; the empty text: the last day of the month before"),
  }),
  answer: z.object({
    closedUpTo: closedDay,
    upTo: calendarDate.describe("The day looked at"),
    latest: calendarDate.describe("Yesterday by the company's clock: the latest day that can be closed"),
    open: z
      .array(z.object({ kind: z.enum(kinds).describe("What"), count: z.int().describe("How many") }))
      .describe("What is still open up to that day, every kind"),
    asked: periodChange.nullable().describe("A reopening that waits"),
    askedByMe: z.boolean().describe("The caller asked for it"),
    mayDecide: z
      .boolean()
      .describe("The caller may decide on it: somebody else asked for it, or the company has no other user"),
  }),
  changes: false,
  refusals: [],
  example: { upTo: "2026-10-31" },
});

export const getPeriodChangeList = listCall({
  path: "/FinancialBills/GetPeriodChangeList",
  summary: "Closings and reopenings of the books, the newest first",
  access: staff(`${periodPage}:view`),
  row: periodChange,
  filters: {},
  sorts: ["askedAt"],
  example: {},
});

const read = calendarDate.nullable().describe("Day closed up to as it was read; null: nothing was closed");

export const closePeriod = defineCall({
  path: "/FinancialBills/ClosePeriod",
  summary: "Close the books up to a day, it included",
  description:
    "It waits for those who are posting. From then on no bill, cost, rate, check bill, write-off, invoice, bank entry or payment dated on or before that day changes or comes in. Corrections are entries of today.",
  access: staff(`${closingPage}:approve`),
  input: z.strictObject({
    upTo: named(calendarDate, texts.upTo).describe("Yesterday at the latest, later than now"),
    remark: named(optionalText(200), texts.remark).describe("For the history"),
    closedUpTo: read,
  }),
  answer: z.object({ closedUpTo: calendarDate.describe("Closed up to this day") }),
  changes: true,
  refusals: [refusals.notOver, refusals.notLater, refusals.changed],
  example: { upTo: "2026-10-31", closedUpTo: null },
});

export const askPeriodReopening = defineCall({
  path: "/FinancialBills/AskPeriodReopening",
  summary: "Ask for closed days to be opened again; somebody else decides",
  access: staff(`${closingPage}:approve`, `${reopeningPage}:approve`),
  input: z.strictObject({
    upTo: named(orEmpty(calendarDate), texts.reopenTo).describe("Stays closed up to this day; the empty text: nothing"),
    reason: named(requiredText(200), texts.reason),
    closedUpTo: read,
  }),
  answer: z.object({ id: id.describe("The reopening that waits") }),
  changes: true,
  refusals: [refusals.nothingClosed, refusals.notEarlier, refusals.changed, refusals.askedAlready],
  example: { upTo: "2026-09-30", reason: "A carrier's invoice of October came late", closedUpTo: "2026-10-31" },
});

export const decidePeriodReopening = defineCall({
  path: "/FinancialBills/DecidePeriodReopening",
  summary: "Agree or disagree to a reopening that somebody else asked for",
  description: "In a company of one user that user decides alone, and the history says so.",
  access: staff(`${reopeningPage}:approve`),
  input: z.strictObject({ id: id.describe("The reopening"), agree: z.boolean().describe("False: it stays closed") }),
  answer: z.object({ closedUpTo: closedDay }),
  changes: true,
  refusals: [refusals.notAsked, refusals.ownAsking, refusals.changed],
  example: { id: someId, agree: true },
});

export const withdrawPeriodReopening = defineCall({
  path: "/FinancialBills/WithdrawPeriodReopening",
  summary: "Withdraw a reopening that one asked for",
  access: staff(`${closingPage}:approve`, `${reopeningPage}:approve`),
  input: z.strictObject({ id: id.describe("The reopening") }),
  answer: z.object({}),
  changes: true,
  refusals: [refusals.notAsked, refusals.notAsker],
  example: { id: someId },
});

export const periodCalls: readonly Call[] = [
  loadPeriod,
  getPeriodChangeList,
  closePeriod,
  askPeriodReopening,
  decidePeriodReopening,
  withdrawPeriodReopening,
];
