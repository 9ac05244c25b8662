import type { FastifyRequest } from "fastify";
import type { Outcome } from "./answer.ts";

/** Logs what went wrong with a request that is no call, by what it means for whoever watches the log. */
export function logFailure(error: unknown, { status }: Outcome, request: FastifyRequest): void {
  const told = { err: error, call: request.callName };
  // A caller who hangs up reads no answer, and nothing is wrong here.
  if (hungUp(error, request)) request.log.debug(told, "caller hung up");
  else if (status === 503) request.log.warn(told, "request put off");
  else if (status >= 500) request.log.error(told, "request failed");
}

/** True when the connection went away before the request had come whole, or its answer had gone whole. */
function hungUp(error: unknown, { raw }: FastifyRequest): boolean {
  const cutShort = error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
  return raw.destroyed && (!raw.complete || (cutShort && raw.socket.destroyed));
}
