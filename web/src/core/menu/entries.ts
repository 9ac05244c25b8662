import type { MenuEntry } from "@lading/contract/system";

export type { MenuEntry };

/** The entries that may be opened, groups and pages, at any depth: below an unavailable entry nothing counts. */
export function openEntries(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.filter((entry) => entry.IsAvailable).flatMap((entry) => [entry, ...openEntries(entry.ChildList)]);
}
