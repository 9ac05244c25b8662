import { z } from "zod";
import { checkBillTypes, lineKinds, partyKinds } from "#check-bill";
import {
  amount,
  calendarDate,
  changedRecord,
  coreRefusals,
  currency,
  decimal,
  defineCall,
  enteredFilters,
  exportCall,
  id,
  listCall,
  loadCall,
  logCall,
  mostMinorUnits,
  named,
  longestNumbersSearch,
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
import { exchangeRateRefusals } from "#exchange-rate";
import { periodRefusals } from "#period";
import { openingCalls } from "./opening-calls.ts";
import { writeOffFieldTexts as texts } from "./field-texts.ts";
import {
  fundSource,
  listedWriteOff,
  moneySource,
  mostAllocations,
  proposedLine,
  wholeWriteOff,
  writeOffStatuses,
} from "./records.ts";
import { writeOffRefusals as refusals } from "./refusals.ts";
import { writeOffActions } from "./words.ts";

const finished = "/businessLedger/finishedCheckBillsSummary";
export const writeOffPage = `${finished}/writeOff` as const;
export const waivingPage = `${finished}/waiving` as const;
export const unlockingPage = `${finished}/unlocking` as const;
const sees = staff(`${finished}:view`);
const enters = staff(`${writeOffPage}:add`);

const ofParty = {
  type: z.enum(checkBillTypes).describe("`receipt` writes bills off, `payment` costs, `hedge` both against each other"),
  partyKind: z.enum(partyKinds).describe("Whether the party stands among the customers or the suppliers"),
  partyId: id.describe("The customer or supplier"),
  currency: currency.describe("Currency of all of it"),
};

export const generateNuclearAccountNumber = defineCall({
  path: "/FinancialBills/GenerateNuclearAccountNumber",
  summary: "Begin a write-off record: it has its number first, gapless per company and year",
  description: "A record that the same person began and did not fill in is given again, so that no number is lost.",
  access: enters,
  input: z.strictObject({}),
  answer: z.object({
    id: id.describe("The record"),
    creditReferenceNumber: text("Its number"),
    version: version.describe("Version for filling it in"),
  }),
  changes: true,
  refusals: [],
  example: {},
});

export const previewNuclearAccountRecord = defineCall({
  path: "/FinancialBills/PreviewNuclearAccountRecord",
  summary: "What a sum would write off, the oldest first, before anything is stored",
  access: enters,
  input: z.strictObject({
    ...ofParty,
    amount: orEmpty(decimal(mostMinorUnits)).describe("The sum; the empty text proposes nothing"),
    recordId: id.nullable().default(null).describe("A pending record whose own allocations count as free"),
    checkBillId: id.nullable().default(null).describe("Only what stands on this check bill"),
  }),
  answer: z.object({
    rows: z.array(proposedLine).describe(`Open bills and costs, the oldest first, at most ${mostAllocations}`),
    sources: z.array(moneySource).describe("Receipts or payments of the party that have something left"),
    funds: z.array(fundSource).describe("The customer's funds in the currency of which something is available"),
  }),
  changes: false,
  refusals: [refusals.noneInCurrency],
  example: { type: "receipt", partyKind: "customer", partyId: someId, currency: "RMB", amount: "100" },
});

const filling = {
  ...ofParty,
  sourceId: id
    .nullable()
    .default(null)
    .describe("A receipt or payment of which something is left; null with `newSource`"),
  fundId: id
    .nullable()
    .default(null)
    .describe("The customer's fund that the bills of a receipt are paid from; null with `sourceId` or `newSource`"),
  newSource: z
    .strictObject({
      amount: positiveDecimal(mostMinorUnits).describe("Amount that was received or paid"),
      day: calendarDate.describe("On which day, YYYY-MM-DD"),
      reference: optionalText(80).describe("The bank's reference"),
    })
    .nullable()
    .default(null)
    .describe("A receipt or payment that is entered with the record; of a hedge null"),
  lines: z
    .array(
      z.strictObject({
        kind: z.enum(lineKinds).describe("A collection bill or a supplier cost"),
        recordId: id.describe("The bill or cost"),
        amount: decimal(mostMinorUnits).describe("So much of it is written off"),
        waived: orEmpty(decimal(mostMinorUnits)).describe("So much of it is let go, with a right of its own"),
      }),
    )
    .refine((lines) => lines.length > 0, rule(refusals.empty))
    .max(mostAllocations)
    .refine((lines) => new Set(lines.map(({ recordId }) => recordId)).size === lines.length)
    .describe("The allocations"),
  waiverReason: named(optionalText(200), texts.waiverReason),
  remark: named(optionalText(500), texts.remark),
};
const refused = [
  refusals.empty,
  refusals.tooMuch,
  refusals.tooMuchOfSource,
  refusals.uneven,
  refusals.wrongLines,
  refusals.noWaiving,
  refusals.waiverReason,
  refusals.waiverLimit,
  refusals.noneInCurrency,
  refusals.locked,
  coreRefusals.amountDecimals,
  coreRefusals.wholeAmount,
  exchangeRateRefusals.none,
] as const;
const example = {
  type: "receipt" as const,
  partyKind: "customer" as const,
  partyId: someId,
  currency: "RMB" as const,
  newSource: { amount: "100", day: "2026-11-20" },
  lines: [{ kind: "bill" as const, recordId: someId, amount: "100" }],
};
const which = { id: id.describe("Write-off record"), version: version.describe("Version it was read with") };

export const addNuclearAccountRecord = defineCall({
  path: "/FinancialBills/AddNuclearAccountRecord",
  summary: "Fill in a record that was begun: it waits, and holds its sums",
  description:
    "Allocations never exceed what is open of a bill or left of the receipt, also under parallel requests. A sum that is waived needs its own right, a reason, and stays under the company's limit for one bill.",
  access: enters,
  input: z.strictObject({ ...which, ...filling }),
  answer: changedRecord,
  changes: true,
  refusals: [periodRefusals.closed, ...refused, refusals.numberFirst],
  example: { id: someId, ...example, version: 1 },
});

export const editNuclearAccountRecord = defineCall({
  path: "/FinancialBills/EditNuclearAccountRecord",
  summary: "Change a record that waits; its number and party stay",
  access: staff(`${writeOffPage}:edit`),
  input: z.strictObject({ ...which, ...filling }),
  answer: changedRecord,
  changes: true,
  refusals: [periodRefusals.closed, ...refused, refusals.notPending],
  example: { id: someId, ...example, newSource: null, sourceId: someId, version: 2 },
});

export const postNuclearAccountRecord = defineCall({
  path: "/FinancialBills/PostNuclearAccountRecord",
  summary: "Write off: the balances of its bills and costs go down, payment status and credit follow",
  access: staff(`${writeOffPage}:approve`),
  input: z.strictObject(which),
  answer: changedRecord,
  changes: true,
  refusals: [periodRefusals.closed, refusals.locked, refusals.notPending, exchangeRateRefusals.none],
  example: { id: someId, version: 2 },
});

export const takeBackNuclearAccountRecord = defineCall({
  path: "/FinancialBills/TakeBackNuclearAccountRecord",
  summary: "Take a record back, with a reason: a reversing transaction opens both sides again; the number is kept",
  access: staff(`${writeOffPage}:delete`),
  input: z.strictObject({ ...which, reason: named(requiredText(200), texts.reason).describe("Why") }),
  answer: changedRecord,
  changes: true,
  refusals: [periodRefusals.closed, refusals.locked, refusals.notStanding],
  example: { id: someId, reason: "Money of another customer", version: 3 },
});

export const lockNuclearAccountRecord = defineCall({
  path: "/FinancialBills/LockNuclearAccountRecord",
  summary: "Lock a record: it does not change until it is unlocked",
  access: staff(`${writeOffPage}:edit`),
  input: z.strictObject(which),
  answer: changedRecord,
  changes: true,
  refusals: [refusals.locked],
  example: { id: someId, version: 3 },
});

export const unlockNuclearAccountRecord = defineCall({
  path: "/FinancialBills/UnlockNuclearAccountRecord",
  summary: "Unlock a record, with a reason and a right of its own",
  access: staff(`${unlockingPage}:approve`),
  input: z.strictObject({ ...which, reason: named(requiredText(200), texts.reason).describe("Why") }),
  answer: changedRecord,
  changes: true,
  refusals: [refusals.notLocked],
  example: { id: someId, reason: "A wrong bill", version: 4 },
});

export const loadNuclearAccountRecordInfo = loadCall({
  path: "/FinancialBills/LoadNuclearAccountRecordInfo",
  summary: "A credited record with its allocations",
  access: sees,
  id: "Write-off record",
  record: wholeWriteOff,
});

const filters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of its number, of the party's number or name, or of the receipt's number or reference",
  ),
  status: z.enum(writeOffStatuses).optional().describe("How it stands"),
  type: z.enum(checkBillTypes).optional().describe("Only of this type"),
  currency: currency.optional().describe("Only in this currency"),
  locked: z.boolean().optional().describe("Only locked ones, or only others"),
  ...enteredFilters,
};
const sorts = ["createDate", "creditReferenceNumber", "partyName", "amount", "postedOn"] as const;

