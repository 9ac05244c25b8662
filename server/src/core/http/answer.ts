import {
  coreRefusals,
  refuse,
  Refused,
  say,
  type Envelope,
  type Language,
  type ValidationAnswer,
} from "@lading/contract/core";
import { brokenReference, busyAt, isDatabaseAway, isDiskFull, sqlState } from "#core/db";
import { Worded } from "./route.ts";

/** A call's outcome, before the session's menu flag joins it. */
export interface Outcome {
  status: number;
  error: string | null;
  message: string | null;
  content: unknown;
  /** The refusal's code, for the log and the metrics. */
  code?: string;
  /** After how many seconds asking again makes sense. */
  retryAfterSeconds?: number;
}

/** Input that failed its schema; thrown inside the pipeline only. */
export class Invalid extends Error {
  readonly answer: ValidationAnswer;
  constructor(answer: ValidationAnswer) {
    super(answer.code);
    this.answer = answer;
  }
}

/** The outcome of a handler's answer. */
export function done(answer: unknown, language: Language): Outcome {
  if (!(answer instanceof Worded)) return { status: 200, error: null, message: null, content: answer };
  return { status: 200, error: null, message: say(answer.text, language, answer.values), content: answer.content };
}

/** The outcome of anything thrown. Unexpected errors tell the caller nothing of the inside; the log has them. */
export function refusedBy(error: unknown, language: Language, correlationId: string): Outcome {
  if (error instanceof Invalid) {
    const { status, message, code, fields } = error.answer;
    return { status, error: message, message: null, code, content: { code, fields } };
  }
  const refused =
    error instanceof Refused ? error : (expected(error) ?? refuse(coreRefusals.internal, { correlationId }));
  const { code, status, text } = refused.refusal;
  const fields = refused.fields.map(
    ({ field, refusal, values }) => [field, say(refusal.text, language, values)] as const,
  );
  const { seconds } = refused.values;
  return {
    status,
    code,
    error: say(text, language, refused.values),
    message: null,
    content: { ...refused.content, code, ...(fields.length > 0 && { fields: Object.fromEntries(fields) }) },
    ...(status === 429 && typeof seconds === "number" && { retryAfterSeconds: seconds }),
    ...(status === 503 && { retryAfterSeconds: 2 }),
  };
}

/** Errors of the database and of the request's reader that have a meaning for the caller. */
function expected(error: unknown): Refused | undefined {
  if (isDiskFull(error)) return refuse(coreRefusals.storageFull);
  const busy = busyAt(error);
  if (busy !== undefined) return refuse(busy === "record" ? coreRefusals.recordBusy : coreRefusals.busy);
  if (isDatabaseAway(error)) return refuse(coreRefusals.unavailable);
  const state = sqlState(error);
  if (state === "23505") return refuse(coreRefusals.duplicate);
  if (state === "FST_ERR_CTP_BODY_TOO_LARGE") return refuse(coreRefusals.tooLargeBody, { max: "1 MB" });
  // Text that the database cannot hold: a NUL character or half a surrogate pair.
  if (state === "22021" || state === "22P05") return refuse(coreRefusals.malformed);
  const reference = brokenReference(error);
  if (reference !== undefined) return refuse(reference === "missing" ? coreRefusals.notFound : coreRefusals.stale);
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? refuse(coreRefusals.unreadable) : undefined;
}

/** The envelope on the wire. */
export function envelopeOf(outcome: Outcome, isRefreshMenu: boolean): Envelope {
  return {
    StatusCode: outcome.status,
    IsRefreshMenu: isRefreshMenu,
    ErrorMsg: outcome.error,
    Message: outcome.message,
    Content: outcome.content,
  };
}
