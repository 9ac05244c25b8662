import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "#core/db";

/** Figures for Prometheus at `/metrics`. */
export interface Metrics {
  /** Counts an answered request under the call's path, or under a fixed name for other requests. */
  observe(call: string, status: number, seconds: number): void;
  readonly contentType: string;
  text(): Promise<string>;
}

/** Durations by call and status, the state of the pool, and the process's own figures (event loop lag, memory). */
export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "lading_request_duration_seconds",
    help: "Time from the request's arrival to its answer",
    labelNames: ["call", "status"] as const,
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [registry],
  });
  const { pool } = database;
  const connections = new Gauge({
    name: "lading_database_connections",
    help: "Connections of the pool by state",
    labelNames: ["state"] as const,
    registers: [],
    collect() {
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "waited for" }, pool.waitingCount);
    },
  });
  registry.registerMetric(connections);
  return {
    observe: (call, status, seconds) => duration.observe({ call, status: String(status) }, seconds),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
