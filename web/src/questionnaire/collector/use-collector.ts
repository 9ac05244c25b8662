import { parseInput, say, type Language } from "@lading/contract/core";
import {
  answerProblems,
  keptValues,
  questionnaireRefusals,
  resubmitQuestionnaireAnswer,
  saveQuestionnaireAnswer,
  type AnswerValue,
  type QuestionCategory,
  type Respondent,
} from "@lading/contract/questionnaire";
import { useState } from "react";
import { CallError, useSubmission } from "#core/api";
import { useTexts } from "#core/i18n";
import { keepOwnLink, newToken, readOwnLink, type Typed } from "./kept.ts";
import type { Opened } from "./opened.ts";
import { isSame } from "./same.ts";
import { isStanding, useTyping } from "./use-typing.ts";

export interface CollectorWork {
  opened: Opened;
  /** The last part of the address. */
  token: string;
  /** A link of the supplier's own was made and becomes the address. */
  onOwnLink: (token: string) => void;
  onSubmitted: () => void;
  /** The questions have changed: they are to be read again. */
  onChanged: () => void;
}

type Kind = "save" | "submit";

/** A supplier's form: typed answers, messages, saving and submitting. */
export function useCollector(work: CollectorWork) {
  const { opened, token } = work;
  const { language } = useTexts("questionnaire");
  const calls = {
    save: useSubmission(saveQuestionnaireAnswer, { ownErrors: true }),
    submit: useSubmission(resubmitQuestionnaireAnswer, { ownErrors: true }),
  };
  const typing = useTyping(opened, token);
  const { typed, version } = typing;
  const { fields, problem, show, clear } = useMessages();
  const [busy, setBusy] = useState<Kind | null>(null);
  const [savedAt, setSavedAt] = useState(opened.savedAt);
  const own = useOwnLink(work);

  async function send(kind: Kind): Promise<void> {
    if (busy !== null) return;
    const wrong = problemsOf({ typed, categories: opened.categories, isDraft: kind === "save", language });
    show(wrong, "");
    if (Object.keys(wrong).length > 0) return;
    setBusy(kind);
    try {
      const answer = await calls[kind](inputOf());
      typing.saved(answer.version);
      setSavedAt(answer.savedAt);
      own?.adopt();
      if (kind === "submit") work.onSubmitted();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      await refused(error, kind);
    } finally {
      setBusy(null);
    }
  }

  function inputOf() {
    const { revision, categories } = opened;
    const values = keptValues(categories, typed.values);
    const answering = { token, revision, version: version.current, language, values };
    return { ...answering, respondent: typed.respondent, ...(own && { ownToken: own.token() }) };
  }

  async function refused(error: CallError, kind: Kind): Promise<void> {
    const current = error.status === 409 ? error.content["current"] : undefined;
    if (error.code === questionnaireRefusals.changed.code) return work.onChanged();
    if (!isStanding(current)) return show(error.fields, error.message);
    const kept = { ...typed, values: keptValues(opened.categories, typed.values) };
    // The first try arrived and only its answer was lost: what stands is what was sent.
    if (!isSame(current, kept)) return typing.setElsewhere(current);
    typing.saved(current.version);
    own?.adopt();
    if (kind === "save") return;
    await calls.submit(inputOf());
    work.onSubmitted();
  }

  return {
    ...typing,
    fields,
    problem,
    busy,
    savedAt,
    answer: (key: string, value: AnswerValue) => {
      typing.answer(key, value);
      clear(`values.${key}`);
    },
    introduce: (field: keyof Respondent, text: string) => {
      typing.introduce(field, text);
      clear(`respondent.${field}`);
    },
    save: () => send("save"),
    submit: () => send("submit"),
  };
}

/** The link of one's own that an answer by an open link gets; undefined where the link is one's own already. */
function useOwnLink({ opened, token, onOwnLink }: CollectorWork) {
  const [made] = useState(newToken);
  if (opened.isOwn) return undefined;
  const own = () => ownLinkOf(token, made);
  return {
    token: own,
    /** From now on the page stands at it. */
    adopt: () => {
      keepOwnLink(token, { token: own(), isSaved: true });
      onOwnLink(own());
    },
  };
}

/** Messages at the fields and about the whole. */
function useMessages() {
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState("");
  return {
    fields,
    problem,
    clear: (field: string) => setFields(({ [field]: _gone, ...others }) => others),
    show: (wrong: Readonly<Record<string, string>>, message: string) => {
      setFields(wrong);
      setProblem(Object.keys(wrong).length === 0 ? message : "");
      showFirst(wrong);
    },
  };
}

/** The link that this browser's answer will have: kept before anything is sent, and the same at each try. */
function ownLinkOf(openToken: string, made: string): string {
  const known = readOwnLink(openToken)?.token;
  if (known !== undefined) return known;
  keepOwnLink(openToken, { token: made, isSaved: false });
  return made;
}

interface Asked {
  typed: Typed;
  categories: readonly QuestionCategory[];
  isDraft: boolean;
  language: Language;
}

/** Everything that is wrong, at once and in the server's words. */
function problemsOf({ typed, categories, isDraft, language }: Asked): Record<string, string> {
  const call = isDraft ? saveQuestionnaireAnswer : resubmitQuestionnaireAnswer;
  const values = keptValues(categories, typed.values);
  const parsed = parseInput(call.input.shape.respondent, typed.respondent, language);
  const atWho = Object.entries(parsed.ok ? {} : parsed.answer.fields);
  const atQuestions = answerProblems(categories, values, { isDraft });
  return Object.fromEntries([
    ...atWho.map(([field, message]): [string, string] => [`respondent.${field}`, message]),
    ...atQuestions.map(({ field, refusal, values: said }): [string, string] => [
      field,
      say(refusal.text, language, said),
    ]),
  ]);
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
