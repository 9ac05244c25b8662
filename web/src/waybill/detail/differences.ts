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

/** A port or date of a main waybill beside those of its houses. */
export interface ComparedRoute {
  field: (typeof routeFields)[number];
  main: string;
  /** Values of its houses, each once; houses that say nothing are left out. */
  houses: string[];
  /** How many houses say something else; 0 where the main says nothing. */
  different: number;
}

const routeFields = ["loadingPort", "destinationPort", "etd", "eta"] as const;
type Routed = Record<"loadingPort" | "destinationPort", string> & Record<"etd" | "eta", string | null>;

/** Sets a main waybill's ports and dates against those of its houses; what neither says is left out. */
export function compareRoutes(main: Routed, houses: readonly (Routed & { voided: boolean })[]): ComparedRoute[] {
  return routeFields
    .map((field) => {
      const own = main[field] ?? "";
      const said = houses.filter(({ voided }) => !voided).map((house) => house[field] ?? "");
      const values = said.filter((value) => value !== "");
      return {
        field,
        main: own,
        houses: [...new Set(values)].toSorted(),
        different: own === "" ? 0 : values.filter((value) => value !== own).length,
      };
    })
    .filter((row) => row.main !== "" || row.houses.length > 0);
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
