import { z } from "zod";
import {
  calendarDate,
  changedRecord,
  coreRefusals,
  countryCode,
  defineCall,
  exportCall,
  id,
  listAnswer,
  listInput,
  named,
  optionalText,
  orEmpty,
  phoneNumber,
  requiredText,
  rule,
  someId,
  staff,
  text,
  version,
  type Call,
  longestNumbersSearch,
} from "#core";
import { emailAddresses, partyRefusals, partyStates } from "#party";
import { supplierFieldTexts as texts } from "./field-texts.ts";
import { agentPage as page } from "./fields.ts";
import { supplierRefusals as refusals } from "./refusals.ts";
import {
  agentFunctions,
  mostOperationContacts,
  serviceSourceTexts,
  serviceTexts,
  supplierServices,
  transportModes,
} from "./service-kinds.ts";

const filters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of a number or a name (also in pinyin or its initials), a contact, a telephone number, an e-mail address or the website",
  ),
  country: countryCode.optional().describe("Only of this country"),
  service: z.enum(supplierServices).optional().describe("Only who quotes for this, on the day"),
  port: optionalText(5).describe("Only who quotes from or to this port, on the day"),
  validOn: orEmpty(calendarDate).describe("The day, YYYY-MM-DD; without it today (UTC)"),
  source: z.enum(["supplier", "lading"]).optional().describe("On file, or offered on Lading and not taken over"),
  city: optionalText(80).describe("Part of the city's name"),
  status: z.enum(partyStates).optional().describe("Only in this state; without it no disabled ones, unless searched"),
  hasOperations: z.boolean().optional().describe("With operation information, or without"),
  latestFrom: orEmpty(calendarDate).describe("Of what is valid on the day, the longest is valid to this day or later"),
  latestTo: orEmpty(calendarDate).describe("Of what is valid on the day, the longest is valid to this day or earlier"),
};
const sorts = ["country", "name"] as const;

export const overseasAgent = z
  .object({
    id: text("Tells rows apart"),
    source: z.enum(["supplier", "lading"]).describe("On file, or offered on Lading and not taken over"),
    supplierId: id.nullable().describe("The supplier on file"),
    number: named(z.string(), texts.supplierNumber).describe("Supplier number; of an offer the company's code"),
    name: named(z.string(), texts.supplierName),
    nameEn: named(z.string(), texts.companyNameEn),
    country: named(z.string(), texts.country).describe("Country, ISO 3166-1 alpha-2"),
    city: named(z.string(), texts.city).describe("City in the request's language, where it is known"),
    contact: named(z.string(), texts.contact),
    telephone: named(z.string(), texts.telephone),
    email: named(z.string(), texts.email).describe("E-mail addresses, several separated by commas"),
    website: text("Website"),
    introduction: text("Introduction of an offer on Lading; of a supplier its remark"),
    status: z.enum(partyStates).describe("Its state"),
    offerCode: named(z.string(), serviceSourceTexts.lading).describe(
      "Code of the company, as far as it offers itself on Lading now; or the empty text",
    ),
    transport: named(z.int(), serviceTexts.transport).describe("Transport services that are valid on the day"),
    motor: named(z.int(), serviceTexts.motor).describe("Motor transport services that are valid on the day"),
    warehousing: named(z.int(), serviceTexts.warehousing).describe("Warehousing services that are valid on the day"),
    valueAdded: named(z.int(), serviceTexts.valueAdded).describe("Value-added services that are valid on the day"),
    operations: named(z.int(), { zh: "操作资料", en: "Operation info", ar: "بيانات التشغيل" }).describe(
      "Entries of operation information",
    ),
    latestValidTo: text("Until when its longest service is valid, YYYY-MM-DD, or the empty text"),
  })
  .meta({ id: "OverseasAgent" });

export const getOverseasAgentList = defineCall({
  path: "/Customer/GetOverseasAgentList",
  summary: "Overseas agents by country: on file, and offered on Lading by other companies",
  access: staff(`${page}:view`),
  input: listInput(filters, sorts),
  answer: listAnswer(overseasAgent),
  changes: false,
  refusals: [],
  example: { country: "SA", order: "asc" },
});

