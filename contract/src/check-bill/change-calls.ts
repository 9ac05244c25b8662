import { z } from "zod";
import {
  calendarDate,
  changedRecord,
  coreRefusals,
  currency,
  defineCall,
  id,
  languages,
  madeFile,
  mostMinorUnits,
  named,
  optionalText,
  orEmpty,
  positiveDecimal,
  requiredText,
  rule,
  someId,
  staff,
  text,
  version,
  type Call,
} from "#core";
import { collectionAccountChoice } from "#collection-account";
import { mailRefusalList } from "#mail";
import { periodRefusals } from "#period";
import { checkBillFieldTexts as texts } from "./field-texts.ts";
import { checkBillTypeTexts } from "./words.ts";
import { finishedPage, pendingPage } from "./list-calls.ts";
import { checkBillTypes, lineKinds, mostCheckBillLines, partyKinds } from "./records.ts";
import { checkBillRefusals as refusals } from "./refusals.ts";

const lines = z
  .array(
    z.strictObject({
      kind: z.enum(lineKinds).describe("A collection bill or a supplier cost"),
      recordId: id.describe("The bill or cost"),
      amount: orEmpty(positiveDecimal(mostMinorUnits)).describe("So much of its balance; the empty text for all of it"),
    }),
  )
  .refine((chosen) => chosen.length > 0, rule(refusals.empty))
  .max(mostCheckBillLines)
  .refine((chosen) => new Set(chosen.map(({ recordId }) => recordId)).size === chosen.length)
  .describe("Bills and costs of one party in one currency");

const gathering = [
  periodRefusals.closed,
  refusals.empty,
  refusals.tooMuch,
  refusals.nothingOpen,
  coreRefusals.amountDecimals,
  coreRefusals.wholeAmount,
  refusals.mixedCurrency,
  refusals.mixedParty,
  refusals.wrongKind,
  refusals.notOneFirm,
  refusals.standsOn,
] as const;

const remark = named(optionalText(500), texts.remark).describe("Remark, printed on the statement");

export const addCheckBill = defineCall({
  path: "/FinancialBills/AddCheckBill",
  summary: "Gather bills and costs into a check bill",
  description:
    "A receipt gathers bills, a payment costs, a hedge both of one firm. A line stands on one open check bill. The number is given by the server, gapless per company and year. A hedge between a customer and a supplier asks once whether they are one firm; `oneFirm` confirms and links them.",
  access: staff(`${pendingPage}:add`),
  input: z.strictObject({
    type: named(z.enum(checkBillTypes), texts.type, checkBillTypeTexts),
    lines,
    remark,
    oneFirm: z.boolean().default(false).describe("Confirms that the customer and the supplier of a hedge are one firm"),
  }),
  answer: z.object({ id: id.describe("The new check bill"), financialAccountNo: text("Its number") }),
  changes: true,
  refusals: gathering,
  example: { type: "receipt", lines: [{ kind: "bill", recordId: someId }] },
});

