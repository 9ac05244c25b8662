import { z } from "zod";
import { coreRefusals, defineRefusals, rule } from "#core";

/** Which list a port is of: IATA's airports or UN/LOCODE's seaports. */
export type PortKind = "air" | "sea";

export const portRefusals = defineRefusals("place", {
  airport: {
    status: 422,
    text: {
      zh: "“{value}”不在 IATA 机场列表中；请从列表选择，或选“按输入使用”",
      en: "“{value}” is not an airport of the IATA list: choose one, or take it as typed",
      ar: "«{value}» ليس مطارًا في قائمة IATA؛ اختر من القائمة أو استخدمه كما كُتب",
    },
  },
  seaport: {
    status: 422,
    text: {
      zh: "“{value}”不在 UN/LOCODE 海港列表中；请从列表选择，或选“按输入使用”",
      en: "“{value}” is not a seaport of the UN/LOCODE list: choose one, or take it as typed",
      ar: "«{value}» ليس ميناءً في قائمة UN/LOCODE؛ اختر من القائمة أو استخدمه كما كُتب",
    },
  },
  port: {
    status: 422,
    text: {
      zh: "“{value}”不在港口和机场列表中；请从列表选择，或选“按输入使用”",
      en: "“{value}” is neither an airport nor a seaport of the lists: choose one, or take it as typed",
      ar: "«{value}» ليس في قائمتَي الموانئ والمطارات؛ اختر من القائمة أو استخدمه كما كُتب",
    },
  },
});

/** Stands before a place that is entered on purpose as free text. No code has a colon, so it never equals one. */
const mark = "text:";
const longestText = 60;

/** A place that is on no list, as a port field takes and keeps it: `text:Jebel Dhanna jetty`. */
export const freePort = (text: string): string => `${mark}${text.trim().replace(/\s+/g, " ")}`;

/** The free text that stands in a port's field; undefined where a code stands there, or nothing. */
export const freePortText = (port: string): string | undefined =>
  port.startsWith(mark) ? port.slice(mark.length) : undefined;

/** A port as papers and messages write it: its code, or the free text without its mark. */
export const writtenPort = (port: string): string => freePortText(port) ?? port;

/** The codes' form, for those who do not have the lists; `undefined` is either. */
const forms = { air: /^[A-Z]{3}$/, sea: /^[A-Z]{2}[A-Z2-9]{3}$/ };

/** True for a text of the form of an airport's or a seaport's code, in capitals. */
export const isPortCode = (text: string): boolean => forms.air.test(text) || forms.sea.test(text);

const kindsOf = (kind: PortKind | undefined): readonly PortKind[] => (kind === undefined ? ["air", "sea"] : [kind]);

let isListed = (kind: PortKind, code: string): boolean => forms[kind].test(code);

/** Lets ports be checked by the lists. The server has them and does so when it starts; a browser knows a code by its form. */
export function checkPortsBy(listed: (kind: PortKind, code: string) => boolean): void {
  isListed = listed;
}

/** A code in capitals, also from full-width letters; a free text without surplus blanks. */
function normal(text: string): string {
  const [, free] = /^text:(.*)$/is.exec(text) ?? [];
  if (free !== undefined) return free.trim() === "" ? "" : freePort(free);
  return text.normalize("NFKC").trim().toUpperCase();
}

const refusalOf = (kind: PortKind | undefined) =>
  kind === "air" ? portRefusals.airport : kind === "sea" ? portRefusals.seaport : portRefusals.port;

/**
 * The problem with a port of a form whose kind another field says; undefined where there is none, and for a text that is
 * no port of either list, which has its message already.
 */
export function portProblem(kind: PortKind | undefined, value: unknown): ReturnType<typeof rule> | undefined {
  if (kind === undefined || typeof value !== "string") return undefined;
  const port = normal(value);
  if (isListed(kind, port) || !isListed(kind === "air" ? "sea" : "air", port)) return undefined;
  return rule(refusalOf(kind), { value: port });
}

/** A port of a list, or the empty text. */
function checked(kind: PortKind | undefined) {
  return z
    .string()
    .trim()
    .max(longestText + mark.length)
    .superRefine((text, context) => {
      const port = normal(text);
      const free = freePortText(port);
      if (free !== undefined && free.length > longestText)
        context.addIssue({ code: "custom", ...rule(coreRefusals.tooLong, { max: longestText }) });
      if (port === "" || free !== undefined || kindsOf(kind).some((one) => isListed(one, port))) return;
      context.addIssue({ code: "custom", ...rule(refusalOf(kind), { value: text }) });
    })
    .transform(normal);
}

/**
 * A port of the lists, of a kind or of either: its code in any case, kept in capitals, or `text:` and a place of up to 60
 * characters that is on no list, kept so (decisions.md, "Waybills").
 */
export const requiredPort = (kind?: PortKind) =>
  z
    .string()
    .refine((text) => normal(text.trim()) !== "", { ...rule(coreRefusals.required), abort: true })
    .pipe(checked(kind));

/** As {@link requiredPort}, or the empty text; missing is the empty text. */
export const optionalPort = (kind?: PortKind) => checked(kind).default("");

/**
 * A filter by a port: a code in any case, or a free text, with its mark or without. Nothing is refused: a code that
 * there is not finds nothing.
 */
export const portFilter = z
  .string()
  .trim()
  .max(longestText + mark.length)
  .transform((text) => {
    const port = normal(text);
    return port === "" || isPortCode(port) || freePortText(port) !== undefined ? port : freePort(text);
  })
  .default("");

/** A city's name beside what is stored of it, for the rows of lists. */
export const cityNameShown = z.string().describe("City in the request's language, where it is known");

/** Names of a route beside what is stored of it, for the rows of lists. */
export const routeNames = {
  loadingPortName: z.string().describe("Port of loading: code and name in the request's language; a free text bare"),
  destinationPortName: z
    .string()
    .describe("Port of destination: code and name in the request's language; a free text bare"),
  cityName: z.string().describe("City of destination in the request's language, where it is known"),
};

/** How a port is entered, for the description of a field. */
export const portHint = "or `text:` and a place that is on no list";
