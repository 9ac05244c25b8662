import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "#core/db";
import { lostLogLines } from "#core/log";
import { freeSpace, isFull, isLow } from "#core/space";
import type { WorkerSide } from "#core/workers";
import { backlogReader, type Backlog } from "./backlog.ts";
import { counts } from "./counts.ts";

/** Trouble ahead, or that a person should look into; the server itself goes on. */
export type Warning = "diskFull" | "diskSpaceLow" | "jobsWaiting" | "jobsFailed" | "mailsNotSent" | "ledgerDiffers";

/** Figures for Prometheus at `/metrics`. */
export interface Metrics {
  /** Counts an answered request under the call's path, or under a fixed name for other requests. */
  observe(call: string, status: number, seconds: number): void;
  readonly contentType: string;
  text(): Promise<string>;
  /** For `/readyz`; the figures behind them are in the text. */
  warnings(): Promise<Warning[]>;
}

export interface MetricsOptions {
  database: Database;
  /** Folders whose disks are watched. */
  folders: readonly string[];
  /** The other processes on this port, where there are any: each may be asked, and tells the figures of all. */
  others?: Pick<WorkerSide<unknown>, "onFigures" | "figuresOfAll">;
}

/** Work waits for longer than this, in seconds: nobody is doing it. */
const longWait = 300;
const dayMs = 86_400_000;

/**
 * Durations by call and status, the state of the pool, free space, background work, mails that did not leave, and the
 * process's own figures (event loop lag, memory).
 */
export function createMetrics({ database, folders, others }: MetricsOptions): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "lading_request_duration_seconds",
    help: "Time from the request's arrival to its answer",
    labelNames: ["call", "status"] as const,
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [registry],
  });
  const backlog = backlogReader(database);
  for (const figure of [
    connections(database),
    ...disks(folders),
    ...work(backlog),
    ...ofLedger(backlog),
    ...ofProcess(),
    processes(),
  ])
    registry.registerMetric(figure);
  others?.onFigures(() => registry.getMetricsAsJSON());
  return {
    observe: (call, status, seconds) => duration.observe({ call, status: String(status) }, seconds),
    contentType: registry.contentType,
    text: async () =>
      others ? await AggregatorRegistry.aggregate(await others.figuresOfAll()).metrics() : await registry.metrics(),
    warnings: async () => [...(await ofDisks(folders)), ...ofBacklog(await backlog()), ...ofMails(await backlog())],
  };
}

/** Several processes on one port are added up, but for what all of them read at one place. */
const sameForAll = { aggregator: "first" } as const;

function processes(): Gauge {
  const gauge = new Gauge({ name: "lading_processes", help: "Processes that serve on this port", registers: [] });
  gauge.set(1);
  return gauge;
}

function connections({ pool }: Database): Gauge {
  return new Gauge({
    name: "lading_database_connections",
    help: "Connections of the pool by state",
    labelNames: ["state"],
    registers: [],
    collect() {
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "waited for" }, pool.waitingCount);
    },
  });
}

function disks(folders: readonly string[]): Gauge[] {
  return (["free", "size"] as const).map(
    (part) =>
      new Gauge({
        name: `lading_disk_${part}_bytes`,
        help: part === "free" ? "Room left on the folder's disk" : "Size of the folder's disk",
        labelNames: ["folder"],
        ...sameForAll,
        registers: [],
        async collect() {
          for (const folder of folders) {
            const space = await freeSpace(folder);
            if (space) this.set({ folder }, space[part]);
          }
        },
      }),
  );
}

function work(backlog: () => Promise<Backlog | undefined>): Gauge[] {
  return [
    new Gauge({
      name: "lading_jobs",
      help: "Background work by kind and state; work that failed is counted for a week",
      labelNames: ["kind", "state"],
      ...sameForAll,
      registers: [],
      async collect() {
        this.reset();
        for (const { count, ...labels } of (await backlog())?.jobs ?? []) this.set(labels, count);
      },
    }),
    new Gauge({
      name: "lading_jobs_waiting_seconds",
      help: "How long the background work that waits longest could have begun",
      ...sameForAll,
      registers: [],
      async collect() {
        this.set((await backlog())?.waitsSeconds ?? 0);
      },
    }),
    new Gauge({
      name: "lading_outbox_messages",
      help: "Mails and text messages that were kept in the outbox, for want of a provider",
      ...sameForAll,
      registers: [],
      async collect() {
        this.set((await backlog())?.outbox ?? 0);
      },
    }),
  ];
}

/** Neither is there before the first look: a figure that nobody measured is none. */
function ofLedger(backlog: () => Promise<Backlog | undefined>): Gauge[] {
  const gauge = (name: string, help: string, figure: "differences" | "checkedAt") =>
    new Gauge({
      name,
      help,
      labelNames: [],
      ...sameForAll,
      registers: [],
      async collect() {
        this.remove();
        const ledger = (await backlog())?.ledger;
        if (ledger) this.set(ledger[figure]);
      },
    });
  return [
    gauge("lading_ledger_differences", "Balances that are not what the ledger says, at the last look", "differences"),
    gauge("lading_ledger_checked_timestamp_seconds", "When every balance was last recomputed", "checkedAt"),
  ];
}

function ofProcess(): Counter[] {
  return [
    counter(
      "lading_mails_not_sent_total",
      "Mails that a mail server did not take, or did not say of",
      () => counts.mailsNotSent,
    ),
    counter("lading_log_lines_lost_total", "Lines of the log that could not be written", () => lostLogLines.count),
  ];
}

function counter(name: string, help: string, read: () => number): Counter {
  return new Counter({
    name,
    help,
    registers: [],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

async function ofDisks(folders: readonly string[]): Promise<Warning[]> {
  const spaces = await Promise.all(folders.map(freeSpace));
  if (spaces.some(isFull)) return ["diskFull"];
  return spaces.some(isLow) ? ["diskSpaceLow"] : [];
}

function ofBacklog(backlog: Backlog | undefined): Warning[] {
  if (backlog === undefined) return [];
  return [
    ...(backlog.waitsSeconds > longWait ? (["jobsWaiting"] as const) : []),
    ...(backlog.failedToday > 0 ? (["jobsFailed"] as const) : []),
    ...((backlog.ledger?.differences ?? 0) > 0 ? (["ledgerDiffers"] as const) : []),
  ];
}

function ofMails(backlog: Backlog | undefined): Warning[] {
  const lately = counts.mailsNotSent > 0 && Date.now() - counts.lastMailNotSent < dayMs;
  return lately || (backlog?.outboxToday ?? 0) > 0 ? ["mailsNotSent"] : [];
}
