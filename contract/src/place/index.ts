import { z } from "zod";
import { countryCode, defineCall, optionalText, signedIn, staff, type Call } from "#core";

export const getCountryList = defineCall({
  path: "/WayBill/GetCountryList",
  summary: "All countries in the language of the request, in its order",
  access: signedIn,
  input: z.strictObject({}),
  answer: z.object({
    rows: z
      .array(
        z
          .object({
            code: z.string().describe("ISO 3166-1 alpha-2"),
            name: z.string().describe("Name in the language of the request"),
            otherNames: z.array(z.string()).describe("Further names in all three languages, to find it by"),
          })
          .meta({ id: "Country" }),
      )
      .describe("Countries"),
  }),
  changes: false,
  refusals: [],
  example: {},
});

export const getCityList = defineCall({
  path: "/WayBill/GetCityList",
  summary:
    "Cities found by their name in any of the three languages or in pinyin, the largest of the best matches first",
  access: signedIn,
  input: z.strictObject({
    country: countryCode.optional().describe("Cities of this country only, ISO 3166-1 alpha-2"),
    search: optionalText(60).describe("Part of a name; without it, the country's largest cities"),
  }),
  answer: z.object({
    rows: z
      .array(
        z
          .object({
            country: z.string().describe("ISO 3166-1 alpha-2"),
            name: z.string().describe("Name in the language of the request; where it is not known, the English one"),
            nameEn: z.string().describe("English name in plain Latin letters, as it stands on a waybill"),
            nameZh: z.string().describe("Chinese name, or the empty text"),
            nameAr: z.string().describe("Arabic name, or the empty text"),
          })
          .meta({ id: "City" }),
      )
      .describe("At most 20 cities"),
  }),
  changes: false,
  refusals: [],
  example: { country: "SA", search: "利雅得" },
});

export const getPortList = defineCall({
  path: "/WayBill/GetPortList",
  summary: "Airports by IATA code or seaports by UN/LOCODE, found by code or by a name in any of the languages",
  access: { ...staff(), customerToo: true },
  input: z.strictObject({
    kind: z.enum(["air", "sea"]).describe("Airports or seaports"),
    search: optionalText(60).describe("Code, or part of an English, Chinese or Arabic name of the port or its city"),
  }),
  answer: z.object({
    rows: z
      .array(
        z
          .object({
            code: z.string().describe("IATA airport code or UN/LOCODE"),
            name: z.string().describe("Name"),
            city: z
              .string()
              .describe("City, or what the trade calls the port, in the request's language where that is known"),
            cityEn: z.string().describe("Its English name, as it stands on a waybill, or the empty text"),
            country: z.string().describe("Country, ISO 3166-1 alpha-2"),
          })
          .meta({ id: "Port" }),
      )
      .describe("At most 20 ports, the best match first"),
  }),
  changes: false,
  refusals: [],
  example: { kind: "air", search: "riyadh" },
});

export * from "./port.ts";

/** Countries, cities and ports: what every form of an address or a route chooses from. */
export const placeCalls: readonly Call[] = [getCountryList, getCityList, getPortList];
