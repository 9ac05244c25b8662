import { z } from "zod";
import {
  calendarDate,
  changedRecord,
  coreRefusals,
  currency,
  defineCall,
  enteredFilters,
  exportCall,
  id,
  addedRecord,
  listCall,
  loadCall,
  logActionTexts,
  logCall,
  named,
  optionalText,
  orEmpty,
  requiredText,
  someId,
  staff,
  text,
  version,
  type Call,
  type LocalText,
  longestNumbersSearch,
} from "#core";
import { currencyRefusals } from "#currency";
import { fileRefusals } from "#files";
import { periodRefusals } from "#period";
import { entryInput, listedEntry, wholeEntry } from "./entries.ts";
import { entryFieldTexts as texts } from "./field-texts.ts";
import { businessEntryPage as business, financeEntryPage as finance, postingPage } from "./menu.ts";
import { clientFundRefusals as refusals } from "./refusals.ts";
import { entryActions, entryStates, fundClasses, postingKindTexts } from "./words.ts";

const filters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of a number, of the remitter, or of the customer's number or name",
  ),
  entryState: z.enum(entryStates).optional().describe("How it stands"),
  fundClass: z.enum(fundClasses).optional().describe("Only of this fund class"),
  receivedCurrency: currency.optional().describe("Only in this currency"),
  receiveDateFrom: orEmpty(calendarDate).describe("Received from, YYYY-MM-DD"),
  receiveDateTo: orEmpty(calendarDate).describe("Received to, YYYY-MM-DD"),
  ...enteredFilters,
};
const sorts = ["createDate", "receiveDate", "serialNumber", "customerName", "remitter", "receivedAmount"] as const;
const sees = staff(`${business}:view`, `${finance}:view`);

export const getClientFundBusinessEntryList = listCall({
  path: "/FinancialBills/GetClientFundBusinessEntryList",
  summary: "Fund entries of the customers that the person sees",
  access: staff(`${business}:view`),
  row: listedEntry,
  filters,
  sorts,
  example: { entryState: "unsettle" },
});

export const exportClientFundBusinessEntryList = exportCall({
  path: "/FinancialBills/ExportClientFundBusinessEntryList",
  summary: "Fund entries as business staff see them, as a spreadsheet",
  page: business,
  filters,
  sorts,
  example: {},
});

export const getClientFundFinanceEntryList = listCall({
  path: "/FinancialBills/GetClientFundFinanceEntryList",
  summary: "Fund entries to post, and those that are posted or deleted",
  access: staff(`${finance}:view`),
  row: listedEntry,
  filters,
  sorts,
  example: { entryState: "unsettle" },
});

export const exportClientFundFinanceEntryList = exportCall({
  path: "/FinancialBills/ExportClientFundFinanceEntryList",
  summary: "Fund entries as finance sees them, as a spreadsheet",
  page: finance,
  filters,
  sorts,
  example: {},
});

export const loadClientFundEntryInfo = loadCall({
  path: "/FinancialBills/LoadClientFundEntryInfo",
  summary: "A fund entry with its files, and where its money went",
  access: sees,
  id: "Fund entry",
  record: wholeEntry,
});

const storing = [
  refusals.differs,
  refusals.noRateToCompare,
  refusals.sameAmount,
  refusals.chargesCurrency,
  refusals.receivedLater,
  currencyRefusals.disabled,
  coreRefusals.amountDecimals,
  coreRefusals.wholeAmount,
  fileRefusals.gone,
  periodRefusals.closed,
] as const;

const example = {
  inquiryNumber: "TT 260417",
  fillDate: "2026-11-20",
  receiveDate: "2026-11-20",
  fundClass: "business" as const,
  customerId: someId,
  remitter: "Oasis Trading LLC",
  remittanceAmount: "1000",
  remittanceCurrency: "USD" as const,
  receivedAmount: "990",
  receivedCurrency: "USD" as const,
  bankCharges: "10",
  bankChargesCurrency: "USD" as const,
};

