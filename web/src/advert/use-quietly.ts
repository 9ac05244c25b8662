import type { AnswerOf, Call, RequestOf } from "@lading/contract/core";
import { useEffect, useState } from "react";
import { CallError, callApi } from "#core/api";
import { useTexts } from "#core/i18n";

/**
 * A call's answer in the language in use; null when it refused, undefined until it has answered. Without `useRead`,
 * since public pages do without its library.
 */
export function useQuietly<C extends Call>(call: C, input: RequestOf<C>): AnswerOf<C> | null | undefined {
  const { language } = useTexts("app");
  const [answer, setAnswer] = useState<AnswerOf<C> | null>();
  const asked = JSON.stringify([language, input]);
  useEffect(() => {
    const gone = new AbortController();
    const ask = async () => {
      try {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was written a line above
        const [, again] = JSON.parse(asked) as [string, RequestOf<C>];
        setAnswer(await callApi(call, again, { signal: gone.signal, quiet: true, ownErrors: true }));
      } catch (error) {
        if (gone.signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        setAnswer(null);
      }
    };
    void ask();
    return () => gone.abort();
  }, [call, asked]);
  return answer;
}
