import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { afterCommitIdle } from "./after-commit.ts";

/** One thing to end, in the order given. */
export type Stop = () => Promise<void>;

/** How long what runs may take to finish before the process ends anyway, in milliseconds. */
const patience = 25_000;

/**
 * Ends the server on SIGTERM or SIGINT: `/readyz` fails, no new request is taken, what runs is
 * finished, then `stops` run in order (jobs, database). A second signal ends it at once.
 */
export function stopOnSignal(app: FastifyInstance, log: FastifyBaseLogger, stops: readonly Stop[]): void {
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, "stopping");
    const late = setTimeout(() => {
      log.error("what ran did not finish in time");
      process.exit(1);
    }, patience);
    endInOrder([() => app.close(), afterCommitIdle, ...stops])
      .then(() => log.info("stopped"))
      .catch((error: unknown) => {
        log.error({ err: error }, "did not stop cleanly");
        process.exitCode = 1;
      })
      .finally(() => {
        clearTimeout(late);
        process.exit();
      });
  };
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => stop("SIGINT"));
}

/** Ends everything even when one of them fails; then throws the first failure. */
async function endInOrder(stops: readonly Stop[]): Promise<void> {
  const failures: unknown[] = [];
  for (const stop of stops) await stop().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
