import "./collector/collector.css";
import { answerText, textIn, type AnswerValues, type QuestionCategory } from "@lading/contract/questionnaire";
import { useTexts } from "#core/i18n";
import { shownAnswer } from "./shown-answer.ts";

/** Questions with their answers, to be read. */
export function Answers({ categories, values }: { categories: readonly QuestionCategory[]; values: AnswerValues }) {
  const { t, language } = useTexts("questionnaire");
  return categories.map((category) => (
    <section key={category.key} className="collector-category">
      <h2>
        <bdi>{textIn(category.title, language)}</bdi>
      </h2>
      <dl className="collector-answers">
        {category.questions.map((question) => {
          const text = shownAnswer(question.type, answerText(question, values[question.key], language));
          return (
            <div key={question.key}>
              <dt>
                <bdi>{textIn(question.text, language)}</bdi>
              </dt>
              <dd className={text === "" ? "muted" : ""} dir={question.type === "number" ? "ltr" : "auto"}>
                {text === "" ? t("collector.noAnswer") : text}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  ));
}
