import type { AnswerValues, Respondent } from "@lading/contract/questionnaire";

/** A supplier's typed answers. */
export interface Typed {
  respondent: Respondent;
  values: AnswerValues;
}

/** Typed in this browser and not saved yet, with the version of what was saved before. */
export interface KeptTyping extends Typed {
  version: number;
}

const typingKey = (token: string) => `lading.collector.typed.${token}`;
const ownKey = (token: string) => `lading.collector.own.${token}`;

/** Storage may be full, or forbidden in a private window: then what is typed lives as long as the page. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Answers typed under this link that never reached the server. */
export function readTyping(token: string): KeptTyping | undefined {
  return attempt(() => {
    const kept = localStorage.getItem(typingKey(token));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by keepTyping below, and by nobody else
    return kept === null ? undefined : (JSON.parse(kept) as KeptTyping);
  });
}

export function keepTyping(token: string, typing: KeptTyping): void {
  attempt(() => localStorage.setItem(typingKey(token), JSON.stringify(typing)));
}

export function forgetTyping(token: string): void {
  attempt(() => localStorage.removeItem(typingKey(token)));
}

/** Under the open link this browser's answer has a link of its own, made here: sent again it is the same answer. */
export interface OwnLink {
  token: string;
  /** The server has it. */
  isSaved: boolean;
}

export function readOwnLink(openToken: string): OwnLink | undefined {
  return attempt(() => {
    const kept = localStorage.getItem(ownKey(openToken));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by keepOwnLink below, and by nobody else
    return kept === null ? undefined : (JSON.parse(kept) as OwnLink);
  });
}

export function keepOwnLink(openToken: string, own: OwnLink): void {
  attempt(() => localStorage.setItem(ownKey(openToken), JSON.stringify(own)));
}

/** 32 random bytes as links carry them. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ "+": "-", "/": "_" })[sign] ?? "");
}
