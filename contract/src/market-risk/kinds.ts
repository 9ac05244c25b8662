import { z } from "zod";
import { calendarDate, commonFieldTexts, id, named, optionalText, version } from "#core";
import { entryKindTexts, otherNamesText, sourceTexts } from "./titles.ts";

/** The lists that can be screened against, each in the form in which its publisher gives it out. */
export const listSources = ["ofacSdn", "ofacConsolidated", "un", "eu"] as const;
export type ListSource = (typeof listSources)[number];

/** OFAC's lists come as several files; the others as one, which is `parties`. */
export const listParts = ["parties", "names", "addresses", "comments"] as const;
export type ListPart = (typeof listParts)[number];

/** Fields that a query can search by. */
export const searchBys = ["name", "identityNumber", "bic", "address"] as const;
export type SearchBy = (typeof searchBys)[number];

/** A person's verdict (catalogue §4, "AML result"). */
export const listAttributes = ["normal", "sanctions"] as const;
export type ListAttribute = (typeof listAttributes)[number];

/** `cannotScreen`: nothing of the name is left that could be compared; neither a hit nor a pass. */
export const screeningOutcomes = ["none", "hits", "cannotScreen"] as const;
export type ScreeningOutcome = (typeof screeningOutcomes)[number];

/** Why a name cannot be screened: it says too little of anybody. */
export const weaknesses = ["noLetters", "formOnly", "oneWord", "common"] as const;
export type Weakness = (typeof weaknesses)[number];

/** Kinds of entries on the lists. */
export const entryKinds = ["person", "entity", "vessel", "aircraft"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Days within which one is asked before the same is queried again (catalogue §9). */
export const repeatDays = 30;

/** Filters by who decided, and by what was noted with the verdict. */
export const decisionFilters = {
  decidedBy: optionalText(80).describe("Part of the name of who decided"),
  businessNumber: optionalText(60).describe("Part of the business number"),
  warningNumber: optionalText(60).describe("Part of the warning number"),
  caseId: optionalText(60).describe("Part of the case id"),
};

export const restrictedKinds = ["company", "person"] as const;
/** Rows of one spreadsheet of restricted parties. */
export const mostImportedRestricted = 2_000;

export const listDoubt = z
  .object({
    kind: z
      .enum(["noEndMark", "orphans", "shrunk"])
      .describe(
        "`orphans`: rows of parties that are not in the main file; `noEndMark`: OFAC's file lacks its end mark, only of lists that were read when such were not refused yet; `shrunk`: more than a tenth of the entries in use are missing",
      ),
    file: z.string().describe("File name"),
    count: z.int().describe("How many rows, or entries that are missing; 0 for the end mark"),
  })
  .meta({ id: "SanctionsListDoubt" });

/** A version of a list: being read, read, in use, or refused. */
export const listVersion = z
  .object({
    id: id.describe("This version of the list"),
    source: z.enum(listSources).describe("Which list"),
    state: z
      .enum(["reading", "read", "failed", "inUse", "replaced"])
      .describe("`read` waits for a person to take it into use"),
    listDate: z.string().nullable().describe("Date of the list, YYYY-MM-DD, from the file or from the person"),
    files: z.array(z.string()).describe("Names of its files"),
    entries: z.int().describe("How many persons, companies, vessels and aircraft"),
    names: z.int().describe("How many names they have together"),
    added: z.int().describe("Entries that the one in use has not"),
    removed: z.int().describe("Entries that only the one in use has"),
    changed: z.int().describe("Entries that differ from the one in use"),
    doubts: z.array(listDoubt).describe("Doubts that the files are whole"),
    readByName: z.string().describe("Who imported it"),
    readAt: z.string().describe("When"),
    usedByName: z.string().nullable().describe("Who took it into use"),
    usedAt: z.string().nullable().describe("When"),
    version: version.describe("Version for taking it into use"),
  })
  .meta({ id: "SanctionsListVersion" });

const verdict = z
  .object({
    attribute: z.enum(listAttributes).describe("Decision"),
    byName: z.string().describe("Who decided"),
    at: z.string().describe("When"),
    reason: z.string().describe("Why"),
    listDate: z.string().nullable().describe("Date of the list that it was decided by"),
  })
  .meta({ id: "RiskVerdict" });

/** Names of an entry's fields, also where a list of hits shows them beside others. */
export const foundEntryFields = {
  matched: named(z.string(), { zh: "相符内容", en: "What agreed", ar: "ما تطابق" }).describe(
    "The name, number, code or address that agreed",
  ),
  source: named(z.enum(listSources), { zh: "名单", en: "List", ar: "القائمة" }, sourceTexts),
  listDate: named(calendarDate.nullable(), { zh: "名单日期", en: "Date of the list", ar: "تاريخ القائمة" }),
  reference: named(z.string(), { zh: "条目编号", en: "Entry reference", ar: "مرجع القيد" }).describe(
    "The publisher's reference of the entry",
  ),
  kind: named(z.enum(entryKinds), commonFieldTexts.type, entryKindTexts).describe("Kind of entry"),
  score: named(z.int(), { zh: "相似度", en: "Similarity", ar: "التشابه" }).describe("How alike, 0 to 100"),
  programs: named(z.array(z.string()), { zh: "制裁项目", en: "Sanctions programmes", ar: "برامج العقوبات" }),
  birthDates: named(z.array(z.string()), { zh: "出生日期", en: "Birth dates", ar: "تواريخ الميلاد" }),
  countries: named(z.array(z.string()), { zh: "国籍/船旗", en: "Nationality or flag", ar: "الجنسية أو العلم" }),
  numbers: named(z.array(z.string()), { zh: "证件与代码", en: "Numbers and codes", ar: "الأرقام والرموز" }).describe(
    "Passports, registrations and bank codes",
  ),
  pairs: named(
    z.array(
      z.object({
        asked: z.string().describe("Word of the query"),
        listed: z.string().describe("Word of the list"),
        likeness: z.int().describe("How alike, 0 to 100"),
        isCommon: z.boolean().describe("A common name, a place or a kind of business, which counted little"),
      }),
    ),
    { zh: "相符的词", en: "Words that agree", ar: "الكلمات المتطابقة" },
  ).describe("Which words agreed with which"),
  unmatched: named(z.array(z.string()), {
    zh: "名单名称中未相符的词",
    en: "Words of the listed name that nothing agrees with",
    ar: "كلمات من الاسم المدرج لا يقابلها شيء",
  }).describe("Words of the listed name that nothing of the query agrees with"),
  leftOut: named(z.array(z.string()), {
    zh: "未参与比较的词",
    en: "Left out of the comparison",
    ar: "كلمات لم تدخل في المقارنة",
  }).describe("Company forms, titles and particles of both names, which were not compared"),
  otherNames: named(z.array(z.string()), otherNamesText),
  addresses: named(z.array(z.string()), commonFieldTexts.address).describe("Addresses"),
  remarks: named(z.string(), commonFieldTexts.remark).describe("The publisher's remarks"),
};

/** An entry of a list that a query has found, with what makes it alike. */
export const screeningHit = z
  .object({
    key: z.string().describe("The entry, `source:reference`"),
    name: z.string().describe("The entry's main name"),
    ...foundEntryFields,
    verdict: verdict
      .nullable()
      .describe("A person's decision on this party and this entry, as long as neither has changed"),
  })
  .meta({ id: "ScreeningHit" });
export type ScreeningHit = z.output<typeof screeningHit>;
