import { createHash, timingSafeEqual } from "node:crypto";
import { coreRefusals, headers, parseInput, refuse, Refused, type Language } from "@lading/contract/core";
import type { FastifyRequest } from "fastify";
import { runTransaction, type Db } from "#core/db";
import { checkAccess } from "#core/rights";
import { bearerToken, callerId, findSession, hashToken, openingOf, sessionOfRow, type Session } from "#core/session";
import { keepsWrites, runAfterCommit } from "./after-commit.ts";
import { done, Invalid, refusedBy, type Outcome } from "./answer.ts";
import type { Dependencies } from "./dependencies.ts";
import { fullDisk } from "./full-disk.ts";
import { checkKey, claimKey, keepAnswer, nobody } from "./idempotency.ts";
import { languageOf } from "./language.ts";
import { countAgainst } from "./rate-limit.ts";
import type { Context, OpenContext, Route } from "./route.ts";

export interface Settled {
  outcome: Outcome;
  session: Session | null;
}

/**
 * A statement of a call may run so long, in milliseconds. Where its process of PostgreSQL stands still it is cut a look later,
 * so that the person has an answer within ten seconds.
 */
const statementMs = 8_000;

/**
 * A call from its request to its outcome, in this order: session and tenant, access and right,
 * the company's period, strict parsing, limit, idempotency, handler, commit. Session, tenant and
 * BEGIN share one round trip.
 */
export async function settle(route: Route, request: FastifyRequest, dependencies: Dependencies): Promise<Settled> {
  const asked = new Asked(route, request, dependencies);
  try {
    if (route.call.access.audience === "operator")
      checkOperator(dependencies.operatorToken, request.headers.authorization);
    else if (asked.token === undefined) checkAccess(route.call.access, null);
    const counted = route.limit && asked.count(route.limit);
    // A call that only reads runs while it is counted; its answer is given when both are done.
    if (route.call.changes) await counted;
    const working =
      route.work.transaction === "own" ? asked.openly(route.work.handler) : asked.inTransaction(route.work.handler);
    const [worked, count] = await Promise.allSettled([working, counted]);
    // The limit first, whichever of them was told first.
    if (count.status === "rejected") throw count.reason;
    if (worked.status === "rejected") throw worked.reason;
    return { outcome: worked.value, session: asked.session };
  } catch (error) {
    const reason = (await fullDisk(error, dependencies)) ?? error;
    const outcome = refusedBy(
      dependencies.checkAnswers === true ? listed(route, reason) : reason,
      asked.language,
      request.id,
    );
    const { path } = route.call;
    if (outcome.status === 500) request.log.error({ err: error, call: path }, "call failed");
    else if (outcome.status === 503)
      request.log.warn({ err: error, call: path, refusal: outcome.code }, "call put off");
    return { outcome, session: asked.session };
  }
}

/** A call in progress. */
class Asked {
  readonly language: Language;
  readonly token: string | undefined;
  session: Session | null = null;
  readonly #route: Route;
  readonly #request: FastifyRequest;
  readonly #dependencies: Dependencies;

  constructor(route: Route, request: FastifyRequest, dependencies: Dependencies) {
    this.#route = route;
    this.#request = request;
    this.#dependencies = dependencies;
    this.language = languageOf(request);
    this.token = route.call.access.audience === "operator" ? undefined : bearerToken(request.headers.authorization);
  }

