import { z } from "zod";
import {
  addCall,
  answered,
  changedRecord,
  commonFieldTexts,
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
  version,
  type Call,
} from "#core";
import { getSystemPaymentCurrencyConfigList } from "./choice-call.ts";
import { currencyFields, namedFields, shownCurrencyFields } from "./fields.ts";
import { currencyRefusals as refusals } from "./refusals.ts";

const page = "/systemManagement/currencySettings";

export const currencyTitles = {
  one: { zh: "币种", en: "currency", ar: "عملة" },
  all: { zh: "币种设置", en: "Currencies", ar: "العملات" },
};

const row = z
  .object({
    id: id.describe("Currency of the company"),
    ...answered(shownCurrencyFields),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "CurrencySetting" });

const filters = {
  search: optionalText(80).describe("Part of the code or of a name"),
  enabled: z.boolean().optional().describe("Only the enabled, or only the disabled ones"),
};
const sorts = ["createdAt", "shortName", "chineseName", "englishName", "arabicName"] as const;

export const getCurrencySettingsList = listCall({
  path: "/FinancialBills/GetCurrencySettingsList",
  summary: "The currencies that the company deals in or has dealt in",
  access: staff(`${page}:view`),
  row,
  filters,
  sorts,
  example: { enabled: true },
});

export const exportCurrencySettingsList = exportCall({
  path: "/FinancialBills/ExportCurrencySettingsList",
  summary: "The company's currencies as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

export const addCurrencySettings = addCall({
  path: "/FinancialBills/AddCurrencySettings",
  summary: "Add a currency of ISO 4217 to those of the company",
  page,
  fields: currencyFields,
  refusals: [refusals.there],
  example: {
    shortName: "KWD",
    chineseName: "科威特第纳尔",
    englishName: "Kuwaiti dinar",
    arabicName: "دينار كويتي",
    symbol: "KD",
  },
});

export const editCurrencySettings = editCall({
  path: "/FinancialBills/EditCurrencySettings",
  summary: "Name, enable or disable a currency",
  description: "A disabled currency takes no new bills, costs, rates and accounts; what stands in it stays.",
  page,
  fields: namedFields,
  refusals: [refusals.settlement],
  example: { chineseName: "科威特第纳尔", englishName: "Kuwaiti dinar", arabicName: "دينار كويتي", enabled: false },
});

export const deleteCurrencySettings = deleteCall({
  path: "/FinancialBills/DeleteCurrencySettings",
  summary: "Delete currencies without bookings",
  page,
  ids: "Currencies, all or none",
  refusals: [refusals.settlement, refusals.booked],
});

export const currencyActions = ["add", "edit", "delete"] as const;

export const getCurrencySettingsLog = logCall({
  path: "/FinancialBills/GetCurrencySettingsLog",
  summary: "Operation log of a currency",
  access: staff(`${page}:view`),
  id: "Currency of the company",
  actions: currencyActions,
});

export const loadSettlementCurrency = defineCall({
  path: "/FinancialBills/LoadSettlementCurrency",
  summary: "The settlement currency, and whether it can still be changed",
  access: staff(`${page}:view`),
  input: z.strictObject({}),
  answer: z.object({
    settlementCurrency: currency.describe("Currency that the books are kept in"),
    settled: z.boolean().describe("There is a bill, a cost or a rate: it stays"),
    version: version.describe("Version of the company, for the change"),
  }),
  changes: false,
  refusals: [],
  example: {},
});

export const editSettlementCurrency = defineCall({
  path: "/FinancialBills/EditSettlementCurrency",
  summary: "Set the settlement currency, until the first bill, cost or rate",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    settlementCurrency: named(currency, commonFieldTexts.settlementCurrency).describe("An enabled currency"),
    version: version.describe("Version of the company that it was read with"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [refusals.settled, refusals.disabled],
  example: { settlementCurrency: "SAR", version: 1 },
});

export const currencyCalls: readonly Call[] = [
  getCurrencySettingsList,
  exportCurrencySettingsList,
  addCurrencySettings,
  editCurrencySettings,
  deleteCurrencySettings,
  getCurrencySettingsLog,
  loadSettlementCurrency,
  editSettlementCurrency,
  getSystemPaymentCurrencyConfigList,
];
