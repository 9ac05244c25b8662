import { bankStatementRefusals as refusals } from "@lading/contract/bank-statement";
import { fill, refuse, type Language, type Refusal } from "@lading/contract/core";
import type { StatementRefusal } from "../read/check.ts";

function wordsOf(refusal: StatementRefusal): { refusal: Refusal; values: Record<string, string> } {
  const { because, ...values } = refusal;
  return { refusal: refusals[because], values };
}

/** Why a statement is not taken over, in a reader's language. */
export function refusalText(because: StatementRefusal, language: Language): string {
  const { refusal, values } = wordsOf(because);
  return fill(refusal.text[language], values);
}

/** The same as the refusal of the whole file. */
export function refusalError(because: StatementRefusal): Error {
  const { refusal, values } = wordsOf(because);
  return refuse(refusal, values);
}
