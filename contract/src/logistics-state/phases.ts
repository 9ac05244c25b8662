import { presetStates } from "./preset-states.ts";

/** A part of a shipment's way; the states that companies start with are each a phase of its own. */
export type Phase = (typeof presetStates)[number]["preset"];

/** All phases in the order of a shipment's way; `exception` may happen anywhere. */
export const phases: readonly Phase[] = presetStates.map(({ preset }) => preset);

/** Phases that a shipment is in once it has left. */
export const phasesAfterDeparture: readonly Phase[] = [
  "departed",
  "inTransit",
  "arrived",
  "importCustoms",
  "outForDelivery",
  "delivered",
];
