import { isBlank, type AnswerValues } from "@lading/contract/questionnaire";
import type { Typed } from "./kept.ts";

/** True when two say the same: what is blank makes no difference, nor does the order of what was answered. */
export function isSame(one: Typed, other: Typed): boolean {
  return plain(one) === plain(other);
}

function plain({ respondent: { supplierName, contact, email, phone }, values }: Typed): string {
  return JSON.stringify([[supplierName, contact, email, phone].map((text) => text.trim()), answered(values)]);
}

function answered(values: AnswerValues): [string, unknown][] {
  return Object.entries(values)
    .filter(([, value]) => !isBlank(value))
    .map(([key, value]): [string, unknown] => [key, typeof value === "string" ? value.trim() : value.toSorted()])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}
