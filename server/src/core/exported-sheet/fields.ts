import {
  factsOf,
  yesNoTexts,
  type ChoiceTexts,
  type FieldFacts,
  type Fields,
  type Language,
} from "@lading/contract/core";
import type { SheetCell, SheetColumn } from "#core/sheets";

type Row = Readonly<Record<string, unknown>>;

const widths = {
  text: 24,
  other: 24,
  choice: 16,
  flag: 12,
  decimal: 16,
  amount: 16,
  integer: 12,
  date: 14,
  moment: 20,
} as const;

/** A sheet's columns and cells from its rows' fields, in the order of the fields, each under its one name. */
export function sheetOfFields(
  fields: Fields,
  rows: readonly Row[],
  language: Language,
): { columns: SheetColumn[]; rows: SheetCell[][] } {
  const known = Object.entries(fields).map(([name, field]) => [name, factsOf(field)] as const);
  return {
    columns: known.map(([name, facts]) => columnOf(name, facts, language)),
    rows: rows.map((row) => known.map(([name, facts]) => cellOf(row[name], facts, language))),
  };
}

function columnOf(name: string, { kind, label }: FieldFacts, language: Language): SheetColumn {
  if (!label) throw new Error(`The field ${name} has no name: declare it with named(…)`);
  const heading = label[language];
  const width = widths[kind];
  if (kind === "date" || kind === "moment" || kind === "amount") return { heading, width, kind };
  return kind === "decimal" || kind === "integer" ? { heading, width, kind: "number" } : { heading, width };
}

/** A value as a person reads it; the parts of a list are separated by semicolons. */
function cellOf(value: unknown, facts: FieldFacts, language: Language): SheetCell {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((one) => textOf(one, facts, language)).join("; ");
  return textOf(value, facts, language);
}

function textOf(value: unknown, facts: FieldFacts, language: Language): string {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean")
    throw new Error("A cell holds a text, a number, yes or no");
  const choices: ChoiceTexts | undefined = facts.choices ?? (typeof value === "boolean" ? yesNoTexts : undefined);
  if (choices) return choices[String(value)]?.[language] ?? String(value);
  return String(value);
}
