import { z } from "zod";
import {
  calendarDate,
  changedRecord,
  coreRefusals,
  countryCode,
  defineCall,
  exportCall,
  id,
  languages,
  listAnswer,
  listInput,
  named,
  optionalText,
  orEmpty,
  someId,
  staff,
  text,
  version,
  type Call,
  longestNumbersSearch,
} from "#core";
import { fileRefusals } from "#files";
import { partyNumber, partyRefusals, partyStates, stateCall } from "#party";
import { newPassword, sessionRefusals } from "#session";
import { changeRequest, customerFields, customerRow, exampleFields, otherId, page } from "./fields.ts";
import { customerActions, customerFieldTexts as texts, customerTypes } from "./kinds.ts";
import { customerRefusals as refusals } from "./refusals.ts";

const filters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of a number, a name (also in pinyin or its initials), a phone or an e-mail address",
  ),
  customerType: z.enum(customerTypes).optional().describe("Only enterprises, or only persons"),
  country: countryCode.optional().describe("Only of this country"),
  city: optionalText(80).describe("Part of the city's name"),
  address: optionalText(80).describe("Part of the address"),
  contact: optionalText(80).describe("Part of the contact person's name"),
  director: optionalText(80).describe("Part of the director's or legal person's name"),
  website: optionalText(80).describe("Part of the website's address"),
  companyCode: optionalText(40).describe("Part of the company's registration code"),
  referrer: optionalText(80).describe("Part of the name of whoever brought the customer"),
  status: z.enum(partyStates).optional().describe("Only in this state"),
  hasCertificate: z.boolean().optional().describe("Licence uploaded, or not"),
  hasSignIn: z.boolean().optional().describe("Can sign in to the portal, or not"),
  hasRequest: z.boolean().optional().describe("Has asked for a change that waits, or not"),
  owes: z.boolean().optional().describe("Has open bills, or none"),
  salesId: id.optional().describe("Only of this salesperson"),
  addPeople: optionalText(80).describe("Part of the name of whoever added it"),
  createdFrom: orEmpty(calendarDate).describe("Added from, YYYY-MM-DD (UTC)"),
  createdTo: orEmpty(calendarDate).describe("Added to, YYYY-MM-DD (UTC)"),
};
const sorts = [
  "createdAt",
  "customerNumber",
  "customerName",
  "companyNameEn",
  "country",
  "city",
  "receivableBalance",
] as const;

/** Refused fields that any saving of a customer may meet. */
export const savingRefusals = [
  refusals.exists,
  partyRefusals.emails,
  partyRefusals.website,
  refusals.country,
  refusals.salesNeeded,
  coreRefusals.phone,
  fileRefusals.gone,
];

export const getCustomerInfoList = defineCall({
  path: "/Customer/GetCustomerInfoList",
  summary: "The company's customers",
  access: staff(`${page}:view`),
  input: listInput(filters, sorts),
  answer: listAnswer(customerRow),
  changes: false,
  refusals: [],
  example: { search: "szlh", status: "enabled" },
});

