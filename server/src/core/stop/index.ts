export { endOnSignal, endProcess, stopOnSignal, stopWhenTold } from "./stop.ts";
export type { Stop } from "./stop.ts";
