import { coreRefusals, refuse } from "@lading/contract/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import { envelopeOf, refusedBy, type Outcome } from "./answer.ts";
import { languageOf } from "./language.ts";

/** Answers with the envelope; the HTTP status is the envelope's. */
export function send(reply: FastifyReply, outcome: Outcome, isRefreshMenu: boolean): FastifyReply {
  reply.request.refusalCode = outcome.code;
  if (outcome.retryAfterSeconds !== undefined) reply.header("retry-after", outcome.retryAfterSeconds);
  // As bytes: a text would be gone through twice, to count them and to write them.
  const bytes = Buffer.from(JSON.stringify(envelopeOf(outcome, isRefreshMenu)));
  return reply.code(outcome.status).header("cache-control", "no-store").type("application/json").send(bytes);
}

/** The answer to anything that is not there, or not for this method. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, refusedBy(refuse(coreRefusals.notFound), languageOf(request), request.id), false);
}
