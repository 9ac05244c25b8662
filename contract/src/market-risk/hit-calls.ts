import { z } from "zod";
import {
  answered,
  calendarDate,
  decimalBound,
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
  startedJob,
  version,
  type Call,
  type LocalText,
} from "#core";
import { partyKinds, partyKindTexts } from "#party";
import { decidedFields, notedNumbers, stateField, verdictField, verdictReason } from "./decision-fields.ts";
import {
  decisionFilters,
  foundEntryFields,
  listAttributes,
  listSources,
  screeningHit,
  screeningOutcomes,
  weaknesses,
} from "./kinds.ts";
import { marketRiskRefusals as refusals } from "./refusals.ts";
import { outcomeText, outcomeTexts } from "./titles.ts";

const page = "/marketRisk/antiMoneyLaunderingList";

const filters = {
  search: optionalText(80).describe("Part of the party's or the entry's name, or of the reason"),
  state: z
    .enum(["open", ...listAttributes])
    .optional()
    .describe("Only open ones, or only with this verdict"),
  outcome: z.enum(screeningOutcomes).optional().describe("Only with an entry, or only names that cannot be screened"),
  source: z.enum(listSources).optional().describe("Only of this list"),
  partyKind: z.enum(partyKinds).optional().describe("Only parties that are known as this"),
  foundFrom: orEmpty(calendarDate).describe("Found from this day, YYYY-MM-DD"),
  foundTo: orEmpty(calendarDate).describe("Found to this day, YYYY-MM-DD"),
  scoreFrom: decimalBound(0).describe("At least so alike, 0 to 100"),
  scoreTo: decimalBound(0).describe("At most so alike, 0 to 100"),
  ...decisionFilters,
};
const sorts = ["score", "foundAt", "partyName", "decidedByName"] as const;

/** A hit as the work list, its page and its spreadsheet show it. */
export const riskHitFields = {
  partyName: named(z.string(), { zh: "往来方", en: "Party", ar: "الطرف" }).describe("Name of one's own party"),
  partyKinds: named(z.array(z.enum(partyKinds)), { zh: "身份", en: "Role", ar: "الصفة" }, partyKindTexts).describe(
    "As what it is known",
  ),
  outcome: named(z.enum(screeningOutcomes), outcomeText, outcomeTexts).describe(
    "An entry was found; the name cannot be screened; or nothing was found and a person decided all the same",
  ),
  source: foundEntryFields.source.nullable().describe("Which list; null without an entry"),
  score: foundEntryFields.score.describe("How alike, 0 to 100; 0 without an entry"),
  foundAt: named(moment, { zh: "发现时间", en: "Found at", ar: "وقت الاكتشاف" }),
  state: stateField,
  ...decidedFields,
  reason: answered({ verdictReason }).verdictReason,
  ...answered(notedNumbers),
};

/** Name of the entry that a hit found; its own fields are `foundEntryFields`. */
export const entryText: LocalText = { zh: "名单条目", en: "Entry", ar: "القيد" };

export const riskHit = z
  .object({
    id: id.describe("The hit"),
    ...riskHitFields,
    hit: screeningHit.nullable().describe("The entry, and what makes it alike; null without one"),
    weakness: z.enum(weaknesses).nullable().describe("Why the name cannot be screened; null where it can"),
    version: version.describe("Version for deciding"),
  })
  .meta({ id: "RiskHit" });

export const getRiskHitList = defineCall({
  path: "/MarketRisk/GetRiskHitList",
  summary: "Hits among one's own customers, suppliers, consignees and shippers: the work list",
  description: "Names that cannot be screened stand among them: they are neither a hit nor a pass",
  access: staff(`${page}:view`),
  input: listInput(filters, sorts),
  answer: listAnswer(riskHit),
  changes: false,
  refusals: [],
  example: { state: "open" },
});

export const exportRiskHitList = exportCall({
  path: "/MarketRisk/ExportRiskHitList",
  summary: "The work list as a spreadsheet, at most 50,000",
  page,
  filters,
  sorts,
  example: { state: "open" },
});

export const decideRiskHits = defineCall({
  path: "/MarketRisk/DecideRiskHits",
  summary: "Decide on hits: another party of the same name, or the listed one",
  description: "Kept with person, reason and date of the list; not asked again until the name or the entry changes.",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    hits: z
      .array(z.strictObject({ id: id.describe("Hit"), version: version.describe("Version it was seen with") }))
      .min(1)
      .max(100)
      .describe("Hits, all or none"),
    listAttribute: verdictField,
    reason: verdictReason,
    ...notedNumbers,
  }),
  answer: z.object({ decided: z.int().describe("How many") }),
  changes: true,
  refusals: [],
  example: { hits: [{ id: someId, version: 1 }], listAttribute: "normal", reason: "Another birth date" },
});

export const screenAllParties = defineCall({
  path: "/MarketRisk/ScreenAllParties",
  summary: "Screen all customers, suppliers, consignees and shippers now",
  access: staff(`${page}:add`),
  input: z.strictObject({}),
  answer: startedJob,
  changes: true,
  refusals: [refusals.noList],
  example: {},
});

export const hitCalls: readonly Call[] = [getRiskHitList, exportRiskHitList, decideRiskHits, screenAllParties];
