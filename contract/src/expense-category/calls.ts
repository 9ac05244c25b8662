import { z } from "zod";
import {
  addCall,
  answered,
  commonFieldTexts,
  defineCall,
  deleteCall,
  editCall,
  enabledField,
  exportCall,
  id,
  listCall,
  logCall,
  named,
  optionalText,
  requiredText,
  staff,
  text,
  updatedFields,
  updatedFilters,
  version,
  type Call,
  type ChoiceTexts,
  longestNumbersSearch,
} from "#core";
import { expenseCategoryRefusals as refusals } from "./refusals.ts";

export const expenseCategoryPage = "/systemManagement/expenseCategorySettings";
const page = expenseCategoryPage;

export const expenseCategoryTitles = {
  one: { zh: "费用类别", en: "expense category", ar: "فئة مصروف" },
  all: { zh: "费用类别", en: "Expense categories", ar: "فئات المصروفات" },
};

/** Kinds of cost (catalogue §6): each is approved by a chain of its own. */
export const costCategories = ["business", "operating"] as const;
export type CostCategory = (typeof costCategories)[number];
export const costCategoryTexts = {
  business: { zh: "业务成本", en: "Business cost", ar: "تكلفة الشحنات" },
  operating: { zh: "运营费用", en: "Operating expense", ar: "مصروف تشغيلي" },
} as const satisfies ChoiceTexts;

/** Names of a category's fields where other records show them. */
export const expenseCategoryTexts = {
  category: { zh: "费用类别", en: "Expense category", ar: "فئة المصروف" },
  costCategory: { zh: "成本类型", en: "Cost category", ar: "نوع التكلفة" },
  costCode: { zh: "成本代码", en: "Cost code", ar: "رمز التكلفة" },
} as const;

/** Fields of an expense category (catalogue §3): parents and children, two levels. */
export const expenseCategoryFields = {
  categoryName: named(requiredText(60), commonFieldTexts.name).describe("Name, once under its parent"),
  parentId: named(id.nullable().default(null), { zh: "上级类别", en: "Parent", ar: "الفئة الأعلى" }).describe(
    "Category above it; null: it is of the upper level",
  ),
  costCategory: named(z.enum(costCategories), expenseCategoryTexts.costCategory, costCategoryTexts).describe(
    "Kind of cost, which decides the chain of approval; a child has its parent's",
  ),
  costCode: named(optionalText(40), expenseCategoryTexts.costCode).describe("Code in the company's accounts"),
  enabled: enabledField,
  remark: named(optionalText(200), commonFieldTexts.remark),
};

/** A category as its list and spreadsheet show it. */
export const shownExpenseCategoryFields = {
  categoryName: named(z.string(), commonFieldTexts.name),
  parentName: named(z.string(), { zh: "上级类别", en: "Parent", ar: "الفئة الأعلى" }).describe(
    "Name of the category above it, or the empty text",
  ),
  costCategory: expenseCategoryFields.costCategory,
  costCode: named(z.string(), expenseCategoryTexts.costCode),
  enabled: enabledField,
  remark: named(z.string(), commonFieldTexts.remark),
  ...updatedFields,
};

const row = z
  .object({
    id: id.describe("Expense category"),
    ...answered(shownExpenseCategoryFields),
    parentId: id.nullable().describe("Category above it"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "ExpenseCategory" });

const filters = {
  search: optionalText(longestNumbersSearch).describe("Part of the name, its parent's name or the cost code"),
  costCategory: z.enum(costCategories).optional().describe("Only of this kind of cost"),
  enabled: z.boolean().optional().describe("Only those in use, or only the others"),
  ...updatedFilters,
};
const sorts = ["tree", "categoryName", "costCode", "updatedAt"] as const;

export const getExpenseCategory = listCall({
  path: "/System/GetExpenseCategory",
  summary: "The company's expense categories",
  description: "In the order `tree` each parent stands before its children, by their names, in either direction.",
  access: staff(`${page}:view`),
  row,
  filters,
  sorts,
  example: { costCategory: "operating" },
});

export const exportExpenseCategory = exportCall({
  path: "/System/ExportExpenseCategory",
  summary: "The company's expense categories as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

export const getExpenseCategoryOptions = defineCall({
  path: "/System/GetExpenseCategoryOptions",
  summary: "The categories in use, to choose from",
  access: staff(),
  input: z.strictObject({}),
  answer: z.object({
    rows: z
      .array(
        z.object({
          id: id.describe("Expense category"),
          categoryName: text("Name"),
          parentId: id.nullable().describe("Category above it"),
          parentName: text("Name of the category above it, or the empty text"),
          costCategory: z.enum(costCategories).describe("Kind of cost"),
          costCode: text("Code in the company's accounts"),
        }),
      )
      .describe("Each parent before its children; at most 1000"),
  }),
  changes: false,
  refusals: [],
  example: {},
});

const written = [refusals.nameTaken, refusals.tooDeep, refusals.hasChildren] as const;
const example = { categoryName: "Office rent", costCategory: "operating" as const, costCode: "6602-01" };

export const addExpenseCategory = addCall({
  path: "/System/AddExpenseCategory",
  summary: "Add an expense category",
  page,
  fields: expenseCategoryFields,
  refusals: written,
  example,
});

export const editExpenseCategory = editCall({
  path: "/System/EditExpenseCategory",
  summary: "Change an expense category; requests that were submitted keep what they say",
  page,
  fields: expenseCategoryFields,
  refusals: written,
  example,
});

export const deleteExpenseCategory = deleteCall({
  path: "/System/DeleteExpenseCategory",
  summary: "Delete expense categories that no request has",
  page,
  ids: "Expense categories, all or none",
  refusals: [refusals.hasChildren, refusals.inUse],
});

export const expenseCategoryActions = ["add", "edit", "delete"] as const;

export const getExpenseCategoryLog = logCall({
  path: "/System/GetExpenseCategoryLog",
  summary: "Operation log of an expense category",
  access: staff(`${page}:view`),
  id: "Expense category",
  actions: expenseCategoryActions,
});

export const expenseCategoryCalls: readonly Call[] = [
  getExpenseCategory,
  exportExpenseCategory,
  getExpenseCategoryOptions,
  addExpenseCategory,
  editExpenseCategory,
  deleteExpenseCategory,
  getExpenseCategoryLog,
];
