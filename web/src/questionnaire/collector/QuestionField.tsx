import { longestLongText, longestText, textIn, type AnswerValue, type Question } from "@lading/contract/questionnaire";
import { useId } from "react";
import { useTexts } from "#core/i18n";

interface QuestionFieldProps {
  question: Question;
  /** As the person counts it. */
  number: number;
  value: AnswerValue | undefined;
  message: string | undefined;
  onAnswer: (value: AnswerValue) => void;
}

/** A question with the input for its answer. */
export function QuestionField({ question, number, message, ...answering }: QuestionFieldProps) {
  const { t, language } = useTexts("questionnaire");
  const id = useId();
  const isChosen = question.type === "single" || question.type === "multiple";
  const title = (
    <>
      <span className="collector-number">{number}</span>
      <bdi>{textIn(question.text, language)}</bdi>
      {question.required && (
        <span className="collector-required" title={t("collector.required")}>
          <span aria-hidden="true">*</span>
          <span className="visually-hidden">{t("collector.required")}</span>
        </span>
      )}
    </>
  );
  const note = (
    <p id={`${id}-note`} className="collector-message" role={message === undefined ? undefined : "alert"}>
      {message}
    </p>
  );
  const field = `values.${question.key}`;
  if (isChosen)
    return (
      <fieldset className="collector-question" data-field={field} data-wrong={message !== undefined || undefined}>
        <legend>{title}</legend>
        <Choices question={question} describedBy={`${id}-note`} {...answering} />
        {note}
      </fieldset>
    );
  return (
    <div className="collector-question" data-field={field} data-wrong={message !== undefined || undefined}>
      <label htmlFor={id}>{title}</label>
      <TextAnswer id={id} question={question} isWrong={message !== undefined} {...answering} />
      {note}
    </div>
  );
}

type Answering = Pick<QuestionFieldProps, "question" | "value" | "onAnswer">;

function Choices({ question, value, onAnswer, describedBy }: Answering & { describedBy: string }) {
  const { t, language } = useTexts("questionnaire");
  const name = useId();
  const chosen = new Set([value ?? []].flat());
  const isSingle = question.type === "single";
  const choose = (key: string, isOn: boolean) => {
    if (isSingle) return onAnswer(key);
    onAnswer(question.choices.map((choice) => choice.key).filter((one) => (one === key ? isOn : chosen.has(one))));
  };
  return (
    <div className="collector-choices">
      {!isSingle && <p className="muted">{t("collector.several")}</p>}
      {question.choices.map(({ key, text }) => (
        <label key={key}>
          <input
            type={isSingle ? "radio" : "checkbox"}
            name={name}
            checked={chosen.has(key)}
            aria-describedby={describedBy}
            onChange={(event) => choose(key, event.target.checked)}
          />
          <bdi>{textIn(text, language)}</bdi>
        </label>
      ))}
      {isSingle && !question.required && chosen.size > 0 && (
        <button type="button" className="collector-clear" onClick={() => onAnswer("")}>
          {t("collector.clear")}
        </button>
      )}
    </div>
  );
}

function TextAnswer({ id, question, value, onAnswer, isWrong }: Answering & { id: string; isWrong: boolean }) {
  const text = typeof value === "string" ? value : "";
  const common = {
    id,
    value: text,
    "aria-invalid": isWrong,
    "aria-required": question.required,
    "aria-describedby": `${id}-note`,
  };
  switch (question.type) {
    case "longText":
      return (
        <textarea
          {...common}
          rows={4}
          dir="auto"
          maxLength={longestLongText}
          onChange={(event) => onAnswer(event.target.value)}
        />
      );
    case "number":
      return (
        <input
          {...common}
          type="text"
          inputMode="decimal"
          dir="ltr"
          maxLength={30}
          onChange={(event) => onAnswer(event.target.value)}
        />
      );
    case "date":
      return <input {...common} type="date" max="9999-12-31" onChange={(event) => onAnswer(event.target.value)} />;
    default:
      return (
        <input
          {...common}
          type="text"
          dir="auto"
          maxLength={longestText}
          onChange={(event) => onAnswer(event.target.value)}
        />
      );
  }
}
