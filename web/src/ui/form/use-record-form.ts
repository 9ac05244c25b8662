import type { AnswerOf, Call, Parsed, RequestOf } from "@lading/contract/core";
import type { FormInstance } from "antd";
import { useRef, useState } from "react";
import { CallError, useCall } from "#core/api";
import { isRecord } from "#core/guards";
import { goToFirstWrong } from "./first-wrong.ts";
import {
  differences,
  fieldPath,
  placeMessages,
  withoutBlanks,
  type Difference,
  type FieldPath,
} from "./form-fields.ts";
import type { StaleWords } from "./StaleNotice.tsx";

/** Why nothing was saved, beside the messages at the fields. */
export type FormProblem = { kind: "message"; text: string } | { kind: "stale"; differences: Difference[] };

type Messages = Readonly<Record<string, string>>;

/** Fields that a form holds beside antd's. */
export interface DrawnFields {
  /** Which messages stand at the form's own fields, by their names, and which at the others. */
  part: (messages: Messages) => { own: Messages; others: Messages };
  /** Shows the others' messages in place of those before. */
  show: (others: Messages) => void;
}

interface RecordFormWork<C extends Call> {
  form: FormInstance;
  /** Of the form's element. */
  formId: string;
  fixed: Readonly<Record<string, unknown>> | undefined;
  toInput: ((values: Record<string, unknown>) => Record<string, unknown>) | undefined;
  notYet: ((values: Record<string, unknown>) => string | undefined) | undefined;
  drawn: DrawnFields | undefined;
  timeoutMs: number | undefined;
  onDone: (answer: AnswerOf<C>, input: RequestOf<C>) => void;
  parse: (input: unknown) => Parsed<unknown>;
  valuesOf: StaleWords["valuesOf"];
}

/** The record as it is stored now, which a refused stale edit carries. */
function currentRecord(error: CallError): Record<string, unknown> | undefined {
  const current = error.content["current"];
  return isRecord(current) ? current : undefined;
}

/** True when `values` says something about the field at `path`. */
function has(values: unknown, path: FieldPath): boolean {
  const [first, ...rest] = path;
  if (first === undefined) return true;
  if (Array.isArray(values)) return typeof first === "number" && first in values && has(values[first], rest);
  return isRecord(values) && first in values && has(values[String(first)], rest);
}

function messagesOf(parsed: Parsed<unknown>): Messages {
  return parsed.ok ? {} : parsed.answer.fields;
}

function clearMessages(form: FormInstance, ofField: (path: FieldPath) => boolean): void {
  const wrong = form.getFieldsError().filter(({ name, errors }) => errors.length > 0 && ofField(name));
  if (wrong.length > 0) form.setFields(wrong.map(({ name }) => ({ name, errors: [] })));
}

const partOf = (messages: Messages, drawn: DrawnFields | undefined) =>
  drawn?.part(messages) ?? { own: messages, others: {} };

interface Shown extends Pick<RecordFormWork<Call>, "form" | "formId" | "drawn"> {
  /** Said where no field of the form's own has a message, unless another field says it. */
  whole: string;
  /** Says above the form what stands at no field. */
  say: (text: string) => void;
}

/** Shows messages at their fields and goes to the first wrong one. */
function showMessages(messages: Messages, { whole, form, formId, drawn, say }: Shown): void {
  const inForm = form.getFieldsError().map(({ name }) => name);
  const { own, others } = partOf(messages, drawn);
  const { placed, rest } = placeMessages(own, inForm);
  const sayAll = (texts: readonly string[]) => say([...new Set(texts)].join(" · "));
  drawn?.show(others);
  form.setFields(placed);
  if (rest.length > 0) sayAll(rest);
  else if (placed.length === 0 && whole !== "" && !Object.values(others).includes(whole)) say(whole);
  goToFirstWrong(formId, placed, (unseen) => sayAll([...rest, ...unseen]));
}

/** Checks, sends and keeps a form's values; see `RecordForm`. */
export function useRecordForm<C extends Call>(
  call: C,
  { form, formId, fixed, toInput, notYet, drawn, timeoutMs, onDone, parse, valuesOf }: RecordFormWork<C>,
) {
  const save = useCall(call, { ownErrors: true, ...(timeoutMs !== undefined && { timeoutMs }) });
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  /** The version someone else's save left; the next attempt is made upon it. */
  const newVersion = useRef<unknown>(undefined);
  const sending = useRef(false);
  const show = (messages: Messages, whole: string) =>
    showMessages(messages, { whole, form, formId, drawn, say: (text) => setProblem({ kind: "message", text }) });

  async function submit(): Promise<void> {
    if (sending.current) return;
    const wait = notYet?.(form.getFieldsValue(true));
    if (wait !== undefined) return setProblem({ kind: "message", text: wait });
    sending.current = true;
    setProblem(null);
    setRefusal(null);
    clearMessages(form, () => true);
    drawn?.show({});
    try {
      const input = inputOf();
      const parsed = parse(input);
      if (parsed.ok) {
        const answer = await save.mutateAsync(input);
        newVersion.current = undefined;
        onDone(answer, input);
      } else show(parsed.answer.fields, parsed.answer.message);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showRefusal(error);
    } finally {
      sending.current = false;
    }
  }

  function inputOf(typedValues: Record<string, unknown> = form.getFieldsValue(true)): RequestOf<C> {
    const values = withoutBlanks(typedValues);
    const version = newVersion.current === undefined ? {} : { version: newVersion.current };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed before it is sent
    return { ...(toInput ? toInput(values) : values), ...fixed, ...version } as RequestOf<C>;
  }

  function showRefusal(error: CallError): void {
    setRefusal(error);
    const current = error.status === 409 ? currentRecord(error) : undefined;
    if (current) {
      newVersion.current = current["version"];
      const mine: Record<string, unknown> = form.getFieldsValue();
      setProblem({ kind: "stale", differences: differences(mine, valuesOf ? valuesOf(current) : current) });
    } else show(error.fields, error.message);
  }

  /** The faults of the form if it were sent with these values: messages by dotted paths. */
  const check = (values: Record<string, unknown>) => partOf(messagesOf(parse(inputOf(values))), drawn).own;

  /** A message goes as soon as its field is changed. */
  function typed(changed: Readonly<Record<string, unknown>>): void {
    if (refusal && Object.keys(refusal.fields).some((field) => has(changed, fieldPath(field)))) setRefusal(null);
    clearMessages(form, (path) => has(changed, path));
  }

  function takeTheirs(difference: Difference): void {
    form.setFieldValue(fieldPath(difference.field), difference.theirs);
    setProblem((now) =>
      now?.kind === "stale"
        ? { ...now, differences: now.differences.filter((other) => other.field !== difference.field) }
        : now,
    );
  }

  return { submit, check, typed, takeTheirs, problem, refusal, isSending: save.isPending };
}
