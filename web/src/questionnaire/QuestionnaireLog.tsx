import {
  getQuestionnaireLogList,
  questionnaireActionTexts,
  questionnaireFieldTexts,
} from "@lading/contract/questionnaire";
import type { LocalText } from "@lading/contract/core";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { RecordLog } from "#ui";

const texts: Readonly<Record<string, LocalText>> = questionnaireFieldTexts;

/** Operations on a questionnaire, by staff and by suppliers. */
export function QuestionnaireLog({ id }: { id: string }) {
  const { word, language } = useTexts("questionnaire");
  const read = useRead(getQuestionnaireLogList, { id }, { quiet: true, ownErrors: true });
  const moment = /^\d{4}-\d\d-\d\dT/;
  return (
    <RecordLog
      title={word("log")}
      read={read}
      actionOf={(action) => questionnaireActionTexts[action][language]}
      fieldOf={(field) => texts[field]?.[language] ?? field}
      shown={(value) => (moment.test(value) ? formatMoment(value) : value)}
    />
  );
}
