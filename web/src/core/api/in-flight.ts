import { useSyncExternalStore } from "react";

let count = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

/** Counts `work` among the calls that the loading mask waits for. */
export async function whileMasked<T>(work: Promise<T>): Promise<T> {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while a call that the person waits for is under way. */
export function useInFlight(): boolean {
  return useSyncExternalStore(subscribe, () => count > 0);
}
