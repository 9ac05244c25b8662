import type { AnswerOf, Call, Parsed, RequestOf } from "@lading/contract/core";
import type { FormInstance } from "antd";
import { useRef, useState } from "react";
import { CallError, useCall } from "#core/api";
import { differences, placeMessages, withoutBlanks, type Difference, type FieldPath } from "./form-fields.ts";

/** Why nothing was saved, beside the messages at the fields. */
export type FormProblem = { kind: "message"; text: string } | { kind: "stale"; differences: Difference[] };

interface RecordFormWork<C extends Call> {
  form: FormInstance;
  fixed: Readonly<Record<string, unknown>> | undefined;
  toInput: ((values: Record<string, unknown>) => Record<string, unknown>) | undefined;
  onDone: (answer: AnswerOf<C>, input: RequestOf<C>) => void;
  parse: (input: unknown) => Parsed<unknown>;
}

/** The record as it is stored now, which a refused stale edit carries. */
function currentRecord(error: CallError): Record<string, unknown> | undefined {
  const current = error.content["current"];
  return typeof current === "object" && current !== null ? (current as Record<string, unknown>) : undefined;
}

/** Checks, sends and keeps a form's values; see `RecordForm`. */
export function useRecordForm<C extends Call>(call: C, { form, fixed, toInput, onDone, parse }: RecordFormWork<C>) {
  const save = useCall(call, { ownErrors: true });
  const [problem, setProblem] = useState<FormProblem | null>(null);
  /** The version someone else's save left; the next attempt is made upon it. */
  const newVersion = useRef<unknown>(undefined);
  const sending = useRef(false);

  async function submit(): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setProblem(null);
    try {
      const input = inputOf();
      const parsed = parse(input);
      if (parsed.ok) {
        const answer = await save.mutateAsync(input);
        newVersion.current = undefined;
        onDone(answer, input);
      } else showMessages(parsed.answer.fields, parsed.answer.message);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showRefusal(error);
    } finally {
      sending.current = false;
    }
  }

  function inputOf(): RequestOf<C> {
    const values = withoutBlanks(form.getFieldsValue(true)) as Record<string, unknown>;
    const version = newVersion.current === undefined ? {} : { version: newVersion.current };
    return { ...(toInput ? toInput(values) : values), ...fixed, ...version } as RequestOf<C>;
  }

  function showRefusal(error: CallError): void {
    const current = error.status === 409 ? currentRecord(error) : undefined;
    if (current) {
      newVersion.current = current["version"];
      const typed = form.getFieldsValue() as Record<string, unknown>;
      setProblem({ kind: "stale", differences: differences(typed, current) });
    } else showMessages(error.fields, error.message);
  }

  function showMessages(messages: Readonly<Record<string, string>>, whole: string): void {
    const inForm = form.getFieldsError().map(({ name }) => name as FieldPath);
    const { placed, rest } = placeMessages(messages, inForm);
    form.setFields(placed);
    const [first] = placed;
    if (first) form.scrollToField(first.name, { block: "center", focus: true });
    if (rest.length > 0) setProblem({ kind: "message", text: rest.join(" · ") });
    else if (placed.length === 0 && whole !== "") setProblem({ kind: "message", text: whole });
  }

  function takeTheirs(difference: Difference): void {
    form.setFieldValue(difference.field, difference.theirs);
    setProblem((now) =>
      now?.kind === "stale"
        ? { ...now, differences: now.differences.filter((other) => other.field !== difference.field) }
        : now,
    );
  }

  return { submit, takeTheirs, problem, isSending: save.isPending };
}
