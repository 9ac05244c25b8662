import {
  addQuestionnaire,
  addQuestionnaireLink,
  compareAnswers,
  deleteQuestionnaire,
  editQuestionnaire,
  editQuestionnaireState,
  exportAnswerList,
  exportQuestionnaireList,
  getAnswerList,
  getQuestionnaireAnswer,
  getQuestionnaireEmail,
  getQuestionnaireList,
  getQuestionnaireLogList,
  loadAnswerInfo,
  loadQuestionnaireInfo,
  resubmitQuestionnaireAnswer,
  saveQuestionnaireAnswer,
  sendQuestionnaireEmail,
} from "@lading/contract/questionnaire";
import { on, type ServerModule } from "#core/http";
import { saveDraft, submitAnswer } from "./answering.ts";
import { exportAnswers, listAnswers, loadAnswer } from "./answers.ts";
import { changeQuestionnaire, changeState, createQuestionnaire, removeQuestionnaires } from "./change.ts";
import { compare } from "./compare.ts";
import { makeLink, orderSending, registerSending, showEmail } from "./inviting.ts";
import { readingLimit, savingLimits } from "./links.ts";
import { exportQuestionnaires, listQuestionnaires, loadQuestionnaire } from "./list.ts";
import { showLog } from "./logging.ts";
import { openByLink } from "./opening.ts";

export { questionnaireKinds } from "./make.ts";
export { addDemoQuestionnaire } from "./demo.ts";
export { opensQuestionnaire } from "./list.ts";

/** Questionnaires for suppliers, who answer by a link without an account. */
export const questionnaireModule: ServerModule = {
  name: "questionnaire",
  routes: [
    on(getQuestionnaireList, listQuestionnaires),
    on(exportQuestionnaireList, exportQuestionnaires),
    on(loadQuestionnaireInfo, loadQuestionnaire),
    on(addQuestionnaire, createQuestionnaire),
    on(editQuestionnaire, changeQuestionnaire),
    on(editQuestionnaireState, changeState),
    on(deleteQuestionnaire, removeQuestionnaires),
    on(getQuestionnaireLogList, showLog),
    on(getAnswerList, listAnswers),
    on(exportAnswerList, exportAnswers),
    on(loadAnswerInfo, loadAnswer),
    on(compareAnswers, compare),
    on(addQuestionnaireLink, makeLink),
    on(getQuestionnaireEmail, showEmail),
    on(sendQuestionnaireEmail, orderSending),
    on(getQuestionnaireAnswer, openByLink, { limit: ({ ip }) => readingLimit(ip) }),
    on(saveQuestionnaireAnswer, saveDraft, { limit: savingLimits }),
    on(resubmitQuestionnaireAnswer, submitAnswer, { limit: savingLimits }),
  ],
  jobs: [registerSending],
};
