export { countUnsentMail } from "./counts.ts";
export { createMetrics } from "./metrics.ts";
export type { Metrics } from "./metrics.ts";
