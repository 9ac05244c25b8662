export type { Figures } from "./messages.ts";
export { asWorker, isWorker } from "./worker.ts";
export type { WorkerSide } from "./worker.ts";
export { startWorkers } from "./workers.ts";
export type { Workers } from "./workers.ts";
