import type { AnswerOf, Call, RequestOf } from "@lading/contract/core";
import { useRef } from "react";
import { callApi, type CallOptions } from "./call-api.ts";
import { Submission } from "./submission.ts";

export type ChangeOptions = Pick<CallOptions, "ownErrors" | "quiet" | "timeoutMs">;

/**
 * Sends one form's or button's submissions: repeats of the same after an uncertain failure carry one idempotency
 * key, and a second click while it runs joins the first. The base of `useCall`; public pages use it alone.
 */
export function useSubmission<C extends Call>(
  call: C,
  options: ChangeOptions = {},
): (input: RequestOf<C>) => Promise<AnswerOf<C>> {
  const submission = useRef(new Submission());
  const running = useRef<{ key: string; work: Promise<AnswerOf<C>> }>(undefined);

  async function once(input: RequestOf<C>, idempotencyKey: string): Promise<AnswerOf<C>> {
    try {
      const content = await callApi(call, input, { ...options, idempotencyKey });
      submission.current.ended();
      return content;
    } catch (error) {
      submission.current.ended(error);
      throw error;
    } finally {
      running.current = undefined;
    }
  }

  return (input) => {
    const key = submission.current.keyFor(input);
    if (running.current?.key !== key) running.current = { key, work: once(input, key) };
    return running.current.work;
  };
}