  async count(limit: NonNullable<Route["limit"]>): Promise<void> {
    const limits = [limit({ input: this.#parse(), ip: this.#request.ip })].flat();
    for (const one of limits) await countAgainst(this.#dependencies.services.database, one);
  }

  /** For handlers that open their own transactions. */
  async openly(handler: (context: OpenContext) => Promise<unknown>): Promise<Outcome> {
    const { authorization } = this.#request.headers;
    if (this.token !== undefined) this.#enter(await findSession(this.#dependencies.services.database, authorization));
    const context = this.#context(this.#parse());
    const answer = done(await handler(context), this.language);
    this.#checkAnswer(answer);
    runAfterCommit(context, this.#laterFailed);
    return answer;
  }

  async inTransaction(handler: (context: Context) => Promise<unknown>): Promise<Outcome> {
    const { call } = this.#route;
    const tokenHash = this.token === undefined ? undefined : hashToken(this.token);
    const opening = tokenHash && openingOf(tokenHash);
    let context: Context | undefined;
    const result = await runTransaction(
      this.#dependencies.services.database,
      {
        opening,
        ...(call.changes ? { record: recordOf(this.#request.body) } : { readOnly: true }),
        ...(call.manyRecords !== true && { statementMs }),
      },
      async (db, row) => {
        if (tokenHash) this.#enter(sessionOfRow(tokenHash, row));
        const given = { ...this.#context(this.#parse()), db };
        context = given;
        return await this.#once(db, () => handler(given));
      },
    );
    if (result instanceof Refused) throw result;
    if (context) runAfterCommit(context, this.#laterFailed);
    return result;
  }

  /** Does the work once for an Idempotency-Key; gives the first answer again to the same request. */
  async #once(db: Db, work: () => Promise<unknown>): Promise<Outcome | Refused> {
    const key = this.#route.call.changes ? this.#request.headers[headers.idempotencyKey] : undefined;
    if (typeof key !== "string") return await this.#work(work);
    checkKey(key);
    const by = this.session ? callerId(this.session) : nobody;
    const request = { callerId: by, key, path: this.#route.call.path, body: this.#request.body };
    const first = await claimKey(db, request);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sealed by keepAnswer below, and by nobody else
    if (first) return JSON.parse(first.answer) as Outcome;
    const outcome = await this.#work(work);
    if (!(outcome instanceof Refused)) await keepAnswer(db, request, JSON.stringify(outcome));
    return outcome;
  }

  async #work(work: () => Promise<unknown>): Promise<Outcome | Refused> {
    try {
      const outcome = done(await work(), this.language);
      this.#checkAnswer(outcome);
      return outcome;
    } catch (error) {
      if (error instanceof Refused && keepsWrites(error)) return error;
      throw error;
    }
  }

  #enter(session: Session | null): void {
    this.session = session;
    const { menu } = this.#dependencies.services;
    checkAccess(this.#route.call.access, session, { menu, language: this.language });
  }

  #parse(): unknown {
    const parsed = parseInput(this.#route.call.input, this.#request.body ?? {}, this.language);
    if (!parsed.ok) throw new Invalid(parsed.answer);
    return parsed.value;
  }

  #context(input: unknown): OpenContext {
    return {
      input,
      session: this.session,
      language: this.language,
      ip: this.#request.ip,
      userAgent: this.#request.headers["user-agent"] ?? "",
      log: this.#request.log,
      services: this.#dependencies.services,
    };
  }

  /** In tests, an answer that does not fit its contract is a fault; in service the check would cost every caller. */
  #checkAnswer(outcome: Outcome): void {
    if (!this.#dependencies.checkAnswers) return;
    const checked = this.#route.call.answer.safeParse(outcome.content);
    if (!checked.success)
      throw new Error(`${this.#route.call.path} answers what its contract does not: ${checked.error.message}`);
  }

  readonly #laterFailed = (error: unknown) =>
    this.#request.log.error({ err: error, call: this.#route.call.path }, "what follows the commit failed");
}

/** The record that a change is about, by the usual names of its id. */
function recordOf(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { id, ids }: { id?: unknown; ids?: unknown } = body;
  const first: unknown = id ?? (Array.isArray(ids) ? ids[0] : undefined);
  return typeof first === "string" ? first : undefined;
}

/** In tests, a refusal that the call's contract does not list is a fault: nobody who reads the document expects it. */
function listed({ call }: Route, error: unknown): unknown {
  const codes =
    error instanceof Invalid
      ? [error.answer.code]
      : error instanceof Refused
        ? [error.refusal, ...error.fields.map(({ refusal }) => refusal)].map(({ code }) => code)
        : [];
  const known = new Set(call.refusals.map(({ code }) => code));
  const stranger = codes.find((code) => !code.startsWith("core.") && !known.has(code));
  return stranger === undefined
    ? error
    : new Error(`${call.path} refuses with ${stranger}, which its contract does not list`);
}

/** The operator's own token, from the configuration; without one, nobody is the operator. */
function checkOperator(operatorToken: string | undefined, authorization: string | undefined): void {
  const given = authorization?.startsWith("Bearer ") === true ? authorization.slice(7) : "";
  if (!operatorToken || !timingSafeEqual(digest(given), digest(operatorToken))) throw refuse(coreRefusals.loginExpired);
}

/** Compared as digests, so that the time taken tells nothing of the token. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
