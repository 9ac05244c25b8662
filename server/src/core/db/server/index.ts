export { busyAt, isDatabaseAway, isDiskFull, sqlState } from "../errors.ts";
export { runningEmbedded, startEmbedded } from "../embedded.ts";
export type { Embedded } from "../embedded.ts";
export { migrate } from "../migrate.ts";
