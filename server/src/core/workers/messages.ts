import type { AddressInfo } from "node:net";
import type { MetricObjectWithValues, MetricValue } from "prom-client";

/** Figures of a process, as prom-client hands them on. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[];

/** Words of the first process to a worker. */
export type ToWorker =
  | { type: "begin"; place: number; data: unknown }
  | { type: "stop" }
  | { type: "sayFigures"; ask: number }
  | { type: "allFigures"; ask: number; all: Figures[] };

/** Words of a worker to the first process. */
export type ToFirst =
  | { type: "serves"; address: AddressInfo | string | null; data: unknown }
  | { type: "askFigures"; ask: number }
  | { type: "figures"; ask: number; figures: Figures };
