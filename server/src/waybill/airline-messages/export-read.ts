import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import type { companies } from "#user";
import { readEnglishNames, type EnglishNames } from "./english-names.ts";
import { printedColumns, readCompany, type PrintedItem, type PrintedWaybill } from "../print/read.ts";
import { waybillItems, waybills } from "../tables.ts";
import { visibleWaybills } from "../visible.ts";

/** A main waybill with what travels under it, and whose it is. */
export interface ForMessages {
  main: PrintedWaybill;
  /** The houses that the user sees, without voided ones, by their numbers. */
  houses: PrintedWaybill[];
  /** How many further ones lie under it. */
  hidden: number;
  items: ReadonlyMap<string, readonly PrintedItem[]>;
  company: typeof companies.$inferSelect;
  englishNames: EnglishNames;
}

/** Reads what messages are written from; undefined for a waybill that the user does not see. */
export async function readForMessages(db: Db, session: StaffSession, id: string): Promise<ForMessages | undefined> {
  const { companyId } = session;
  const visible = await visibleWaybills(db, session);
  const under = and(eq(waybills.companyId, companyId), eq(waybills.mainWaybillId, id), isNull(waybills.voidedAt));
  const [[main], houses, [all], items, company] = await Promise.all([
    db
      .select(printedColumns)
      .from(waybills)
      .where(and(visible, eq(waybills.id, id))),
    db.select(printedColumns).from(waybills).where(and(visible, under)).orderBy(asc(waybills.houseNumber)),
    db.select({ count: count() }).from(waybills).where(under),
    db
      .select()
      .from(waybillItems)
      .where(
        and(
          eq(waybillItems.companyId, companyId),
          sql`${waybillItems.waybillId} IN (SELECT id FROM waybill WHERE company_id = ${companyId} AND main_waybill_id = ${id})`,
        ),
      )
      .orderBy(asc(waybillItems.waybillId), asc(waybillItems.line)),
    readCompany(db, companyId),
  ]);
  if (!main) return undefined;
  return {
    main,
    houses,
    hidden: (all?.count ?? 0) - houses.length,
    items: Map.groupBy(items, ({ waybillId }) => waybillId),
    company,
    englishNames: await readEnglishNames(db, company, [main, ...houses]),
  };
}
