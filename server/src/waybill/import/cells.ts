import { plainDigits } from "@lading/contract/core";
import { isAir } from "@lading/contract/waybill";
import { portCodeOf } from "#place";

/** A number as people write it, with Latin digits and a decimal point; anything else as it is, for the form to refuse. */
export function numberText(text: string): string {
  return plainDigits(text).replace(/[٫．]/, ".");
}

/** A whole number as a cell has it: undefined without one, NaN for anything that is not plain digits. */
export function wholeNumber(text: string): number | undefined {
  if (text === "") return undefined;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

const writtenDate = /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?(?: \d{1,2}:\d{2}(?::\d{2})?)?$/;

/** A calendar date as `YYYY-MM-DD`, also when it is written `2026/1/5`, `2026年1月5日` or with a time; anything else as it is. */
export function dateText(text: string): string {
  const [, year, month = "", day = ""] = writtenDate.exec(plainDigits(text)) ?? [];
  return year === undefined ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/**
 * The code of a port that a cell names by it, by its name or by both, as lists show it; anything else as it is, for the
 * form to refuse or, marked as free text, to keep.
 */
export function portText(type: number, text: string): string {
  return portCodeOf(isAir(type) ? "air" : "sea", text) ?? text;
}
