import { useCallback, useSyncExternalStore } from "react";
import { isRecord } from "#core/guards";

/**
 * A person's own settings on this browser: columns, saved filters, pinned tabs. They lie in IndexedDB, not in local
 * storage, because signing out clears local storage whole (overview §4) and must not lose them.
 */
const databaseName = "lading";
const storeName = "preferences";
/** Settings that a page being left has no time to write to IndexedDB; the next page does it. */
const leftBehindKey = "lading.preferences.left-behind";

let person = "";
let values: Record<string, unknown> = {};
let unwritten = 0;
let isLeaving = false;
const listeners = new Set<() => void>();

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(storeName));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB")));
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB")));
  });
}

/** Reads what `nextPerson` set up before. Where the browser keeps nothing (private windows), settings live as long as the page. */
export async function loadPreferences(nextPerson: string): Promise<void> {
  if (nextPerson === person) return;
  let found: unknown;
  try {
    const database = await open();
    found = await done(database.transaction(storeName).objectStore(storeName).get(nextPerson));
    database.close();
  } catch {
    found = undefined;
  }
  person = nextPerson;
  values = leftBehind(nextPerson) ?? (isRecord(found) ? found : {});
  for (const listener of listeners) listener();
}

/** True when what this person set up has been read. */
export function havePreferences(ofPerson: string): boolean {
  return ofPerson === person;
}

/** Settings that the page before could not write any more, once; they are written now. */
function leftBehind(nextPerson: string): Record<string, unknown> | undefined {
  const text = localStorage.getItem(leftBehindKey);
  if (text === null) return undefined;
  localStorage.removeItem(leftBehindKey);
  const left: unknown = JSON.parse(text);
  if (!isRecord(left) || left["person"] !== nextPerson || !isRecord(left["values"])) return undefined;
  queueMicrotask(() => void save());
  return left["values"];
}

/** A write to IndexedDB under way as the page goes may be lost; a write to local storage is kept. */
function leaveBehind(): void {
  localStorage.setItem(leftBehindKey, JSON.stringify({ person, values }));
}

globalThis.addEventListener?.("pagehide", () => {
  isLeaving = true;
  if (unwritten > 0) leaveBehind();
});
globalThis.addEventListener?.("pageshow", () => {
  isLeaving = false;
});

async function save(): Promise<void> {
  unwritten += 1;
  try {
    const database = await open();
    await done(database.transaction(storeName, "readwrite").objectStore(storeName).put(values, person));
    database.close();
  } catch {
    // Nothing to keep it in: it holds until the page is left.
  } finally {
    unwritten -= 1;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A setting of the signed-in person and how to change it. `fallback` must be a constant. */
export function usePreference<T>(name: string, fallback: T): [T, (next: T) => void] {
  const value = useSyncExternalStore(subscribe, () => values[name]);
  const change = useCallback(
    (next: T) => {
      values = { ...values, [name]: next };
      for (const listener of listeners) listener();
      if (isLeaving) leaveBehind();
      else void save();
    },
    [name],
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- under this name only values of T were kept
  return [value === undefined ? fallback : (value as T), change];
}
