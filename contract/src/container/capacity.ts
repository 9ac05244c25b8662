import type { CabinetClass } from "#waybill";

/** Usual capacity of a container; null where it has no such limit. */
export interface Capacity {
  /** kg */
  readonly payload: number | null;
  /** m³ */
  readonly volume: number | null;
}

/** Usual figures of the trade by ISO 6346 size and type code; a container's own plate may say another payload. */
const byType: Readonly<Record<string, Capacity>> = {
  "22G1": { payload: 28_200, volume: 33 },
  "22R1": { payload: 27_400, volume: 28 },
  "22U1": { payload: 28_100, volume: 32 },
  "22P1": { payload: 30_000, volume: null },
  "22T1": { payload: 26_000, volume: 21 },
  "42G1": { payload: 26_700, volume: 67 },
  "42R1": { payload: 27_700, volume: 59 },
  "42U1": { payload: 26_500, volume: 65 },
  "42P1": { payload: 39_000, volume: null },
  "45G1": { payload: 26_500, volume: 76 },
  "45R1": { payload: 29_000, volume: 67 },
  "45U1": { payload: 26_300, volume: 75 },
  L5G1: { payload: 27_700, volume: 86 },
  M5G1: { payload: 27_000, volume: 110 },
};
const usualType: Readonly<Record<CabinetClass, string>> = { "20": "22G1", "40": "42G1", "40HQ": "45G1", others: "" };

/** Capacity of a container: by its type, else by its class; its own payload counts before the usual payload. */
export function capacityOf(container: {
  cabinetClass: CabinetClass;
  cabinetType: string;
  /** kg, as its plate says; the empty text when not entered. */
  maxPayload: string;
}): Capacity {
  const usual = byType[container.cabinetType] ?? byType[usualType[container.cabinetClass]];
  const own = container.maxPayload === "" ? null : Number(container.maxPayload);
  return { payload: own ?? usual?.payload ?? null, volume: usual?.volume ?? null };
}
