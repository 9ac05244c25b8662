import { useSyncExternalStore } from "react";
import { mobileBreakpoint } from "#core/notice";

const query = `(max-width: ${mobileBreakpoint - 1}px)`;

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** True in the mobile form: under 992 px (overview §9). */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
