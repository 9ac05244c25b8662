import { z } from "zod";
import {
  addCall,
  answered,
  decimalBound,
  defineCall,
  deleteCall,
  editCall,
  exportCall,
  id,
  listCall,
  loadCall,
  recordLog,
  optionalText,
  someId,
  staff,
  updatedFields,
  updatedFilters,
  version,
} from "#core";
import { fileRefusals, storedFile } from "#files";
import { advertFields, advertListFields } from "./fields.ts";
import { advertModules, advertStations, advertTypes } from "./kinds.ts";
import { advertRefusals as refusals } from "./refusals.ts";

const page = "/marketRisk/advertList";
const view = staff(`${page}:view`);

export const advertTitles = {
  one: { zh: "广告", en: "advert", ar: "إعلان" },
  all: { zh: "广告", en: "Adverts", ar: "الإعلانات" },
};

const row = z
  .object({
    id: id.describe("Advert"),
    ...answered(advertListFields),
    image: storedFile.nullable().describe("Picture"),
    ...updatedFields,
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "AdvertRow" });

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

export const getAdvertList = listCall({
  path: "/MarketRisk/GetAdvertList",
  summary: "The company's adverts",
  access: view,
  row,
  filters,
  sorts,
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

export const loadAdvertInfo = loadCall({
  path: "/MarketRisk/LoadAdvertInfo",
  summary: "An advert with its contents",
  access: view,
  id: "Advert",
  record: row.extend(answered({ content: advertFields.content })).meta({ id: "Advert" }),
});

const writing = [refusals.titleNeeded, refusals.link, refusals.linkNeeded, refusals.nothingToShow, fileRefusals.gone];
const example = {
  type: "link",
  title: { zh: "春节航班安排", en: "Flights over the Spring Festival" },
  link: "https://lading.example/flights",
  module: "staffHome",
} as const;

export const addAdvert = addCall({
  path: "/MarketRisk/AddAdvert",
  summary: "Add an advert",
  page,
  fields: advertFields,
  refusals: writing,
  example,
});

export const editAdvert = editCall({
  path: "/MarketRisk/EditAdvert",
  summary: "Change an advert",
  page,
  fields: advertFields,
  refusals: writing,
  example,
});

export const editAdvertState = editCall({
  path: "/MarketRisk/EditAdvertState",
  summary: "Show an advert, or hide it",
  page,
  fields: { shown: z.boolean().describe("Whether it is shown") },
  refusals: [],
  example: { shown: false },
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
  access: view,
  input: z.strictObject({ id: id.optional().describe("Advert; without it, the newest deletions of all") }),
  answer: recordLog(advertActions),
  changes: false,
  refusals: [],
  example: { id: someId },
});
