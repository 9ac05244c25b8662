import { z } from "zod";
import {
  calendarDate,
  coreRefusals,
  currency,
  defineCall,
  exportCall,
  id,
  listAnswer,
  listInput,
  optionalText,
  orEmpty,
  requiredText,
  someId,
  staff,
  text,
  version,
} from "#core";
import { partyRefusals, personFields } from "#party";
import { page as customerPage } from "./fields.ts";
import { mostBankAccounts } from "./kinds.ts";
import { customerRefusals as refusals } from "./refusals.ts";

const contactPage = "/customerManagement/contactStaff";
const accountPage = "/customerManagement/banckAccountInfo";

const whose = {
  id: id.describe("Record"),
  customerId: id.describe("Customer"),
  customerNumber: text("Its number"),
  customerName: text("Its name"),
};
const tracked = { createdAt: text("When it was added"), version: version.describe("Version for a later edit") };
const someFilters = {
  customerId: id.optional().describe("Only of this customer"),
  search: optionalText(80).describe("Part of any of its texts, or of the customer's number or name"),
  createdFrom: orEmpty(calendarDate).describe("Added from, YYYY-MM-DD (UTC)"),
  createdTo: orEmpty(calendarDate).describe("Added to, YYYY-MM-DD (UTC)"),
};

export const customerContact = z
  .object({
    ...whose,
    contact: text("Name"),
    email: text("E-mail addresses"),
    QQ: text("QQ"),
    WeChat: text("WeChat"),
    telephone: text("Telephone"),
    liaison: text("Matters they are the contact for"),
    ...tracked,
  })
  .meta({ id: "CustomerContact" });

const contactFields = {
  ...personFields,
  QQ: optionalText(40).describe("QQ"),
  liaison: optionalText(120).describe("Matters they are the contact for"),
};
const contactExample = { contact: "Li Na", email: "li.na@example.com", telephone: "+86 138 0013 8000" };
const contactSorts = ["createdAt", "contact", "customerName"] as const;
const contactRefusals = [partyRefusals.emails, coreRefusals.phone];

export const getCustomerContactList = defineCall({
  path: "/Customer/GetCustomerContactList",
  summary: "Contacts at customers",
  access: staff(`${contactPage}:view`, `${customerPage}:view`),
  input: listInput(someFilters, contactSorts),
  answer: listAnswer(customerContact),
  changes: false,
  refusals: [],
  example: { search: "li" },
});

export const exportCustomerContactList = exportCall({
  path: "/Customer/ExportCustomerContactList",
  summary: "Contacts at customers as a spreadsheet",
  page: contactPage,
  filters: someFilters,
  sorts: contactSorts,
  example: {},
});

export const addCustomerContact = defineCall({
  path: "/Customer/AddCustomerContact",
  summary: "Add a contact at a customer, 10 at most",
  access: staff(`${contactPage}:add`),
  input: z.strictObject({ customerId: id.describe("Customer"), ...contactFields }),
  answer: z.object({ id: id.describe("The new contact") }),
  changes: true,
  refusals: [refusals.tooManyContacts, ...contactRefusals],
  example: { customerId: someId, ...contactExample },
});

export const editCustomerContact = defineCall({
  path: "/Customer/EditCustomerContact",
  summary: "Change a contact",
  access: staff(`${contactPage}:edit`),
  input: z.strictObject({
    id: id.describe("Contact"),
    ...contactFields,
    version: version.describe("Version it was read with"),
  }),
  answer: z.object({ version: version.describe("New version") }),
  changes: true,
  refusals: contactRefusals,
  example: { id: someId, ...contactExample, version: 1 },
});

export const deleteCustomerContact = defineCall({
  path: "/Customer/DeleteCustomerContact",
  summary: "Delete a contact",
  access: staff(`${contactPage}:delete`),
  input: z.strictObject({ id: id.describe("Contact") }),
  answer: z.object({}),
  changes: true,
  refusals: [],
  example: { id: someId },
});

export const bankAccount = z
  .object({
    ...whose,
    currency: currency.describe("Currency"),
    accountName: text("Name of the account"),
    bankName: text("Bank"),
    bankRegion: text("Region of the bank"),
    bankNumber: text("Account number"),
    bankAddress: text("Address of the bank"),
    companyAddressEn: text("English address of the company"),
    taxId: text("Tax number"),
    enabled: z.boolean().describe("In use"),
    ...tracked,
  })
  .meta({ id: "CustomerBankAccount" });

