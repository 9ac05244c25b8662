import { useCallback, useSyncExternalStore } from "react";
import { mobileBreakpoint } from "#core/notice";

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** True in the mobile form: under 992 px (overview §9). */
export function useNarrow(): boolean {
  return useMedia(`(max-width: ${mobileBreakpoint - 1}px)`);
}

/** True in a window as narrow as a phone's, where a list is cards: under 768 px. */
export function usePhone(): boolean {
  return useMedia("(max-width: 767px)");
}

/** True for people who asked their system for less motion (WCAG 2.3.3). */
export function useReducedMotion(): boolean {
  return useMedia("(prefers-reduced-motion: reduce)");
}

/** True on a screen that is touched: a keyboard would cover half of it as soon as a field has the focus. */
export const isTouched = (): boolean => matchMedia("(pointer: coarse)").matches;
