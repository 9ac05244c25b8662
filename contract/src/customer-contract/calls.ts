import { z } from "zod";
import {
  calendarDate,
  changedRecord,
  coreRefusals,
  currency,
  decimal,
  decimalBound,
  defineCall,
  deleteCall,
  exportCall,
  id,
  listAnswer,
  listInput,
  logActionTexts,
  logCall,
  named,
  optionalText,
  orEmpty,
  requiredText,
  rule,
  someId,
  staff,
  text,
  version,
  type LocalText,
  mostMinorUnits,
  longestNumbersSearch,
} from "#core";
import { fileRefusals, storedFile } from "#files";
import {
  contractFieldTexts as texts,
  contractNatureNames,
  contractNatures,
  contractPage as page,
  contractStateNames,
  contractStates,
  mostAttachments,
  mostCreditDays,
} from "./kinds.ts";
import { contractRefusals as refusals } from "./refusals.ts";

const validity = z
  .strictObject({
    from: calendarDate.describe("First day, YYYY-MM-DD"),
    to: calendarDate.describe("Last day, YYYY-MM-DD, not before the first"),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], ...rule(refusals.endBeforeBegin) });

/** A contract with a customer (catalogue §3). */
export const customerContract = z
  .object({
    id: id.describe("Contract"),
    customerId: id.describe("Customer"),
    customerNumber: named(z.string(), texts.customerNumber),
    customerName: named(z.string(), texts.customerName),
    contractNumber: text("Contract number"),
    name: text("Name"),
    nature: z.enum(contractNatureNames).describe("Subject"),
    conclusion: text("Day on which it was concluded, YYYY-MM-DD, or the empty text"),
    issuer: text("Who issued it for the company"),
    validity: z.object({ from: text("First day"), to: text("Last day") }).describe("When it holds"),
    state: named(z.enum(contractStateNames), texts.state, contractStates).describe("Where it stands today"),
    daysLeft: z.int().describe("Days to its last one; below zero after it"),
    renewed: z.boolean().describe("Another of the same nature holds longer, so that nobody needs to be reminded"),
    creditDays: z.int().nullable().describe("Days from a bill's date to its payment; null: none agreed"),
    creditAmount: text("Revolving amount that was agreed, or the empty text"),
    creditLimit: text("Ceiling with what is tolerated, or the empty text for the amount itself"),
    currency: named(currency, texts.currency).describe("Settlement currency when it was saved, of both amounts"),
    uploader: named(z.string(), texts.uploader).describe("Who added it"),
    attachments: z.array(storedFile).describe("Its papers"),
    remark: text("Remark"),
    createdAt: text("When it was added"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "CustomerContract" });

/** Fields of a contract. */
export const contractFields = {
  contractNumber: named(optionalText(40), texts.contractNumber).describe(
    "Contract number, once in the company; left empty, the server gives one",
  ),
  name: named(requiredText(120), texts.name),
  nature: named(z.enum(contractNatureNames), texts.nature, contractNatures).describe("Subject"),
  conclusion: named(orEmpty(calendarDate), texts.conclusion).describe("Day on which it was concluded, YYYY-MM-DD"),
  issuer: named(optionalText(80), texts.issuer).describe("Who issued it for the company"),
  validity: validity.describe("When it holds"),
  creditDays: named(z.int().min(0).max(mostCreditDays).nullable().default(null), texts.creditDays).describe(
    "Days from a bill's date to its payment; null: none agreed",
  ),
  creditAmount: named(orEmpty(decimal(mostMinorUnits)), texts.creditAmount).describe(
    "Revolving amount in the settlement currency; the empty text for none",
  ),
  creditLimit: named(orEmpty(decimal(mostMinorUnits)), texts.creditLimit).describe(
    "Ceiling with what is tolerated, not below the amount; empty: the amount",
  ),
  attachments: z
    .array(id)
    .max(mostAttachments)
    .default([])
    .describe("Uploaded PDFs (use `contract`), in order; what is left out of an edit is deleted"),
  remark: named(optionalText(500), texts.remark),
};
const example = {
  name: "Framework agreement 2026",
  nature: "framework" as const,
  conclusion: "2025-12-20",
  issuer: "Chen Jing",
  validity: { from: "2026-01-01", to: "2026-12-31" },
  creditDays: 30,
  creditAmount: "200000",
  creditLimit: "220000",
};
const saveRefusals = [
  refusals.numberTaken,
  refusals.endBeforeBegin,
  refusals.limitBelowAmount,
  refusals.termsRight,
  fileRefusals.gone,
  coreRefusals.duplicate,
] as const;

const filters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of its number, name, issuer or remark, or of the customer's number or name",
  ),
  customerId: id.optional().describe("Only of this customer"),
  nature: z.enum(contractNatureNames).optional().describe("Only of this nature"),
  state: z.enum(contractStateNames).optional().describe("Only those that stand so today"),
  hasCredit: z.boolean().optional().describe("With terms of credit, or without"),
  issuer: optionalText(80).describe("Part of the issuer's name"),
  uploader: optionalText(80).describe("Part of the name of whoever added it"),
  concludedFrom: orEmpty(calendarDate).describe("Concluded on or after this day"),
  concludedTo: orEmpty(calendarDate).describe("Concluded on or before this day"),
  beginsFrom: orEmpty(calendarDate).describe("Begins on or after this day"),
  beginsTo: orEmpty(calendarDate).describe("Begins on or before this day"),
  endsFrom: orEmpty(calendarDate).describe("Ends on or after this day"),
  endsTo: orEmpty(calendarDate).describe("Ends on or before this day"),
  creditDaysFrom: decimalBound(0).describe("At least so many credit days"),
  creditDaysTo: decimalBound(0).describe("At most so many credit days"),
  creditAmountFrom: decimalBound(mostMinorUnits).describe("Credit amount from"),
  creditAmountTo: decimalBound(mostMinorUnits).describe("Credit amount to"),
  creditLimitFrom: decimalBound(mostMinorUnits).describe("Credit limit from"),
  creditLimitTo: decimalBound(mostMinorUnits).describe("Credit limit to"),
  createdFrom: orEmpty(calendarDate).describe("Added from, YYYY-MM-DD (UTC)"),
  createdTo: orEmpty(calendarDate).describe("Added to, YYYY-MM-DD (UTC)"),
};
const sorts = ["createdAt", "contractNumber", "name", "customerName", "conclusion", "validTo", "creditAmount"] as const;

