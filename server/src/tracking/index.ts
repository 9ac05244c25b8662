import { expressDetails } from "@lading/contract/tracking";
import { on, type ServerModule } from "#core/http";
import { callerNetwork } from "./address.ts";
import { keysOf } from "./numbers.ts";
import { trackShipments, type NamePort } from "./track.ts";

export type { NamePort } from "./track.ts";
export { trackingNumbers } from "./tables.ts";

/** How many numbers one caller may ask for in a minute (decisions.md, "Waybills": limited by the count of numbers). */
const numbersAMinute = 120;

/** The public's look at a shipment. `namePort` says what a port is called. */
export function trackingModule(namePort: NamePort): ServerModule {
  return {
    name: "tracking",
    routes: [
      on(expressDetails, trackShipments(namePort), {
        limit: ({ input, ip }) => ({
          key: `tracking:${callerNetwork(ip)}`,
          cost: keysOf(input.numbers).length,
          limit: numbersAMinute,
          windowSeconds: 60,
        }),
      }),
    ],
  };
}
