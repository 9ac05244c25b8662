import { getQuestionnaireLogList, questionnaireActionTexts } from "@lading/contract/questionnaire";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { RecordLog } from "#ui";

/** What was done to a questionnaire, by staff and by suppliers. */
export function QuestionnaireLog({ id }: { id: string }) {
  const { t, word, language } = useTexts("questionnaire");
  const read = useRead(getQuestionnaireLogList, { id }, { quiet: true, ownErrors: true });
  const fields: Readonly<Record<string, string>> = {
    titleZh: t("log.titleZh"),
    titleEn: t("log.titleEn"),
    titleAr: t("log.titleAr"),
    introZh: t("log.introZh"),
    introEn: t("log.introEn"),
    introAr: t("log.introAr"),
    closesAt: t("closesAt"),
    questions: t("questions"),
    revision: t("revision"),
    state: t("state"),
    supplier: t("supplier"),
    suppliers: t("to"),
    submission: t("log.submission"),
  };
  const moment = /^\d{4}-\d\d-\d\dT/;
  return (
    <RecordLog
      title={word("log")}
      read={read}
      actionOf={(action) => questionnaireActionTexts[action][language]}
      fieldOf={(field) => fields[field] ?? field}
      shown={(value) => (moment.test(value) ? formatMoment(value) : value)}
    />
  );
}
