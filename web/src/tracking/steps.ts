/** The five steps that a shipment's way is shown by, each with the phases that belong to it. */
const steps = [
  { step: "placed", phases: ["orderPlaced", "received"] },
  { step: "export", phases: ["exportCustoms"] },
  { step: "underway", phases: ["departed", "inTransit"] },
  { step: "arrived", phases: ["arrived", "importCustoms"] },
  { step: "delivered", phases: ["outForDelivery", "delivered"] },
] as const;

export type Step = (typeof steps)[number]["step"];

/** How far a shipment in this phase is; null where that cannot be told (an exception, none). */
export function stepsOf(phase: string | null): { step: Step; isDone: boolean; isNow: boolean }[] | null {
  const now = steps.findIndex(({ phases }) => phases.some((one) => one === phase));
  if (now < 0) return null;
  const isOver = phase === "delivered";
  return steps.map(({ step }, place) => ({ step, isDone: place < now || isOver, isNow: place === now }));
}
