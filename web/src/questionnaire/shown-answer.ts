import type { QuestionType } from "@lading/contract/questionnaire";
import { formatDate, formatDecimal } from "#core/format";

/** An answer's text as the person's language writes numbers and dates. */
export function shownAnswer(type: QuestionType, text: string): string {
  if (type === "number") return formatDecimal(text);
  return type === "date" ? formatDate(text) : text;
}
