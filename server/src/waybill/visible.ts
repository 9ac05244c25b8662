import { coreRefusals, refuse } from "@lading/contract/core";
import { eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { visibleUserIds } from "#user";
import { waybills } from "./tables.ts";

/**
 * The waybills that a user sees: all of the company, or those that oneself or somebody below has entered or is
 * in charge of (decisions.md, "Companies, people, rights"). A condition on `waybill` without an alias.
 */
export async function visibleWaybills(db: Db, session: StaffSession): Promise<SQL> {
  return waybillsOf(session.companyId, await visibleUserIds(db, session));
}

/** The waybills of a company that these people have to do with; null for everybody's. */
export function waybillsOf(companyId: string, people: readonly string[] | null): SQL {
  const inCompany = eq(waybills.companyId, companyId);
  if (people === null) return inCompany;
  const { operatorId, salesId, customerServiceId, marketingId, createdBy } = waybills;
  const any = sql`ANY(${sql.param([...people])}::uuid[])`;
  return sql`${inCompany} AND (${salesId} = ${any} OR ${operatorId} = ${any} OR ${customerServiceId} = ${any} OR ${marketingId} = ${any} OR ${createdBy} = ${any})`;
}

/** A waybill's facts for a change to many. */
export interface LockedWaybill {
  id: string;
  houseNumber: string;
  isMain: boolean;
  stateId: string | null;
  voidedAt: string | null;
  version: number;
}

/**
 * Locks waybills that the user sees, until the transaction ends, always in the same order so that two such calls
 * never wait for each other. A waybill that is missing or hidden from the user refuses the whole as not found.
 */
export async function lockWaybills(db: Db, session: StaffSession, ids: readonly string[]): Promise<LockedWaybill[]> {
  const wanted = [...new Set(ids)];
  const found = await lockWhere(
    db,
    sql`${await visibleWaybills(db, session)} AND ${waybills.id} = ANY(${sql.param(wanted)}::uuid[])`,
  );
  if (found.length !== wanted.length) throw refuse(coreRefusals.notFound);
  return found;
}

/** Locks the waybills of a condition, in the order of their ids. */
export async function lockWhere(db: Db, where: SQL): Promise<LockedWaybill[]> {
  const { id, houseNumber, isMain, stateId, voidedAt, version } = waybills;
  return await db
    .select({ id, houseNumber, isMain, stateId, voidedAt, version })
    .from(waybills)
    .where(where)
    .orderBy(id)
    .for("no key update");
}
