import { z } from "zod";
import { mostMinorUnits } from "./currency.ts";
import { coreRefusals } from "./refusals.ts";
import { rule } from "./refusal.ts";

/** UUIDv7 of a record. */
export const id = z.uuid();
/** An id for examples of calls. */
export const someId = "01936f5e-0000-7000-8000-000000000001";

/** A single line of text that must not be empty; surrounding blanks are cut. */
export const requiredText = (max: number) => z.string().trim().min(1).max(max);
/** A text that may be empty; missing is the empty text. */
export const optionalText = (max: number) => z.string().trim().max(max).default("");

/** A text of an answer, and what it is. */
export const text = (what: string) => z.string().describe(what);

/** A calendar date, `YYYY-MM-DD`. */
export const calendarDate = z.iso.date();
/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime();

const plainDecimal = /^\d{1,12}(\.\d+)?$/;
/** True for a plain decimal with at most `scale` decimals: no sign, no exponent, no hexadecimal, only the digits 0–9 (decisions.md, "Money"). */
export function isDecimal(value: string, scale: number): boolean {
  return plainDecimal.test(value) && (value.split(".")[1] ?? "").length <= scale;
}

/** Decimal strings are told from other texts by their scale. */
const decimals = z.registry<{ scale: number; isAmount?: boolean }>();

/** Most decimals of a schema made by {@link decimal}; undefined of any other. */
export const scaleOf = (schema: z.ZodType): number | undefined => decimals.get(schema)?.scale;
/** True of an amount of money, see {@link amount}. */
export const isAmount = (schema: z.ZodType): boolean => decimals.get(schema)?.isAmount === true;

/** A non-negative decimal as a string with at most `scale` decimals. */
export const decimal = (scale: number) =>
  z
    .string()
    .trim()
    .refine((value) => value !== "", rule(coreRefusals.required))
    .refine((value) => isDecimal(value, scale), rule(coreRefusals.decimal, { scale }))
    .register(decimals, { scale });

/** A figure of an answer, as a string with at most `scale` decimals; the empty text where there is none. */
export const decimalOrNone = (scale: number) => z.string().register(decimals, { scale });

/** An amount of money, of a currency that stands beside it and says its decimals. */
export const amount = z
  .string()
  .describe("Amount, with its currency's minor units")
  .register(decimals, { scale: mostMinorUnits, isAmount: true });

/** A decimal string above zero with at most `scale` decimals. */
export const positiveDecimal = (scale: number) =>
  decimal(scale).refine((value) => !isDecimal(value, scale) || !/^[0.]+$/.test(value), rule(coreRefusals.positive));

/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/);

export const emailAddress = z.email().max(254);
/** A phone number as dialled: digits, blanks, `+`, `-`, brackets. */
export const phoneNumber = z
  .string()
  .trim()
  .max(40)
  .refine((value) => value !== "", rule(coreRefusals.required))
  .refine((value) => /^\+?[0-9][0-9 ()-]{4,38}$/.test(value), rule(coreRefusals.phone));
/** The empty text or something of `schema`; missing is the empty text. */
export const orEmpty = <S extends z.ZodType<string>>(schema: S) => z.union([z.literal(""), schema]).default("");

/** An end of a filter's range of figures, with at most `scale` decimals; the empty text leaves it open. */
export const decimalBound = (scale: number) =>
  orEmpty(
    z
      .string()
      .trim()
      .refine((value) => isDecimal(value, scale)),
  );

/** The version an edit was read with; a stale one is 409. */
export const version = z.int().min(1);

/** Filters by who entered a record and on which days, for lists that show both. */
export const enteredFilters = {
  createdByName: optionalText(60).describe("Part of the name of whoever entered it"),
  createdFrom: orEmpty(calendarDate).describe("Entered from this day, YYYY-MM-DD (UTC)"),
  createdTo: orEmpty(calendarDate).describe("Entered to this day, YYYY-MM-DD (UTC)"),
};

/** Filters by who entered or changed a record last and on which days, for lists that show both. */
export const updatedFilters = {
  updatedByName: optionalText(60).describe("Part of the name of whoever entered or changed it last"),
  updatedFrom: orEmpty(calendarDate).describe("Entered or changed from this day, YYYY-MM-DD (UTC)"),
  updatedTo: orEmpty(calendarDate).describe("Entered or changed to this day, YYYY-MM-DD (UTC)"),
};
