import {
  mostShipmentsOfANumber,
  trackingKey,
  type expressDetails,
  type TrackedShipment,
} from "@lading/contract/tracking";
import type { Context } from "#core/http";
import { keysOf, lookUp, type Carried } from "./numbers.ts";
import { readShipments, type Found, type FoundShipment } from "./shipments.ts";

/** Names a port where it is known, `SZX` → `SZX Shenzhen`; else gives the text back. */
export type NamePort = (kind: "air" | "sea", text: string) => Promise<string>;

/** Finds shipments by any of their public numbers, whichever company's they are. */
export function trackShipments(namePort: NamePort) {
  return async ({ db, input, language }: Context<typeof expressDetails>) => {
    const carried = await lookUp(db, keysOf(input.numbers));
    const found: Found[] = [];
    // One company after the other: the transaction sees one at a time.
    for (const ofCompany of byCompany(carried)) found.push(...(await readShipments(db, ofCompany, language)));
    const byKey = Map.groupBy(found, ({ key }) => key);
    const results = input.numbers
      .filter((number) => trackingKey(number) !== "")
      .map(async (number) => await resultOf(number, byKey.get(trackingKey(number)) ?? [], namePort));
    return { results: await Promise.all(results) };
  };
}

function byCompany(carried: readonly Carried[]): [Carried, ...Carried[]][] {
  return [...Map.groupBy(carried, ({ companyId }) => companyId).values()].flatMap(([first, ...others]) =>
    first ? [[first, ...others] as [Carried, ...Carried[]]] : [],
  );
}

/** A number that several companies use shows what it is with each of them. */
async function resultOf(number: string, found: readonly Found[], namePort: NamePort) {
  const shown = found.flatMap(({ shipments }) => shipments).slice(0, mostShipmentsOfANumber);
  const shipments = await Promise.all(shown.map((shipment) => trackedOf(shipment, namePort)));
  const all = found.reduce((sum, { count }) => sum + count, 0);
  return { number, found: shipments.length > 0, shipments, more: all - shipments.length };
}

async function trackedOf(
  { loadingPort, destinationPort, ...shown }: FoundShipment,
  namePort: NamePort,
): Promise<TrackedShipment> {
  const kind = shown.type === 2 || shown.type === 4 ? "sea" : "air";
  return {
    ...shown,
    origin: await namePort(kind, loadingPort),
    destination: destinationPort === "" ? shown.city : await namePort(kind, destinationPort),
  };
}
