export { Invalid, refusedBy, type Outcome } from "./answer.ts";
export { afterCommit, keepingWrites } from "./after-commit.ts";
export { callerNetwork } from "./caller-network.ts";
export { assertAllHandled } from "./match.ts";
export { languageOf } from "./language.ts";
export { logFailure } from "./log-failure.ts";
export { removeOldKeys } from "./idempotency.ts";
export { countAgainst, removeOldLimits } from "./rate-limit.ts";
export type { Limit } from "./rate-limit.ts";
export { on, onWithoutTransaction } from "./route.ts";
export type { PageHead } from "./page-heads.ts";
export type {
  Context,
  Handler,
  OpenContext,
  OpenHandler,
  Route,
  RouteOptions,
  ServerModule,
  SessionFor,
  Worded,
} from "./route.ts";
export { closing } from "./closing.ts";
export { createServer } from "./server.ts";
export type { Dependencies } from "./dependencies.ts";
export type { Services } from "./services.ts";
