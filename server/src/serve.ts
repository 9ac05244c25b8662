import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "./app.ts";
import { loadDemoCompanies, type DemoSignIns } from "#demo";
import { createServices, stopsOf } from "./services.ts";
import { listen, step, type DatabaseUrls } from "./start-up.ts";
import type { Config } from "#core/config";
import { closing } from "#core/http";
import type { Logger } from "#core/log";
import { createMetrics, type MetricsOptions } from "#core/metrics";
import type { Stop } from "#core/stop";

interface Served {
  address: AddressInfo | string | null;
  demo: DemoSignIns | null;
  /** How it ends: what works first, what it works with last. */
  stops: readonly Stop[];
}

/** Where to serve from, and the other processes that do. */
interface Place {
  urls: DatabaseUrls;
  others?: MetricsOptions["others"];
}

/** Serves in this process, from a database that is of this version. */
export async function serve(config: Config, log: Logger, { urls, others }: Place): Promise<Served> {
  const services = createServices(config, log, urls);
  const { database, events, jobs } = services;
  const stops = stopsOf(services);
  try {
    const demo = config.demo
      ? await loadDemoCompanies({
          ownerUrl: urls.ownerUrl,
          database,
          files: services.files,
          begin: () => step("Loading two demo companies; this takes half a minute, and only the first time"),
        })
      : null;
    await events.start();
    const app = await createApp({
      services,
      log,
      metrics: createMetrics({ database, folders: [...new Set([config.dataFolder, tmpdir()])], others }),
      operatorToken: config.operatorToken,
      ...(config.databaseUrl === undefined && { databaseFolder: config.dataFolder }),
      webFolder: join(import.meta.dirname, "../../web/dist"),
      trustProxy: config.trustProxy,
    });
    await jobs.start();
    await listen(app, config);
    return { address: app.server.address(), demo, stops: [...closing(app), ...stops] };
  } catch (error) {
    for (const stop of stops) await stop().catch(() => undefined);
    throw error;
  }
}
