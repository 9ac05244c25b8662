import { z } from "zod";
import {
  decimalBound,
  defineCall,
  deleteCall,
  exportCall,
  id,
  languages,
  listAnswer,
  listInput,
  recordLog,
  optionalText,
  rule,
  someId,
  staff,
  updatedFilters,
  version,
} from "#core";
import { fileRefusals, storedFile } from "#files";
import { advertModules, advertStations, advertTypes } from "./kinds.ts";
import { advertRefusals as refusals } from "./refusals.ts";

const page = "/marketRisk/advertList";

/** Longest content of one language, with its formatting. */
const mostContent = 50_000;

/** An address outside that a browser may be led to: nothing but http and https. */
const webAddress = z.url({ protocol: /^https?$/ });

const inEach = <S extends z.ZodType>(of: (language: (typeof languages)[number]) => S) =>
  z.strictObject({ zh: of("zh"), en: of("en"), ar: of("ar") });
const title = inEach((language) => optionalText(100).describe(`Title, ${language}; may be empty`));
const content = inEach((language) =>
  z
    .string()
    .max(mostContent)
    .default("")
    .describe(`Content as HTML, ${language}; the server keeps what its editor can make and nothing else`),
);

const fields = {
  type: z.enum(advertTypes).default("graphic").describe("Picture and text, or an external link"),
  title: title.prefault({}).describe("Title in the local language (zh), English and Arabic; at least one"),
  content: content.prefault({}).describe("Content in the local language (zh), English and Arabic"),
  imageId: id.nullable().default(null).describe("Picture, uploaded as `advertImage`; null: none"),
  link: z
    .string()
    .trim()
    .max(500)
    .refine((value) => value === "" || (!/\s/.test(value) && webAddress.safeParse(value).success), rule(refusals.link))
    .default("")
    .describe("Where an external link leads; http or https only"),
  sort: z.int().min(0).max(9999).default(100).describe("Place among the others, smallest first"),
  shown: z.boolean().default(true).describe("Whether it is shown"),
  module: z.enum(advertModules).describe("Where it is shown"),
  station: z.enum(advertStations).default("all").describe("On large screens, on phones, or both"),
};

const texts = inEach((language) => z.string().describe(`In ${language}, or empty`));
const row = {
  id: id.describe("Advert"),
  type: z.enum(advertTypes).describe("Picture and text, or an external link"),
  title: texts.describe("Title in each language"),
  image: storedFile.nullable().describe("Picture"),
  link: z.string().describe("Where an external link leads"),
  sort: z.int().describe("Place among the others, smallest first"),
  shown: z.boolean().describe("Whether it is shown"),
  module: z.enum(advertModules).describe("Where it is shown"),
  station: z.enum(advertStations).describe("On large screens, on phones, or both"),
  updatedByName: z.string().describe("Who entered or changed it last"),
  updatedAt: z.string().describe("When that was"),
  version: version.describe("Version for a later edit"),
};

const filters = {
  search: optionalText(80).describe("Part of a title or of the link"),
  type: z.enum(advertTypes).optional().describe("Only of this type"),
  module: z.enum(advertModules).optional().describe("Only of this place"),
  station: z.enum(advertStations).optional().describe("Only of these screens"),
  shown: z.boolean().optional().describe("Only those that are shown, or only those that are not"),
  hasImage: z.boolean().optional().describe("Only those with a picture, or only those without"),
  sortFrom: decimalBound(0).describe("Place among the others, at least"),
  sortTo: decimalBound(0).describe("Place among the others, at most"),
  ...updatedFilters,
};
const sorts = ["updatedAt", "sort", "module", "title", "type", "station", "shown", "updatedByName"] as const;

export const getAdvertList = defineCall({
  path: "/MarketRisk/GetAdvertList",
  summary: "The company's adverts",
  access: staff(`${page}:view`),
  input: listInput(filters, sorts),
  answer: listAnswer(z.object(row).meta({ id: "AdvertRow" })),
  changes: false,
  refusals: [],
  example: {},
});

export const exportAdvertList = exportCall({
  path: "/MarketRisk/ExportAdvertList",
  summary: "The adverts as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

export const loadAdvertInfo = defineCall({
  path: "/MarketRisk/LoadAdvertInfo",
  summary: "An advert with its contents",
  access: staff(`${page}:view`),
  input: z.strictObject({ id: id.describe("Advert") }),
  answer: z
    .object({ ...row, content: texts.describe("Content in each language, as sanitised HTML") })
    .meta({ id: "Advert" }),
  changes: false,
  refusals: [],
  example: { id: someId },
});

const writing = [refusals.titleNeeded, refusals.link, refusals.linkNeeded, refusals.nothingToShow, fileRefusals.gone];
const example = {
  type: "link",
  title: { zh: "春节航班安排", en: "Flights over the Spring Festival" },
  link: "https://lading.example/flights",
  module: "staffHome",
} as const;

export const addAdvert = defineCall({
  path: "/MarketRisk/AddAdvert",
  summary: "Add an advert",
  access: staff(`${page}:add`),
  input: z.strictObject(fields),
  answer: z.object({ id: id.describe("The new advert") }),
  changes: true,
  refusals: writing,
  example,
});

export const editAdvert = defineCall({
  path: "/MarketRisk/EditAdvert",
  summary: "Change an advert",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    id: id.describe("Advert"),
    version: version.describe("Version it was read with"),
    ...fields,
  }),
  answer: z.object({ version: version.describe("New version") }),
  changes: true,
  refusals: writing,
  example: { id: someId, version: 1, ...example },
});

export const editAdvertState = defineCall({
  path: "/MarketRisk/EditAdvertState",
  summary: "Show an advert, or hide it",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    id: id.describe("Advert"),
    version: version.describe("Version it was read with"),
    shown: z.boolean().describe("Whether it is shown"),
  }),
  answer: z.object({ version: version.describe("New version") }),
  changes: true,
  refusals: [],
  example: { id: someId, version: 1, shown: false },
});

export const deleteAdvert = deleteCall({
  path: "/MarketRisk/DeleteAdvert",
  summary: "Delete adverts",
  page,
  ids: "Adverts, all or none",
  refusals: [],
});

export const advertActions = ["add", "edit", "delete"] as const;

export const getAdvertLog = defineCall({
  path: "/MarketRisk/GetAdvertLog",
  summary: "Operation log of an advert, newest first; without an advert, the deletions",
  access: staff(`${page}:view`),
  input: z.strictObject({ id: id.optional().describe("Advert; without it, the newest deletions of all") }),
  answer: recordLog(advertActions),
  changes: false,
  refusals: [],
  example: { id: someId },
});
