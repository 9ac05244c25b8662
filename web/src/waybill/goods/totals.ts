import { isDecimal } from "@lading/contract/core";
import {
  chargeableWeight,
  lineValue,
  lineVolume,
  sum,
  usualDivisors,
  volumeWeight,
  type Divisors,
  type WaybillType,
} from "@lading/contract/waybill";

/** A line's figures as typed so far, the base of all reckoned ones. */
export interface Measured {
  boxCount?: string;
  lengthCm?: string;
  widthCm?: string;
  heightCm?: string;
  boxVolume?: string;
  weight?: string;
  unitPrice?: string;
}

/** A line's figures; the empty text while they cannot be known. */
export interface LineFigures {
  /** m³ of the line. */
  volume: string;
  /** Unit price × boxes. */
  value: string;
}

/** Of all lines; the empty text while there is nothing to sum up. Lines that are not complete yet do not count. */
export interface Totals {
  pieces: string;
  /** kg */
  weight: string;
  /** m³ */
  volume: string;
  /** kg */
  volumeWeight: string;
  /** kg */
  chargeableWeight: string;
  value: string;
  lines: LineFigures[];
}

/** `300.000` as a person types it: 300. */
export function withoutZeros(decimal: string): string {
  return decimal.includes(".") ? decimal.replace(/\.?0+$/, "") : decimal;
}

const isNumber = (text: string) => isDecimal(text, 4);
const isNumberOrEmpty = (text: string) => text === "" || isNumber(text);

/** A line's volume and value by the contract's own measures. */
export function figuresOf(line: Measured, currency: string): LineFigures {
  const { boxCount = "", lengthCm = "", widthCm = "", heightCm = "", boxVolume = "", unitPrice = "" } = line;
  const boxes = /^[1-9]\d{0,8}$/.test(boxCount) ? Number(boxCount) : undefined;
  if (boxes === undefined) return { volume: "", value: "" };
  const box = { boxCount: boxes, lengthCm, widthCm, heightCm, boxVolume };
  const areNumbers = [lengthCm, widthCm, heightCm, boxVolume].every(isNumberOrEmpty);
  return {
    volume: (areNumbers && lineVolume(box)) || "",
    value: isNumber(unitPrice) ? lineValue(unitPrice, boxes, currency) : "",
  };
}

/** Totals of all lines; the divisors are the company's. */
export function totalsOf(
  type: WaybillType,
  items: readonly Measured[],
  { currency, divisors = usualDivisors }: { currency: string; divisors?: Divisors },
): Totals {
  const lines = items.map((item) => figuresOf(item, currency));
  const weight = sumOf(
    items.map((item) => item.weight ?? ""),
    3,
  );
  const volume = sumOf(
    lines.map((line) => line.volume),
    3,
  );
  const pieces = sumOf(
    items.map(({ boxCount = "" }) => (/^\d+$/.test(boxCount) ? boxCount : "")),
    0,
  );
  return {
    pieces,
    weight,
    volume,
    volumeWeight: volume === "" ? "" : volumeWeight(type, volume, divisors),
    chargeableWeight: weight === "" || volume === "" ? "" : chargeableWeight(type, weight, volume, divisors),
    value: sumOf(
      lines.map((line) => line.value),
      2,
    ),
    lines,
  };
}

function sumOf(values: readonly string[], scale: number): string {
  const known = values.filter(isNumber);
  const total = sum(known, scale);
  return /[1-9]/.test(total) ? total : "";
}

/** m³ of one box by its measures, for a box whose volume was not typed; the empty text while a measure is missing. */
export function boxVolumeOf(line: Measured): string {
  const { lengthCm = "", widthCm = "", heightCm = "" } = line;
  return withoutZeros(figuresOf({ boxCount: "1", lengthCm, widthCm, heightCm }, "").volume);
}
