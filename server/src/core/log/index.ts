export { createLog } from "./log.ts";
export type { Logger, LogLevel } from "./log.ts";
