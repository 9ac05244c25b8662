import type Fuse from "fuse.js";
import type { IFuseOptions } from "fuse.js";
import type { MenuPath } from "./menu-tree.ts";

/** A page of the menu as the search knows it. */
export interface SearchEntry {
  url: string;
  /** The groups above it and itself. */
  titles: string[];
  title: string;
  pinyin: string;
}

/** Threshold and weights of overview §9. */
export const searchOptions: IFuseOptions<SearchEntry> = {
  threshold: 0.4,
  ignoreLocation: true,
  keys: [
    { name: "title", weight: 0.7 },
    { name: "pinyin", weight: 0.3 },
    { name: "url", weight: 0.3 },
  ],
};

export function searchEntries(paths: readonly MenuPath[]): SearchEntry[] {
  return paths.map(({ page, groups }) => ({
    url: page.MenuUrl,
    titles: [...groups.map((group) => group.MenuName), page.MenuName],
    title: page.MenuName,
    pinyin: page.Pinyin,
  }));
}

/** The index over a menu; the search library comes when the search is first opened. */
export async function menuIndex(entries: readonly SearchEntry[]): Promise<Fuse<SearchEntry>> {
  const { default: Index } = await import("fuse.js");
  return new Index(entries, searchOptions);
}

/** The pages that fit what was typed, best first. */
export function searchMenu(index: Fuse<SearchEntry>, typed: string): SearchEntry[] {
  return index.search(typed.trim()).map(({ item }) => item);
}
