import { waybillFieldTexts, type WaybillField } from "@lading/contract/waybill";
import type { Language } from "@lading/contract/core";
import { labelsIn } from "../labels.ts";

/** Names that the form knows for the ids in its fields. */
export type NameOf = (id: string) => string | undefined;

function isField(name: string): name is WaybillField {
  return Object.hasOwn(waybillFieldTexts, name);
}

/** A field's name in words: `items.2.weight` is "Line 3 · Gross weight (kg)". */
export function wordsOfField(field: string, language: Language, lineOf: (line: number) => string): string {
  const parts = field.split(".");
  const last = parts.at(-1) ?? field;
  const name = isField(last) ? labelsIn(language).field(last) : last;
  return parts.length === 3 && parts[0] === "items" ? `${lineOf(Number(parts[1]) + 1)} · ${name}` : name;
}

/** A field's value in words: ids by their names, kinds by their texts, lines by their number. */
export function wordsOfValue(
  field: string,
  value: unknown,
  { language, nameOf }: { language: Language; nameOf: NameOf },
): string {
  const labels = labelsIn(language);
  if (Array.isArray(value)) return String(value.length);
  if (typeof value !== "string") return typeof value === "number" ? String(value) : "";
  const last = field.split(".").at(-1) ?? field;
  if (last === "boxUnit") return labels.boxUnit(value);
  if (last === "codChannel") return labels.codChannel(value);
  if (last === "freightTerms") return labels.freight(value);
  if (last === "cabinetClass") return labels.cabinetClass(value);
  return nameOf(value) ?? value;
}
