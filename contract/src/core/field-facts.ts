import { z } from "zod";
import type { Call } from "./call.ts";
import type { LocalText } from "./language.ts";
import { textsOf, type ChoiceTexts, type Fields } from "./named.ts";
import { isAmount, scaleOf } from "./fields.ts";
import { asSchema, wrappedIn } from "./schema-parts.ts";

/** The kinds of values that forms, lists and spreadsheets tell apart. */
export type FieldKind = "text" | "decimal" | "amount" | "integer" | "flag" | "choice" | "date" | "moment" | "other";

/** A field as forms, lists and spreadsheets need it. */
export interface FieldFacts {
  readonly kind: FieldKind;
  readonly label: LocalText | undefined;
  /** Texts of its values, where it has a choice of some. */
  readonly choices: ChoiceTexts | undefined;
  /** True when a call without it is refused. */
  readonly required: boolean;
  /** True when it may stay empty: leaving it out does not choose a value for it. */
  readonly mayBeEmpty: boolean;
  /** Longest text, in characters. */
  readonly maxLength: number | undefined;
  /** Most decimals of a decimal. */
  readonly scale: number | undefined;
  /** Least and greatest of an integer. */
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** The facts of a field, from its schema and its name. */
export function factsOf(field: z.ZodType): FieldFacts {
  const core = bare(field);
  const { label, choices = choicesOf(core) } = textsOf(field) ?? {};
  const { success, data: left } = field.safeParse(undefined);
  const required = !success && !field.safeParse(null).success;
  return {
    kind: kindOf(core, choices),
    label,
    choices,
    required,
    mayBeEmpty: !required && (left === undefined || left === null || left === ""),
    maxLength: limitOf(core, "max_length", "maximum"),
    scale: scaleOf(core),
    min: limitOf(core, "greater_than", "value"),
    max: limitOf(core, "less_than", "value"),
  };
}

/** Codes that read the same in every language, such as currencies, stand for themselves. */
function choicesOf(schema: z.ZodType): ChoiceTexts | undefined {
  if (!(schema instanceof z.ZodEnum)) return undefined;
  const codes = schema.options.map(String);
  return Object.fromEntries(codes.map((code) => [code, { zh: code, en: code, ar: code }]));
}

/**
 * A limit as the schema's own check sets it. zod's `maxLength` and `minValue` are not there in the browser: they come from
 * the JSON Schema maker, which the web's build leaves out.
 */
function limitOf(schema: z.ZodType, kind: string, limit: string): number | undefined {
  // oxlint-disable-next-line eslint/no-underscore-dangle -- zod's own name for a check's definition, which has no other
  const checks = (schema.def.checks ?? []).map((check) => check._zod.def);
  const found = checks.find((def) => def.check === kind);
  const value: unknown = found && Reflect.get(found, limit);
  return typeof value === "number" ? value : undefined;
}

function kindOf(core: z.ZodType, choices: ChoiceTexts | undefined): FieldKind {
  if (core instanceof z.ZodBoolean) return "flag";
  if (choices) return "choice";
  if (isAmount(core)) return "amount";
  if (scaleOf(core) !== undefined) return "decimal";
  if (core instanceof z.ZodNumber) return "integer";
  if (core instanceof z.ZodISODate) return "date";
  if (core instanceof z.ZodISODateTime) return "moment";
  return core instanceof z.ZodString || core instanceof z.ZodStringFormat ? "text" : "other";
}

/** The schema itself: without its default, without that it may be missing, null or the empty text, as it is sent. */
function bare(schema: z.ZodType): z.ZodType {
  const wrapped = wrappedIn(schema);
  if (wrapped) return bare(wrapped);
  if (schema instanceof z.ZodPipe) return bare(asSchema(schema.def.in));
  if (schema instanceof z.ZodUnion) {
    const some = schema.options.map(asSchema).find((one) => !(one instanceof z.ZodLiteral));
    return some ? bare(some) : schema;
  }
  return schema;
}

/** The fields of a call's input by their names; none of an input that is no object. */
export function inputFields({ input }: Pick<Call, "input">): Fields {
  return input instanceof z.ZodObject ? input.shape : {};
}

/** The fields of each line of a list field, e.g. of `accounts`. */
export function lineFields(fields: Fields, list: string): Fields {
  const lines = fields[list] && bare(fields[list]);
  if (lines instanceof z.ZodArray) return fieldsWithin(lines);
  throw new Error(`${list} is no list of lines`);
}

/** The field at a place within others, such as `title.en` or `accounts.0.bankName`; undefined where there is none. */
export function fieldAt(fields: Fields, place: string): z.ZodType | undefined {
  const [name = "", ...inner] = place.split(".").filter((part) => !/^\d+$/.test(part));
  const field = fields[name];
  return field && inner.length > 0 ? fieldAt(fieldsWithin(field), inner.join(".")) : field;
}

/** The fields of an object, or of each line of a list; of any other schema none. */
function fieldsWithin(field: z.ZodType): Fields {
  const whole = bare(field);
  const one = whole instanceof z.ZodArray ? bare(asSchema(whole.element)) : whole;
  return one instanceof z.ZodObject ? one.shape : {};
}
