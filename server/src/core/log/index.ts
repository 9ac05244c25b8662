export { createLog } from "./log.ts";
export type { Logger, LogLevel } from "./log.ts";
export { lostLogLines } from "./output.ts";
