export { useEventStream, useServerEvent, useTrackingEvents } from "./hooks.ts";
export type { ServerEvent } from "./event-parser.ts";
