import { boxUnitNames, chargeableWeight, lineValue, lineVolume, sum, volumeWeight } from "@lading/contract/waybill";
import type { Random } from "#core/demo";
import { goods } from "./routes.ts";

/** A line of goods of a demo shipment, as the table keeps it. */
export interface DemoItem {
  readonly productName: string;
  readonly customsCode: string;
  readonly boxCount: number;
  readonly boxUnit: string;
  readonly lengthCm: string;
  readonly widthCm: string;
  readonly heightCm: string;
  readonly volume: string;
  readonly weight: string;
  readonly unitPrice: string;
  readonly itemValue: string;
  readonly currency: string;
}

/** A shipment's goods: one to three lines of a kind, with their total weight, volume and value. */
export function makeGoods(random: Random, type: number) {
  const kind = random.pick(goods);
  const currency = random.pick(["USD", "USD", "SAR", "RMB"]);
  const items = Array.from({ length: random.between(1, 3) }, () => makeItem(random, kind, currency));
  const weight = sum(
    items.map((item) => item.weight),
    3,
  );
  const volume = sum(
    items.map((item) => item.volume),
    3,
  );
  return {
    items,
    productName: kind.name,
    customsCode: kind.customsCode,
    currency,
    pieces: items.reduce((total, item) => total + item.boxCount, 0),
    weight,
    volume,
    volumeWeight: volumeWeight(type, volume),
    chargeableWeight: chargeableWeight(type, weight, volume),
    itemValue: sum(
      items.map((item) => item.itemValue),
      2,
    ),
  };
}

function makeItem(random: Random, kind: (typeof goods)[number], currency: string): DemoItem {
  const boxCount = random.between(1, 40);
  const measures = {
    boxCount,
    lengthCm: String(random.between(30, 80)),
    widthCm: String(random.between(25, 60)),
    heightCm: String(random.between(20, 60)),
    boxVolume: "",
  };
  const unitPrice = `${random.between(kind.price[0], kind.price[1])}.${random.pick(["00", "50", "90"])}`;
  const grams = random.between(kind.kilograms[0] * 1000, kind.kilograms[1] * 1000) * boxCount;
  return {
    productName: kind.name,
    customsCode: kind.customsCode,
    boxCount,
    boxUnit: random.chance(85) ? "carton" : random.pick(boxUnitNames),
    lengthCm: measures.lengthCm,
    widthCm: measures.widthCm,
    heightCm: measures.heightCm,
    volume: lineVolume(measures) ?? "0.001",
    weight: (grams / 1000).toFixed(3),
    unitPrice,
    itemValue: lineValue(unitPrice, boxCount, currency),
    currency,
  };
}
