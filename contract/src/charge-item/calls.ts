import { z } from "zod";
import {
  defineCall,
  defineRefusals,
  deleteCall,
  exportCall,
  id,
  listAnswer,
  listInput,
  optionalText,
  requiredText,
  someId,
  staff,
  version,
} from "#core";

const page = "/financialBill/expenseNameManagement";

export const chargeItemRefusals = defineRefusals("chargeItem", {
  nameTaken: {
    status: 409,
    text: { zh: "该费用名称已存在", en: "A charge item has this name already", ar: "يوجد بند رسوم بهذا الاسم" },
  },
  inUse: {
    status: 422,
    text: {
      zh: "费用“{name}”已被使用，不能删除，可将其停用",
      en: "“{name}” has been charged already and cannot be deleted. Disable it instead",
      ar: "سبق استخدام البند «{name}» ولا يمكن حذفه، يمكن إيقافه بدلًا من ذلك",
    },
  },
});

export const chargeItem = z
  .object({
    id: id.describe("Charge item"),
    chineseName: z.string().describe("Chinese name"),
    englishName: z.string().describe("English name"),
    arabicName: z.string().describe("Arabic name"),
    enabled: z.boolean().describe("Offered for new charges"),
    preset: z.string().nullable().describe("Key of an item that companies start with; null for an own one"),
    used: z.boolean().describe("Something was charged under it, so that it cannot be deleted"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "ChargeItem" });

const fields = {
  chineseName: requiredText(60).describe("Chinese name, once in the company"),
  englishName: requiredText(80).describe("English name, once in the company"),
  arabicName: requiredText(80).describe("Arabic name, once in the company"),
  enabled: z.boolean().default(true).describe("Offered for new charges"),
};
const example = {
  chineseName: "熏蒸费",
  englishName: "Fumigation fee",
  arabicName: "رسوم التبخير",
};
const filters = {
  search: optionalText(80).describe("Part of a name"),
  enabled: z.boolean().optional().describe("Only the enabled, or only the disabled ones"),
};
const sorts = ["createdAt", "chineseName", "englishName", "arabicName"] as const;

export const getExpenseNameList = defineCall({
  path: "/FinancialBills/GetExpenseNameList",
  summary: "The company's charge items",
  access: staff(`${page}:view`, "/logisticsManagement/checkWayBill:view"),
  input: listInput(filters, sorts),
  answer: listAnswer(chargeItem),
  changes: false,
  refusals: [],
  example: { sort: "englishName", order: "asc", enabled: true },
});

export const exportExpenseNameList = exportCall({
  path: "/FinancialBills/ExportExpenseNameList",
  summary: "The company's charge items as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

export const addExpenseName = defineCall({
  path: "/FinancialBills/AddExpenseName",
  summary: "Add a charge item",
  access: staff(`${page}:add`),
  input: z.strictObject(fields),
  answer: z.object({ id: id.describe("The new charge item") }),
  changes: true,
  refusals: [chargeItemRefusals.nameTaken],
  example,
});

export const editExpenseName = defineCall({
  path: "/FinancialBills/EditExpenseName",
  summary: "Change, enable or disable a charge item",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    id: id.describe("Charge item"),
    ...fields,
    version: version.describe("Version it was read with"),
  }),
  answer: z.object({ version: version.describe("New version") }),
  changes: true,
  refusals: [chargeItemRefusals.nameTaken],
  example: { id: someId, ...example, enabled: false, version: 1 },
});

export const deleteExpenseName = deleteCall({
  path: "/FinancialBills/DeleteExpenseName",
  summary: "Delete charge items under which nothing was charged",
  page,
  ids: "Charge items, all or none",
  refusals: [chargeItemRefusals.inUse],
});

export const chargeItemCalls = [
  getExpenseNameList,
  exportExpenseNameList,
  addExpenseName,
  editExpenseName,
  deleteExpenseName,
];
