import type { LocalText } from "#core";
import { presetStates } from "./preset-states.ts";

/** A part of a shipment's way; the states that companies start with are each a phase of its own. */
export type Phase = (typeof presetStates)[number]["preset"];

/** All phases in the order of a shipment's way; `exception` may happen anywhere. */
export const phases: readonly Phase[] = presetStates.map(({ preset }) => preset);

/** Names of the phases: those of the states that companies start with. */
export const phaseTexts: Readonly<Record<string, LocalText>> = Object.fromEntries(
  presetStates.map(({ preset, text }) => [preset, text]),
);

/** How lists and sheets show an own state of which nobody has said its phase. */
export const noPhaseText: LocalText = { zh: "尚未设定阶段", en: "No phase yet", ar: "بلا مرحلة بعد" };

/** Phases that a shipment is in once it has left. */
export const phasesAfterDeparture: readonly Phase[] = [
  "departed",
  "inTransit",
  "arrived",
  "importCustoms",
  "outForDelivery",
  "delivered",
];
