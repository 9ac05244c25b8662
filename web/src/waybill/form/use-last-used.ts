import { usePreference } from "#core/preferences";
import type { LastUsed } from "./defaults.ts";

const none: LastUsed = {};

/** Values of the person's last waybill, kept on this browser. */
export function useLastUsed() {
  return usePreference<LastUsed>("waybill.lastUsed", none);
}
