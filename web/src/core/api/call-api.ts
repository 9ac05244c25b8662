import { headers, type AnswerOf, type Call, type Envelope, type RequestOf } from "@lading/contract/core";
import { appText, currentLanguage } from "#core/i18n";
import { isRecord } from "#core/guards";
import { notify } from "#core/notice";
import { getSession } from "#core/session";
import { CallError } from "./call-error.ts";
import { logError } from "./error-log.ts";
import { whileMasked } from "./in-flight.ts";

export interface CallOptions {
  /** Ends the call early, e.g. when its screen is gone. */
  signal?: AbortSignal;
  /** No loading mask: for what happens in the background. */
  quiet?: boolean;
  /** The caller shows a refusal itself, e.g. at the form's fields. A timeout is told in any case. */
  ownErrors?: boolean;
  /** Key of this submission; without one, every call that changes something is a submission of its own. */
  idempotencyKey?: string;
  /** Milliseconds after which the call counts as failed; default 30 seconds. */
  timeoutMs?: number;
}

const defaultTimeoutMs = 30_000;

/** The shell's reactions to answers; set once by the application. */
export const reactions = {
  /** The session is over (StatusCode 401). */
  loginExpired: (): void => undefined,
  /** The rights changed: the menu is to be read again. */
  refreshMenu: (): void => undefined,
};

/**
 * Makes a call and gives its content. Every answer goes through the shared reactions (overview §8) here; a call
 * without content rejects with {@link CallError}.
 */
export async function callApi<C extends Call>(
  call: C,
  input: RequestOf<C>,
  options: CallOptions = {},
): Promise<AnswerOf<C>> {
  const work = send(call, input, options);
  return await (options.quiet === true ? work : whileMasked(work));
}

async function send<C extends Call>(call: C, input: RequestOf<C>, options: CallOptions): Promise<AnswerOf<C>> {
  const correlationId = crypto.randomUUID();
  const timeout = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs);
  let answer: Envelope;
  try {
    const response = await fetch(call.path, {
      method: "POST",
      headers: requestHeaders(call, correlationId, options),
      body: JSON.stringify(input),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    });
    answer = await readEnvelope(response);
  } catch (cause) {
    if (options.signal?.aborted === true) throw cause;
    const error = new CallError(timeout.aborted ? "timeout" : "unreachable", appText("errors.timeout"));
    logError({ url: call.path, status: 0, message: error.message, correlationId });
    notify.error(error.message);
    throw error;
  }
  return settle<AnswerOf<C>>(answer, { url: call.path, correlationId, ownErrors: options.ownErrors === true });
}

function requestHeaders(call: Call, correlationId: string, options: CallOptions): Record<string, string> {
  const token = getSession()?.Token;
  return {
    "content-type": "application/json",
    accept: "application/json",
    [headers.language]: currentLanguage(),
    [headers.correlationId]: correlationId,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(call.changes && { [headers.idempotencyKey]: options.idempotencyKey ?? crypto.randomUUID() }),
  };
}

/** The envelope of an answer; what is none (a proxy's page, a cut connection) counts as unreachable. */
export async function readEnvelope(response: Pick<Response, "json">): Promise<Envelope> {
  const answer: unknown = await response.json();
  if (!isRecord(answer) || typeof answer["StatusCode"] !== "number") throw new TypeError("not an envelope");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's one shape of answers
  return answer as unknown as Envelope;
}

/** Reacts to an answer as overview §8 says, and gives its content or rejects. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows which call it made
export function settle<T>(answer: Envelope, from: { url: string; correlationId: string; ownErrors: boolean }): T {
  if (answer.IsRefreshMenu) reactions.refreshMenu();
  if (answer.StatusCode < 400) {
    if (answer.Message !== null) notify.success(answer.Message);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract types it, the server's tests hold it to that
    return answer.Content as T;
  }
  const content = isRecord(answer.Content) ? answer.Content : {};
  const error = new CallError("refused", answer.ErrorMsg ?? "", { status: answer.StatusCode, content });
  if (answer.StatusCode === 401) {
    reactions.loginExpired();
    throw error;
  }
  logError({ url: from.url, status: answer.StatusCode, message: error.message, correlationId: from.correlationId });
  if (!from.ownErrors && error.message !== "") notify.error(error.message);
  throw error;
}
