import type { Container, PackableHouse } from "@lading/contract/container";
import { formatDecimal } from "#core/format";

/** How much of a house is, or is to be, in a container, as it is typed. */
export interface Typed {
  pieces: string;
  weight: string;
  volume: string;
}

/** Weights and volumes have at most three decimals: in thousandths they are whole and exact. */
export function thousandths(decimal: string): number {
  const sign = decimal.startsWith("-") ? -1 : 1;
  const [whole = "0", fraction = ""] = decimal.replace("-", "").split(".");
  return sign * (Number(whole || "0") * 1000 + Number(fraction.padEnd(3, "0").slice(0, 3)));
}

/** Thousandths as a plain decimal without zeros at its end. */
export function ofThousandths(amount: number): string {
  return String(amount / 1000);
}

/** A weight or volume as people read it. */
export function shown(decimal: string): string {
  return formatDecimal(ofThousandths(thousandths(decimal)));
}

const both = (remaining: string, inside = "0") => ofThousandths(thousandths(remaining) + thousandths(inside));

/** The most of a house that a container may hold: its part in this container and its part in none. */
export function roomOf(house: PackableHouse, container: Container): Typed {
  const here = container.packed.find(({ waybillId }) => waybillId === house.id);
  return {
    pieces: String(house.remainingPieces + (here?.pieces ?? 0)),
    weight: both(house.remainingWeight, here?.weight),
    volume: both(house.remainingVolume, here?.volume),
  };
}

/** So many pieces with their part of weight and volume; the last ones take all that is left. */
export function partOf(room: Typed, pieces: string): Typed {
  const [count, all] = [Number(pieces || "0"), Number(room.pieces)];
  if (count === 0) return { pieces, weight: "0", volume: "0" };
  if (count >= all) return { pieces, weight: room.weight, volume: room.volume };
  const part = (decimal: string) => ofThousandths(Math.round((thousandths(decimal) * count) / all));
  return { pieces, weight: part(room.weight), volume: part(room.volume) };
}