export const getCreditList = listCall({
  path: "/FinancialBills/GetCreditList",
  summary: "Credited records",
  access: sees,
  row: listedWriteOff,
  filters,
  sorts,
  example: {},
});

export const exportCreditList = exportCall({
  path: "/FinancialBills/ExportCreditList",
  summary: "Credited records as a spreadsheet",
  page: finished,
  filters,
  sorts,
  example: {},
});

export const getNuclearAccountRecordLog = logCall({
  path: "/FinancialBills/GetNuclearAccountRecordLog",
  summary: "Operation log of a credited record",
  access: sees,
  id: "Write-off record",
  actions: writeOffActions,
});

export const getWriteOffSettings = defineCall({
  path: "/FinancialBills/GetWriteOffSettings",
  summary: "How much of one bill may be waived",
  access: sees,
  input: z.strictObject({}),
  answer: z.object({
    waiverLimit: amount.describe("In the settlement currency; 0 at first"),
    currency: currency.describe("The settlement currency"),
  }),
  changes: false,
  refusals: [],
  example: {},
});

export const editWriteOffSettings = defineCall({
  path: "/FinancialBills/EditWriteOffSettings",
  summary: "Set how much of one bill may be waived",
  access: staff(`${waivingPage}:approve`),
  input: z.strictObject({
    waiverLimit: decimal(mostMinorUnits).describe("In the settlement currency"),
  }),
  answer: z.object({}),
  changes: true,
  refusals: [coreRefusals.amountDecimals, coreRefusals.wholeAmount],
  example: { waiverLimit: "5" },
});

export const writeOffCalls: readonly Call[] = [
  generateNuclearAccountNumber,
  previewNuclearAccountRecord,
  addNuclearAccountRecord,
  editNuclearAccountRecord,
  postNuclearAccountRecord,
  takeBackNuclearAccountRecord,
  lockNuclearAccountRecord,
  unlockNuclearAccountRecord,
  loadNuclearAccountRecordInfo,
  getCreditList,
  exportCreditList,
  getNuclearAccountRecordLog,
  getWriteOffSettings,
  editWriteOffSettings,
  ...openingCalls,
];
