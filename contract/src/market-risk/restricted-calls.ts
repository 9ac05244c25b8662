import { z } from "zod";
import {
  addCall,
  answered,
  commonFieldTexts,
  countryCode,
  countryField,
  defineCall,
  deleteCall,
  editCall,
  enabledField,
  exportCall,
  id,
  listCall,
  longestNumbersSearch,
  named,
  optionalText,
  requiredText,
  staff,
  updatedFields,
  updatedFilters,
  version,
  type Call,
  type LocalText,
} from "#core";
import { importCall, templateCall } from "#sheets";
import { listSources, restrictedKinds } from "./kinds.ts";
import { marketRiskRefusals as refusals } from "./refusals.ts";
import { entryKindTexts, otherNamesText, searchByTexts } from "./titles.ts";

const page = "/marketRisk/restrictedList";

export const restrictedTitles = {
  one: { zh: "受限方", en: "restricted party", ar: "طرف مقيّد" },
  all: { zh: "受限名单", en: "Restricted parties", ar: "الأطراف المقيّدة" },
};

export const restrictedKindTexts = {
  company: { zh: "企业", en: "Company", ar: "شركة" },
  person: entryKindTexts.person,
} as const satisfies Record<(typeof restrictedKinds)[number], LocalText>;

/** Fields of a restricted party. */
export const restrictedFields = {
  name: named(requiredText(200), commonFieldTexts.name).describe("Name of the company or person"),
  kind: named(z.enum(restrictedKinds).default("company"), commonFieldTexts.type, restrictedKindTexts).describe(
    "Company or person",
  ),
  otherNames: named(z.array(requiredText(200)).max(10).default([]), otherNamesText).describe(
    "Further names and spellings that are found as well",
  ),
  country: countryField,
  identityNumber: named(optionalText(80), searchByTexts.identityNumber).describe(
    "Registration, passport or identity number",
  ),
  reason: named(requiredText(1000), commonFieldTexts.reason).describe("Why one does not deal with it"),
  enabled: enabledField.describe("Whether it warns"),
};

/** A restricted party as its list and its spreadsheet show it. */
export const shownRestrictedFields = { ...restrictedFields, ...updatedFields };

export const restrictedParty = z
  .object({
    id: id.describe("Restricted party"),
    ...answered(shownRestrictedFields),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "RestrictedParty" });

const filters = {
  search: optionalText(longestNumbersSearch).describe("Part of a name, a number or the reason"),
  kind: z.enum(restrictedKinds).optional().describe("Only companies, or only persons"),
  country: countryCode.optional().describe("Only those of this country"),
  enabled: z.boolean().optional().describe("Only those that warn, or only those that do not"),
  ...updatedFilters,
};
const sorts = ["updatedAt", "name", "country", "updatedByName"] as const;

export const getRestrictedList = listCall({
  path: "/MarketRisk/GetRestrictedList",
  summary: "Companies and persons that the company does not want to deal with",
  access: staff(`${page}:view`),
  row: restrictedParty,
  filters,
  sorts,
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

const example = { name: "Blue Anchor Shipping LLC", reason: "Unpaid freight since 2025" };

export const addRestrictedParty = addCall({
  path: "/MarketRisk/AddRestrictedParty",
  summary: "Put a company or person on the restricted list",
  page,
  fields: restrictedFields,
  refusals: [refusals.restrictedThere, refusals.notComparable],
  example,
});

export const editRestrictedParty = editCall({
  path: "/MarketRisk/EditRestrictedParty",
  summary: "Change a restricted party",
  page,
  fields: restrictedFields,
  refusals: [refusals.restrictedThere, refusals.notComparable],
  example,
});

export const deleteRestrictedParty = deleteCall({
  path: "/MarketRisk/DeleteRestrictedParty",
  summary: "Take parties off the restricted list",
  page,
  ids: "Restricted parties, all or none",
  refusals: [],
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

/** Kinds of warnings about a party; see `partyWarning`. */
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
    warnings: z.array(partyWarning).describe("Warnings about it; empty without any"),
    blocks: z.boolean().describe("A waybill with this party cannot be saved"),
    unused: z.array(z.enum(listSources)).describe("Sanctions lists that are not in use: nobody is screened by them"),
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

export const restrictedCalls: readonly Call[] = [
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
