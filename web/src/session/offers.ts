import type { AnswerOf } from "@lading/contract/core";
import { isShowRegister } from "@lading/contract/session";
import { useEffect, useState } from "react";
import { CallError, callApi } from "#core/api";

export type Offers = AnswerOf<typeof isShowRegister>;

/**
 * This server's offers beside signing in; undefined until it has answered, and where it cannot be asked. Asked without
 * `useRead`: its library is a twelfth of this page's script, and everybody waits for this page.
 */
export function useOffers(): Offers | undefined {
  const [offers, setOffers] = useState<Offers>();
  useEffect(() => {
    const gone = new AbortController();
    const ask = async () => {
      try {
        setOffers(await callApi(isShowRegister, {}, { signal: gone.signal, quiet: true, ownErrors: true }));
      } catch (error) {
        if (!(error instanceof CallError) && !gone.signal.aborted) throw error;
      }
    };
    void ask();
    return () => gone.abort();
  }, []);
  return offers;
}
