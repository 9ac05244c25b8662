import { expressDetails } from "@lading/contract/tracking";
import { on, type ServerModule } from "#core/http";
import { trackingLimit } from "./limit.ts";
import { keysOf } from "./numbers.ts";
import { trackShipments } from "./track.ts";
import { eventRoutes, type Ports } from "./track-events.ts";

export { withHyphen } from "./numbers.ts";
export { trackingNumbers } from "./tables.ts";

/** The public's look at a shipment, for people and for other systems. `ports` knows what ports are called. */
export function trackingModule(ports: Ports): ServerModule {
  return {
    name: "tracking",
    routes: [
      on(expressDetails, trackShipments(ports.label), {
        limit: ({ input, ip }) => trackingLimit(ip, keysOf(input.numbers).length),
      }),
    ],
    plugin: (app, { database }) => eventRoutes(app, database, ports),
  };
}
