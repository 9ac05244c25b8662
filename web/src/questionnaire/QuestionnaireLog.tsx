import {
  getQuestionnaireLogList,
  questionnaireActionTexts,
  questionnaireFieldTexts,
} from "@lading/contract/questionnaire";
import { LogOf } from "#ui";

/** Operations on a questionnaire, by staff and by suppliers. */
export function QuestionnaireLog({ id }: { id: string }) {
  return (
    <LogOf id={id} call={getQuestionnaireLogList} actions={questionnaireActionTexts} fields={questionnaireFieldTexts} />
  );
}
