import { z } from "zod";
import { anyone, coreRefusals, defineCall, defineRawRoute, id, optionalText, someId } from "#core";
import { advertModules, advertPicturesPath, advertTypes } from "./kinds.ts";

const picture = z
  .object({
    path: z.string().describe("Where it is fetched, without signing in"),
    width: z.int().describe("Pixels"),
    height: z.int().describe("Pixels"),
  })
  .meta({ id: "AdvertPicture" });

const companyCode = optionalText(20).describe(
  "The company whose adverts a visitor without a session sees; with a session it is the session's own",
);

/** An advert as visitors see it in a list, before it is opened. */
const shown = {
  id: id.describe("Advert"),
  type: z.enum(advertTypes).describe("Picture and text, or an external link"),
  title: z.string().describe("Title in the language asked for, else in another that it has"),
  picture: picture.nullable().describe("Its picture"),
  link: z.string().describe("Where an external link leads; empty for the others"),
};

export const getShownAdvertList = defineCall({
  path: "/MarketRisk/GetShownAdvertList",
  summary: "The adverts that a place shows",
  description:
    "A company's adverts are shown to its own staff and customers; on public pages to whoever comes with the company's code. The staff's place is shown to staff only, the customers' to customers only.",
  access: anyone,
  input: z.strictObject({
    module: z.enum(advertModules).describe("Which place"),
    station: z.enum(["pc", "mobile"]).describe("A large screen or a phone"),
    companyCode,
  }),
  answer: z.object({
    companyCode: z.string().describe("Whose they are; empty where there are none"),
    rows: z
      .array(
        z
          .object({ ...shown, hasContent: z.boolean().describe("There is something to read when it is opened") })
          .meta({ id: "ShownAdvert" }),
      )
      .describe("All that are shown there, in their order"),
  }),
  changes: false,
  refusals: [],
  example: { module: "login", station: "pc", companyCode: "DEMO" },
});

export const loadShownAdvert = defineCall({
  path: "/MarketRisk/LoadShownAdvert",
  summary: "A shown advert with its content",
  access: anyone,
  input: z.strictObject({ id: id.describe("Advert"), companyCode }),
  answer: z.object({
    ...shown,
    content: z.string().describe("Sanitised HTML in the language asked for, else in another that it has"),
  }),
  changes: false,
  refusals: [],
  example: { id: someId, companyCode: "DEMO" },
});

export const showAdvertPicture = defineRawRoute({
  name: "getAdvertPicture",
  method: "get",
  path: `${advertPicturesPath}/{code}/{id}`,
  summary: "A picture of a shown advert",
  description:
    "The `path` of an advert's picture, and of those in its content. A picture of no shown advert is not there.",
  access: anyone,
  parameters: z.object({ code: z.string().describe("The company's code"), id: id.describe("The file's id") }),
  answer: { type: "image/*", is: "The picture: JPG, PNG or WebP" },
  refusals: [coreRefusals.notFound],
});
