import { bankReasonTexts } from "@lading/contract/bank-statement";
import { fill, type Language } from "@lading/contract/core";
import type { Reason } from "../match/receipt.ts";

const comma = { zh: "、", en: ", ", ar: "، " } as const;
const stop = { zh: "；", en: "; ", ar: "؛ " } as const;
/** Of more numbers the first say enough. */
const mostNumbers = 5;

/** Why a proposal is made, or why it is not sure, in a reader's language. */
export function reasonText(reason: Reason, { language, currency }: { language: Language; currency: string }): string {
  const money = (amount: string) => `${amount} ${currency}`;
  const say = (name: keyof typeof bankReasonTexts, values: Record<string, string | number> = {}) =>
    fill(bankReasonTexts[name][language], values);
  switch (reason.is) {
    case "number":
    case "partNumber":
    case "unknownNumber":
      return say(reason.is, { numbers: reason.numbers.slice(0, mostNumbers).join(comma[language]) });
    case "name":
      return say("name", { percent: Math.round(reason.likeness * 100) });
    case "sum":
      return say("sum", { bills: reason.bills });
    case "charges":
      return say(reason.isNamed ? "charges" : "chargesGuessed", { amount: money(reason.charges) });
    case "more":
      return say("more", { amount: money(reason.rest) });
    case "alike":
      return say("alike", { others: reason.others });
    default:
      return say(reason.is);
  }
}

/** All of them in one line. */
export function reasonsLine(reasons: readonly Reason[], reader: { language: Language; currency: string }): string {
  return reasons.map((one) => reasonText(one, reader)).join(stop[reader.language]);
}
