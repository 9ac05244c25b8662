import { z } from "zod";
import type { LocalText } from "./language.ts";
import { asSchema, wrappedIn } from "./schema-parts.ts";

/** The texts of a field's values: of an enumeration's, or of `true` and `false`. */
export type ChoiceTexts = Readonly<Record<string, LocalText>>;

interface FieldTexts {
  readonly label: LocalText;
  readonly choices?: ChoiceTexts;
}

const registered = z.registry<FieldTexts>();

/**
 * A field with its name in three languages, and the texts of its values where it has a choice of some. Forms, lists,
 * spreadsheets and logs read the name here; the document takes the English one, unless `.describe(…)` after it says more.
 */
export function named<S extends z.ZodType>(schema: S, label: LocalText, choices?: ChoiceTexts): S {
  // The same schema is a field of many records: each gets a name of its own.
  const field = schema.clone().describe(label.en);
  registered.add(field, { label, ...(choices && { choices }) });
  return field;
}

/** A field's name and its values' texts; `undefined` for a field without a name. */
export function textsOf(schema: z.ZodType): FieldTexts | undefined {
  const wrapped = wrappedIn(schema);
  return registered.get(schema) ?? (wrapped && textsOf(wrapped));
}

/** A record's fields by their names on the wire. */
export type Fields = Readonly<Record<string, z.ZodType>>;

/** The fields' names for people, by their names on the wire. A field without a name is an error of the contract. */
export function labelsOf<F extends Fields>(fields: F): Record<keyof F & string, LocalText> {
  const labels = Object.entries(fields).map(([name, field]) => {
    const texts = textsOf(field);
    if (!texts) throw new Error(`The field ${name} has no name: declare it with named(…)`);
    return [name, texts.label];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries are those of the fields
  return Object.fromEntries(labels) as Record<keyof F & string, LocalText>;
}

/** The fields as an answer gives them: nothing is checked again, and optional fields are present. */
export function answered<F extends Fields>(fields: F): { [K in keyof F]: z.ZodType<z.output<F[K]>> } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries are those of the fields
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, answeredField(field)])) as {
    [K in keyof F]: z.ZodType<z.output<F[K]>>;
  };
}

function answeredField(field: z.ZodType): z.ZodType {
  const plain = withoutChecks(field).clone();
  const described = field.description === undefined ? plain : plain.describe(field.description);
  const texts = textsOf(field);
  if (texts) registered.add(described, texts);
  return described;
}

/** Strings lose their lengths and patterns, dates their bounds; enumerations, numbers and objects stay what they are. */
function withoutChecks(schema: z.ZodType): z.ZodType {
  const wrapped = wrappedIn(schema);
  if (wrapped) return schema instanceof z.ZodNullable ? withoutChecks(wrapped).nullable() : withoutChecks(wrapped);
  if (schema instanceof z.ZodPipe) return withoutChecks(asSchema(schema.def.out));
  if (schema instanceof z.ZodString || isTextOrEmpty(schema)) return z.string();
  if (schema instanceof z.ZodISODate) return z.iso.date();
  return schema;
}

/** A choice between the empty text and something that is a text as well; see `orEmpty`. */
function isTextOrEmpty(schema: z.ZodType): boolean {
  return schema instanceof z.ZodUnion && schema.options.some((one) => one instanceof z.ZodLiteral && one.value === "");
}

/** The values of these fields in a record, and nothing else of it. */
export function fieldsOf<F extends Fields, R extends Readonly<Record<keyof F, unknown>>>(
  fields: F,
  record: R,
): Pick<R, keyof F & keyof R> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has each of the fields
  return Object.fromEntries(Object.keys(fields).map((name) => [name, record[name]])) as Pick<R, keyof F & keyof R>;
}
