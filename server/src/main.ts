import { checkPort, openOwnDatabase, plainReason, sayWhereItIs, type DatabaseUrls } from "./start-up.ts";
import { ConfigError, readConfig } from "#core/config";
import { createLog } from "#core/log";
import { endOnSignal, endProcess, stopOnSignal, stopWhenTold } from "#core/stop";
import { asWorker, isWorker, startWorkers } from "#core/workers";
import type { DemoSignIns } from "#demo";

// A full disk, or a terminal that is gone, where this process would say something is no reason to end.
for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);

/** Workers have 25 s for what runs, and are ended after 27 s; then the embedded database stops. */
const patienceWithWorkersMs = 29_000;

/** The larger part of Lading. */
const loadServing = () => import("./serve.ts");

/** Reads the configuration, brings the database up to date, serves, and ends what it began in the right order. */
try {
  await (isWorker() ? serveWithOthers() : start());
} catch (error) {
  process.stderr.write(`${plainReason(error)}\n`);
  endProcess(error instanceof ConfigError ? 2 : 1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const servesNow = endOnSignal();
  await checkPort(config);
  // A process that leaves the work to others does without the memory of what only they need.
  const isAlone = config.processes === 1;
  const own = await openOwnDatabase(config, log, isAlone ? loadServing : undefined);
  const { ownerUrl, appUrl, listenUrl } = own;
  try {
    const urls: DatabaseUrls = { ownerUrl, appUrl, listenUrl };
    if (isAlone) {
      const { serve } = await loadServing();
      const { address, demo, stops } = await serve(config, log, { urls });
      servesNow();
      stopOnSignal(log, [...stops, own.stop]);
      sayWhereItIs(config, address, demo);
    } else {
      const workers = await startWorkers({ count: config.processes, data: urls, log });
      servesNow();
      stopOnSignal(log, [workers.stop, own.stop], patienceWithWorkersMs);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- serveWithOthers said it
      sayWhereItIs(config, workers.address, workers.data as DemoSignIns | null);
    }
  } catch (error) {
    await own.stop().catch(() => undefined);
    throw error;
  }
}

/** A process among several on the port; the first one has the database, and starts another when this one dies. */
async function serveWithOthers(): Promise<void> {
  const config = readConfig(process.env);
  const worker = await asWorker<DatabaseUrls>();
  const log = createLog(config.logLevel).child({ worker: worker.place });
  const { serve } = await loadServing();
  const { address, demo, stops } = await serve(config, log, { urls: worker.data, others: worker });
  stopWhenTold(worker.onStop, log, stops);
  worker.serves(address, demo);
}
