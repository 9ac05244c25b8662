import { expressDetails } from "@lading/contract/tracking";
import { on, type ServerModule } from "#core/http";
import { trackingLimit } from "./limit.ts";
import { keysOf } from "./numbers.ts";
import { trackingPages } from "./page-heads.ts";
import type { ContainersOf } from "./shipments.ts";
import { trackShipments } from "./track.ts";
import { eventRoutes } from "./track-events.ts";

/**
 * The public's look at a shipment, for people and for other systems; these are told its containers, which `containersOf`
 * reads.
 */
export function trackingModule({ containersOf }: { containersOf: ContainersOf }): ServerModule {
  return {
    name: "tracking",
    routes: [
      on(expressDetails, trackShipments, {
        limit: ({ input, ip }) => trackingLimit(ip, keysOf(input.numbers).length),
      }),
    ],
    pages: trackingPages,
    plugin: (app, { database }) => eventRoutes(app, database, containersOf),
  };
}
