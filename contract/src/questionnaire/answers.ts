import { z } from "zod";
import { calendarDate, coreRefusals, emailAddress, optionalText, orEmpty, requiredText } from "#core";
import type { FieldRefusal, Language, Refusal, RefusalValues } from "#core";
import {
  hasChoices,
  mostChoices,
  mostItems,
  questionsOf,
  textIn,
  type Question,
  type QuestionCategory,
} from "./form.ts";

/** Longest answers, in characters. */
export const longestText = 300;
export const longestLongText = 2_000;
/** Decimals of a number that is answered. */
const numberScale = 6;

/** A supplier's answers, by the questions' keys: a text, or the keys of several choices. */
export const answerValues = z
  .record(z.string().max(16), z.union([z.string().max(longestLongText), z.array(z.string().max(16)).max(mostChoices)]))
  .refine((values) => Object.keys(values).length <= mostItems, {
    params: { refusal: coreRefusals.tooMany, values: { max: mostItems } },
  });
export type AnswerValues = z.output<typeof answerValues>;
export type AnswerValue = AnswerValues[string];

const person = {
  contact: optionalText(80).describe("Who answers"),
  email: orEmpty(emailAddress).describe("E-mail address"),
  phone: optionalText(40).describe("Phone number"),
};
/** Who answers, while it is a draft. */
export const draftRespondent = z.strictObject({ supplierName: optionalText(150).describe("The supplier"), ...person });
/** Who answers. */
export const respondent = z.strictObject({ supplierName: requiredText(150).describe("The supplier"), ...person });
export type Respondent = z.output<typeof respondent>;

const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** A number with the digits 0–9 and a point, however its writer's keyboard has them: `٣٫٥` → `3.5`. Nothing is guessed of commas. */
export function plainNumber(text: string): string {
  return text
    .trim()
    .replace(otherDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[\u066b\uff0e]/g, ".");
}

/** The answers as they are kept: only to questions that are asked, blanks cut, numbers in plain digits. */
export function keptValues(categories: readonly QuestionCategory[], values: AnswerValues): AnswerValues {
  return Object.fromEntries(
    questionsOf(categories).flatMap((question): [string, AnswerValue][] => {
      const value = values[question.key];
      if (isBlank(value)) return [];
      if (typeof value !== "string") return [[question.key, value]];
      // U+FF10 and its kind end in 0–9 as the digits do; U+0660 and U+06F0 as well.
      return [[question.key, question.type === "number" ? plainNumber(value) : value.trim()]];
    }),
  );
}

/** True when nothing is answered. */
export function isBlank(value: AnswerValue | undefined): value is undefined {
  return value === undefined || (typeof value === "string" ? value.trim() === "" : value.length === 0);
}

/** Problems with answers, each at `values.<key>`. A draft may leave questions open and numbers half typed. */
export function answerProblems(
  categories: readonly QuestionCategory[],
  values: AnswerValues,
  { isDraft }: { isDraft: boolean },
): FieldRefusal[] {
  return questionsOf(categories).flatMap((question): FieldRefusal[] => {
    const problem = problemOf(question, values[question.key], isDraft);
    return problem ? [{ field: `values.${question.key}`, ...problem }] : [];
  });
}

interface Problem {
  refusal: Refusal;
  values?: RefusalValues;
}

function problemOf(question: Question, value: AnswerValue | undefined, isDraft: boolean): Problem | undefined {
  if (isBlank(value)) return question.required && !isDraft ? { refusal: coreRefusals.required } : undefined;
  if (typeof value === "string" ? question.type === "multiple" : question.type !== "multiple")
    return { refusal: coreRefusals.invalid };
  if (hasChoices(question.type)) {
    const known = new Set(question.choices.map(({ key }) => key));
    const chosen = [value].flat();
    const isRight = chosen.every((one) => known.has(one)) && new Set(chosen).size === chosen.length;
    return isRight ? undefined : { refusal: coreRefusals.invalid };
  }
  return typeof value === "string" ? problemOfText(question.type, value.trim(), isDraft) : undefined;
}

function problemOfText(type: Question["type"], text: string, isDraft: boolean): Problem | undefined {
  const max = type === "longText" ? longestLongText : longestText;
  if (text.length > max) return { refusal: coreRefusals.tooLong, values: { max } };
  if (isDraft) return undefined;
  if (type === "number" && !new RegExp(`^-?\\d{1,12}(\\.\\d{1,${numberScale}})?$`).test(plainNumber(text)))
    return { refusal: coreRefusals.decimal, values: { scale: numberScale } };
  if (type === "date" && !calendarDate.safeParse(text).success) return { refusal: coreRefusals.date };
  return undefined;
}

/** An answer as people read it, what was chosen by its texts. */
export function answerText(question: Question, value: AnswerValue | undefined, language: Language): string {
  if (isBlank(value)) return "";
  if (!hasChoices(question.type)) return [value].flat().join(" ");
  const chosen = new Set<string>([value].flat());
  const named = question.choices.filter(({ key }) => chosen.has(key)).map(({ text }) => textIn(text, language));
  return named.join(language === "zh" ? "；" : language === "ar" ? "؛ " : "; ");
}
