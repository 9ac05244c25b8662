import type { CountryNames } from "#party";
import type { Db } from "#core/db";

/** Which of these suppliers a module has something booked to. */
export type SupplierUse = (db: Db, companyId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** Knowledge of higher modules that this one needs; `app.ts` hands it in. */
export interface SupplierUses {
  countries: CountryNames;
  /** Country of an airport by its IATA code, or of a seaport by its UN/LOCODE; undefined: there is none. */
  portCountry: (kind: "air" | "sea", code: string) => Promise<string | undefined>;
  usedBy: readonly SupplierUse[];
}
