import type { Language } from "@lading/contract/core";
import { cabinetClasses, waybillFieldTexts, type CabinetClass, type WaybillField } from "@lading/contract/waybill";
import { useTexts } from "#core/i18n";

/** What fields are called, by the contract: as on every other screen of a waybill. */
export function useFields() {
  const { language } = useTexts("container");
  return (name: WaybillField) => waybillFieldTexts[name][language];
}

/** A container's type as the trade says it, `40' HC`; without a type, its class. */
export function typeText(
  { cabinetClass, cabinetType }: { cabinetClass: CabinetClass; cabinetType: string },
  language: Language,
): string {
  const types: Readonly<Record<string, string>> = cabinetClasses[cabinetClass].types;
  return types[cabinetType] ?? cabinetClasses[cabinetClass].text[language];
}

/** A code or size in a line of either direction: `40' HC` is read from left to right in Arabic, too. */
export function ltr(text: string): string {
  return /^[\u0020-\u007e]*$/.test(text) ? `\u2066${text}\u2069` : text;
}
