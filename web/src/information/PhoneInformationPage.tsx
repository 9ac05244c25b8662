import "./information.css";
import { useTexts } from "#core/i18n";
import { PublicFrame } from "#ui/light";
import { questions } from "./questions.ts";

/** The help for a small screen: the questions, each with its answer when it is touched. */
export default function PhoneInformationPage() {
  const { t } = useTexts("information");
  return (
    <PublicFrame>
      <h1>{t("help.heading")}</h1>
      <p className="lead">{t("help.lead")}</p>
      <div className="help-folded">
        {questions.map((question, place) => (
          <details key={question} open={place === 0}>
            <summary>{t(`help.${question}.title`)}</summary>
            <p>{t(`help.${question}.text`)}</p>
          </details>
        ))}
      </div>
    </PublicFrame>
  );
}
