import type { MenuEntry } from "#core/menu";
import type { Page } from "#core/page";

/**
 * The menu as the sidebar shows it: entries for the sidebar whose page is in this application, in their order. A
 * child list counts only when its entry is available; a group without anything below is left out.
 */
export function menuTree(entries: readonly MenuEntry[], pages: readonly Page[]): MenuEntry[] {
  const routed = new Set<string>(pages.filter((page) => page.kind === "menu").map((page) => page.path));
  return sidebarEntries(entries, routed);
}

function sidebarEntries(entries: readonly MenuEntry[], routed: ReadonlySet<string>): MenuEntry[] {
  return entries
    .filter((entry) => entry.IsAvailable && entry.IsShowNav)
    .toSorted((a, b) => a.OrderBy - b.OrderBy)
    .map((entry) => ({ ...entry, ChildList: sidebarEntries(entry.ChildList, routed) }))
    .filter((entry) => entry.ChildList.length > 0 || routed.has(entry.MenuUrl));
}

/** A page of the menu with the groups above it, outermost first. */
export interface MenuPath {
  readonly page: MenuEntry;
  readonly groups: readonly MenuEntry[];
}

export function menuPaths(tree: readonly MenuEntry[], groups: readonly MenuEntry[] = []): MenuPath[] {
  return tree.flatMap((entry) =>
    entry.ChildList.length > 0 ? menuPaths(entry.ChildList, [...groups, entry]) : [{ page: entry, groups }],
  );
}
