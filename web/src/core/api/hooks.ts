import type { AnswerOf, Call, RequestOf } from "@lading/contract/core";
import { keepPreviousData, QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { callApi, type CallOptions } from "./call-api.ts";
import { CallError } from "./call-error.ts";
import { Submission } from "./submission.ts";

/** For so long what was read counts as fresh: showing a tab again does not ask again. */
const freshMs = 30_000;

/** Everything read from the server. Refusals are answers, so nothing is asked again by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: freshMs, refetchOnWindowFocus: false, networkMode: "always" },
    mutations: { retry: false, networkMode: "always" },
  },
});

/** The key under which a call's content is kept. */
export function keyOf<C extends Call>(call: C, input: RequestOf<C>): readonly unknown[] {
  return [call.path, input];
}

export interface ReadOptions {
  /** False: do not ask yet. */
  enabled?: boolean;
  /** Ask again after so many milliseconds. */
  everyMs?: number;
  /** Without the loading mask, also the first time. */
  quiet?: boolean;
  /** The screen shows a refusal itself; no toast. */
  ownErrors?: boolean;
}

/**
 * Reads through a call: `const { data, error, refetch } = useRead(getWayBill, { id })`. While another input is on
 * its way the previous content stays. A refetch in the background shows no mask.
 */
export function useRead<C extends Call>(call: C, input: RequestOf<C>, options: ReadOptions = {}) {
  const client = useQueryClient();
  const queryKey = keyOf(call, input);
  return useQuery<AnswerOf<C>, CallError>({
    queryKey,
    queryFn: ({ signal }) => {
      const quiet = options.quiet === true || client.getQueryData(queryKey) !== undefined;
      return callApi(call, input, { signal, quiet, ownErrors: options.ownErrors ?? false });
    },
    enabled: options.enabled ?? true,
    refetchInterval: options.everyMs ?? false,
    placeholderData: keepPreviousData,
  });
}

export type ChangeOptions = Pick<CallOptions, "ownErrors" | "quiet" | "timeoutMs">;

/**
 * Makes a call on demand: `const save = useCall(addWayBill); await save.mutateAsync(input)`. It carries one
 * idempotency key through repeats of the same submission, and a second click while it runs joins the first.
 * After a change, everything on the screen that was read from the server is read again.
 */
export function useCall<C extends Call>(call: C, options: ChangeOptions = {}) {
  const client = useQueryClient();
  const submission = useRef(new Submission());
  const running = useRef<{ key: string; work: Promise<AnswerOf<C>> }>(undefined);
  return useMutation<AnswerOf<C>, CallError, RequestOf<C>>({
    mutationFn: (input) => {
      const key = submission.current.keyFor(input);
      if (running.current?.key === key) return running.current.work;
      const work = once(input, key);
      running.current = { key, work };
      return work;
    },
    onSuccess: () => {
      if (call.changes) void client.invalidateQueries();
    },
  });

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
}
