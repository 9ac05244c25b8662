import { sum, type ListedWaybill, type WaybillType } from "@lading/contract/waybill";

/** A house as the main waybill's form shows it. */
export type House = Pick<
  ListedWaybill,
  | "id"
  | "type"
  | "houseNumber"
  | "consigneeName"
  | "city"
  | "cityName"
  | "destinationPort"
  | "shippingDate"
  | "pieces"
  | "weight"
  | "volume"
  | "chargeableWeight"
>;

/** Types whose houses go under a main waybill of this type: with or without the door, but of the same way. */
export function housesTypes(type: WaybillType): WaybillType[] {
  if (type === 5) return [5];
  return type === 1 || type === 3 ? [1, 3] : [2, 4];
}

/** Sums of the houses. */
export interface HouseSums {
  pieces: string;
  weight: string;
  volume: string;
  chargeableWeight: string;
}

/** Sums over the houses; undefined without any. */
export function sumsOf(houses: readonly House[]): HouseSums | undefined {
  if (houses.length === 0) return undefined;
  const of = (field: "weight" | "volume" | "chargeableWeight") =>
    sum(
      houses.map((house) => house[field]),
      3,
    );
  return {
    pieces: String(houses.reduce((total, { pieces }) => total + pieces, 0)),
    weight: of("weight"),
    volume: of("volume"),
    chargeableWeight: of("chargeableWeight"),
  };
}
