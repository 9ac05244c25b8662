import type { Access, AnswerOf, Call, InputOf, Language, LocalText, RefusalValues } from "@lading/contract/core";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Db } from "#core/db";
import type { CustomerSession, Session, StaffSession } from "#core/session";
import type { PageHead } from "./page-heads.ts";
import type { Limit } from "./rate-limit.ts";
import type { Services } from "./services.ts";

/** The session that a call of this access is sure to have. */
export type SessionFor<X extends Access> = X extends { audience: "staff"; customerToo: true }
  ? Session
  : X extends { audience: "staff" }
    ? StaffSession
    : X extends { audience: "customer" }
      ? CustomerSession
      : X extends { audience: "signedIn" }
        ? Session
        : X extends { audience: "anyone" }
          ? Session | null
          : null;

/** Argument of a handler that opens its transactions itself. */
export interface OpenContext<C extends Call = Call> {
  readonly input: InputOf<C>;
  readonly session: SessionFor<C["access"]>;
  readonly language: Language;
  /** The caller's address; behind a trusted proxy, the one that the proxy names. */
  readonly ip: string;
  readonly userAgent: string;
  readonly log: FastifyBaseLogger;
  readonly services: Services;
}

/** A handler's argument: checked input, the caller, and a transaction that sees the caller's company only. */
export interface Context<C extends Call = Call> extends OpenContext<C> {
  readonly db: Db;
}

/** Answers a call, or throws a `Refused`. It may run again after a deadlock, so it changes nothing outside `db`; see `afterCommit`. */
export type Handler<C extends Call> = (context: Context<C>) => Promise<AnswerOf<C> | Worded<AnswerOf<C>>>;
export type OpenHandler<C extends Call> = (context: OpenContext<C>) => Promise<AnswerOf<C> | Worded<AnswerOf<C>>>;

/** Limits of a public call's callers, counted before the work begins and also when it is refused. */
export type LimitOf<C extends Call> = (asked: { input: InputOf<C>; ip: string }) => Limit | readonly Limit[];

export interface RouteOptions<C extends Call> {
  limit?: LimitOf<C>;
}

/** A call with its handler. */
export interface Route {
  readonly call: Call;
  readonly limit?: LimitOf<Call>;
  readonly work:
    | { readonly transaction: "given"; readonly handler: (context: Context) => Promise<unknown> }
    | { readonly transaction: "own"; readonly handler: (context: OpenContext) => Promise<unknown> };
}

/** A module of the product, as `app.ts` gathers it. */
export interface ServerModule {
  readonly name: string;
  readonly routes: readonly Route[];
  /** Work in the background: told once, before the first call, to register what it does. */
  readonly jobs?: readonly ((services: Services) => Promise<void>)[];
  /** How its public pages are told to those who share links to them. */
  readonly pages?: readonly PageHead[];
  /** Requests that are no calls: uploads, downloads, pushes. */
  readonly plugin?: (app: FastifyInstance, services: Services) => void | Promise<void>;
}

/** Binds a call to its handler, which runs in one transaction: read-only unless the call changes something. */
export function on<C extends Call>(call: C, handler: Handler<C>, options: RouteOptions<C> = {}): Route {
  return routeOf(call, "given", handler, options);
}

/**
 * Binds a call to a handler that opens its own transactions: for work that would otherwise hold a
 * connection while it waits (password hashing, a slow provider). Such a call takes no Idempotency-Key.
 */
export function onWithoutTransaction<C extends Call>(
  call: C,
  handler: OpenHandler<C>,
  options: RouteOptions<C> = {},
): Route {
  return routeOf(call, "own", handler, options);
}

/** The pipeline checks input and session against the call before it hands them over, so the call's own types hold. */
function routeOf<C extends Call>(
  call: C,
  transaction: Route["work"]["transaction"],
  handler: Handler<C> | OpenHandler<C>,
  options: RouteOptions<C>,
): Route {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { call, limit: options.limit, work: { transaction, handler } } as unknown as Route;
}

/** An answer with a notice for the person; see `withMessage`. */
export class Worded<T> {
  readonly content: T;
  readonly text: LocalText;
  readonly values: RefusalValues;
  constructor(content: T, text: LocalText, values: RefusalValues) {
    this.content = content;
    this.text = text;
    this.values = values;
  }
}

/** Answers with `content` and shows the person `text` as a success notice. */
export function withMessage<T>(content: T, text: LocalText, values: RefusalValues = {}): Worded<T> {
  return new Worded(content, text, values);
}