export const exportOverseasAgentList = exportCall({
  path: "/Customer/ExportOverseasAgentList",
  summary: "The filtered overseas agents as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

export const loadOverseasAgentInfo = defineCall({
  path: "/Customer/LoadOverseasAgentInfo",
  summary: "An overseas agent: one on file by its id, or one that is offered on Lading by its company code",
  access: staff(`${page}:view`),
  input: z
    .strictObject({
      id: id.optional().describe("Supplier"),
      companyCode: optionalText(30).describe("Company code of an offer"),
    })
    .refine((asked) => (asked.id === undefined) !== (asked.companyCode === ""), rule(coreRefusals.required)),
  answer: overseasAgent,
  changes: false,
  refusals: [],
  example: { id: someId },
});

const contact = z.strictObject({
  agentFunction: z.enum(agentFunctions).describe("Function"),
  name: requiredText(80).describe("Name"),
  telephone: orEmpty(phoneNumber).describe("Telephone"),
  email: emailAddresses.describe("E-mail addresses, several separated by commas"),
});

const operationFields = {
  scope: z.enum(["all", ...transportModes]).describe("The mode that it applies to, or all"),
  port: optionalText(5).describe("The port that it applies to: IATA code or UN/LOCODE; empty for all"),
  contacts: z.array(contact).max(mostOperationContacts).default([]).describe("Contacts by function"),
  documents: optionalText(2000).describe("Documents needed"),
  customsNotes: optionalText(2000).describe("Notes on customs clearance"),
  workingHours: optionalText(300).describe("Working hours, with the time zone"),
  validFrom: orEmpty(calendarDate).describe("Valid from, YYYY-MM-DD"),
  validTo: orEmpty(calendarDate).describe("Valid to and including, YYYY-MM-DD; empty: until further notice"),
  remark: optionalText(500).describe("Remark"),
};

const isInOrder = ({ validFrom, validTo }: { validFrom: string; validTo: string }) =>
  validFrom === "" || validTo === "" || validFrom <= validTo;
const inOrder = { ...rule(refusals.validity), path: ["validTo"] };
const exampleOperation = {
  scope: "air" as const,
  port: "RUH",
  contacts: [{ agentFunction: "customs" as const, name: "Fahad Al-Otaibi", email: "customs@riyadhgate.example" }],
  documents: "MAWB, HAWB, SABER certificate",
  workingHours: "Sun–Thu 08:00–17:00 (UTC+3)",
};
const refused = [
  refusals.port,
  refusals.validity,
  refusals.notAgent,
  partyRefusals.emails,
  coreRefusals.phone,
] as const;

export const operationInfo = z
  .object({
    id: id.describe("Entry"),
    scope: z.enum(["all", ...transportModes]).describe("The mode that it applies to, or all"),
    port: text("The port that it applies to, or the empty text"),
    contacts: z
      .array(
        z.object({
          agentFunction: z.enum(agentFunctions).describe("Function"),
          name: text("Name"),
          telephone: text("Telephone"),
          email: text("E-mail addresses"),
        }),
      )
      .describe("Contacts by function"),
    documents: text("Documents needed"),
    customsNotes: text("Notes on customs clearance"),
    workingHours: text("Working hours"),
    validFrom: text("Valid from, or the empty text"),
    validTo: text("Valid to and including, or the empty text"),
    remark: text("Remark"),
    updatedAt: text("When it was last changed"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "OverseasAgentOperationInfo" });

export const getOverseasAgentOperationInfoList = defineCall({
  path: "/Customer/GetOverseasAgentOperationInfoList",
  summary: "Operation information of an overseas agent, an entry for each mode or port",
  access: staff(`${page}:view`),
  input: z.strictObject({ supplierId: id.describe("Overseas agent on file") }),
  answer: z.object({ rows: z.array(operationInfo).describe("Entries, those that apply to all modes first") }),
  changes: false,
  refusals: [],
  example: { supplierId: someId },
});

export const addOverseasAgentOperationInfo = defineCall({
  path: "/Customer/AddOverseasAgentOperationInfo",
  summary: "Add operation information of an overseas agent",
  access: staff(`${page}:add`),
  input: z
    .strictObject({ supplierId: id.describe("Overseas agent on file"), ...operationFields })
    .refine(isInOrder, inOrder),
  answer: z.object({ id: id.describe("The new entry") }),
  changes: true,
  refusals: refused,
  example: { supplierId: someId, ...exampleOperation },
});

export const editOverseasAgentOperationInfo = defineCall({
  path: "/Customer/EditOverseasAgentOperationInfo",
  summary: "Change operation information of an overseas agent",
  access: staff(`${page}:edit`),
  input: z
    .strictObject({
      id: id.describe("Entry"),
      ...operationFields,
      version: version.describe("Version it was read with"),
    })
    .refine(isInOrder, inOrder),
  answer: changedRecord,
  changes: true,
  refusals: refused,
  example: { id: someId, ...exampleOperation, version: 1 },
});

export const deleteOverseasAgentOperationInfo = defineCall({
  path: "/Customer/DeleteOverseasAgentOperationInfo",
  summary: "Delete an entry of operation information",
  access: staff(`${page}:delete`),
  input: z.strictObject({ id: id.describe("Entry") }),
  answer: z.object({}),
  changes: true,
  refusals: [],
  example: { id: someId },
});

export const agentCalls: readonly Call[] = [
  getOverseasAgentList,
  exportOverseasAgentList,
  loadOverseasAgentInfo,
  getOverseasAgentOperationInfoList,
  addOverseasAgentOperationInfo,
  editOverseasAgentOperationInfo,
  deleteOverseasAgentOperationInfo,
];
