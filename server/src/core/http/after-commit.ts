import type { Refused } from "@lading/contract/core";
import type { OpenContext } from "./route.ts";

type Step = () => void | Promise<void>;

const waiting = new WeakMap<object, Step[]>();
const running = new Set<Promise<void>>();

/** Runs `step` once the call's work is done and committed (pushes, mails), never when it was refused. The answer does not wait for it. */
export function afterCommit(context: Pick<OpenContext, "services">, step: Step): void {
  const steps = waiting.get(context);
  if (steps) steps.push(step);
  else waiting.set(context, [step]);
}

/** Starts what waited for this context's commit. A failure is told and changes nothing. */
export function runAfterCommit(context: object, onFailure: (error: unknown) => void): void {
  for (const step of waiting.get(context) ?? []) {
    const run = Promise.resolve()
      .then(step)
      .catch(onFailure)
      .finally(() => running.delete(run));
    running.add(run);
  }
  waiting.delete(context);
}

/** Resolves when everything that was started has ended; a graceful stop waits for it. */
export async function afterCommitIdle(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}

const kept = new WeakSet<Refused>();

/** `throw keepingWrites(refuse(…))`: refuses, and commits what was written so far, e.g. the count of wrong codes. */
export function keepingWrites(refused: Refused): Refused {
  kept.add(refused);
  return refused;
}

/** True when the refusal was thrown with `keepingWrites`. */
export function keepsWrites(refused: Refused): boolean {
  return kept.has(refused);
}
