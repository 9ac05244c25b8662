import { Big } from "big.js";
import { minorUnits } from "#core";
import { isAir, isSea } from "./kinds.ts";

/** cm³ a kg, set by the company (decisions.md, "Waybills"). */
export interface Divisors {
  readonly air: number;
  readonly express: number;
}
export const usualDivisors: Divisors = { air: 6000, express: 5000 };

/** Measures of a line of goods: cm a box, or m³ a box. */
export interface BoxMeasures {
  readonly boxCount: number;
  readonly lengthCm: string;
  readonly widthCm: string;
  readonly heightCm: string;
  /** m³ a box; the empty text when the three measures are given. */
  readonly boxVolume: string;
}

const oneThousandth = new Big("0.001");
const rounded = (volume: Big): Big => {
  const result = volume.round(3, Big.roundHalfUp);
  return result.lt(oneThousandth) && volume.gt(0) ? oneThousandth : result;
};

/** Volume of a line in m³ with three decimals, at least 0.001: boxes × volume of a box. Undefined while measures are missing. */
export function lineVolume({ boxCount, lengthCm, widthCm, heightCm, boxVolume }: BoxMeasures): string | undefined {
  if (boxVolume !== "") return rounded(new Big(boxVolume).times(boxCount)).toFixed(3);
  if (lengthCm === "" || widthCm === "" || heightCm === "") return undefined;
  return rounded(new Big(lengthCm).times(widthCm).times(heightCm).times(boxCount).div(1_000_000)).toFixed(3);
}

/** Decimals that the value of goods is kept with; of a currency with three it is rounded. */
const valueScale = 2;

/** Value of a line with two decimals (none for JPY): unit price × boxes, rounded half up. */
export function lineValue(unitPrice: string, boxCount: number, currency: string): string {
  return new Big(unitPrice)
    .times(boxCount)
    .round(Math.min(minorUnits(currency), valueScale), Big.roundHalfUp)
    .toFixed(valueScale);
}

/** Sum of decimals with `scale` decimals. */
export function sum(values: readonly string[], scale: number): string {
  return values.reduce((total, value) => total.plus(value), new Big(0)).toFixed(scale);
}

/**
 * Volume weight in kg with three decimals (decisions.md, "Waybills"): air and air to door cm³ ÷ 6000,
 * express cm³ ÷ 5000, sea 1 m³ = 1000 kg; the divisors are the company's.
 */
export function volumeWeight(type: number, volume: string, divisors: Divisors = usualDivisors): string {
  if (isSea(type)) return new Big(volume).times(1000).toFixed(3);
  const divisor = isAir(type) ? divisors.air : divisors.express;
  return new Big(volume).times(1_000_000).div(divisor).round(3, Big.roundHalfUp).toFixed(3);
}

/**
 * Chargeable weight in kg with three decimals: the larger of gross and volume weight; by air and express rounded up to
 * the next half kilogram, by sea as it is (W/M). It is reckoned from the volume itself, not from the rounded volume weight.
 */
export function chargeableWeight(
  type: number,
  gross: string,
  volume: string,
  divisors: Divisors = usualDivisors,
): string {
  if (isSea(type)) {
    const byVolume = new Big(volume).times(1000);
    return (byVolume.gt(gross) ? byVolume : new Big(gross)).toFixed(3);
  }
  const divisor = isAir(type) ? divisors.air : divisors.express;
  const cubicCentimetres = new Big(volume).times(1_000_000);
  const halves = upToWhole(cubicCentimetres.times(2), divisor);
  const grossHalves = upToWhole(new Big(gross).times(2), 1);
  return (halves.gt(grossHalves) ? halves : grossHalves).div(2).toFixed(3);
}

/** The smallest whole number that is not below `amount` ÷ `divisor`, without an intermediate rounding. */
function upToWhole(amount: Big, divisor: number): Big {
  const whole = amount.div(divisor).round(0, Big.roundDown);
  return whole.times(divisor).lt(amount) ? whole.plus(1) : whole;
}

/** The volume that weighs so much by air, in m³ with at most three decimals: what a load of just that density takes up. */
export function volumeOfWeight(weight: string, divisor: number = usualDivisors.air): string {
  return rounded(new Big(weight).times(divisor).div(1_000_000)).toFixed();
}

/**
 * A box's volume in m³, of three decimals, for a line of which only the whole volume is known; the line's own volume then
 * is {@link lineVolume} of it. Undefined while either is missing.
 */
export function boxVolumeOf(volume: string, boxCount: number): string | undefined {
  if (boxCount < 1 || volume === "" || !new Big(volume).gt(0)) return undefined;
  return rounded(new Big(volume).div(boxCount)).toFixed();
}
