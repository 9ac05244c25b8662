import { z } from "zod";
import {
  calendarDate,
  changedRecord,
  coreRefusals,
  countryCode,
  decimalBound,
  defineCall,
  deleteCall,
  exportCall,
  id,
  listAnswer,
  listInput,
  named,
  logCall,
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
import { agentPage, exampleSupplier, infoPage as page, servicePage, supplierFields, supplierRow } from "./fields.ts";
import { supplierFieldTexts as texts } from "./field-texts.ts";
import { mainBusinesses, supplierActions, supplierKinds } from "./kinds.ts";
import { getSupplierOptionList } from "./option-calls.ts";
import { supplierRefusals as refusals } from "./refusals.ts";

const filters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of a number, a name (also in pinyin or its initials), a contact, an address, the website, the registration code or the remark",
  ),
  kind: z.enum(supplierKinds).optional().describe("Only of this kind"),
  mainBusiness: z.enum(mainBusinesses).optional().describe("Only who mainly does this"),
  country: countryCode.optional().describe("Only of this country"),
  city: optionalText(80).describe("Part of the city's name"),
  status: z.enum(partyStates).optional().describe("Only in this state"),
  servicesFrom: decimalBound(0).describe("At least so many services on file"),
  servicesTo: decimalBound(0).describe("At most so many services on file"),
  hasLicence: z.boolean().optional().describe("Licence uploaded, or not"),
  addPeople: optionalText(80).describe("Part of the name of whoever added it"),
  createdFrom: orEmpty(calendarDate).describe("Added from, YYYY-MM-DD (UTC)"),
  createdTo: orEmpty(calendarDate).describe("Added to, YYYY-MM-DD (UTC)"),
};
const sorts = [
  "createdAt",
  "supplierNumber",
  "supplierName",
  "companyNameEn",
  "shortName",
  "kind",
  "country",
  "city",
  "status",
  "services",
  "addPeople",
] as const;

/** Refused fields that any saving of a supplier may meet. */
export const savingRefusals = [
  refusals.exists,
  refusals.country,
  partyRefusals.emails,
  partyRefusals.website,
  coreRefusals.phone,
  fileRefusals.gone,
];

export const getSupplierInfoRecordList = defineCall({
  path: "/Supplier/GetSupplierInfoRecordList",
  summary: "The company's suppliers",
  access: staff(`${page}:view`),
  input: listInput(filters, sorts),
  answer: listAnswer(supplierRow),
  changes: false,
  refusals: [],
  example: { search: "rgl", mainBusiness: "airFreight" },
});

export const exportSupplierInfoRecordList = exportCall({
  path: "/Supplier/ExportSupplierInfoRecordList",
  summary: "The company's suppliers as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

export const loadSupplierInfoRecord = defineCall({
  path: "/Supplier/LoadSupplierInfoRecord",
  summary: "A supplier",
  access: staff(`${page}:view`),
  input: z.strictObject({ id: id.describe("Supplier") }),
  answer: supplierRow,
  changes: false,
  refusals: [],
  example: { id: someId },
});

export const addSupplierInfoRecord = defineCall({
  path: "/Supplier/AddSupplierInfoRecord",
  summary: "Add a supplier",
  description:
    "The same number, or the same name in the same country, is the same supplier: the refusal names the one that is there, also when two add it at once.",
  access: staff(`${page}:add`),
  input: z.strictObject({
    supplierNumber: named(partyNumber, texts.supplierNumber).describe("Supplier number; without one it is given"),
    ...supplierFields,
  }),
  answer: z.object({ id: id.describe("The new supplier"), supplierNumber: text("Its number") }),
  changes: true,
  refusals: savingRefusals,
  example: exampleSupplier,
});

export const editSupplierInfoRecord = defineCall({
  path: "/Supplier/EditSupplierInfoRecord",
  summary: "Change a supplier",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    id: id.describe("Supplier"),
    ...supplierFields,
    version: version.describe("Version it was read with"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: savingRefusals,
  example: { id: someId, ...exampleSupplier, version: 1 },
});

export const editSupplierInfoRecordState = stateCall({
  path: "/Supplier/EditSupplierInfoRecordState",
  summary: "Enable, disable or restrict a supplier",
  description: "A disabled one cannot be picked; a restricted one warns where it is picked.",
  page,
  id: "Supplier",
  reason: "Two shipments lost in March",
});

export const deleteSupplierInfoRecord = deleteCall({
  path: "/Supplier/DeleteSupplierInfoRecord",
  summary: "Delete suppliers to whom nothing was booked, all or none; their services go with them",
  page,
  ids: "Suppliers",
  refusals: [refusals.inUse],
});

export const getMainBusinessList = defineCall({
  path: "/Supplier/GetMainBusinessList",
  summary: "Main businesses, and how many suppliers are on file for each",
  access: staff(`${page}:view`, `${servicePage}:view`, `${agentPage}:view`),
  input: z.strictObject({}),
  answer: z.object({
    rows: z
      .array(
        z
          .object({
            key: z.enum(mainBusinesses).describe("Main business"),
            name: text("Name in the language of the request"),
            suppliers: z.int().describe("How many suppliers that are not disabled mainly do it"),
          })
          .meta({ id: "MainBusiness" }),
      )
      .describe("All of them, in their order"),
  }),
  changes: false,
  refusals: [],
  example: {},
});

export const getSupplierOperationLogList = logCall({
  path: "/Supplier/GetSupplierOperationLogList",
  summary: "Operation log of a supplier, its services and its operation information",
  access: staff(`${page}:view`, `${agentPage}:view`),
  id: "Supplier",
  actions: supplierActions,
});

export const infoCalls: readonly Call[] = [
  getSupplierInfoRecordList,
  exportSupplierInfoRecordList,
  loadSupplierInfoRecord,
  addSupplierInfoRecord,
  editSupplierInfoRecord,
  editSupplierInfoRecordState,
  deleteSupplierInfoRecord,
  getSupplierOptionList,
  getMainBusinessList,
  getSupplierOperationLogList,
];
