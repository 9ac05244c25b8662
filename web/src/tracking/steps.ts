/** The five steps that a shipment's way is shown by, each with the logistics states that belong to it. */
const steps = [
  { step: "placed", states: ["orderPlaced", "received"] },
  { step: "export", states: ["exportCustoms"] },
  { step: "underway", states: ["departed", "inTransit"] },
  { step: "arrived", states: ["arrived", "importCustoms"] },
  { step: "delivered", states: ["outForDelivery", "delivered"] },
] as const;

export type Step = (typeof steps)[number]["step"];

/** How far a shipment in this state is; null where that cannot be told (a company's own state, an exception, none). */
export function stepsOf(preset: string | null): { step: Step; isDone: boolean; isNow: boolean }[] | null {
  const now = steps.findIndex(({ states }) => states.some((state) => state === preset));
  if (now < 0) return null;
  const isOver = preset === "delivered";
  return steps.map(({ step }, place) => ({ step, isDone: place < now || isOver, isNow: place === now }));
}
