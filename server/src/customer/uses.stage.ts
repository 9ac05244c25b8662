import { sql } from "drizzle-orm";
import type { CustomerUses } from "./uses.ts";

/** Stand-ins for higher modules in this module's own tests: no waybills. */
export const noUses: CustomerUses = {
  visibleWaybills: () => Promise.resolve(sql`false`),
  keepers: {},
};
