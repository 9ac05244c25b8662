import { z } from "zod";
import { coreRefusals, optionalText, rule, type Language, type LocalText } from "#core";
import { questionnaireRefusals } from "./refusals.ts";

/** Limits of a questionnaire (catalogue §8, "Collector"): each list, and all questions together. */
export const mostCategories = 10;
export const mostQuestions = 20;
export const mostChoices = 20;
export const mostItems = 200;
const fewestChoices = 2;

/** The kinds of questions. */
export const questionTypes = {
  single: { zh: "单选", en: "Single choice", ar: "اختيار واحد" },
  multiple: { zh: "多选", en: "Multiple choice", ar: "اختيار متعدد" },
  text: { zh: "短文本", en: "Short text", ar: "نص قصير" },
  longText: { zh: "长文本", en: "Long text", ar: "نص طويل" },
  number: { zh: "数字", en: "Number", ar: "رقم" },
  date: { zh: "日期", en: "Date", ar: "تاريخ" },
} as const satisfies Record<string, LocalText>;
export type QuestionType = keyof typeof questionTypes;
export const questionTypeNames = [
  "single",
  "multiple",
  "text",
  "longText",
  "number",
  "date",
] as const satisfies readonly QuestionType[];

/** True for questions that are answered by choosing. */
export function hasChoices(type: QuestionType): boolean {
  return type === "single" || type === "multiple";
}

/** A text in the languages that its writer gave. */
const texts = (max: number) =>
  z.strictObject({
    zh: optionalText(max).describe("Chinese"),
    en: optionalText(max).describe("English"),
    ar: optionalText(max).describe("Arabic"),
  });
export type Texts = Readonly<Record<Language, string>>;

/** Such a text as it is answered. */
export const givenTexts = z.object({
  zh: z.string().describe("Chinese"),
  en: z.string().describe("English"),
  ar: z.string().describe("Arabic"),
});

/** A text in the languages that its writer gave; one of them is needed. */
export const someTexts = (max: number) =>
  texts(max).refine(({ zh, en, ar }) => zh !== "" || en !== "" || ar !== "", rule(coreRefusals.required));
export const anyTexts = (max: number) => texts(max).default({ zh: "", en: "", ar: "" });

/** The text in this language; where it was not given, in English, Chinese or Arabic. */
export function textIn(text: Texts, language: Language): string {
  return text[language] || text.en || text.zh || text.ar;
}

/** Tells parts of a questionnaire apart through all its changes; given by who builds it. */
const key = z.string().regex(/^[a-z0-9]{1,16}$/);

const choice = z.strictObject({
  key: key.describe("Key, once in its question"),
  text: someTexts(150).describe("Text"),
});

const question = z
  .strictObject({
    key: key.describe("Key, once in the questionnaire; answers are kept under it"),
    type: z.enum(questionTypeNames).describe("Kind"),
    text: someTexts(500).describe("Text of the question"),
    required: z.boolean().default(false).describe("Must be answered"),
    choices: z
      .array(choice)
      .max(mostChoices)
      .default([])
      .refine((choices) => areDistinct(choices), rule(coreRefusals.invalid))
      .describe("Choices; of kinds with choices only"),
  })
  .refine(({ type, choices }) => !hasChoices(type) || choices.length >= fewestChoices, {
    ...rule(questionnaireRefusals.choicesNeeded, { min: fewestChoices }),
    path: ["choices"],
  })
  .refine(({ type, choices }) => hasChoices(type) || choices.length === 0, {
    ...rule(coreRefusals.invalid),
    path: ["choices"],
  })
  .meta({ id: "Question" });
export type Question = z.output<typeof question>;

const category = z
  .strictObject({
    key: key.describe("Key, once in the questionnaire"),
    title: someTexts(150).describe("Title"),
    questions: z.array(question).min(1).max(mostQuestions).describe("Its questions, in order"),
  })
  .meta({ id: "QuestionCategory" });
export type QuestionCategory = z.output<typeof category>;

/** The questions, by categories. */
export const categories = z
  .array(category)
  .min(1)
  .max(mostCategories)
  .refine((given) => questionsOf(given).length <= mostItems, rule(coreRefusals.tooMany, { max: mostItems }))
  .refine((given) => areDistinct(given) && areDistinct(questionsOf(given)), rule(coreRefusals.invalid));

/** All questions in their order. */
export function questionsOf(given: readonly QuestionCategory[]): Question[] {
  return given.flatMap(({ questions }) => questions);
}

function areDistinct(parts: readonly { key: string }[]): boolean {
  return new Set(parts.map((part) => part.key)).size === parts.length;
}
