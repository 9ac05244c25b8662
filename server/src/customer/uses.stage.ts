import { sql } from "drizzle-orm";
import type { CustomerUses } from "./uses.ts";

/** Stand-ins for higher modules in this module's own tests: no waybills, and countries called by their codes. */
export const noUses: CustomerUses = {
  visibleWaybills: () => Promise.resolve(sql`false`),
  keepers: {},
  countries: { nameOf: (code) => code, codeOf: (text) => (/^[A-Z]{2}$/.test(text) ? text : undefined) },
};
