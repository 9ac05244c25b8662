import { desc, eq } from "drizzle-orm";
import type { Db } from "#core/db";
import type { DemoCompany } from "#core/demo";
import { addressesOf, rememberAddresses } from "../parties/address-history.ts";
import { waybills } from "../tables.ts";

/** So many of the newest shipments are looked at. */
const newest = 200;

/** The parties of the newest shipments are offered in forms, as if staff had entered them. */
export async function rememberDemoParties(db: Db, { companyId }: DemoCompany): Promise<void> {
  const own = eq(waybills.companyId, companyId);
  const rows = await db.select().from(waybills).where(own).orderBy(desc(waybills.createdAt)).limit(newest);
  await rememberAddresses(db, companyId, addressesOf(rows));
}
