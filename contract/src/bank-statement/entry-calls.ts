import { z } from "zod";
import {
  calendarDate,
  changedRecord,
  coreRefusals,
  currency,
  decimal,
  defineCall,
  exportCall,
  id,
  listCall,
  loadCall,
  logActionTexts,
  logCall,
  mostMinorUnits,
  named,
  optionalText,
  orEmpty,
  requiredText,
  someId,
  staff,
  version,
  type Call,
  type LocalText,
  longestNumbersSearch,
} from "#core";
import { exchangeRateRefusals } from "#exchange-rate";
import { periodRefusals } from "#period";
import { mostAllocations, writeOffFieldTexts, writeOffRefusals } from "#write-off";
import { bankEntryStatuses, listedBankEntry, wholeBankEntry } from "./entries.ts";
import { bankFieldTexts as texts } from "./field-texts.ts";
import { bankStatementPage as page } from "./menu.ts";
import { bankStatementRefusals as refusals } from "./refusals.ts";

const sees = staff(`${page}:view`);
const settles = staff(`${page}:approve`);
const which = { id: id.describe("The entry"), version: version.describe("Version it was read with") };
const why = named(requiredText(200), texts.reason).describe("Why");

const filters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of the other party's name or account, of the text or a number",
  ),
  status: z.enum(bankEntryStatuses).optional().describe("How it stands"),
  sure: z.boolean().optional().describe("Only such as are sure, or only others"),
  currency: currency.optional().describe("Only in this currency"),
  accountId: id.optional().describe("Only of this collection account"),
  bookedOnFrom: orEmpty(calendarDate).describe("Booked from this day, YYYY-MM-DD"),
  bookedOnTo: orEmpty(calendarDate).describe("Booked to this day, YYYY-MM-DD"),
};
const sorts = ["bookedOn", "amount", "counterparty", "score"] as const;

export const getBankEntryList = listCall({
  path: "/FinancialBills/GetBankEntryList",
  summary: "Payments of banks' files, with the customer and bills proposed",
  access: sees,
  row: listedBankEntry,
  filters,
  sorts,
  example: { status: "open" },
});

