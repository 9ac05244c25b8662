import type { Language } from "#core";
import { cabinetClasses, type CabinetClass } from "#waybill";

/** A container's type as the trade says it, `40' HC`; without a type, its class. */
export function containerTypeText(
  { cabinetClass, cabinetType }: { cabinetClass: CabinetClass; cabinetType: string },
  language: Language,
): string {
  const types: Readonly<Record<string, string>> = cabinetClasses[cabinetClass].types;
  return types[cabinetType] ?? cabinetClasses[cabinetClass].text[language];
}
