import { z } from "zod";
import {
  addCall,
  answered,
  coreRefusals,
  defineCall,
  editCall,
  exportCall,
  id,
  listCall,
  named,
  optionalText,
  someId,
  staff,
} from "#core";
import { partyRefusals, personFields } from "#party";
import { addedShown, attachedFilters, belongsFields, belongsShown } from "./attached.ts";
import { page as customerPage } from "./fields.ts";
import { customerRefusals as refusals } from "./refusals.ts";

const page = "/customerManagement/contactStaff";

export const customerContactTitles = {
  one: { zh: "联系人", en: "contact", ar: "جهة اتصال" },
  all: { zh: "客户联系人", en: "Customer contacts", ar: "جهات اتصال العملاء" },
};

export const customerContactFields = {
  ...personFields,
  QQ: named(optionalText(40), { zh: "QQ", en: "QQ", ar: "QQ" }),
  liaison: named(optionalText(120), { zh: "联络事项", en: "Liaison", ar: "موضوع التواصل" }).describe(
    "Matters they are the contact for",
  ),
};

export const customerContact = z
  .object({
    id: id.describe("Contact"),
    ...belongsShown,
    ...answered(customerContactFields),
    ...addedShown,
  })
  .meta({ id: "CustomerContact" });

const contactExample = { contact: "Li Na", email: "li.na@example.com", telephone: "+86 138 0013 8000" };
const contactSorts = ["createdAt", "contact", "customerName"] as const;
const contactRefusals = [partyRefusals.emails, coreRefusals.phone];

export const getCustomerContactList = listCall({
  path: "/Customer/GetCustomerContactList",
  summary: "Contacts at customers",
  access: staff(`${page}:view`, `${customerPage}:view`),
  row: customerContact,
  filters: attachedFilters,
  sorts: contactSorts,
  example: { search: "li" },
});

export const exportCustomerContactList = exportCall({
  path: "/Customer/ExportCustomerContactList",
  summary: "Contacts at customers as a spreadsheet",
  page,
  filters: attachedFilters,
  sorts: contactSorts,
  example: {},
});

export const addCustomerContact = addCall({
  path: "/Customer/AddCustomerContact",
  summary: "Add a contact at a customer, 10 at most",
  page,
  fields: { ...belongsFields, ...customerContactFields },
  refusals: [refusals.tooManyContacts, ...contactRefusals],
  example: { customerId: someId, ...contactExample },
});

export const editCustomerContact = editCall({
  path: "/Customer/EditCustomerContact",
  summary: "Change a contact",
  page,
  fields: customerContactFields,
  refusals: contactRefusals,
  example: contactExample,
});

export const deleteCustomerContact = defineCall({
  path: "/Customer/DeleteCustomerContact",
  summary: "Delete a contact",
  access: staff(`${page}:delete`),
  input: z.strictObject({ id: id.describe("Contact") }),
  answer: z.object({}),
  changes: true,
  refusals: [],
  example: { id: someId },
});

export const contactCalls = [
  getCustomerContactList,
  exportCustomerContactList,
  addCustomerContact,
  editCustomerContact,
  deleteCustomerContact,
];
