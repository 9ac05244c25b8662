import { z } from "zod";
import {
  calendarDate,
  changedRecord,
  countryCode,
  defineCall,
  exportCall,
  id,
  listAnswer,
  listInput,
  optionalText,
  orEmpty,
  someId,
  staff,
  version,
  type Call,
} from "#core";
import { decisionFilters, listAttributes, listSources, screeningHit, screeningOutcomes, searchBys } from "./kinds.ts";
import { marketRiskRefusals as refusals } from "./refusals.ts";

const page = "/marketRisk/antiMoneyLaunderingList";

const filters = {
  search: optionalText(80).describe(
    "Part of a name, an address, an identity number, a BIC, a case id or the narrative",
  ),
  searchBy: z.enum(searchBys).optional().describe("Only queries by this"),
  outcome: z.enum(screeningOutcomes).optional().describe("Only with this outcome"),
  attribute: z
    .enum([...listAttributes, "open"])
    .optional()
    .describe("Only with this verdict, or still open"),
  dateFrom: orEmpty(calendarDate).describe("Queried from this day, YYYY-MM-DD"),
  dateTo: orEmpty(calendarDate).describe("Queried to this day, YYYY-MM-DD"),
  country: countryCode.optional().describe("Only queries about this country"),
  searchedBy: optionalText(60).describe("Part of the name of who queried"),
  ...decisionFilters,
};
const sorts = ["searchDate", "name", "country", "hitCount", "searchedByName", "decidedByName"] as const;

/** Fields of a query. */
const asked = {
  name: z.string().describe("Name of the person or company"),
  address: z.string().describe("Address"),
  identityNumber: z.string().describe("Passport, identity card or registration number"),
  bic: z.string().describe("BIC (SWIFT code)"),
  country: z.string().describe("Country, ISO code, or empty"),
};
/** A person's notes with the verdict. */
const noted = {
  narrative: z.string().describe("Why it was decided so"),
  swiftMessage: z.string().describe("SWIFT message"),
  businessNumber: z.string().describe("Business number"),
  warningNumber: z.string().describe("Warning number"),
  caseId: z.string().describe("Case id"),
};

const record = {
  id: id.describe("The query"),
  ...asked,
  ...noted,
  searchBy: z.enum(searchBys).describe("Field searched by"),
  searchDate: z.string().describe("When"),
  searchedByName: z.string().describe("Who"),
  outcome: z.enum(screeningOutcomes).describe("Outcome"),
  hitCount: z.int().describe("How many entries were found"),
  listAttribute: z.enum(listAttributes).nullable().describe("Verdict; null while it is open"),
  decidedByName: z.string().nullable().describe("Who decided; null where there was nothing to decide"),
  decidedAt: z.string().nullable().describe("When"),
  version: version.describe("Version for deciding"),
};
export const antiMoneyLaundering = z.object(record).meta({ id: "AntiMoneyLaundering" });

export const addAntiMoneyLaundering = defineCall({
  path: "/MarketRisk/AddAntiMoneyLaundering",
  summary: "Screen by name, identity number, BIC or address, and keep the query",
  description:
    "The same that was queried within 30 days is not queried again unless `again` is true: then `id` is null and `recent` says when. A company form alone is never a hit; a name of which nothing is left is `cannotScreen`.",
  access: staff(`${page}:add`),
  input: z.strictObject({
    searchBy: z.enum(searchBys).default("name").describe("Field to search by; it must be filled"),
    name: optionalText(200).describe("Name of the person or company"),
    address: optionalText(300).describe("Address"),
    identityNumber: optionalText(80).describe("Passport, identity card or registration number"),
    bic: optionalText(11).describe("BIC (SWIFT code)"),
    country: orEmpty(countryCode).describe("Country, kept with the query"),
    again: z.boolean().default(false).describe("Query again although it was queried within 30 days"),
  }),
  answer: z.object({
    id: id.nullable().describe("The query; null where a recent one is there"),
    recent: z
      .object({
        id: id.describe("The query of before"),
        searchDate: z.string().describe("When it was made"),
        searchedByName: z.string().describe("Who made it"),
        listAttribute: z.enum(listAttributes).nullable().describe("Its verdict"),
      })
      .nullable()
      .describe("The latest query for the same within 30 days"),
  }),
  changes: true,
  refusals: [refusals.noList, refusals.queryNeeded],
  example: { name: "Jeddah Trading Est.", country: "SA" },
});

export const getAntiMoneyLaunderingList = defineCall({
  path: "/MarketRisk/GetAntiMoneyLaunderingList",
  summary: "The company's queries against sanctions lists",
  access: staff(`${page}:view`),
  input: listInput(filters, sorts),
  answer: listAnswer(antiMoneyLaundering),
  changes: false,
  refusals: [],
  example: { attribute: "open" },
});

export const exportAntiMoneyLaunderingList = exportCall({
  path: "/MarketRisk/ExportAntiMoneyLaunderingList",
  summary: "The queries as a spreadsheet, at most 50,000",
  page,
  filters,
  sorts,
  example: {},
});

export const getAntiMoneyLaunderingDetail = defineCall({
  path: "/MarketRisk/GetAntiMoneyLaunderingDetail",
  summary: "A query with its hits and the reason for each",
  access: staff(`${page}:view`),
  input: z.strictObject({ id: id.describe("The query") }),
  answer: z.object({
    ...record,
    hits: z.array(screeningHit).describe("Entries found, best first, at most 50"),
    lists: z
      .array(
        z.object({
          source: z.enum(listSources).describe("Which list"),
          listDate: z.string().nullable().describe("Date of that list"),
        }),
      )
      .describe("The lists that were searched"),
  }),
  changes: false,
  refusals: [],
  example: { id: someId },
});

export const editAntiMoneyLaundering = defineCall({
  path: "/MarketRisk/EditAntiMoneyLaundering",
  summary: "Decide on a query: normal or sanctioned, with the reason",
  description:
    "With hits, those in `sanctionedHits` are the party and the others are not. This is kept and not asked again until the name or the entry changes.",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    id: id.describe("The query"),
    version: version.describe("Version it was read with"),
    listAttribute: z.enum(listAttributes).describe("Verdict"),
    sanctionedHits: z
      .array(z.string().max(120))
      .max(50)
      .default([])
      .describe("Keys of the entries that are this party; needed where there are hits and the verdict is sanctions"),
    narrative: optionalText(2000).describe("Why; needed where there are hits, or the name cannot be screened"),
    swiftMessage: optionalText(2000).describe("SWIFT message"),
    businessNumber: optionalText(60).describe("Business number"),
    warningNumber: optionalText(60).describe("Warning number"),
    caseId: optionalText(60).describe("Case id"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [refusals.narrativeNeeded, refusals.chooseSanctioned],
  example: { id: someId, version: 1, listAttribute: "normal", narrative: "Born in another year" },
});

export const screeningCalls: readonly Call[] = [
  addAntiMoneyLaundering,
  getAntiMoneyLaunderingList,
  exportAntiMoneyLaunderingList,
  getAntiMoneyLaunderingDetail,
  editAntiMoneyLaundering,
];
