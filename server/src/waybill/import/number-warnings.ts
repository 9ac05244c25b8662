import { say, type Language, type Refusal, type RefusalValues } from "@lading/contract/core";
import {
  airCheckDigit,
  airMainNumber,
  containerCheckDigit,
  readAirMainNumber,
  readContainerNumber,
  waybillRefusals,
} from "@lading/contract/waybill";
import { cellMessage } from "#core/imported-sheet";
import type { ImportedWaybill, RowProblem } from "./form.ts";

/** Warnings about numbers that are kept although their check digit is wrong: which digit would be right. */
export function numberWarnings({ row, kept }: ImportedWaybill, language: Language): RowProblem[] {
  const told = (field: string, value: string, [refusal, values]: readonly [Refusal, RefusalValues?]) => ({
    row,
    field,
    message: cellMessage({ value, message: say(refusal.text, language, values) }, language),
  });
  const { mainNumber: main, containerNumber: container } = kept;
  return [
    ...(main === undefined ? [] : [told("mainNumber", main, mainFault(main))]),
    ...(container === undefined ? [] : [told("containerNumber", container, containerFault(container))]),
  ];
}

function mainFault(text: string): readonly [Refusal, RefusalValues?] {
  const number = readAirMainNumber(text);
  if (!number) return [waybillRefusals.mainNumberFormat];
  const expected = airCheckDigit(number.serial);
  return [waybillRefusals.mainNumberCheck, { expected, number: airMainNumber(number.prefix, number.serial) }];
}

function containerFault(text: string): readonly [Refusal, RefusalValues?] {
  const number = readContainerNumber(text);
  if (!number) return [waybillRefusals.containerFormat];
  const expected = containerCheckDigit(number.owner, number.serial);
  return [waybillRefusals.containerCheck, { expected, number: `${number.owner}${number.serial}${expected}` }];
}
