import type { QuestionType, Texts } from "@lading/contract/questionnaire";

export const noTexts: Texts = { zh: "", en: "", ar: "" };

/** A choice, a question and a category as the form holds them while they are written. */
export interface ChoiceDraft {
  key: string;
  text: Texts;
}
export interface QuestionDraft {
  key: string;
  type: QuestionType;
  text: Texts;
  required: boolean;
  choices: ChoiceDraft[];
}
export interface CategoryDraft {
  key: string;
  title: Texts;
  questions: QuestionDraft[];
}

/** Ten letters and digits: within one questionnaire never twice the same. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join("");
}

export function newChoice(): ChoiceDraft {
  return { key: newKey(), text: noTexts };
}

/** A question of the kind of the last one: kinds mostly come in rows. */
export function newQuestion(last?: QuestionDraft): QuestionDraft {
  const type = last?.type ?? "text";
  return { key: newKey(), type, text: noTexts, required: last?.required ?? false, choices: choicesFor(type) };
}

export function newCategory(questions: readonly QuestionDraft[] = []): CategoryDraft {
  return { key: newKey(), title: noTexts, questions: questions.length > 0 ? [...questions] : [newQuestion()] };
}

/** A copy with keys of its own: another question, with answers of its own. */
export function copyOf(question: QuestionDraft): QuestionDraft {
  return { ...question, key: newKey(), choices: question.choices.map((choice) => ({ ...choice, key: newKey() })) };
}

/** First choices of a new question of a kind. */
export function choicesFor(type: QuestionType): ChoiceDraft[] {
  return type === "single" || type === "multiple" ? [newChoice(), newChoice()] : [];
}
