import { CallError } from "./call-error.ts";

/**
 * The idempotency key of one form's or button's submissions. Sending the same again after an uncertain failure
 * repeats the key, so that the server does it once; anything else is a submission of its own.
 */
export class Submission {
  #last: { body: string; key: string } | undefined;

  keyFor(input: unknown): string {
    const body = JSON.stringify(input);
    if (this.#last?.body !== body) this.#last = { body, key: crypto.randomUUID() };
    return this.#last.key;
  }

  /** To be told how the call ended: without an error, or with it. */
  ended(error?: unknown): void {
    const uncertain = error instanceof CallError && error.isUncertain;
    if (!uncertain) this.#last = undefined;
  }
}
