import { z } from "zod";
import type { Call } from "./call.ts";
import type { LocalText } from "./language.ts";
import { textsOf, type ChoiceTexts, type Fields } from "./named.ts";
import { scaleOf } from "./fields.ts";
import { asSchema, wrappedIn } from "./schema-parts.ts";

/** The kinds of values that forms, lists and spreadsheets tell apart. */
export type FieldKind = "text" | "decimal" | "integer" | "flag" | "choice" | "date" | "moment" | "other";

/** A field as forms, lists and spreadsheets need it. */
export interface FieldFacts {
  readonly kind: FieldKind;
  readonly label: LocalText | undefined;
  /** Texts of its values, where it has a choice of some. */
  readonly choices: ChoiceTexts | undefined;
  /** True when a call without it is refused. */
  readonly required: boolean;
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
  const { label, choices } = textsOf(field) ?? {};
  const core = bare(field);
  const isInteger = core instanceof z.ZodNumber;
  return {
    kind: kindOf(core, choices),
    label,
    choices,
    required: !field.safeParse(undefined).success && !field.safeParse(null).success,
    maxLength: core instanceof z.ZodString ? (core.maxLength ?? undefined) : undefined,
    scale: scaleOf(core),
    min: isInteger ? (core.minValue ?? undefined) : undefined,
    max: isInteger ? (core.maxValue ?? undefined) : undefined,
  };
}

function kindOf(core: z.ZodType, choices: ChoiceTexts | undefined): FieldKind {
  if (core instanceof z.ZodBoolean) return "flag";
  if (choices) return "choice";
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
  const line = lines instanceof z.ZodArray ? asSchema(lines.element) : undefined;
  if (line instanceof z.ZodObject) return line.shape;
  throw new Error(`${list} is no list of lines`);
}