export const exportCustomerInfoList = exportCall({
  path: "/Customer/ExportCustomerInfoList",
  summary: "The company's customers as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

export const loadCustomerInfo = defineCall({
  path: "/Customer/LoadCustomerInfo",
  summary: "A customer with all that hangs on it",
  access: staff(`${page}:view`),
  input: z.strictObject({ id: id.describe("Customer") }),
  answer: z.object({
    customer: customerRow.describe("The customer"),
    request: changeRequest.nullable().describe("Its open request for changes; null without one"),
    merged: z
      .array(z.object({ customerNumber: text("Its number"), customerName: text("Its name"), mergedAt: text("When") }))
      .describe("Other entries of the same customer that were merged into this one"),
  }),
  changes: false,
  refusals: [],
  example: { id: someId },
});

export const addCustomerInfo = defineCall({
  path: "/Customer/AddCustomerInfo",
  summary: "Add a customer",
  description:
    "The same number, or the same name in the same country, is the same customer: the refusal names the one that is there, also when two add it at once.",
  access: staff(`${page}:add`),
  input: z.strictObject({
    customerNumber: named(partyNumber, texts.customerNumber).describe("Customer number; without one it is given"),
    ...customerFields,
  }),
  answer: z.object({ id: id.describe("The new customer"), customerNumber: text("Its number") }),
  changes: true,
  refusals: savingRefusals,
  example: exampleFields,
});

export const editCustomerInfo = defineCall({
  path: "/Customer/EditCustomerInfo",
  summary: "Change a customer",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    id: id.describe("Customer"),
    ...customerFields,
    version: version.describe("Version it was read with"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: savingRefusals,
  example: { id: someId, ...exampleFields, version: 1 },
});

export const editCustomerInfoStatue = stateCall({
  path: "/Customer/EditCustomerInfoStatue",
  summary: "Enable, disable or restrict a customer",
  description:
    "A disabled one cannot be picked or sign in, and its sessions end at once; a restricted one warns where it is picked.",
  page,
  id: "Customer",
  reason: "Overdue since March",
});

export const mergeCustomerInfo = defineCall({
  path: "/Customer/MergeCustomerInfo",
  summary: "Merge an entry of the same customer into another",
  description:
    "Waybills, bills, costs, contacts, accounts, messages and sign-in go to the one that stays; the other entry is gone, and its number still finds the one that stays. The stricter of their states holds; a disabled entry's sign-in is not taken over. A request for a change waits on, unless the one that stays has one of its own: then it is set aside, and the customer is told.",
  access: staff(`${page}:delete`),
  input: z.strictObject({
    id: id.describe("The customer that stays"),
    mergedId: id.describe("The entry that goes"),
    version: version.describe("Version that the one that stays was read with"),
  }),
  answer: z.object({
    moved: z.int().describe("How many records went along"),
    version: version.describe("New version"),
  }),
  changes: true,
  manyRecords: true,
  refusals: [refusals.mergeItself, refusals.mergeTooMany],
  example: { id: someId, mergedId: otherId, version: 1 },
});

export const setCustomerSignIn = defineCall({
  path: "/Customer/SetCustomerSignIn",
  summary: "Give a customer a sign-in to the portal, or a new password",
  description: "Without a password one is made; it is answered once and kept nowhere. The customer's sessions end.",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    id: id.describe("Customer"),
    password: newPassword.optional().describe("Password; without one it is made"),
  }),
  answer: z.object({
    companyCode: text("Company code to sign in with"),
    customerNumber: text("Customer number to sign in with"),
    password: text("The password, this once"),
  }),
  changes: true,
  refusals: [refusals.disabled, sessionRefusals.passwordWeak],
  example: { id: someId },
});

export const endCustomerSignIn = defineCall({
  path: "/Customer/EndCustomerSignIn",
  summary: "Take a customer's sign-in away; its sessions end at once",
  access: staff(`${page}:edit`),
  input: z.strictObject({ id: id.describe("Customer") }),
  answer: z.object({}),
  changes: true,
  refusals: [refusals.noSignIn],
  example: { id: someId },
});

export const setCustomerMessageMail = defineCall({
  path: "/Customer/SetCustomerMessageMail",
  summary: "Have a customer's messages sent by e-mail as well, or no more",
  description:
    "As the customer itself chooses it in the portal (`EditCustomerMessageMail`). The e-mails go to the addresses on file, also to a customer who cannot sign in.",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    id: id.describe("Customer"),
    language: z.enum(["", ...languages]).describe("Language of the e-mails; the empty text: none"),
  }),
  answer: z.object({}),
  changes: true,
  refusals: [refusals.noCustomerAddress],
  example: { id: someId, language: "ar" },
});

export const auditCustomerRequest = defineCall({
  path: "/Customer/AuditCustomerInfoModify",
  summary: "Accept or turn down what a customer asked to change",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    id: id.describe("Request"),
    accept: z.boolean().describe("Accepted, or turned down"),
    reason: optionalText(300).describe("Why it is turned down; the customer reads it"),
  }),
  answer: z.object({}),
  changes: true,
  refusals: [refusals.decided, refusals.exists, coreRefusals.required],
  example: { id: someId, accept: true },
});

export const getCustomerLogList = defineCall({
  path: "/Customer/GetCustomerOperationLogList",
  summary: "The whole history of a customer, also of entries merged into it",
  access: staff(`${page}:view`),
  input: listInput({ customerId: id.describe("Customer") }, ["createdAt"]),
  answer: listAnswer(
    z
      .object({
        id: id.describe("Entry"),
        number: text("The customer's number then"),
        action: z.enum(customerActions).describe("Action"),
        userName: text("Who"),
        ip: text("From where"),
        createdAt: text("When"),
        changes: z
          .array(z.object({ field: text("Field"), before: text("Before"), after: text("After") }))
          .describe("Each changed field, as people read it"),
      })
      .meta({ id: "CustomerLogEntry" }),
  ),
  changes: false,
  refusals: [],
  example: { customerId: someId },
});

export const infoCalls: readonly Call[] = [
  getCustomerInfoList,
  exportCustomerInfoList,
  loadCustomerInfo,
  addCustomerInfo,
  editCustomerInfo,
  editCustomerInfoStatue,
  mergeCustomerInfo,
  setCustomerSignIn,
  endCustomerSignIn,
  setCustomerMessageMail,
  auditCustomerRequest,
  getCustomerLogList,
];
