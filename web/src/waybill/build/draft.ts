import type { WaybillType } from "@lading/contract/waybill";
import { useEffect, useEffectEvent, useRef } from "react";
import { usePreference } from "#core/preferences";
import type { FormValues } from "../form/values.ts";

/** A typed waybill before it is saved. It outlives a reload, a closed tab and the end of the session. */
export interface Draft {
  type: WaybillType;
  values: FormValues;
}

const none: Draft | null = null;
const typingPauseMs = 400;

/** The draft of one form, kept for the person on this browser. */
export function useDraft(name: "house" | "main") {
  return usePreference<Draft | null>(`waybill.draft.${name}`, none);
}

/**
 * Calls `keep` when `state` changed and the person pauses, at the latest when the form goes; when the page goes also if
 * the form `isTouched`, since a change that was just made is not in `state` yet.
 */
export function useKeeper(state: unknown, keep: () => void, isTouched: () => boolean): void {
  const keepNow = useEffectEvent(keep);
  const isTouchedNow = useEffectEvent(isTouched);
  const isWaiting = useRef(false);
  const kept = useRef(state);
  useEffect(() => {
    // The form's first values are no draft.
    if (kept.current === state || state === undefined) return undefined;
    const isFirst = kept.current === undefined;
    kept.current = state;
    if (isFirst) return undefined;
    isWaiting.current = true;
    const timer = setTimeout(() => {
      isWaiting.current = false;
      keepNow();
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    const leave = () => {
      if (isWaiting.current || isTouchedNow()) keepNow();
    };
    // A reload leaves no time for the pause, and a phone ends a page in the background without a word.
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leave);
      if (isWaiting.current) keepNow();
      isWaiting.current = false;
    };
  }, []);
}
