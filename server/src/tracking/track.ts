import type { Language } from "@lading/contract/core";
import {
  mostShipmentsOfANumber,
  trackingKey,
  type expressDetails,
  type TrackedShipment,
} from "@lading/contract/tracking";
import { isSea } from "@lading/contract/waybill";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { portLabel } from "#place";
import { keysOf, lookUp, type Carried } from "./numbers.ts";
import { readShipments, type Found, type FoundShipment } from "./shipments.ts";

export type PortKind = "air" | "sea";

/** Finds shipments by any of their public numbers, whichever company's they are. */
export async function trackShipments({ db, input, language }: Context<typeof expressDetails>) {
  const found = await findShipments(db, keysOf(input.numbers), language);
  const byKey = Map.groupBy(found, ({ key }) => key);
  const results = input.numbers
    .filter((number) => trackingKey(number) !== "")
    .map(async (number) => await resultOf(number, byKey.get(trackingKey(number)) ?? []));
  return { results: await Promise.all(results) };
}

/** The public's view of the shipments that carry these numbers, by company and number. */
export async function findShipments(db: Db, keys: readonly string[], language: Language): Promise<Found[]> {
  const carried = await lookUp(db, keys);
  const found: Found[] = [];
  // Companies in turn: the transaction sees one at a time.
  for (const ofCompany of byCompany(carried)) found.push(...(await readShipments(db, ofCompany, language)));
  return found;
}

function byCompany(carried: readonly Carried[]): [Carried, ...Carried[]][] {
  return [...Map.groupBy(carried, ({ companyId }) => companyId).values()].flatMap(([first, ...others]) =>
    first ? [[first, ...others] as [Carried, ...Carried[]]] : [],
  );
}

/** A number that several companies use shows what it is with each of them. */
async function resultOf(number: string, found: readonly Found[]) {
  const shown = shownOf(found);
  const shipments = await Promise.all(shown.map(trackedOf));
  const all = found.reduce((sum, { count }) => sum + count, 0);
  return { number, found: shipments.length > 0, shipments, more: all - shipments.length };
}

/** At most twenty shipments of a number, whichever companies' they are. */
export function shownOf(found: readonly Found[]): FoundShipment[] {
  return found.flatMap(({ shipments }) => shipments).slice(0, mostShipmentsOfANumber);
}

export function portKindOf(type: number): PortKind {
  return isSea(type) ? "sea" : "air";
}

async function trackedOf({
  id: _id,
  changedAt: _changed,
  loadingPort,
  destinationPort,
  ...shown
}: FoundShipment): Promise<TrackedShipment> {
  const kind = portKindOf(shown.type);
  return {
    ...shown,
    events: shown.events.map(({ id: _event, enteredAt: _entered, ...event }) => event),
    origin: await portLabel(kind, loadingPort),
    destination: destinationPort === "" ? shown.city : await portLabel(kind, destinationPort),
  };
}
