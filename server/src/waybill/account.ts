import { coreRefusals, refuse } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import { logOperations, type Doer } from "#core/audit";
import type { Db } from "#core/db";
import { toCompany } from "#core/events";
import type { Services } from "#core/http";
import type { StaffSession } from "#core/session";
import { waybills } from "./tables.ts";
import { visibleWaybills } from "./visible.ts";

/**
 * Refuses where the job of one of these waybills was signed off, naming who signed. The waybills are locked, so that no
 * sign-off slips in between: who signs locks them as well. `app.ts` hands it to the modules that keep costs and bills.
 */
export type JobLock = (db: Db, companyId: string, waybillIds: readonly string[]) => Promise<void>;

/**
 * Those of these waybills whose job was signed off, so that screens do not offer what the lock would refuse. `app.ts` hands
 * it to the modules that keep costs and bills.
 */
export type SignedJobs = (db: Db, companyId: string, waybillIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** A waybill's facts for its costs and bills. */
export interface AccountWaybill {
  id: string;
  /** House number, of a main waybill the main number. */
  number: string;
  houseNumber: string;
  /** Of the waybill's own customer; the empty text without one. */
  customerNumber: string;
  voided: boolean;
}

/**
 * Locks the waybills whose costs or bills are to change, until the transaction ends, in the order of their ids; asks the
 * lock. A waybill that is missing or hidden from the user refuses the whole as not found.
 */
export async function openAccounts(
  db: Db,
  session: StaffSession,
  { ids, lock }: { ids: readonly string[]; lock: JobLock },
): Promise<Map<string, AccountWaybill>> {
  const wanted = [...new Set(ids)];
  const { id, houseNumber, isMain, mainNumber, customerNumber, voidedAt } = waybills;
  const found = await db
    .select({
      id,
      houseNumber,
      customerNumber,
      number: sql<string>`CASE WHEN ${isMain} THEN ${mainNumber} ELSE ${houseNumber} END`,
      voided: sql<boolean>`${voidedAt} IS NOT NULL`,
    })
    .from(waybills)
    .where(sql`${await visibleWaybills(db, session)} AND ${id} = ANY(${sql.param(wanted)}::uuid[])`)
    .orderBy(id)
    .for("no key update");
  if (found.length !== wanted.length) throw refuse(coreRefusals.notFound);
  await lock(db, session.companyId, wanted);
  return new Map(found.map((waybill) => [waybill.id, waybill]));
}

/**
 * Keeps the payment status that follows from the bills: `statuses` is a `SELECT` of `waybill_id` and `status`, of the module
 * that keeps them. The caller holds the waybills' locks. Forms do not edit the status, so their versions stay good.
 */
export async function keepPaymentStatus(db: Db, doer: Doer, statuses: SQL): Promise<void> {
  const { rows } = await db.execute<{ id: string; number: string; before: string; after: string }>(sql`
    WITH changed AS (
      SELECT w.id, w.house_number AS number, w.payment_status AS before, s.status AS after
      FROM (${statuses}) AS s JOIN waybill w ON w.company_id = ${doer.companyId} AND w.id = s.waybill_id
      WHERE w.payment_status <> s.status
    ), kept AS (
      UPDATE waybill SET payment_status = changed.after, updated_at = now() FROM changed
      WHERE waybill.company_id = ${doer.companyId} AND waybill.id = changed.id
    )
    SELECT * FROM changed`);
  const operations = rows.map(({ id, number, before, after }) => ({
    id,
    number,
    changes: [{ field: "paymentStatus", before, after }],
  }));
  await logOperations(db, doer, { entity: "waybill", action: "payment" }, operations);
}

/** Tells open pages, once the transaction is done, that bills, costs or sign-offs of these waybills changed. */
export async function tellAccounts(
  { db, session, services }: { db: Db; session: StaffSession; services: Pick<Services, "events"> },
  waybillIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(waybillIds)];
  await services.events.publish(db, toCompany(session.companyId), { kind: "account.changed", data: { ids } });
}
