import { z } from "zod";
import {
  answered,
  calendarDate,
  changedRecord,
  countryCode,
  defineCall,
  exportCall,
  id,
  listAnswer,
  listInput,
  moment,
  named,
  optionalText,
  orEmpty,
  someId,
  staff,
  version,
  type Call,
} from "#core";
import { askedFields, decidedFields, narrativeFields, notedNumbers, verdictField } from "./decision-fields.ts";
import {
  decisionFilters,
  listAttributes,
  listSources,
  screeningHit,
  screeningOutcomes,
  searchBys,
  weaknesses,
} from "./kinds.ts";
import { marketRiskRefusals as refusals } from "./refusals.ts";
import { outcomeText, outcomeTexts, searchByTexts } from "./titles.ts";

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

/** A query as its list, its page and its spreadsheet show it. */
export const screeningFields = {
  searchDate: named(moment, { zh: "查询时间", en: "Searched at", ar: "وقت البحث" }),
  searchedByName: named(z.string(), { zh: "查询人", en: "Searched by", ar: "أجرى البحث" }),
  searchBy: named(z.enum(searchBys), { zh: "查询方式", en: "Search by", ar: "البحث بواسطة" }, searchByTexts).describe(
    "Field searched by",
  ),
  ...answered(askedFields),
  outcome: named(z.enum(screeningOutcomes), outcomeText, outcomeTexts),
  hitCount: named(z.int(), { zh: "命中数", en: "Number of hits", ar: "عدد المطابقات" }).describe(
    "How many entries were found",
  ),
  listAttribute: verdictField.nullable().describe("Verdict; null while it is open"),
  ...decidedFields,
  ...answered(narrativeFields),
  ...answered(notedNumbers),
};

const record = {
  id: id.describe("The query"),
  ...screeningFields,
  version: version.describe("Version for deciding"),
};
export const antiMoneyLaundering = z.object(record).meta({ id: "AntiMoneyLaundering" });

export const addAntiMoneyLaundering = defineCall({
  path: "/MarketRisk/AddAntiMoneyLaundering",
  summary: "Screen by name, identity number, BIC or address, and keep the query",
  description:
    "The same that was queried within 30 days is not queried again unless `again` is true: then `id` is null and `recent` says when. A company form, a kind of business or a place alone is never a hit. A name that says too little (no letters, only a company form, one common word) is `cannotScreen`. A ship is found by `IMO` and its number too.",
  access: staff(`${page}:add`),
  input: z.strictObject({
    searchBy: screeningFields.searchBy.default("name").describe("Field to search by; it must be filled"),
    ...askedFields,
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
    weakness: z.enum(weaknesses).nullable().describe("Why the name cannot be screened; null where it can"),
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
    listAttribute: verdictField,
    sanctionedHits: z
      .array(z.string().max(120))
      .max(50)
      .default([])
      .describe("Keys of the entries that are this party; needed where there are hits and the verdict is sanctions"),
    ...narrativeFields,
    ...notedNumbers,
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
