import { inputFields, parseInput, type AnswerOf, type Call, type RequestOf } from "@lading/contract/core";
import { Button, Form, type FormInstance, type FormProps } from "antd";
import { useEffect, useId, useRef, type ReactNode, type RefObject } from "react";
import { useTexts } from "#core/i18n";
import { useCancelText } from "./cancel-text.ts";
import { useEnterKey } from "./enter-key.ts";
import { useFirstFocus } from "./first-focus.ts";
import { FormFieldsContext } from "./field-schema.tsx";
import { RefusalContext } from "./existing.tsx";
import { NeededContext, NeededStars, useNeeded } from "./needed.tsx";
import { StaleNotice, type StaleWords } from "./StaleNotice.tsx";
import { useRecordForm, type DrawnFields } from "./use-record-form.ts";
import { useFieldWords } from "../field-words.ts";
import { Note } from "../Note.tsx";

export interface RecordFormProps<C extends Call> {
  /** The call that saves; its own input schema checks the fields, so a field has one message everywhere. */
  call: C;
  /** First values of the fields, by the names of the call's input. */
  initial?: Readonly<Record<string, unknown>>;
  /** Sent with the fields, not shown: `{ id, version }`. */
  fixed?: Readonly<Record<string, unknown>>;
  /** Turns the fields' values into the call's input where they differ. */
  toInput?: (values: Record<string, unknown>) => Record<string, unknown>;
  /** Why it cannot be sent yet, e.g. while a file is still on its way; undefined when it can. */
  notYet?: (values: Record<string, unknown>) => string | undefined;
  onDone: (answer: AnswerOf<C>, input: RequestOf<C>) => void;
  /** antd `Form.Item`s whose `name` is the field's name (or path) in the call's input. */
  children: ReactNode;
  /** Text of the submit button; default "Save". */
  submitText?: string;
  /** Stands above a refusal; default: that nothing was saved. */
  refusedTitle?: string;
  /** With it there is a cancel button. */
  onCancel?: () => void;
  /** A form of one's own (`Form.useForm()`), to read or set fields from outside. */
  form?: FormInstance;
  layout?: FormProps["layout"];
  /** For a call that takes longer than others. */
  timeoutMs?: number;
  /** Fields in the form that are not antd's, such as the lines of a draft: their messages are shown by them. */
  drawn?: DrawnFields;
  /** Stands beside the buttons. */
  aside?: ReactNode;
  /** Needed where someone else's change cannot be told by the fields' labels and values as they are. */
  stale?: StaleWords;
}

/**
 * A form over one call. Messages stand at their fields, the first wrong one is scrolled to and focused; whatever
 * happens (refusal, lost connection, someone else saved first) nothing typed is lost; a double click sends once.
 */
export function RecordForm<C extends Call>(props: RecordFormProps<C>) {
  const { t, language } = useTexts("app");
  const [ownForm] = Form.useForm();
  const form = props.form ?? ownForm;
  const id = useId();
  const record = useRecordForm(props.call, {
    form,
    formId: id,
    fixed: props.fixed,
    toInput: props.toInput,
    notYet: props.notYet,
    drawn: props.drawn,
    timeoutMs: props.timeoutMs,
    onDone: props.onDone,
    valuesOf: props.stale?.valuesOf,
    parse: (input) => parseInput(props.call.input, input, language),
  });
  const { problem } = record;
  const box = useInView(problem);
  const fields = inputFields(props.call);
  const { fieldOf, shown } = useFieldWords(fields);
  const keys = useEnterKey(form.submit);
  const { needed, again } = useNeeded(form, record.check);
  useFirstFocus(id);

  return (
    <Form
      id={id}
      name={id}
      form={form}
      layout={props.layout ?? "vertical"}
      initialValues={props.initial}
      onFinish={() => void record.submit()}
      onValuesChange={(changed) => {
        record.typed(changed);
        again();
      }}
      className="record-form"
      onBlur={again}
      {...keys}
    >
      <div ref={box} aria-live="polite" className="record-form-problem">
        {problem?.kind === "stale" && (
          <StaleNotice
            differences={problem.differences}
            labelOf={props.stale?.labelOf ?? ((field) => labelOf(id, field) ?? fieldOf(field))}
            shown={shown}
            {...(props.stale?.show && { show: props.stale.show })}
            onTakeTheirs={record.takeTheirs}
          />
        )}
        {problem?.kind === "message" && (
          <Note type="error" title={props.refusedTitle ?? t("form.notSaved")} description={problem.text} />
        )}
      </div>
      <FormFieldsContext value={fields}>
        <RefusalContext value={record.refusal}>
          <NeededContext value={needed}>{props.children}</NeededContext>
        </RefusalContext>
      </FormFieldsContext>
      <NeededStars formId={id} needed={needed} />
      <Buttons isSending={record.isSending} {...props} />
    </Form>
  );
}

type ButtonsProps = Pick<RecordFormProps<Call>, "submitText" | "onCancel" | "aside"> & { isSending: boolean };

function Buttons({ submitText, onCancel, aside, isSending }: ButtonsProps) {
  const { word } = useTexts("app");
  const cancelText = useCancelText(submitText);
  return (
    <div className="record-form-buttons">
      <Button type="primary" htmlType="submit" loading={isSending}>
        {submitText ?? word("save")}
      </Button>
      {onCancel && <Button onClick={onCancel}>{cancelText}</Button>}
      {aside}
    </div>
  );
}

/** A box that comes into view when there is a new problem to read in it. */
function useInView(problem: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) box.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, [problem]);
  return box;
}

/** The label that the person reads at a field; undefined where the form has none for it. */
function labelOf(formId: string, field: string): string | undefined {
  return document.querySelector(`label[for="${CSS.escape(`${formId}_${field}`)}"]`)?.textContent;
}