const accountFields = {
  currency: currency.describe("Currency"),
  accountName: requiredText(120).describe("Name of the account"),
  bankName: requiredText(120).describe("Bank"),
  bankRegion: optionalText(80).describe("Region of the bank"),
  bankNumber: requiredText(60).describe("Account number, once at a customer in a currency"),
  bankAddress: optionalText(200).describe("Address of the bank"),
  companyAddressEn: optionalText(200).describe("English address of the company"),
  taxId: optionalText(60).describe("Tax number"),
  enabled: z.boolean().default(true).describe("In use"),
};
const accountExample = {
  currency: "USD" as const,
  accountName: "Blue Ocean Trading",
  bankName: "Bank of China, Shenzhen Branch",
  bankNumber: "7405 1234 5678",
};
const accountFilters = {
  ...someFilters,
  currency: currency.optional().describe("Only in this currency"),
  enabled: z.boolean().optional().describe("In use, or not"),
};
const accountSorts = ["createdAt", "accountName", "bankName", "currency", "customerName"] as const;

export const getBankAccountList = defineCall({
  path: "/Customer/GetBankAccountInfoList",
  summary: "Customers' bank accounts",
  access: staff(`${accountPage}:view`, `${customerPage}:view`),
  input: listInput(accountFilters, accountSorts),
  answer: listAnswer(bankAccount),
  changes: false,
  refusals: [],
  example: { currency: "USD" },
});

export const exportBankAccountList = exportCall({
  path: "/Customer/ExportBankAccountInfoList",
  summary: "Customers' bank accounts as a spreadsheet",
  page: accountPage,
  filters: accountFilters,
  sorts: accountSorts,
  example: {},
});

export const addBankAccount = defineCall({
  path: "/Customer/AddBankAccountInfo",
  summary: "Add a bank account of a customer, 10 at most",
  access: staff(`${accountPage}:add`),
  input: z.strictObject({ customerId: id.describe("Customer"), ...accountFields }),
  answer: z.object({ id: id.describe("The new account") }),
  changes: true,
  refusals: [refusals.tooManyAccounts, refusals.accountTwice],
  example: { customerId: someId, ...accountExample },
});

export const batchAddBankAccount = defineCall({
  path: "/Customer/BatchAddBankAccountInfo",
  summary: "Add several bank accounts of a customer, all or none",
  access: staff(`${accountPage}:add`),
  input: z.strictObject({
    customerId: id.describe("Customer"),
    accounts: z.array(z.strictObject(accountFields)).min(1).max(mostBankAccounts).describe("The accounts"),
  }),
  answer: z.object({ added: z.int().describe("How many were added") }),
  changes: true,
  refusals: [refusals.tooManyAccounts, refusals.accountTwice],
  example: { customerId: someId, accounts: [accountExample] },
});

export const editBankAccount = defineCall({
  path: "/Customer/EditBankAccountInfo",
  summary: "Change a bank account",
  access: staff(`${accountPage}:edit`),
  input: z.strictObject({
    id: id.describe("Account"),
    ...accountFields,
    version: version.describe("Version it was read with"),
  }),
  answer: z.object({ version: version.describe("New version") }),
  changes: true,
  refusals: [refusals.accountTwice],
  example: { id: someId, ...accountExample, version: 1 },
});

export const editBankAccountEffect = defineCall({
  path: "/Customer/EditBankAccountEffect",
  summary: "Take a bank account into use or out of it",
  access: staff(`${accountPage}:edit`),
  input: z.strictObject({
    id: id.describe("Account"),
    enabled: z.boolean().describe("In use"),
    version: version.describe("Version it was read with"),
  }),
  answer: z.object({ version: version.describe("New version") }),
  changes: true,
  refusals: [],
  example: { id: someId, enabled: false, version: 1 },
});

export const deleteBankAccount = defineCall({
  path: "/Customer/DeleteBankAccountInfo",
  summary: "Delete a bank account",
  access: staff(`${accountPage}:delete`),
  input: z.strictObject({ id: id.describe("Account") }),
  answer: z.object({}),
  changes: true,
  refusals: [],
  example: { id: someId },
});

export const accountCalls = [
  getCustomerContactList,
  exportCustomerContactList,
  addCustomerContact,
  editCustomerContact,
  deleteCustomerContact,
  getBankAccountList,
  exportBankAccountList,
  addBankAccount,
  batchAddBankAccount,
  editBankAccount,
  editBankAccountEffect,
  deleteBankAccount,
];
