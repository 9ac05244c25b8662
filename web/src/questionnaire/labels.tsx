import {
  answerStates,
  questionnairePage,
  questionnaireStates,
  type AnswerState,
  type QuestionnaireState,
} from "@lading/contract/questionnaire";
import { useTexts } from "#core/i18n";
import { StatusTag, type Tone } from "#ui";

export const rights = questionnairePage;

const tones = { draft: "neutral", open: "good", closed: "warning" } as const satisfies Record<QuestionnaireState, Tone>;
const answerTones = {
  invited: "neutral",
  opened: "active",
  draft: "warning",
  submitted: "good",
} as const satisfies Record<AnswerState, Tone>;

/** How a questionnaire stands. */
export function StateTag({ state }: { state: QuestionnaireState }) {
  const { language } = useTexts("questionnaire");
  return <StatusTag tone={tones[state]}>{questionnaireStates[state][language]}</StatusTag>;
}

/** How far a supplier has come. */
export function AnswerStateTag({ state }: { state: AnswerState }) {
  const { language } = useTexts("questionnaire");
  return <StatusTag tone={answerTones[state]}>{answerStates[state][language]}</StatusTag>;
}
