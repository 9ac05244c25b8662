import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "./app.ts";
import { loadDemoCompanies } from "#demo";
import { createServices, stopsOf } from "./services.ts";
import { checkPort, listen, openOwnDatabase, plainReason, sayWhereItIs, step } from "./start-up.ts";
import { ConfigError, readConfig } from "#core/config";
import { endOnSignal, endProcess, stopOnSignal } from "#core/http";
import { createLog } from "#core/log";
import { createMetrics } from "#core/metrics";

// A full disk, or a terminal that is gone, where this process would say something is no reason to end.
for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);

/** Reads the configuration, brings the database up to date, serves, and ends what it began in the right order. */
try {
  await serve();
} catch (error) {
  process.stderr.write(`${plainReason(error)}\n`);
  endProcess(error instanceof ConfigError ? 2 : 1);
}

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const servesNow = endOnSignal();
  await checkPort(config);
  const own = await openOwnDatabase(config, log);
  const services = createServices(config, log, own);
  const { database, events, jobs } = services;
  const stops = [...stopsOf(services), own.stop];
  try {
    const demo = config.demo
      ? await loadDemoCompanies({
          ownerUrl: own.ownerUrl,
          database,
          files: services.files,
          begin: () => step("Loading two demo companies; this takes half a minute, and only the first time"),
        })
      : null;
    await events.start();
    const app = await createApp({
      services,
      log,
      metrics: createMetrics({ database, folders: [...new Set([config.dataFolder, tmpdir()])] }),
      operatorToken: config.operatorToken,
      ...(config.databaseUrl === undefined && { databaseFolder: config.dataFolder }),
      webFolder: join(import.meta.dirname, "../../web/dist"),
      trustProxy: config.trustProxy,
    });
    await jobs.start();
    await listen(app, config);
    servesNow();
    stopOnSignal(app, log, stops);
    sayWhereItIs(config, app.server.address(), demo);
  } catch (error) {
    for (const stop of stops) await stop().catch(() => undefined);
    throw error;
  }
}
