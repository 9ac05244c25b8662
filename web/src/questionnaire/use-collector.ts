import { parseInput, say } from "@lading/contract/core";
import {
  answerProblems,
  keptValues,
  questionnaireRefusals,
  resubmitQuestionnaireAnswer,
  saveQuestionnaireAnswer,
  type AnswerValue,
  type Respondent,
} from "@lading/contract/questionnaire";
import { useRef, useState } from "react";
import { CallError, useSubmission } from "#core/api";
import { isRecord } from "#core/guards";
import { useTexts } from "#core/i18n";
import { forgetTyping, keepOwnLink, keepTyping, newToken, readOwnLink, readTyping, type Typed } from "./kept.ts";
import { isSame } from "./same.ts";
import type { Opened } from "./opened.ts";

/** Saved elsewhere meanwhile: what stands there now. */
interface Elsewhere extends Typed {
  version: number;
}

export interface CollectorWork {
  opened: Opened;
  /** What the address ends with. */
  token: string;
  /** A link of one's own was made: the address becomes it. */
  onOwnLink: (token: string) => void;
  onSubmitted: () => void;
  /** The questions have changed: they are to be read again. */
  onChanged: () => void;
}

function typedAtFirst({ opened, token }: CollectorWork): Typed & { version: number; isRestored: boolean } {
  const { respondent, values, version } = opened;
  const kept = readTyping(token);
  if (!kept || isSame(kept, opened)) return { respondent, values, version, isRestored: false };
  return { ...kept, isRestored: true };
}

/** A supplier's form: what is typed is kept in this browser at once, and on the server when it is saved or submitted. */
export function useCollector(work: CollectorWork) {
  const { opened, token } = work;
  const { language } = useTexts("questionnaire");
  const save = useSubmission(saveQuestionnaireAnswer, { ownErrors: true });
  const submit = useSubmission(resubmitQuestionnaireAnswer, { ownErrors: true });
  const [first] = useState(() => typedAtFirst(work));
  const [typed, setTyped] = useState<Typed>(first);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState<"save" | "submit" | null>(null);
  const [savedAt, setSavedAt] = useState(opened.savedAt);
  const [isDirty, setDirty] = useState(first.isRestored);
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(() =>
    first.isRestored && first.version !== opened.version ? { ...opened } : null,
  );
  const version = useRef(first.version);

  function change(next: Typed, field: string): void {
    setTyped(next);
    setDirty(true);
    setFields(({ [field]: _gone, ...others }) => others);
    keepTyping(token, { ...next, version: version.current });
  }

  function inputOf() {
    const own = opened.isOwn ? undefined : (readOwnLink(token)?.token ?? newToken());
    if (own !== undefined) keepOwnLink(token, { token: own, isSaved: false });
    const { revision, categories } = opened;
    const values = keptValues(categories, typed.values);
    const input = { token, revision, version: version.current, language, respondent: typed.respondent, values };
    return { own, input: { ...input, ...(own !== undefined && { ownToken: own }) } };
  }

  /** Everything that is wrong at once, as the server would say it. */
  function problemsOf(input: ReturnType<typeof inputOf>["input"], isDraft: boolean): Record<string, string> {
    const parsed = parseInput((isDraft ? saveQuestionnaireAnswer : resubmitQuestionnaireAnswer).input, input, language);
    const said = answerProblems(opened.categories, input.values, { isDraft }).map(({ field, refusal, values }) => [
      field,
      say(refusal.text, language, values),
    ]);
    return { ...(parsed.ok ? {} : parsed.answer.fields), ...Object.fromEntries(said) };
  }

  async function send(kind: "save" | "submit"): Promise<void> {
    if (busy !== null) return;
    const { own, input } = inputOf();
    const wrong = problemsOf(input, kind === "save");
    setFields(wrong);
    setProblem("");
    if (Object.keys(wrong).length > 0) return showFirst(wrong);
    setBusy(kind);
    try {
      const answer = await (kind === "save" ? save(input) : submit(input));
      done(own, answer);
      if (kind === "submit") work.onSubmitted();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      refused(error);
    } finally {
      setBusy(null);
    }
  }

  function done(own: string | undefined, answer: { version: number; savedAt: string }): void {
    version.current = answer.version;
    setSavedAt(answer.savedAt);
    setDirty(false);
    forgetTyping(token);
    if (own === undefined) return;
    keepOwnLink(token, { token: own, isSaved: true });
    work.onOwnLink(own);
  }

  function refused(error: CallError): void {
    const current = error.status === 409 ? error.content["current"] : undefined;
    if (isStanding(current)) {
      // Its answer was lost on the way: what stands is what was sent.
      if (isSame(current, typed)) version.current = current.version;
      else setElsewhere(current);
      return;
    }
    if (error.code === questionnaireRefusals.changed.code) return work.onChanged();
    setFields(error.fields);
    showFirst(error.fields);
    if (Object.keys(error.fields).length === 0) setProblem(error.message);
  }

  return {
    typed,
    fields,
    problem,
    busy,
    savedAt,
    isDirty,
    isRestored: first.isRestored,
    elsewhere,
    answer: (key: string, value: AnswerValue) =>
      change({ ...typed, values: { ...typed.values, [key]: value } }, `values.${key}`),
    introduce: (field: keyof Respondent, text: string) =>
      change({ ...typed, respondent: { ...typed.respondent, [field]: text } }, `respondent.${field}`),
    save: () => send("save"),
    submit: () => send("submit"),
    /** Goes on with what was saved elsewhere, or with what is typed here. */
    settle: (choice: "theirs" | "mine") => {
      if (!elsewhere) return;
      version.current = elsewhere.version;
      setElsewhere(null);
      if (choice === "mine") return keepTyping(token, { ...typed, version: elsewhere.version });
      setTyped({ respondent: elsewhere.respondent, values: elsewhere.values });
      setDirty(false);
      forgetTyping(token);
    },
  };
}

function isStanding(value: unknown): value is Elsewhere {
  return isRecord(value) && isRecord(value["respondent"]) && isRecord(value["values"]) && "version" in value;
}

/** Goes to the first field with a message, in the order of the page. */
function showFirst(fields: Readonly<Record<string, string>>): void {
  requestAnimationFrame(() => {
    const places = [...document.querySelectorAll<HTMLElement>("[data-field]")];
    const place = places.find(({ dataset }) => fields[dataset["field"] ?? ""] !== undefined);
    place?.scrollIntoView({ block: "center", behavior: "smooth" });
    place?.querySelector<HTMLElement>("input, textarea")?.focus({ preventScroll: true });
  });
}
