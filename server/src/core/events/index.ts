export { createEvents, toCompany, toPerson } from "./events.ts";
export type { Audience, Event, Events, EventsOptions, Receiver } from "./events.ts";
export { eventsRoutes } from "./routes.ts";
export type { EventsRoutesOptions } from "./routes.ts";
