import type { FastifyRequest } from "fastify";
import type { Outcome } from "./answer.ts";

/** Logs what went wrong with a request that is no call, by what it means for whoever watches the log. */
export function logFailure(error: unknown, { status }: Outcome, request: FastifyRequest): void {
  const told = { err: error, call: request.callName };
  // A caller who hangs up reads no answer, and nothing is wrong here.
  if (hungUp(request)) request.log.debug(told, "caller hung up");
  else if (status === 503) request.log.warn(told, "request put off");
  else if (status >= 500) request.log.error(told, "request failed");
}

/** True when the connection went away before the request had come whole. */
function hungUp({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}
