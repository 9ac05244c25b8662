import type { LoginResult } from "@lading/contract/session";
import { useSyncExternalStore } from "react";
import { isRecord } from "#core/guards";

/** A sign-in as the browser keeps it: the whole login result (overview §4). */
export type SessionInfo = LoginResult;

interface Stored {
  result: SessionInfo;
  /** Milliseconds since 1970; a session lives one day (overview §9). */
  expiresAt: number;
}

const storageKey = "lading.session";
const lifetimeMs = 24 * 60 * 60 * 1000;

const listeners = new Set<() => void>();
let text: string | null | undefined;
let stored: Stored | null = null;

/** The session of this browser, or null. A kept session that cannot be read is forgotten. */
export function getSession(): SessionInfo | null {
  const now = localStorage.getItem(storageKey);
  if (now !== text) {
    text = now;
    stored = readStored(now);
    if (now !== null && stored === null) {
      localStorage.removeItem(storageKey);
      text = null;
    }
  }
  return stored && stored.expiresAt > Date.now() ? stored.result : null;
}

function readStored(json: string | null): Stored | null {
  if (json === null) return null;
  try {
    const value: unknown = JSON.parse(json);
    if (!isRecord(value) || typeof value["expiresAt"] !== "number" || !isRecord(value["result"])) return null;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below, and by nobody else
    const result = value["result"] as SessionInfo;
    return typeof result.Token === "string" ? { result, expiresAt: value["expiresAt"] } : null;
  } catch {
    return null;
  }
}

function write(result: SessionInfo, expiresAt: number): void {
  localStorage.setItem(storageKey, JSON.stringify({ result, expiresAt } satisfies Stored));
  tell();
}

/** Keeps the result of a sign-in or a registration; from now on the person is signed in. */
export function signIn(result: SessionInfo): void {
  write(result, Date.now() + lifetimeMs);
}

/** Changes what is kept about the signed-in person, e.g. after they added their company. */
export function updateSession(change: Partial<SessionInfo>): void {
  const session = getSession();
  if (session && stored) write({ ...session, ...change }, stored.expiresAt);
}

/** Forgets everything this browser keeps in local storage (overview §4). Does not tell the server; see `#app` for that. */
export function signOut(): void {
  localStorage.clear();
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
  endInTime();
}

let ending: ReturnType<typeof setTimeout> | undefined;

/** A session that is over closes its page by itself. */
function endInTime(): void {
  clearTimeout(ending);
  if (getSession() === null || !stored) return;
  // A little later, as then it is over.
  ending = setTimeout(tell, stored.expiresAt - Date.now() + 1000);
}

/** Calls `listener` when someone signs in or out, in this window or another one. */
function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  endInTime();
  const fromElsewhere = (event: StorageEvent) => {
    if (event.key === null || event.key === storageKey) listener();
  };
  window.addEventListener("storage", fromElsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", fromElsewhere);
  };
}

/** The session of this browser; the component follows every change. */
export function useSession(): SessionInfo | null {
  return useSyncExternalStore(onSessionChange, getSession);
}