export const addClientFundBusinessEntry = defineCall({
  path: "/FinancialBills/AddClientFundBusinessEntry",
  summary: "Enter money that a customer sent, to be posted by finance",
  description:
    "Refused until it is confirmed where remitted less charges and received differ by more than 1 % of the remitted or 50, whichever is larger, in the received currency at the rates of the receive date; also where the same amount of the customer was received within one month.",
  access: staff(`${business}:add`),
  input: z.strictObject(entryInput),
  answer: addedRecord,
  changes: true,
  refusals: storing,
  example,
});

const one = { id: id.describe("Fund entry"), version: version.describe("Version it was read with") };

export const editClientFundBusinessEntry = defineCall({
  path: "/FinancialBills/EditClientFundBusinessEntry",
  summary: "Change an entry that is not posted",
  access: staff(`${business}:edit`),
  input: z.strictObject({ id: one.id, ...entryInput, version: one.version }),
  answer: changedRecord,
  changes: true,
  refusals: [...storing, refusals.notUnsettled],
  example: { id: someId, ...example, version: 1 },
});

const reason = named(requiredText(200), texts.reason).describe("Why");

export const deleteClientFundBusinessEntry = defineCall({
  path: "/FinancialBills/DeleteClientFundBusinessEntry",
  summary: "Delete an entry that is not posted, with a reason: it leaves no postings and stays in the list",
  access: staff(`${business}:delete`),
  input: z.strictObject({ ...one, reason }),
  answer: changedRecord,
  changes: true,
  refusals: [refusals.notUnsettled],
  example: { id: someId, version: 1, reason: "Entered twice" },
});

export const postClientFundEntry = defineCall({
  path: "/FinancialBills/PostClientFundFinanceEntry",
  summary: "Post an entry, once: the customer's fund gets the received amount, and the entry its serial number",
  description: "By somebody else than who entered it, administrators too; the one user of a company may.",
  access: staff(`${postingPage}:approve`),
  input: z.strictObject(one),
  answer: changedRecord.extend({ serialNumber: text("Its serial registration number") }),
  changes: true,
  refusals: [refusals.notUnsettled, refusals.ownEntry, periodRefusals.closed],
  example: { id: someId, version: 1 },
});

export const deleteClientFundFinanceEntry = defineCall({
  path: "/FinancialBills/DeleteClientFundFinanceEntry",
  summary:
    "Delete an entry with a reason; of a posted one a reversing entry is asked for, which somebody else confirms",
  description:
    "What is refused where money of a posted entry was used or is held names what used it. Until it is confirmed the amount is held.",
  access: staff(`${postingPage}:approve`),
  input: z.strictObject({ ...one, reason }),
  answer: changedRecord,
  changes: true,
  refusals: [refusals.notUnsettled, refusals.entryUsed, refusals.entryHeld, refusals.reversalWaits],
  example: { id: someId, version: 1, reason: "Another customer's money" },
});

/** Names of the actions in an entry's log. */
export const entryActionTexts = {
  add: logActionTexts.add,
  edit: logActionTexts.edit,
  delete: logActionTexts.delete,
  post: { zh: "入账", en: "Posting", ar: "ترحيل" },
  askReversal: { zh: "申请冲销", en: "Asking for the reversal", ar: "طلب القيد العكسي" },
  reverse: postingKindTexts.reversal,
} as const satisfies Record<(typeof entryActions)[number], LocalText>;

export const getCustomerCapitalEntryLog = logCall({
  path: "/System/GetCustomerCapitalEntryLogList",
  summary: "Operation log of a fund entry",
  access: sees,
  id: "Fund entry",
  actions: entryActions,
});

export const clientFundEntryCalls: readonly Call[] = [
  getClientFundBusinessEntryList,
  exportClientFundBusinessEntryList,
  getClientFundFinanceEntryList,
  exportClientFundFinanceEntryList,
  loadClientFundEntryInfo,
  addClientFundBusinessEntry,
  editClientFundBusinessEntry,
  deleteClientFundBusinessEntry,
  postClientFundEntry,
  deleteClientFundFinanceEntry,
  getCustomerCapitalEntryLog,
];
