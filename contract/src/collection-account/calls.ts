import { z } from "zod";
import {
  addCall,
  answered,
  currency,
  defineCall,
  deleteCall,
  editCall,
  exportCall,
  id,
  listCall,
  logCall,
  named,
  optionalText,
  staff,
  updatedFields,
  updatedFilters,
  version,
  type Call,
  type LocalText,
  longestNumbersSearch,
} from "#core";
import { currencyRefusals } from "#currency";
import { bankAccountFields } from "#customer";
import { collectionAccountRefusals as refusals } from "./refusals.ts";

const page = "/financialBill/receivingAccountManagement";

export const collectionAccountTitles = {
  one: { zh: "收款账户", en: "collection account", ar: "حساب تحصيل" },
  all: { zh: "收款账户", en: "Collection accounts", ar: "حسابات التحصيل" },
};

/** Fields of a collection account: those of a bank account (catalogue §3). */
export const collectionAccountFields = {
  ...bankAccountFields,
  bankNumber: bankAccountFields.bankNumber.describe("Account number, once in the company in a currency"),
  isDefault: named(z.boolean().default(false), {
    zh: "本币种默认账户",
    en: "Default of its currency",
    ar: "الحساب الافتراضي لعملته",
  }).describe("Statements name it unless another is chosen; one a currency"),
};

/** Words above the account on papers that ask for money. */
export const payIntoText = {
  zh: "请付款至以下账户",
  en: "Please pay into",
  ar: "يرجى السداد إلى الحساب",
} as const satisfies LocalText;

/** A collection account as its list and spreadsheet show it. */
export const shownCollectionAccountFields = { ...collectionAccountFields, ...updatedFields };

const row = z
  .object({
    id: id.describe("Collection account"),
    ...answered(shownCollectionAccountFields),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "CollectionAccount" });

const filters = {
  search: optionalText(longestNumbersSearch).describe("Part of the account name, the bank or the number"),
  currency: currency.optional().describe("Only in this currency"),
  enabled: z.boolean().optional().describe("Only those in use, or only the others"),
  ...updatedFilters,
};
const sorts = ["updatedAt", "accountName", "bankName", "currency"] as const;

export const getCollectionAccountList = listCall({
  path: "/FinancialBills/GetCollectionAccountList",
  summary: "The company's own bank accounts, into which customers pay",
  access: staff(`${page}:view`),
  row,
  filters,
  sorts,
  example: { currency: "USD" },
});

export const exportCollectionAccountList = exportCall({
  path: "/FinancialBills/ExportCollectionAccountList",
  summary: "The company's collection accounts as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

/** The choice of an account on a paper that asks for money. */
export const collectionAccountChoice = id
  .nullable()
  .default(null)
  .describe("Collection account in use that is named; null: the default one of the currency, else the oldest in use");

export const getCollectionAccountOptionList = defineCall({
  path: "/FinancialBills/GetCollectionAccountOptionList",
  summary: "Accounts in use in a currency that a statement may name or money be paid from, the default one first",
  access: staff(
    "/businessLedger/pendingCheckBillsSummary:export",
    "/businessLedger/finishedCheckBillsSummary:export",
    "/salesManagement/accountingList:export",
    "/businessLedger/payment/paying:approve",
  ),
  input: z.strictObject({ currency: currency.describe("Currency of the statement") }),
  answer: z.object({
    rows: z
      .array(
        z
          .object({
            id: id.describe("Collection account"),
            accountName: collectionAccountFields.accountName.describe("Account name"),
            bankName: collectionAccountFields.bankName.describe("Bank"),
            bankNumber: collectionAccountFields.bankNumber.describe("Account number"),
            isDefault: z.boolean().describe("The default one of its currency"),
          })
          .meta({ id: "CollectionAccountOption" }),
      )
      .describe("The default one first, then the oldest"),
  }),
  changes: false,
  refusals: [],
  example: { currency: "USD" },
});

const written = [refusals.twice, currencyRefusals.disabled] as const;
const example = {
  currency: "USD" as const,
  accountName: "Gulf International Freight Co., Ltd",
  bankName: "Bank of China, Shenzhen Branch",
  bankNumber: "7405 1234 5678",
};

export const addCollectionAccount = addCall({
  path: "/FinancialBills/AddCollectionAccount",
  summary: "Add a collection account",
  description: "Debit notes name the accounts in use in their currency.",
  page,
  fields: collectionAccountFields,
  refusals: written,
  example,
});

export const editCollectionAccount = editCall({
  path: "/FinancialBills/EditCollectionAccount",
  summary: "Change a collection account, or take it out of use",
  page,
  fields: collectionAccountFields,
  refusals: [...written, refusals.inUse],
  example,
});

export const deleteCollectionAccount = deleteCall({
  path: "/FinancialBills/DeleteCollectionAccount",
  summary: "Delete collection accounts",
  page,
  ids: "Collection accounts, all or none",
  refusals: [refusals.inUse],
});

export const collectionAccountActions = ["add", "edit", "delete"] as const;

export const getCollectionAccountLog = logCall({
  path: "/FinancialBills/GetCollectionAccountLog",
  summary: "Operation log of a collection account",
  access: staff(`${page}:view`),
  id: "Collection account",
  actions: collectionAccountActions,
});

export const collectionAccountCalls: readonly Call[] = [
  getCollectionAccountList,
  getCollectionAccountOptionList,
  exportCollectionAccountList,
  addCollectionAccount,
  editCollectionAccount,
  deleteCollectionAccount,
  getCollectionAccountLog,
];
