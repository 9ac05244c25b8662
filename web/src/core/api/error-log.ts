import { useSyncExternalStore } from "react";

/** An error of the interface, for the list in the top bar. */
export interface LoggedError {
  /** ISO 8601. */
  readonly at: string;
  /** Path of the call, or of the page. */
  readonly url: string;
  readonly status: number;
  readonly message: string;
  /** For the operator, who finds the request in the server's log by it. */
  readonly correlationId: string;
}

const mostErrors = 100;
let errors: readonly LoggedError[] = [];
const listeners = new Set<() => void>();

function set(next: readonly LoggedError[]): void {
  errors = next;
  for (const listener of listeners) listener();
}

/** Adds to the error log, newest first; only in production mode (overview §8). */
export function logError(error: Omit<LoggedError, "at">): void {
  if (import.meta.env.PROD) set([{ ...error, at: new Date().toISOString() }, ...errors].slice(0, mostErrors));
}

export function clearErrorLog(): void {
  set([]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useErrorLog(): readonly LoggedError[] {
  return useSyncExternalStore(subscribe, () => errors);
}
