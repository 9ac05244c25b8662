import type { Detail } from "./detail.ts";

/** A figure of a main waybill: what the carrier's document says, what its houses sum up to, and by how much they differ. */
export interface Compared {
  field: "pieces" | "weight" | "volume" | "chargeableWeight";
  main: string;
  houses: string;
  /** Main minus houses with its sign; the empty text when they agree. */
  difference: string;
}

const fields = ["pieces", "weight", "volume", "chargeableWeight"] as const;

/** Sets a main waybill's own figures against those of its houses. */
export function compareWithHouses(
  main: Pick<Detail["waybill"], Compared["field"]>,
  totals: NonNullable<Detail["houseTotals"]>,
): Compared[] {
  return fields.map((field) => {
    const [own, houses] = [String(main[field]), String(totals[field])];
    return { field, main: own, houses, difference: signed(thousandths(own) - thousandths(houses)) };
  });
}

/** Weights and volumes have at most three decimals (catalogue §5): in thousandths they are whole and exact. */
function thousandths(decimal: string): bigint {
  const [whole = "0", fraction = ""] = decimal.split(".");
  return BigInt(whole) * 1000n + BigInt(fraction.padEnd(3, "0").slice(0, 3));
}

function signed(difference: bigint): string {
  if (difference === 0n) return "";
  const size = difference < 0n ? -difference : difference;
  const decimals = String(size % 1000n)
    .padStart(3, "0")
    .replace(/0+$/, "");
  return `${difference < 0n ? "−" : "+"}${size / 1000n}${decimals === "" ? "" : `.${decimals}`}`;
}
