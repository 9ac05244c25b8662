import { trackingKey, type Language } from "@lading/contract/core";
import {
  mostShipmentsOfANumber,
  type expressDetails,
  type TrackedHouse,
  type TrackedShipment,
} from "@lading/contract/tracking";
import type { PortKind } from "@lading/contract/place";
import { isSea } from "@lading/contract/waybill";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { Session } from "#core/session";
import { cityNameIn, placeOnWayIn, portLabel } from "#place";
import { meantByPieces, type WaybillKey } from "#waybill";
import { joined } from "./joined.ts";
import { keysOf, lookUp, type Carried } from "./numbers.ts";
import { readWaybills, type ContainersOf, type FoundShipment, type FoundWaybill } from "./shipments.ts";
import { shownOf, type Shown } from "./shown.ts";

/** So few waybills are read with their events at once; of more, the events of those that are shown. */
const few = 2 * mostShipmentsOfANumber;

/** Who asks, and in which language. */
export interface Asking {
  language: Language;
  /** A signed-in customer also sees its own houses under a main number. */
  session: Session | null;
  /** Asked for other systems alone: the containers that the goods are in. */
  containersOf?: ContainersOf;
}

/** A shipment, and the houses under it that the customer who asks may see. */
export interface FoundUnderNumber {
  shipment: FoundShipment;
  houses: FoundShipment[];
}

/** Shipments under a number. */
export interface Found {
  key: string;
  /** At most 20, main waybills first. */
  shipments: FoundUnderNumber[];
  /** How many there are in all. */
  count: number;
}

/** Finds shipments by any of their public numbers or codes of their pieces, whichever companies' they are. */
export async function trackShipments({ db, input, language, session }: Context<typeof expressDetails>) {
  const pieces = await meantByPieces(db, keysOf(input.numbers));
  const keyOf = (number: string) => pieces.get(trackingKey(number)) ?? trackingKey(number);
  const found = await findShipments(db, [...new Set(input.numbers.map(keyOf))], { language, session });
  const byKey = new Map(found.map((one) => [one.key, one]));
  const isPieceOfOneBefore = (number: string, place: number) =>
    input.numbers
      .slice(0, place)
      .some(
        (before) =>
          keyOf(before) === keyOf(number) && (pieces.has(trackingKey(before)) || pieces.has(trackingKey(number))),
      );
  const results = input.numbers
    .filter((number, place) => trackingKey(number) !== "" && !isPieceOfOneBefore(number, place))
    .map((number) => resultOf(number, byKey.get(keyOf(number)), language));
  return { results };
}

/** The public's view of the shipments under these numbers. */
export async function findShipments(db: Db, keys: readonly string[], asking: Asking): Promise<Found[]> {
  const carried = await lookUp(db, keys);
  const ways = carried.flatMap(({ way }) => way);
  const isFew = new Set(ways.map(({ waybillId }) => waybillId)).size <= few;
  const waybills = await readAll(db, ways, asking, isFew);
  const found = [...Map.groupBy(carried, ({ key }) => key)].map(([key, ofKey]) => ({
    key,
    ...shownOf(ofKey, waybills),
  }));
  const shown = isFew ? waybills : await readAll(db, waysShown(found), asking, true);
  return found.map(({ key, shipments, count }) => ({
    key,
    count,
    shipments: shipments.map(({ carrying, houses }) => ({
      shipment: shipmentOf(carrying, shown),
      houses: houses.map((house) => shipmentOf(house, waybills)),
    })),
  }));
}

const waysShown = (found: readonly { shipments: readonly Shown[] }[]) =>
  found.flatMap(({ shipments }) => shipments.flatMap(({ carrying }) => carrying.way));

/** Live waybills by their ids, of all companies concerned. */
async function readAll(
  db: Db,
  ways: readonly WaybillKey[],
  { language, session, containersOf }: Asking,
  withEvents: boolean,
) {
  const found = new Map<string, FoundWaybill>();
  // Companies in turn: the transaction sees one at a time.
  for (const [companyId, keys] of Map.groupBy(ways, (key) => key.companyId)) {
    const isCustomers = session?.audience === "customer" && session.companyId === companyId;
    const waybillIds = [...new Set(keys.map(({ waybillId }) => waybillId))];
    const customerId = isCustomers ? session.customerId : null;
    const rows = await readWaybills(db, { companyId, waybillIds, language, customerId, withEvents, containersOf });
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}

/** The shipment that a waybill is part of; waybills that were voided or deleted meanwhile are left out. */
function shipmentOf({ way, waybillId }: Carried, waybills: ReadonlyMap<string, FoundWaybill>): FoundShipment {
  const [first, ...later] = way.flatMap((key) => waybills.get(key.waybillId) ?? []);
  if (!first) throw new Error(`Waybill ${waybillId} is shown and was not read`);
  return joined([first, ...later]);
}

function resultOf(number: string, found: Found | undefined, language: Language) {
  const { shipments = [], count = 0 } = found ?? {};
  const tracked = shipments.map((one) => trackedOf(one, language));
  return { number, found: tracked.length > 0, shipments: tracked, more: count - tracked.length };
}

export function portKindOf(type: number): PortKind {
  return isSea(type) ? "sea" : "air";
}

function trackedOf({ shipment, houses }: FoundUnderNumber, language: Language): TrackedShipment {
  const { id: _id, changedAt: _changed, loadingPort, destinationPort, ...rest } = shipment;
  const { vessel: _vessel, voyage: _voyage, containers: _containers, ...shown } = rest;
  const kind = portKindOf(shown.type);
  const city = cityNameIn(shown.country, shown.city, language);
  return {
    ...shown,
    city,
    events: shown.events.map(({ id: _event, enteredAt: _entered, place, ...event }) => ({
      ...event,
      place: placeOnWayIn({ loadingPort, country: shown.country }, place, language),
    })),
    origin: portLabel(kind, loadingPort, language),
    destination: destinationPort === "" ? city : portLabel(kind, destinationPort, language),
    houses: houses.map(houseOf),
  };
}

function houseOf({ houseNumber, pieces, weight, state, phase }: FoundShipment): TrackedHouse {
  return { houseNumber, pieces, weight, state, phase };
}
