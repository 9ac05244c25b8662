import { changesBetween, type FieldChange } from "#core/audit";

/** How much it is. */
export interface Amounts {
  pieces: number;
  /** kg */
  weight: string;
  /** m³ */
  volume: string;
}

/** Changes of a container's content, for the operation log: `containerNumber.CSQU3054383.pieces`. */
export function packingChanges(containerNumber: string, before: Amounts | null, after: Amounts | null): FieldChange[] {
  const fields = ["pieces", "weight", "volume"];
  return changesBetween(before && { ...before }, after && { ...after }, fields).map((change) => ({
    ...change,
    field: `containerNumber.${containerNumber}.${change.field}`,
  }));
}
