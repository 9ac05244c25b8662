import type { Logger } from "#core/log";

/** Ends a part of the server. */
export type Stop = () => Promise<void>;

/** Most time for running work to finish before the process ends anyway, in milliseconds. */
const patience = 25_000;

/** Until the server serves, a signal ends it as it is: nothing has been answered that could be lost. */
export function endOnSignal(): () => void {
  const signals = ["SIGTERM", "SIGINT"] as const;
  for (const signal of signals) process.on(signal, end);
  return () => signals.forEach((signal) => process.off(signal, end));
}

/**
 * Ends the server on SIGTERM or SIGINT, or when the command that started it is gone: `/readyz` fails, no new request
 * is taken, what runs is finished, then the rest of `stops` run in order (jobs, database). A second signal ends it at once.
 */
export function stopOnSignal(log: Logger, stops: readonly Stop[], patienceMs = patience): void {
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) process.exit(1);
    stopping = true;
    endAll(signal, { log, stops, patienceMs });
  };
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => stop("SIGINT"));
  // Of `npm start` (scripts/prepare.mjs), whose channel to this process ends with it, however it was killed.
  process.on("disconnect", () => stopping || stop("disconnect"));
  if (process.send && !process.connected) stop("disconnect");
}

/**
 * The same for a process that shares the work of another. Ctrl-C and a service manager signal all processes at once, and
 * the first one asks as well: a worker ends once, however often it is told, and a Ctrl-C is the first one's affair.
 */
export function stopWhenTold(onStop: (stop: () => void) => void, log: Logger, stops: readonly Stop[]): void {
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    endAll(signal, { log, stops, patienceMs: patience });
  };
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => undefined);
  onStop(() => stop("told"));
}

function endAll(signal: string, { log, stops, patienceMs }: Ending): void {
  log.info({ signal }, "stopping");
  const late = setTimeout(() => {
    log.error("what ran did not finish in time");
    process.exit(1);
  }, patienceMs);
  endInOrder(stops)
    .then(() => log.info("stopped"))
    .catch((error: unknown) => {
      log.error({ err: error }, "did not stop cleanly");
      process.exitCode = 1;
    })
    .finally(() => {
      clearTimeout(late);
      endProcess();
    });
}

interface Ending {
  log: Logger;
  stops: readonly Stop[];
  patienceMs: number;
}

/** How long a process that has nothing left to do may take to end, in milliseconds. */
const endPatience = 2_000;

/**
 * Lets the process end by itself, and ends it when something keeps it. `process.exit` at once may never return: V8's
 * compiler threads can be waiting for a collection that the exiting main thread makes no more, while it waits for them.
 */
export function endProcess(code?: number): void {
  if (code !== undefined) process.exitCode = code;
  process.channel?.unref();
  setTimeout(() => process.exit(), endPatience).unref();
}

function end(signal: NodeJS.Signals): void {
  process.exit(signal === "SIGINT" ? 130 : 143);
}

/** Ends everything even when one of them fails; then throws the first failure. */
async function endInOrder(stops: readonly Stop[]): Promise<void> {
  const failures: unknown[] = [];
  for (const stop of stops) await stop().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
