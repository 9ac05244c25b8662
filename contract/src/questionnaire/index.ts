import type { Call } from "#core";
import {
  addQuestionnaireLink,
  compareAnswers,
  exportAnswerList,
  getAnswerList,
  loadAnswerInfo,
} from "./answer-calls.ts";
import {
  addQuestionnaire,
  deleteQuestionnaire,
  editQuestionnaire,
  editQuestionnaireState,
  exportQuestionnaireList,
  getQuestionnaireList,
  getQuestionnaireLogList,
  loadQuestionnaireInfo,
} from "./calls.ts";
import { getQuestionnaireEmail, sendQuestionnaireEmail } from "./mail-calls.ts";
import { getQuestionnaireAnswer, resubmitQuestionnaireAnswer, saveQuestionnaireAnswer } from "./public-calls.ts";

export * from "./answer-calls.ts";
export * from "./answers.ts";
export * from "./calls.ts";
export * from "./field-texts.ts";
export * from "./form.ts";
export * from "./mail-calls.ts";
export * from "./public-calls.ts";
export * from "./refusals.ts";

export const questionnaireCalls: readonly Call[] = [
  getQuestionnaireList,
  exportQuestionnaireList,
  loadQuestionnaireInfo,
  addQuestionnaire,
  editQuestionnaire,
  editQuestionnaireState,
  deleteQuestionnaire,
  getQuestionnaireLogList,
  getAnswerList,
  exportAnswerList,
  loadAnswerInfo,
  compareAnswers,
  addQuestionnaireLink,
  getQuestionnaireEmail,
  sendQuestionnaireEmail,
  getQuestionnaireAnswer,
  saveQuestionnaireAnswer,
  resubmitQuestionnaireAnswer,
];
