import type { Logger } from "#core/log";
import type { Metrics } from "#core/metrics";
import type { Services } from "./services.ts";

/** Dependencies of every call, beside its own request. */
export interface Dependencies {
  readonly services: Services;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** The server operator's token; without one, the operator's calls answer 401. */
  readonly operatorToken?: string;
  /** Folder of the embedded database, where there is one. */
  readonly databaseFolder?: string;
  /** Folder of the built web application; without one, only calls are served. */
  readonly webFolder?: string;
  /** Whose `X-Forwarded-For` is believed. */
  readonly trustProxy?: boolean | string | string[];
  /** Checks every answer against its contract (tests). */
  readonly checkAnswers?: boolean;
}
