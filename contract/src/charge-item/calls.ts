import { z } from "zod";
import {
  addCall,
  answered,
  defineRefusals,
  deleteCall,
  editCall,
  enabledField,
  exportCall,
  id,
  listCall,
  named,
  optionalText,
  requiredText,
  staff,
  version,
  type Call,
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

export const chargeItemTitles = {
  one: { zh: "费用名称", en: "charge item", ar: "بند رسوم" },
  all: { zh: "费用名称", en: "Charge items", ar: "بنود الرسوم" },
};

/** Fields of a charge item. */
export const chargeItemFields = {
  chineseName: named(requiredText(60), { zh: "中文名称", en: "Chinese name", ar: "الاسم بالصينية" }),
  englishName: named(requiredText(80), { zh: "英文名称", en: "English name", ar: "الاسم بالإنجليزية" }),
  arabicName: named(requiredText(80), { zh: "阿拉伯文名称", en: "Arabic name", ar: "الاسم بالعربية" }),
  enabled: enabledField,
};

export const chargeItem = z
  .object({
    id: id.describe("Charge item"),
    ...answered(chargeItemFields),
    preset: z.string().nullable().describe("Key of an item that companies start with; null for an own one"),
    used: z.boolean().describe("Something was charged under it, so that it cannot be deleted"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "ChargeItem" });

const filters = {
  search: optionalText(80).describe("Part of a name"),
  enabled: z.boolean().optional().describe("Only the enabled, or only the disabled ones"),
};
const sorts = ["createdAt", "chineseName", "englishName", "arabicName"] as const;

export const getExpenseNameList = listCall({
  path: "/FinancialBills/GetExpenseNameList",
  summary: "The company's charge items",
  access: staff(`${page}:view`, "/logisticsManagement/checkWayBill:view"),
  row: chargeItem,
  filters,
  sorts,
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

const example = { chineseName: "熏蒸费", englishName: "Fumigation fee", arabicName: "رسوم التبخير" };

export const addExpenseName = addCall({
  path: "/FinancialBills/AddExpenseName",
  summary: "Add a charge item",
  page,
  fields: chargeItemFields,
  refusals: [chargeItemRefusals.nameTaken],
  example,
});

export const editExpenseName = editCall({
  path: "/FinancialBills/EditExpenseName",
  summary: "Change, enable or disable a charge item",
  page,
  fields: chargeItemFields,
  refusals: [chargeItemRefusals.nameTaken],
  example,
});

export const deleteExpenseName = deleteCall({
  path: "/FinancialBills/DeleteExpenseName",
  summary: "Delete charge items under which nothing was charged",
  page,
  ids: "Charge items, all or none",
  refusals: [chargeItemRefusals.inUse],
});

export const chargeItemCalls: readonly Call[] = [
  getExpenseNameList,
  exportExpenseNameList,
  addExpenseName,
  editExpenseName,
  deleteExpenseName,
];
