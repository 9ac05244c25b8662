import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { Icon, LightButton } from "#ui/light";
import { Answers } from "../Answers.tsx";
import type { Submitted } from "./opened.ts";

interface SubmittedViewProps {
  submitted: Submitted;
  isClosed: boolean;
  /** Back to the questions, to change what was answered. */
  onChange: () => void;
}

/** A supplier's submitted answers, and the way to submit again. */
export function SubmittedView({ submitted, isClosed, onChange }: SubmittedViewProps) {
  const { t } = useTexts("questionnaire");
  const { respondent, number, submittedAt, categories, values } = submitted;
  const who = [respondent.supplierName, respondent.contact, respondent.email, respondent.phone];
  return (
    <div className="collector">
      <div className="collector-done" role="status">
        <Icon name="done" />
        <div>
          <h2>{t("collector.done")}</h2>
          <p>
            {t("collector.doneAt", { at: formatMoment(submittedAt) })}
            {number > 1 && ` · ${t("collector.times", { count: number })}`}
          </p>
          <p className="muted">{isClosed ? t("collector.closed") : t("collector.doneHint")}</p>
          {!isClosed && <LightButton onClick={onChange}>{t("collector.change")}</LightButton>}
        </div>
      </div>
      <p className="collector-by">
        {who
          .filter((text) => text !== "")
          .map((text, place) => (
            <span key={text}>
              {place > 0 && " · "}
              <bdi>{text}</bdi>
            </span>
          ))}
      </p>
      <Answers categories={categories} values={values} />
    </div>
  );
}
