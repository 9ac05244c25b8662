import type { AnswerOf, Call, RequestOf } from "@lading/contract/core";
import { expect } from "vitest";
import { call } from "./main.stage.ts";

/** A person's calls under keys of their own; undefined where there was no answer, or a refusal. */
export type Asks = <C extends Call>(called: C, input: RequestOf<C>, key: string) => Promise<AnswerOf<C> | undefined>;

/** Work that a crash breaks off. */
export interface Unanswered {
  /** Asks again, each under its key, for what had no answer. */
  again: (() => Promise<unknown>)[];
}

/** Calls of the person who is signed in with the token; what gets no answer is noted in `work`. */
export function asksOf({ address, work }: { address: () => string; work: Unanswered }, token: string): Asks {
  const asks: Asks = async (called, input, key) => {
    const answer = await call(address(), called, input, { token, headers: { "idempotency-key": key } }).catch(
      () => undefined,
    );
    if (answer?.StatusCode === 200) return answer.Content;
    // Refused, since somebody else was first, is an answer too; a fault of the server is none.
    if (answer) expect([409, 422, 503], called.path).toContain(answer.StatusCode);
    if (!answer || answer.StatusCode === 503) work.again.push(() => asks(called, input, key));
    return undefined;
  };
  return asks;
}