export const editCheckBill = defineCall({
  path: "/FinancialBills/EditCheckBill",
  summary: "Change the lines, parts and remark of a check bill that is not agreed",
  access: staff(`${pendingPage}:edit`),
  input: z.strictObject({
    id: id.describe("Check bill"),
    lines,
    remark,
    version: version.describe("Version it was read with"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [...gathering, refusals.voided, refusals.agreed],
  example: { id: someId, lines: [{ kind: "bill", recordId: someId, amount: "100" }], version: 1 },
});

export const deleteCheckBill = defineCall({
  path: "/FinancialBills/DeleteCheckBill",
  summary: "Void a check bill with a reason: it keeps its number and its lines are free again",
  access: staff(`${pendingPage}:delete`),
  input: z.strictObject({
    id: id.describe("Check bill"),
    reason: named(requiredText(200), texts.voidReason).describe("Why"),
    version: version.describe("Version it was read with"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [periodRefusals.closed, refusals.voided, refusals.agreed],
  example: { id: someId, reason: "Gathered twice", version: 1 },
});

export const agreeCheckBill = defineCall({
  path: "/FinancialBills/AgreeCheckBill",
  summary: "Note that the party agreed: the check bill is reconciled",
  access: staff(`${pendingPage}:edit`),
  input: z.strictObject({
    id: id.describe("Check bill"),
    agreedOn: named(calendarDate, texts.agreedOn).describe("Date of the agreement, YYYY-MM-DD, not after today"),
    agreedBy: named(requiredText(80), texts.agreedBy).describe("Who of the party agreed"),
    agreementRemark: named(optionalText(500), texts.agreementRemark),
    version: version.describe("Version it was read with"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [periodRefusals.closed, refusals.voided, refusals.agreed, refusals.notYet],
  example: { id: someId, agreedOn: "2026-11-20", agreedBy: "Huda", version: 1 },
});

export const withdrawCheckBillAgreement = defineCall({
  path: "/FinancialBills/WithdrawCheckBillAgreement",
  summary: "Take the noted agreement back, with a reason: the check bill can be changed again",
  access: staff(`${finishedPage}:edit`),
  input: z.strictObject({
    id: id.describe("Check bill"),
    reason: named(requiredText(200), texts.reason).describe("Why"),
    version: version.describe("Version it was read with"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [periodRefusals.closed, refusals.voided, refusals.notAgreed],
  example: { id: someId, reason: "They found a difference", version: 1 },
});

export const documentLanguages = z
  .array(z.enum(languages))
  .min(1)
  .max(2)
  .refine((chosen) => new Set(chosen).size === chosen.length)
  .describe("Language of the statement, or two that stand side by side, the first one leading");
const asPaper = { documentLanguages, collectionAccountId: collectionAccountChoice };
const exports = staff(`${pendingPage}:export`, `${finishedPage}:export`);

export const createCheckBillPdf = defineCall({
  path: "/FinancialBills/CreateCheckBillPdf",
  summary: "The statement of a check bill as PDF, in one language or two side by side",
  access: exports,
  input: z.strictObject({ id: id.describe("Check bill"), ...asPaper }),
  answer: madeFile,
  changes: true,
  refusals: [refusals.voided],
  example: { id: someId, documentLanguages: ["en", "ar"] },
});

export const createStatementPdf = defineCall({
  path: "/FinancialBills/CreateStatementPdf",
  summary: "Statement of a party's open bills and costs in one currency as of a date, as PDF",
  access: staff(`${pendingPage}:export`),
  input: z.strictObject({
    partyKind: z.enum(partyKinds).describe("Whether it is a customer or a supplier"),
    partyId: id.describe("The customer or supplier"),
    currency: currency.describe("Currency"),
    asOf: orEmpty(calendarDate).describe("What was open at the end of this day, YYYY-MM-DD; the empty text for today"),
    ...asPaper,
  }),
  answer: madeFile,
  changes: true,
  refusals: [refusals.nothingThen],
  example: {
    partyKind: "customer",
    partyId: someId,
    currency: "USD",
    asOf: "2026-10-31",
    documentLanguages: ["zh", "en"],
  },
});

export const getCheckBillEmail = defineCall({
  path: "/FinancialBills/GetCheckBillEmail",
  summary: "The e-mail that a check bill is sent with, ready to be changed and sent",
  access: exports,
  input: z.strictObject({ id: id.describe("Check bill"), ...asPaper }),
  answer: z.object({
    to: text("The party's e-mail address on file, or the empty text"),
    subject: text("Subject"),
    text: text("Text"),
    fileName: text("File name of the attached statement"),
  }),
  changes: false,
  refusals: [refusals.voided],
  example: { id: someId, documentLanguages: ["en"] },
});

export const sendCheckBillEmail = defineCall({
  path: "/FinancialBills/SendCheckBillEmail",
  summary: "Send a check bill by e-mail with its statement as PDF",
  access: exports,
  input: z.strictObject({
    id: id.describe("Check bill"),
    to: requiredText(1000).describe("Addresses, separated by commas"),
    subject: requiredText(150).describe("Subject"),
    text: optionalText(5000).describe("Text"),
    ...asPaper,
  }),
  answer: z.object({
    delivered: z.enum(["smtp", "outbox"]).describe("`outbox`: no mail server is configured, nothing left"),
    refused: z.array(z.string()).describe("Addresses that the mail server did not take, while it took others"),
  }),
  changes: true,
  refusals: [...mailRefusalList, refusals.voided],
  example: { id: someId, to: "accounts@oasis.example", subject: "Statement CB26-0000001", documentLanguages: ["en"] },
});

export const checkBillChangingCalls: readonly Call[] = [
  addCheckBill,
  editCheckBill,
  deleteCheckBill,
  agreeCheckBill,
  withdrawCheckBillAgreement,
  createCheckBillPdf,
  createStatementPdf,
  getCheckBillEmail,
  sendCheckBillEmail,
];
