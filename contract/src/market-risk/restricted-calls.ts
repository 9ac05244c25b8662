import { z } from "zod";
import {
  countryCode,
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
  updatedFilters,
  version,
} from "#core";
import { importCall, templateCall } from "#sheets";
import { listSources, restrictedKinds } from "./kinds.ts";
import { marketRiskRefusals as refusals } from "./refusals.ts";

const page = "/marketRisk/restrictedList";

const fields = {
  name: requiredText(200).describe("Name of the company or person"),
  kind: z.enum(restrictedKinds).default("company").describe("Company or person"),
  otherNames: z
    .array(requiredText(200))
    .max(10)
    .default([])
    .describe("Further names and spellings that are found as well"),
  country: orEmpty(countryCode).describe("Country, or empty"),
  identityNumber: optionalText(80).describe("Registration, passport or identity number"),
  reason: requiredText(1000).describe("Why one does not deal with it"),
  enabled: z.boolean().default(true).describe("Whether it warns"),
};

export const restrictedParty = z
  .object({
    id: id.describe("Restricted party"),
    name: z.string().describe("Name of the company or person"),
    kind: z.enum(restrictedKinds).describe("Company or person"),
    otherNames: z.array(z.string()).describe("Further names"),
    country: z.string().describe("Country, or empty"),
    identityNumber: z.string().describe("Registration, passport or identity number"),
    reason: z.string().describe("Why one does not deal with it"),
    enabled: z.boolean().describe("Whether it warns"),
    updatedByName: z.string().describe("Who entered or changed it last"),
    updatedAt: z.string().describe("When that was"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "RestrictedParty" });

const filters = {
  search: optionalText(80).describe("Part of a name, a number or the reason"),
  kind: z.enum(restrictedKinds).optional().describe("Only companies, or only persons"),
  country: countryCode.optional().describe("Only those of this country"),
  enabled: z.boolean().optional().describe("Only those that warn, or only those that do not"),
  ...updatedFilters,
};
const sorts = ["updatedAt", "name", "country", "updatedByName"] as const;

export const getRestrictedList = defineCall({
  path: "/MarketRisk/GetRestrictedList",
  summary: "Companies and persons that the company does not want to deal with",
  access: staff(`${page}:view`),
  input: listInput(filters, sorts),
  answer: listAnswer(restrictedParty),
  changes: false,
  refusals: [],
  example: {},
});

export const exportRestrictedList = exportCall({
  path: "/MarketRisk/ExportRestrictedList",
  summary: "The restricted parties as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

const writing = [refusals.restrictedThere, refusals.notComparable];
const example = { name: "Blue Anchor Shipping LLC", reason: "Unpaid freight since 2025" };

export const addRestrictedParty = defineCall({
  path: "/MarketRisk/AddRestrictedParty",
  summary: "Put a company or person on the restricted list",
  access: staff(`${page}:add`),
  input: z.strictObject(fields),
  answer: z.object({ id: id.describe("The new restricted party") }),
  changes: true,
  refusals: writing,
  example,
});

export const editRestrictedParty = defineCall({
  path: "/MarketRisk/EditRestrictedParty",
  summary: "Change a restricted party",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    id: id.describe("Restricted party"),
    version: version.describe("Version it was read with"),
    ...fields,
  }),
  answer: z.object({ version: version.describe("New version") }),
  changes: true,
  refusals: writing,
  example: { id: someId, version: 1, ...example },
});

export const deleteRestrictedParty = defineCall({
  path: "/MarketRisk/DeleteRestrictedParty",
  summary: "Take parties off the restricted list",
  access: staff(`${page}:delete`),
  input: z.strictObject({ ids: z.array(id).min(1).max(100).describe("Restricted parties, all or none") }),
  answer: z.object({ deleted: z.int().describe("How many were taken off") }),
  changes: true,
  refusals: [],
  example: { ids: [someId] },
});

const settings = {
  blocks: z.boolean().describe("Waybills with a restricted or sanctioned party cannot be saved; otherwise they warn"),
};

export const loadRiskSettings = defineCall({
  path: "/MarketRisk/LoadRiskSettings",
  summary: "Whether restricted parties block a waybill or only warn",
  access: staff(`${page}:view`),
  input: z.strictObject({}),
  answer: z.object(settings),
  changes: false,
  refusals: [],
  example: {},
});

export const editRiskSettings = defineCall({
  path: "/MarketRisk/EditRiskSettings",
  summary: "Say whether restricted parties block a waybill or only warn",
  access: staff(`${page}:approve`),
  input: z.strictObject(settings),
  answer: z.object({}),
  changes: true,
  refusals: [],
  example: { blocks: true },
});

/** What is known against a party; see `partyWarning`. */
const warningKinds = ["restricted", "sanctions", "openHit", "cannotScreen"] as const;

export const partyWarning = z
  .object({
    kind: z
      .enum(warningKinds)
      .describe(
        "`restricted`: on the restricted list; `sanctions`: decided to be a listed party; `openHit`: like an entry, not decided yet; `cannotScreen`: it cannot be screened, not decided yet. Only the first two block",
      ),
    name: z.string().describe("Name as the list has it; the party's own where there is no entry"),
    reason: z.string().describe("Why"),
    source: z
      .enum(listSources)
      .nullable()
      .describe("The sanctions list; null for the restricted one, and without an entry"),
    reference: z.string().describe("The list's reference of the entry, or empty"),
  })
  .meta({ id: "PartyWarning" });
export type PartyWarning = z.output<typeof partyWarning>;

export const checkParty = defineCall({
  path: "/MarketRisk/CheckParty",
  summary: "Whether there is a warning about a party that is about to be picked",
  access: staff(),
  input: z.strictObject({ name: optionalText(200).describe("Name as it is picked or typed") }),
  answer: z.object({
    warnings: z.array(partyWarning).describe("What is known against it; empty where nothing is"),
    blocks: z.boolean().describe("A waybill with this party cannot be saved"),
  }),
  changes: false,
  refusals: [],
  example: { name: "Blue Anchor Shipping" },
});

export const getRestrictedImportTemplate = templateCall({
  path: "/MarketRisk/GetRestrictedImportTemplate",
  summary: "The spreadsheet to fill in for an import of restricted parties",
  page,
});

export const importRestrictedParties = importCall({
  path: "/MarketRisk/ImportRestrictedParties",
  summary: "Check a spreadsheet of restricted parties, or import it whole",
  hint: "An exported list can be imported again.",
  page,
  use: "restrictedImport",
  refusals: [refusals.importHeadings, refusals.importRows, refusals.restrictedThere],
});

export const restrictedCalls = [
  getRestrictedList,
  exportRestrictedList,
  getRestrictedImportTemplate,
  importRestrictedParties,
  addRestrictedParty,
  editRestrictedParty,
  deleteRestrictedParty,
  loadRiskSettings,
  editRiskSettings,
  checkParty,
];
