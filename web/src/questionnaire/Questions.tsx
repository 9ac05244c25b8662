import { questionTypes, textIn, type QuestionCategory } from "@lading/contract/questionnaire";
import { useTexts } from "#core/i18n";
import { Panel } from "#ui";

/** The present questions, to be read. */
export function Questions({ categories }: { categories: readonly QuestionCategory[] }) {
  const { t, language } = useTexts("questionnaire");
  return categories.map(({ key, title, questions }) => (
    <Panel key={key} title={<bdi>{textIn(title, language)}</bdi>}>
      <ol className="asked">
        {questions.map((question) => (
          <li key={question.key}>
            <bdi>{textIn(question.text, language)}</bdi>{" "}
            <span className="muted">
              {questionTypes[question.type][language]}
              {question.required && ` · ${t("required")}`}
            </span>
            {question.choices.length > 0 && (
              <ul>
                {question.choices.map((choice) => (
                  <li key={choice.key}>
                    <bdi>{textIn(choice.text, language)}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  ));
}
