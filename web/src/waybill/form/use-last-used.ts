import { usePreference } from "#core/preferences";
import type { LastUsed } from "./defaults.ts";

const none: LastUsed = {};

/** What the person's last waybill had, kept on this browser. */
export function useLastUsed() {
  return usePreference<LastUsed>("waybill.lastUsed", none);
}
