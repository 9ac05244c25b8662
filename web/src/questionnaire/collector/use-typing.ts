import type { AnswerValue, Respondent } from "@lading/contract/questionnaire";
import { useRef, useState } from "react";
import { isRecord } from "#core/guards";
import { forgetTyping, keepTyping, readTyping, type Typed } from "./kept.ts";
import type { Opened } from "./opened.ts";
import { isSame } from "./same.ts";

/** The server's present answers, saved in another window or on another device. */
export interface Standing extends Typed {
  version: number;
}

/** Whether a refused save's content is the server's present answers. */
export function isStanding(value: unknown): value is Standing {
  return isRecord(value) && isRecord(value["respondent"]) && isRecord(value["values"]) && "version" in value;
}

function typedAtFirst(opened: Opened, token: string): Standing & { isRestored: boolean } {
  const { respondent, values, version } = opened;
  const kept = readTyping(token);
  if (!kept || isSame(kept, opened)) return { respondent, values, version, isRestored: false };
  return { ...kept, isRestored: true };
}

/** A supplier's typed answers, kept in this browser at once: neither a reload nor a lost connection takes them. */
export function useTyping(opened: Opened, token: string) {
  const [first] = useState(() => typedAtFirst(opened, token));
  const [typed, setTyped] = useState<Typed>({ respondent: first.respondent, values: first.values });
  const [isDirty, setDirty] = useState(first.isRestored);
  const [elsewhere, setElsewhere] = useState<Standing | null>(
    first.isRestored && first.version !== opened.version ? opened : null,
  );
  /** Version of the last saved answers, on which the next save builds. */
  const version = useRef(first.version);

  const type = (next: Typed) => {
    setTyped(next);
    setDirty(true);
    keepTyping(token, { ...next, version: version.current });
  };
  const saved = (now: number) => {
    version.current = now;
    setDirty(false);
    forgetTyping(token);
  };
  return {
    typed,
    isDirty,
    isRestored: first.isRestored,
    elsewhere,
    setElsewhere,
    version,
    saved,
    answer: (key: string, value: AnswerValue) => type({ ...typed, values: { ...typed.values, [key]: value } }),
    introduce: (field: keyof Respondent, text: string) =>
      type({ ...typed, respondent: { ...typed.respondent, [field]: text } }),
    /** Goes on with what was saved elsewhere, or with what is typed here. */
    settle: (choice: "theirs" | "mine") => {
      if (!elsewhere) return;
      version.current = elsewhere.version;
      setElsewhere(null);
      if (choice === "mine") return type(typed);
      setTyped({ respondent: elsewhere.respondent, values: elsewhere.values });
      saved(elsewhere.version);
    },
  };
}