export const exportBankEntryList = exportCall({
  path: "/FinancialBills/ExportBankEntryList",
  summary: "Payments of banks' files as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

export const loadBankEntry = loadCall({
  path: "/FinancialBills/LoadBankEntryInfo",
  summary: "A payment of a bank's file with all proposals",
  access: sees,
  id: "The entry",
  record: wholeBankEntry,
});

export const matchBankEntries = defineCall({
  path: "/FinancialBills/MatchBankEntries",
  summary: "Match all credits that wait with the open bills of now",
  access: staff(`${page}:add`, `${page}:approve`),
  input: z.strictObject({}),
  answer: z.object({
    matched: z.int().describe("Credits that wait"),
    proposed: z.int().describe("Of these, such as have a proposal"),
    sure: z.int().describe("Of these, such as are sure"),
  }),
  changes: true,
  manyRecords: true,
  refusals: [],
  example: {},
});

const settling = [
  periodRefusals.closed,
  refusals.notOpen,
  refusals.noWritingOff,
  refusals.tooMuch,
  writeOffRefusals.empty,
  writeOffRefusals.tooMuch,
  writeOffRefusals.tooMuchOfSource,
  writeOffRefusals.wrongLines,
  writeOffRefusals.numberFirst,
  writeOffRefusals.notPending,
  writeOffRefusals.locked,
  writeOffRefusals.noWaiving,
  writeOffRefusals.waiverReason,
  writeOffRefusals.waiverLimit,
  coreRefusals.amountDecimals,
  coreRefusals.wholeAmount,
  exchangeRateRefusals.none,
] as const;

export const takeOverBankEntry = defineCall({
  path: "/FinancialBills/TakeOverBankEntry",
  summary: "Make a receipt of a credit, and write the chosen bills off with it",
  description:
    "Without bills, or with less than all of it, the rest stays as an open receipt. Writing off needs the rights of a write-off: entering, posting, and for what is let go waiving.",
  access: settles,
  input: z.strictObject({
    ...which,
    partyId: id.describe("The customer"),
    lines: z
      .array(
        z.strictObject({
          recordId: id.describe("The bill"),
          amount: decimal(mostMinorUnits).describe("So much of it is written off"),
          waived: orEmpty(decimal(mostMinorUnits)).describe("So much of it is let go, such as charges taken off"),
        }),
      )
      .max(mostAllocations)
      .refine((lines) => new Set(lines.map(({ recordId }) => recordId)).size === lines.length)
      .default([])
      .describe("The bills that it pays"),
    waiverReason: named(optionalText(200), writeOffFieldTexts.waiverReason),
  }),
  answer: changedRecord,
  changes: true,
  refusals: settling,
  example: { id: someId, partyId: someId, lines: [{ recordId: someId, amount: "100" }], version: 1 },
});

export const takeOverSureBankEntries = defineCall({
  path: "/FinancialBills/TakeOverSureBankEntries",
  summary: "Make receipts and write-offs of credits whose proposal is sure, some of them at a time",
  description:
    "Each is whole or not at all; what was done stays done whatever ends the call. `next` says where to go on; asked until it is null. What is refused stays in the list and is told with its reason.",
  access: settles,
  input: z.strictObject({
    after: id.nullable().default(null).describe("`next` of the call before; null begins"),
  }),
  answer: z.object({
    done: z.int().describe("Receipts made"),
    refused: z
      .array(
        z.object({
          id: id.describe("The entry"),
          counterparty: z.string().describe("From whom"),
          amount: z.string().describe("Its amount with the currency"),
          message: z.string().describe("Why it stays in the list"),
        }),
      )
      .describe("Those that stay in the list"),
    left: z.int().describe("Sure ones after these"),
    next: id.nullable().describe("Where to go on; null when all were asked"),
  }),
  changes: true,
  refusals: [refusals.noWritingOff],
  example: {},
});

export const undoBankEntry = defineCall({
  path: "/FinancialBills/UndoBankEntry",
  summary: "Take the receipt of a credit back with its write-offs: reversing transactions, all numbers kept",
  access: settles,
  input: z.strictObject({ ...which, reason: why }),
  answer: changedRecord,
  changes: true,
  refusals: [
    periodRefusals.closed,
    refusals.notTaken,
    refusals.noWritingOff,
    writeOffRefusals.locked,
    writeOffRefusals.notStanding,
  ],
  example: { id: someId, reason: "Money of another customer", version: 2 },
});

export const confirmBankReturn = defineCall({
  path: "/FinancialBills/ConfirmBankReturn",
  summary: "Take over a payment sent back: the receipt that it undoes is taken back with its write-offs",
  access: settles,
  input: z.strictObject({
    ...which,
    undoes: id.nullable().describe("The entry that became the receipt; null: it undoes none of them"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [
    periodRefusals.closed,
    refusals.notOpen,
    refusals.notTaken,
    refusals.notItsReturn,
    refusals.noWritingOff,
    writeOffRefusals.locked,
    writeOffRefusals.notStanding,
  ],
  example: { id: someId, undoes: someId, version: 1 },
});

export const answerBankEntry = defineCall({
  path: "/FinancialBills/AnswerBankEntry",
  summary: "Say whether an entry is the same as one from another kind of file, or another payment",
  access: staff(`${page}:edit`),
  input: z.strictObject({ ...which, isSame: z.boolean().describe("It is the same one, and is set aside") }),
  answer: changedRecord,
  changes: true,
  refusals: [refusals.notOpen],
  example: { id: someId, isSame: true, version: 1 },
});

export const setBankEntryAside = defineCall({
  path: "/FinancialBills/SetBankEntryAside",
  summary: "Set a credit aside that is no customer's receipt, with a reason",
  access: staff(`${page}:edit`),
  input: z.strictObject({ ...which, reason: why }),
  answer: changedRecord,
  changes: true,
  refusals: [refusals.notOpen],
  example: { id: someId, reason: "Interest", version: 1 },
});

export const reopenBankEntry = defineCall({
  path: "/FinancialBills/ReopenBankEntry",
  summary: "Put a credit that was set aside back into the list",
  access: staff(`${page}:edit`),
  input: z.strictObject(which),
  answer: changedRecord,
  changes: true,
  refusals: [refusals.notOpen],
  example: { id: someId, version: 2 },
});

export const bankEntryActions = [
  "add",
  "takeOver",
  "undo",
  "confirmReturn",
  "answer",
  "setAside",
  "reopen",
  "sentBack",
  "preRecord",
] as const;

/** Names of the actions on a payment of a bank's file. */
export const bankEntryActionTexts = {
  add: logActionTexts.import,
  takeOver: { zh: "生成收款单", en: "Making the receipt", ar: "إنشاء سند القبض" },
  undo: { zh: "撤销收款", en: "Taking the receipt back", ar: "عكس سند القبض" },
  confirmReturn: { zh: "确认退汇", en: "Return confirmed", ar: "تأكيد الإعادة" },
  answer: { zh: "判定是否重复", en: "Compared", ar: "الفصل في التكرار" },
  setAside: { zh: "不作收款", en: "Set aside", ar: "مستبعدة" },
  reopen: { zh: "恢复待匹配", en: "Put back", ar: "إعادة إلى القائمة" },
  sentBack: { zh: "已被退汇", en: "Sent back", ar: "أُعيدت" },
  preRecord: { zh: "转收款预录", en: "Taking into the pre-records", ar: "تحويل إلى التسجيل المبدئي" },
} as const satisfies Record<(typeof bankEntryActions)[number], LocalText>;

export const getBankEntryLog = logCall({
  path: "/FinancialBills/GetBankEntryLog",
  summary: "Operation log of a payment of a bank's file",
  access: sees,
  id: "The entry",
  actions: bankEntryActions,
});

export const bankEntryCalls: readonly Call[] = [
  getBankEntryList,
  exportBankEntryList,
  loadBankEntry,
  matchBankEntries,
  takeOverBankEntry,
  takeOverSureBankEntries,
  undoBankEntry,
  confirmBankReturn,
  answerBankEntry,
  setBankEntryAside,
  reopenBankEntry,
  getBankEntryLog,
];
