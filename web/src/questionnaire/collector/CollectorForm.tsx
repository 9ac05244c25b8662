import { isBlank, questionsOf, textIn, type Respondent } from "@lading/contract/questionnaire";
import { useId, type ComponentProps } from "react";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { LightButton } from "#ui/light";
import { QuestionField } from "./QuestionField.tsx";
import { useCollector, type CollectorWork } from "./use-collector.ts";

type Collector = ReturnType<typeof useCollector>;

/** The questions with what was answered so far. */
export function CollectorForm(work: CollectorWork) {
  const { t, language } = useTexts("questionnaire");
  const collector = useCollector(work);
  const { opened } = work;
  const { typed, fields, problem } = collector;
  const starts = opened.categories.map((_, place) => questionsOf(opened.categories.slice(0, place)).length + 1);
  return (
    <form
      className="collector"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void collector.submit();
      }}
    >
      <Notes collector={collector} />
      <Who collector={collector} />
      {opened.categories.map((category, place) => (
        <section key={category.key} className="collector-category">
          <h2>
            <bdi>{textIn(category.title, language)}</bdi>
          </h2>
          {category.questions.map((question, row) => (
            <QuestionField
              key={question.key}
              question={question}
              number={(starts[place] ?? 1) + row}
              value={typed.values[question.key]}
              message={fields[`values.${question.key}`]}
              onAnswer={(value) => collector.answer(question.key, value)}
            />
          ))}
        </section>
      ))}
      <div role="alert">{problem !== "" && <p className="light-form-message">{problem}</p>}</div>
      {Object.keys(fields).length > 0 && (
        <p className="light-form-message" role="status">
          {t("collector.wrong", { count: Object.keys(fields).length })}
        </p>
      )}
      <Foot collector={collector} work={work} />
    </form>
  );
}

function Notes({ collector }: { collector: Collector }) {
  const { t } = useTexts("questionnaire");
  if (collector.elsewhere)
    return (
      <div className="collector-note" role="alert">
        <p>{t("collector.elsewhere")}</p>
        <LightButton primary onClick={() => collector.settle("mine")}>
          {t("collector.keepMine")}
        </LightButton>
        <LightButton onClick={() => collector.settle("theirs")}>{t("collector.takeTheirs")}</LightButton>
      </div>
    );
  if (!collector.isRestored || !collector.isDirty) return null;
  return (
    <p className="collector-note" role="status">
      {t("collector.restored")}
    </p>
  );
}

const fieldsOfWho = [
  { name: "supplierName", autoComplete: "organization", maxLength: 150 },
  { name: "contact", autoComplete: "name", maxLength: 80 },
  { name: "email", autoComplete: "email", maxLength: 254, inputMode: "email", dir: "ltr" },
  { name: "phone", autoComplete: "tel", maxLength: 40, inputMode: "tel", dir: "ltr" },
] as const satisfies readonly (ComponentProps<"input"> & { name: keyof Respondent })[];

function Who({ collector }: { collector: Collector }) {
  const { t } = useTexts("questionnaire");
  const id = useId();
  return (
    <section className="collector-category">
      <h2>{t("collector.who")}</h2>
      <div className="collector-who">
        {fieldsOfWho.map(({ name, ...input }) => {
          const message = collector.fields[`respondent.${name}`];
          const isWrong = message !== undefined;
          return (
            <div
              key={name}
              className="collector-question"
              data-field={`respondent.${name}`}
              data-wrong={isWrong || undefined}
            >
              <label htmlFor={`${id}-${name}`}>
                {t(`collector.${name}`)}
                {name === "supplierName" && (
                  <span className="collector-required" aria-hidden="true">
                    *
                  </span>
                )}
              </label>
              <input
                dir="auto"
                {...input}
                id={`${id}-${name}`}
                value={collector.typed.respondent[name]}
                aria-invalid={isWrong}
                aria-required={name === "supplierName"}
                aria-describedby={`${id}-${name}-note`}
                onChange={(event) => collector.introduce(name, event.target.value)}
              />
              <p id={`${id}-${name}-note`} className="collector-message">
                {message}
              </p>
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** How far it is, and what can be done; stays in sight. */
function Foot({ collector, work }: { collector: Collector; work: CollectorWork }) {
  const { t } = useTexts("questionnaire");
  const { opened } = work;
  const all = questionsOf(opened.categories);
  const answered = all.filter(({ key }) => !isBlank(collector.typed.values[key])).length;
  const { busy, isDirty, savedAt } = collector;
  const waits = collector.elsewhere !== null;
  return (
    <div className="collector-foot">
      <p role="status">
        <span>{t("collector.progress", { answered, total: all.length })}</span>{" "}
        <span className="muted">
          {isDirty
            ? t("collector.notSaved")
            : savedAt !== null && t("collector.savedAt", { at: formatMoment(savedAt) })}
        </span>
      </p>
      <LightButton disabled={waits || busy !== null} busy={busy === "save"} onClick={() => void collector.save()}>
        {t("collector.save")}
      </LightButton>
      <LightButton type="submit" primary disabled={waits || busy !== null} busy={busy === "submit"}>
        {opened.submitted ? t("collector.resubmit") : t("collector.submit")}
      </LightButton>
    </div>
  );
}
