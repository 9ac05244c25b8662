import { parentPort } from "node:worker_threads";
import { NameIndex, type NameHit, type NamedKind } from "../names/index.ts";

/** An entry as far as it is searched by likeness. */
export interface SearchedEntry {
  /** Which of the lists in use, from 0. */
  list: number;
  place: number;
  kind: Exclude<NamedKind, null>;
  names: string[];
  addresses: string[];
}

/** Requests of the server's thread; `key` names a company's lists in their versions. */
export type ScreeningAsk = { id: number; key: string } & (
  | { kind: "put"; entries: SearchedEntry[]; isLast: boolean }
  | { kind: "search"; field: "name" | "address"; texts: string[]; leastScore: number }
);

export type Found = Omit<NameHit, "entry"> & Pick<SearchedEntry, "list" | "place">;

/** `missing`: these lists have not been put here, or were put out again by others. Null: the text says too little to be answered. */
export type ScreeningAnswer = { id: number } & (
  | { missing: true }
  | { found: (Found[] | null)[] }
  | { problem: string }
);

interface Lists {
  entries: SearchedEntry[];
  isWhole: boolean;
  name?: NameIndex;
  address?: NameIndex;
}

/** So many companies' lists are held at once; some 100 MB each with 40,000 names. */
const mostHeld = 3;
const held = new Map<string, Lists>();

parentPort?.on("message", (ask: ScreeningAsk) => {
  parentPort?.postMessage({ id: ask.id, ...answerTo(ask) } satisfies ScreeningAnswer, []);
});

function answerTo(ask: ScreeningAsk): { missing: true } | { found: (Found[] | null)[] } | { problem: string } {
  try {
    if (ask.kind === "put") {
      put(ask);
      return { found: [] };
    }
    const lists = held.get(ask.key);
    if (lists?.isWhole !== true) return { missing: true };
    // The one asked last goes out last.
    held.delete(ask.key);
    held.set(ask.key, lists);
    const index = indexOf(lists, ask.field);
    return { found: ask.texts.map((text) => search(index, lists, text, ask.leastScore)) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function put({ key, entries, isLast }: { key: string; entries: SearchedEntry[]; isLast: boolean }): void {
  const lists = held.get(key) ?? { entries: [], isWhole: false };
  lists.entries.push(...entries);
  lists.isWhole = isLast;
  held.delete(key);
  held.set(key, lists);
  for (const oldest of held.keys()) {
    if (held.size <= mostHeld) break;
    held.delete(oldest);
  }
}

function indexOf(lists: Lists, field: "name" | "address"): NameIndex {
  return (lists[field] ??= new NameIndex(
    lists.entries.flatMap(({ names, addresses, kind }, entry) =>
      (field === "name" ? names : addresses).map((name) => ({ entry, name, kind: field === "name" ? kind : null })),
    ),
  ));
}

function search(index: NameIndex, lists: Lists, text: string, leastScore: number): Found[] | null {
  const { hits, weakness } = index.search(text, leastScore);
  if (weakness !== null) return null;
  return hits.slice(0, 50).flatMap(({ entry, ...hit }) => {
    const of = lists.entries[entry];
    return of ? [{ ...hit, list: of.list, place: of.place }] : [];
  });
}
