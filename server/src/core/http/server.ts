import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import { coreRefusals, headers, refuse } from "@lading/contract/core";
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { callerId, takeRefresh, type Session } from "#core/session";
import { refusedBy } from "./answer.ts";
import type { Dependencies } from "./dependencies.ts";
import { fullDisk } from "./full-disk.ts";
import { addHealth } from "./health.ts";
import { languageOf } from "./language.ts";
import { logFailure } from "./log-failure.ts";
import { settle } from "./pipeline.ts";
import { send } from "./reply.ts";
import type { Route, ServerModule } from "./route.ts";
import { addSecurityTxt } from "./security-txt.ts";
import { endConnectionsOnStop } from "./connections.ts";
import { addWeb } from "./web.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The call's path, or the kind of request, for the log and the metrics. */
    callName: string;
    caller: Session | null;
    refusalCode: string | undefined;
  }
}

/** Longest body of a call that says nothing else, in bytes; files go their own way. */
const bodyLimit = 1024 * 1024;
/** Longest time a request may take to arrive whole, in milliseconds. */
const requestTimeout = 120_000;

/** Makes the server of these modules; it does not listen yet. */
export async function createServer(
  modules: readonly ServerModule[],
  dependencies: Dependencies,
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = dependencies.log;
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "correlationId" }),
    genReqId: (request) => correlationId(request.headers[headers.correlationId]),
    bodyLimit,
    requestTimeout,
    trustProxy: dependencies.trustProxy ?? false,
    forceCloseConnections: "idle",
    routerOptions: { caseSensitive: true },
    // Of addresses that lead to no route: fastify's own words would be in English, and in a form of their own.
    frameworkErrors: (error, request, reply) => {
      const reason = error.code === "FST_ERR_BAD_URL" ? coreRefusals.unreadable : coreRefusals.notFound;
      void reply.header(headers.correlationId, request.id);
      void send(reply, refusedBy(refuse(reason), languageOf(request), request.id), false);
    },
  });
  app.decorateRequest("callName", "other");
  app.decorateRequest("caller", null);
  app.decorateRequest("refusalCode", undefined);
  endConnectionsOnStop(app);
  await addSecurityHeaders(app);
  await addCompression(app);
  addObservation(app, dependencies);
  app.setErrorHandler(async (error, request, reply) => {
    const reason = (await fullDisk(error, dependencies)) ?? error;
    const outcome = refusedBy(reason, languageOf(request), request.id);
    logFailure(error, outcome, request);
    return send(reply, outcome, false);
  });
  const routes = modules.flatMap((module) => module.routes);
  for (const route of routes) addCall(app, route, dependencies);
  for (const { plugin } of modules)
    if (plugin) await app.register(async (scope) => await plugin(scope, dependencies.services));
  addHealth(app, dependencies);
  addSecurityTxt(app, () => dependencies.services.config);
  const { webFolder: folder, services } = dependencies;
  await addWeb(app, folder, () => ({
    calls: new Set(routes.map(({ call }) => call.path)),
    heads: modules.flatMap(({ pages }) => pages ?? []),
    publicUrl: services.config.publicUrl,
  }));
  return app;
}

function addCall(app: FastifyInstance, route: Route, dependencies: Dependencies): void {
  const { path, answersSecret = false } = route.call;
  const limits = { bodyLimit: route.call.bodyLimit ?? bodyLimit, ...(answersSecret && { compress: false as const }) };
  app.post(path, limits, async (request, reply) => {
    request.callName = path;
    const { outcome, session } = await settle(route, request, dependencies);
    request.caller = session;
    return send(reply, outcome, session !== null && (await mustRefresh(session, dependencies)));
  });
}

/** When the database fails here, the work is done and its answer matters more; the flag waits for the next one. */
function mustRefresh(session: Session, dependencies: Dependencies): Promise<boolean> {
  return takeRefresh(dependencies.services.database, session).catch(() => false);
}

/** The caller's correlation id when it is harmless in a log, else a new one. */
function correlationId(sent: string | string[] | undefined): string {
  return typeof sent === "string" && /^[\w.-]{1,64}$/.test(sent) ? sent : randomUUID();
}

function addObservation(app: FastifyInstance, { metrics }: Dependencies): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header(headers.correlationId, request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const { callName, caller, refusalCode } = request;
    metrics.observe(callName, reply.statusCode, reply.elapsedTime / 1000);
    const line = {
      call: callName,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
      ...(caller && { companyId: caller.companyId, callerId: callerId(caller) }),
      ...(refusalCode !== undefined && { refusal: refusalCode }),
    };
    if (callName === "other" || callName === "probe") request.log.debug(line, "answered");
    else request.log.info(line, "answered");
  });
}

/** Types of the server's own answers: calls, pages, the calls' document. Files are stored as small as they get. */
const compressible = /^(?:application\/(?:[\w.+-]+\+)?json|application\/yaml|text\/html)\b/;

/** Answers of a kilobyte and more are compressed for callers who take it; those with a secret say so in the contract. */
async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ["br", "gzip"],
    customTypes: (type) => compressible.test(type),
  });
}

/** Content security policy and related headers: our own scripts only; antd writes its styles into the page. */
async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", "blob:"],
        frameSrc: ["'self'", "blob:"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Told to browsers over https only; other names of the same domain are not ours to decide about.
    strictTransportSecurity: { maxAge: 180 * 24 * 60 * 60, includeSubDomains: false },
  });
}
