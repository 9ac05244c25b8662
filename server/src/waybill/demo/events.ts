import type { Place, Random } from "#core/demo";

/** An event of a demo shipment. */
export interface DemoEvent {
  readonly preset: string;
  readonly at: Date;
  readonly place: string;
}

/** Hours that pass before each state, by air (and express) and by sea; least and most. */
const way = [
  { preset: "received", at: "origin", air: [4, 30], sea: [10, 60] },
  { preset: "exportCustoms", at: "origin", air: [6, 24], sea: [24, 72] },
  { preset: "departed", at: "origin", air: [6, 30], sea: [24, 96] },
  { preset: "inTransit", at: "between", air: [4, 12], sea: [72, 240] },
  { preset: "arrived", at: "destination", air: [6, 20], sea: [240, 480] },
  { preset: "importCustoms", at: "destination", air: [6, 48], sea: [24, 96] },
  { preset: "outForDelivery", at: "destination", air: [10, 40], sea: [24, 72] },
  { preset: "delivered", at: "destination", air: [2, 10], sea: [4, 24] },
] as const;

const hour = 3_600_000;
const hubs = ["Dubai", "Doha", "Singapore", "Istanbul"] as const;

/** A shipment's events up to now, oldest first; the first is always `orderPlaced`. */
export function eventsSoFar(
  random: Random,
  shipment: { placedAt: Date; bySea: boolean; origin: Place; destination: Place; now: Date },
): [DemoEvent, ...DemoEvent[]] {
  const { placedAt, bySea, origin, destination, now } = shipment;
  const events: [DemoEvent, ...DemoEvent[]] = [{ preset: "orderPlaced", at: placedAt, place: origin.city }];
  let at = placedAt.getTime();
  for (const step of way) {
    const [least, most] = bySea ? step.sea : step.air;
    at += random.between(least * 60, most * 60) * (hour / 60);
    if (at > now.getTime()) break;
    if (step.preset === "importCustoms" && random.chance(3))
      events.push({ preset: "exception", at: new Date(at - hour), place: destination.city });
    const place = { origin: origin.city, between: random.pick(hubs), destination: destination.city }[step.at];
    events.push({ preset: step.preset, at: new Date(at), place });
  }
  return events;
}
