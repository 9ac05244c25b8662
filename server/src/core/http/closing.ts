import type { FastifyInstance } from "fastify";
import type { Stop } from "#core/stop";
import { afterCommitIdle } from "./after-commit.ts";

/** How the server ends, before what it works with: no new request is taken, what runs is finished. */
export function closing(app: FastifyInstance): readonly Stop[] {
  return [() => app.close(), afterCommitIdle];
}
