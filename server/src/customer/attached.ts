import { coreRefusals, exactTotal, refuse } from "@lading/contract/core";
import { and, asc, count, desc, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { holdsNormally, onDays, type Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { foundBy } from "./searching.ts";
import { customers, type bankAccounts, type customerContacts } from "./tables.ts";
import { visibleCustomers } from "./visible.ts";

type Attached = typeof customerContacts | typeof bankAccounts;

interface Wanted {
  customerId?: string | undefined;
  search: string;
  createdFrom: string;
  createdTo: string;
  order: "asc" | "desc";
}

/** A condition on something of customers whom the user sees; `texts` are the columns that a search looks into. */
export async function attachedWhere(
  db: Db,
  session: StaffSession,
  { table, texts, wanted }: { table: Attached; texts: readonly PgColumn[]; wanted: Wanted },
): Promise<SQL | undefined> {
  const { customerId, search } = wanted;
  const own = sql`concat_ws(chr(10), ${sql.join([...texts], sql`, `)})`;
  return and(
    eq(table.companyId, session.companyId),
    await visibleCustomers(db, session),
    customerId === undefined ? undefined : eq(table.customerId, customerId),
    onDays(table.createdAt, wanted.createdFrom, wanted.createdTo),
    search === "" ? undefined : sql`(${holdsNormally(own, search)} OR ${foundBy(search)})`,
  );
}

/** The customer that something belongs to. */
export function belongs(table: Attached): SQL | undefined {
  return and(eq(customers.companyId, table.companyId), eq(customers.id, table.customerId));
}

/** Sorted by a column, the newest first among equals. */
export function attachedOrder(table: Attached, by: PgColumn | SQL, order: "asc" | "desc"): SQL[] {
  const direction = order === "asc" ? asc : desc;
  return [direction(by), direction(table.id)];
}

/** How many match, up to where totals are exact. */
export async function countAttached(db: Db, table: Attached, where: SQL | undefined): Promise<number> {
  const found = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .innerJoin(customers, belongs(table))
    .where(where)
    .limit(exactTotal + 1)
    .as("found");
  const [row] = await db.select({ total: count() }).from(found);
  return row?.total ?? 0;
}

/** The customer of something that the user sees; anything else is not found. */
export function foundOr404<T>(found: T | undefined): T {
  if (found === undefined) throw refuse(coreRefusals.notFound);
  return found;
}