export const getContractList = defineCall({
  path: "/Customer/GetContractList",
  summary: "Contracts with the customers that the user sees",
  access: staff(`${page}:view`),
  input: listInput(filters, sorts),
  answer: listAnswer(customerContract),
  changes: false,
  refusals: [],
  example: { state: "ending" },
});

export const exportContractList = exportCall({
  path: "/Customer/ExportContractList",
  summary: "The filtered contracts as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

export const loadContractInfo = defineCall({
  path: "/Customer/LoadContractInfo",
  summary: "A contract with its papers",
  access: staff(`${page}:view`),
  input: z.strictObject({ id: id.describe("Contract") }),
  answer: customerContract,
  changes: false,
  refusals: [],
  example: { id: someId },
});

export const addContract = defineCall({
  path: "/Customer/AddContract",
  summary: "Add a contract with a customer",
  description:
    "Terms of credit (days, amount, limit) take the right to release credit: else whoever is held by a limit could raise it.",
  access: staff(`${page}:add`),
  input: z.strictObject({ customerId: id.describe("Customer"), ...contractFields }),
  answer: z.object({ id: id.describe("The new contract"), contractNumber: text("Its number") }),
  changes: true,
  refusals: saveRefusals,
  example: { customerId: someId, ...example },
});

export const editContract = defineCall({
  path: "/Customer/EditContract",
  summary: "Change a contract; its customer stays",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    id: id.describe("Contract"),
    ...contractFields,
    version: version.describe("Version it was read with"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: saveRefusals,
  example: { id: someId, contractNumber: "CT26-000001", ...example, version: 1 },
});

export const deleteContract = deleteCall({
  path: "/Customer/DeleteContract",
  summary: "Delete contracts, all or none; their papers go with them",
  page,
  ids: "Contracts",
  refusals: [refusals.termsRight],
});

export const contractActions = ["add", "edit", "delete", "remind"] as const;

/** Names of the actions on a contract. */
export const contractActionTexts = {
  ...logActionTexts,
  remind: { zh: "到期提醒", en: "Reminder of the end", ar: "تذكير بانتهاء العقد" },
} as const satisfies Record<(typeof contractActions)[number], LocalText>;

export const getContractLogList = logCall({
  path: "/Customer/GetContractLogList",
  summary: "Operation log of a contract",
  access: staff(`${page}:view`),
  id: "Contract",
  actions: contractActions,
});
