import { isAir, isSea } from "@lading/contract/waybill";
import { isSeaport } from "#place";

/** A whole number as a cell has it: undefined without one, NaN for anything that is not plain digits. */
export function wholeNumber(text: string): number | undefined {
  if (text === "") return undefined;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

const writtenDate = /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?(?: \d{1,2}:\d{2}(?::\d{2})?)?$/;

/** A calendar date as `YYYY-MM-DD`, also when it is written `2026/1/5`, `2026年1月5日` or with a time; anything else as it is. */
export function dateText(text: string): string {
  const [, year, month = "", day = ""] = writtenDate.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** A port's code in capitals; a name as it is written. */
export function portText(type: number, text: string): string {
  const code = text.toUpperCase();
  if (isAir(type)) return /^[A-Z]{3}$/.test(code) ? code : text;
  const spaceless = code.replace(/\s/g, "");
  return isSea(type) && isSeaport(spaceless) ? spaceless : text;
}
