import "./information.css";
import { useTexts } from "#core/i18n";
import { PublicFrame } from "#ui/light";

const questions = ["how", "numbers", "states", "missing", "private", "contact", "customers"] as const;

/** Help for whoever waits for goods. */
export default function InformationPage() {
  const { t } = useTexts("information");
  return (
    <PublicFrame>
      <h1>{t("help.heading")}</h1>
      <p className="lead">{t("help.lead")}</p>
      <div className="help">
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
