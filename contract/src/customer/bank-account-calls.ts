import { z } from "zod";
import {
  addCall,
  answered,
  commonFieldTexts,
  currency,
  defineCall,
  editCall,
  enabledField,
  exportCall,
  id,
  listCall,
  named,
  optionalText,
  requiredText,
  someId,
  staff,
} from "#core";
import { addedShown, attachedFilters, belongsFields, belongsShown } from "./attached.ts";
import { page as customerPage } from "./fields.ts";
import { mostBankAccounts } from "./kinds.ts";
import { customerRefusals as refusals } from "./refusals.ts";

const page = "/customerManagement/banckAccountInfo";

export const bankAccountTitles = {
  one: { zh: "银行账户", en: "bank account", ar: "حساب بنكي" },
  all: { zh: "客户银行账户", en: "Customer bank accounts", ar: "الحسابات البنكية للعملاء" },
};

export const bankAccountFields = {
  currency: named(currency, commonFieldTexts.currency),
  accountName: named(requiredText(120), { zh: "户名", en: "Account name", ar: "اسم الحساب" }),
  bankName: named(requiredText(120), { zh: "开户行", en: "Bank", ar: "البنك" }),
  bankRegion: named(optionalText(80), { zh: "开户地区", en: "Bank region", ar: "منطقة البنك" }),
  bankNumber: named(requiredText(60), { zh: "银行账号", en: "Account number", ar: "رقم الحساب" }).describe(
    "Account number, once at a customer in a currency",
  ),
  bankAddress: named(optionalText(200), { zh: "银行地址", en: "Bank address", ar: "عنوان البنك" }),
  companyAddressEn: named(optionalText(200), {
    zh: "公司英文地址",
    en: "Company address (English)",
    ar: "عنوان الشركة (بالإنجليزية)",
  }),
  taxId: named(optionalText(60), { zh: "税号", en: "Tax ID", ar: "الرقم الضريبي" }),
  enabled: enabledField,
};

const bankAccount = z
  .object({ id: id.describe("Account"), ...belongsShown, ...answered(bankAccountFields), ...addedShown })
  .meta({ id: "CustomerBankAccount" });

const filters = {
  ...attachedFilters,
  currency: currency.optional().describe("Only in this currency"),
  enabled: z.boolean().optional().describe("In use, or not"),
};
const sorts = ["createdAt", "accountName", "bankName", "currency", "customerName"] as const;

export const getBankAccountList = listCall({
  path: "/Customer/GetBankAccountInfoList",
  summary: "Customers' bank accounts",
  access: staff(`${page}:view`, `${customerPage}:view`),
  row: bankAccount,
  filters,
  sorts,
  example: { currency: "USD" },
});

export const exportBankAccountList = exportCall({
  path: "/Customer/ExportBankAccountInfoList",
  summary: "Customers' bank accounts as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

const example = {
  currency: "USD" as const,
  accountName: "Blue Ocean Trading",
  bankName: "Bank of China, Shenzhen Branch",
  bankNumber: "7405 1234 5678",
};

export const addBankAccount = addCall({
  path: "/Customer/AddBankAccountInfo",
  summary: "Add a bank account of a customer, 10 at most",
  page,
  fields: { ...belongsFields, ...bankAccountFields },
  refusals: [refusals.tooManyAccounts, refusals.accountTwice],
  example: { customerId: someId, ...example },
});

export const batchAddBankAccount = defineCall({
  path: "/Customer/BatchAddBankAccountInfo",
  summary: "Add several bank accounts of a customer, all or none",
  access: staff(`${page}:add`),
  input: z.strictObject({
    ...belongsFields,
    accounts: z.array(z.strictObject(bankAccountFields)).min(1).max(mostBankAccounts).describe("The accounts"),
  }),
  answer: z.object({ added: z.int().describe("How many were added") }),
  changes: true,
  refusals: [refusals.tooManyAccounts, refusals.accountTwice],
  example: { customerId: someId, accounts: [example] },
});

export const editBankAccount = editCall({
  path: "/Customer/EditBankAccountInfo",
  summary: "Change a bank account",
  page,
  fields: bankAccountFields,
  refusals: [refusals.accountTwice],
  example,
});

export const editBankAccountEffect = editCall({
  path: "/Customer/EditBankAccountEffect",
  summary: "Take a bank account into use or out of it",
  page,
  fields: { enabled: z.boolean().describe("In use") },
  refusals: [],
  example: { enabled: false },
});

export const deleteBankAccount = defineCall({
  path: "/Customer/DeleteBankAccountInfo",
  summary: "Delete a bank account",
  access: staff(`${page}:delete`),
  input: z.strictObject({ id: id.describe("Account") }),
  answer: z.object({}),
  changes: true,
  refusals: [],
  example: { id: someId },
});

export const bankAccountCalls = [
  getBankAccountList,
  exportBankAccountList,
  addBankAccount,
  batchAddBankAccount,
  editBankAccount,
  editBankAccountEffect,
  deleteBankAccount,
];
