import {
  hasChoices,
  mostCategories,
  mostQuestions,
  questionTypeNames,
  questionTypes,
  type QuestionType,
} from "@lading/contract/questionnaire";
import { Button, Checkbox, Form } from "antd";
import { useTexts } from "#core/i18n";
import { ChoicesField } from "./ChoicesField.tsx";
import { Limit } from "./Limit.tsx";
import { choicesFor, copyOf, newCategory, newQuestion, type QuestionDraft } from "./new-parts.ts";
import { PartButtons } from "./part-buttons.tsx";
import { TextsField } from "./TextsField.tsx";

interface FixedKeys {
  /** Questions that were published: their kind stays. */
  fixedKeys: ReadonlySet<string>;
}

/** The categories of a questionnaire with their questions. */
export function Categories({ fixedKeys }: FixedKeys) {
  const { t } = useTexts("questionnaire");
  return (
    <Form.List name="categories">
      {(fields, { add, remove, move }, { errors }) => (
        <div className="builder">
          {fields.map(({ key, name: place }) => (
            <section key={key} className="panel builder-category" aria-label={t("category", { number: place + 1 })}>
              <div className="builder-line">
                <Form.Item name={[place, "title"]} label={t("category", { number: place + 1 })} required>
                  <TextsField maxLength={150} />
                </Form.Item>
                <PartButtons
                  label={t("category", { number: place + 1 })}
                  place={place}
                  count={fields.length}
                  onMove={(to) => move(place, to)}
                  onRemove={fields.length > 1 ? () => remove(place) : undefined}
                />
              </div>
              <Questions category={place} fixedKeys={fixedKeys} />
            </section>
          ))}
          <Form.ErrorList errors={errors} />
          <Button disabled={fields.length >= mostCategories} onClick={() => add(newCategory())}>
            {t("addCategory")}
          </Button>
          <Limit count={fields.length} most={mostCategories} />
        </div>
      )}
    </Form.List>
  );
}

function Questions({ category, fixedKeys }: FixedKeys & { category: number }) {
  const { t } = useTexts("questionnaire");
  const form = Form.useFormInstance();
  const questionsOf = (): QuestionDraft[] => form.getFieldValue(["categories", category, "questions"]) ?? [];
  return (
    <Form.List name={[category, "questions"]}>
      {(fields, { add, remove, move }, { errors }) => (
        <div className="builder-questions">
          {fields.map(({ key, name: place }) => {
            const question = questionsOf()[place];
            return (
              <div key={key} className="builder-question">
                <div className="builder-line">
                  <Form.Item name={[place, "text"]} label={t("question", { number: place + 1 })} required>
                    <TextsField maxLength={500} rows={1} />
                  </Form.Item>
                  <PartButtons
                    label={t("question", { number: place + 1 })}
                    place={place}
                    count={fields.length}
                    onMove={(to) => move(place, to)}
                    onCopy={
                      fields.length < mostQuestions && question ? () => add(copyOf(question), place + 1) : undefined
                    }
                    onRemove={fields.length > 1 ? () => remove(place) : undefined}
                  />
                </div>
                <Kind
                  category={category}
                  place={place}
                  isFixed={question !== undefined && fixedKeys.has(question.key)}
                />
              </div>
            );
          })}
          <Form.ErrorList errors={errors} />
          <Button
            disabled={fields.length >= mostQuestions}
            onClick={() => {
              add(newQuestion(questionsOf().at(-1)));
              // The new question's text is where one goes on.
              setTimeout(() => form.focusField(["categories", category, "questions", fields.length, "text"]));
            }}
          >
            {t("addQuestion")}
          </Button>
          <Limit count={fields.length} most={mostQuestions} />
        </div>
      )}
    </Form.List>
  );
}

interface KindProps {
  category: number;
  place: number;
  isFixed: boolean;
}

function Kind({ category, place, isFixed }: KindProps) {
  const { t, language } = useTexts("questionnaire");
  const form = Form.useFormInstance();
  const path = ["categories", category, "questions", place];
  const type: QuestionType | undefined = Form.useWatch([...path, "type"], { form, preserve: true });
  const chosen = (next: string) => {
    const kind = questionTypeNames.find((one) => one === next);
    const choices: unknown[] = form.getFieldValue([...path, "choices"]) ?? [];
    if (kind && hasChoices(kind) && choices.length === 0) form.setFieldValue([...path, "choices"], choicesFor(kind));
  };
  return (
    <>
      <div className="builder-kind">
        <Form.Item name={[place, "type"]} label={t("type")}>
          <select className="builder-select" disabled={isFixed} onChange={(event) => chosen(event.target.value)}>
            {questionTypeNames.map((name) => (
              <option key={name} value={name}>
                {questionTypes[name][language]}
              </option>
            ))}
          </select>
        </Form.Item>
        <Form.Item name={[place, "required"]} valuePropName="checked">
          <Checkbox>{t("required")}</Checkbox>
        </Form.Item>
      </div>
      {type !== undefined && hasChoices(type) && <ChoicesField place={place} />}
    </>
  );
}
