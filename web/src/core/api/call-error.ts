import { isRecord } from "#core/guards";

/** Why a call gave no content: the server refused it, it took too long, or it could not be sent. */
export type CallFailure = "refused" | "timeout" | "unreachable";

function messagesOf(fields: unknown): Record<string, string> {
  if (!isRecord(fields)) return {};
  return Object.fromEntries(Object.entries(fields).map(([path, message]) => [path, String(message)]));
}

/** The error that `callApi` rejects with. */
export class CallError extends Error {
  readonly failure: CallFailure;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The refusal's stable code, e.g. `waybill.checkDigit`; empty when there was no answer. */
  readonly code: string;
  /** Dotted field path to its message. */
  readonly fields: Readonly<Record<string, string>>;
  /** Further content of the refused answer, e.g. `current` of a stale edit. */
  readonly content: Readonly<Record<string, unknown>>;

  constructor(
    failure: CallFailure,
    message: string,
    answer: { status?: number; content?: Record<string, unknown> } = {},
  ) {
    super(message);
    this.failure = failure;
    this.status = answer.status ?? 0;
    this.content = answer.content ?? {};
    this.code = typeof this.content["code"] === "string" ? this.content["code"] : "";
    this.fields = messagesOf(this.content["fields"]);
  }

  /** True when the server may or may not have done what was asked: a repeat must carry the same idempotency key. */
  get isUncertain(): boolean {
    return this.failure !== "refused" || this.status >= 500;
  }
}

/**
 * True when a button was for a record that is no more as the screen shows it: changed, decided or gone meanwhile. A form, which
 * shows its errors itself, keeps what was typed and says what differs.
 */
export function cameTooLate({ status }: CallError, { ownErrors = false }: { ownErrors?: boolean }): boolean {
  return !ownErrors && (status === 404 || status === 409);
}
