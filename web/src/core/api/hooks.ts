import type { AnswerOf, Call, RequestOf } from "@lading/contract/core";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { callApi } from "./call-api.ts";
import { cameTooLate, type CallError } from "./call-error.ts";
import { queryClient } from "./query-client.ts";
import { useSubmission, type ChangeOptions } from "./use-submission.ts";

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
  const queryKey = keyOf(call, input);
  return useQuery<AnswerOf<C>, CallError>(
    {
      queryKey,
      queryFn: ({ signal }) => {
        const quiet = options.quiet === true || queryClient.getQueryData(queryKey) !== undefined;
        return callApi(call, input, { signal, quiet, ownErrors: options.ownErrors ?? false });
      },
      enabled: options.enabled ?? true,
      refetchInterval: options.everyMs ?? false,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

/**
 * Makes a call on demand: `const save = useCall(addWayBill); await save.mutateAsync(input)`. It carries one
 * idempotency key through repeats of the same submission, and a second click while it runs joins the first.
 * After a change, everything on the screen that was read from the server is read again; and after a button's that came too late.
 */
export function useCall<C extends Call>(call: C, options: ChangeOptions = {}) {
  const submit = useSubmission(call, options);
  return useMutation<AnswerOf<C>, CallError, RequestOf<C>>(
    {
      mutationFn: submit,
      onSuccess: () => {
        if (call.changes) void queryClient.invalidateQueries();
      },
      onError: (error) => {
        if (call.changes && cameTooLate(error, options)) void queryClient.invalidateQueries();
      },
    },
    queryClient,
  );
}
