import { coreRefusals, refuse } from "@lading/contract/core";
import { waybillRefusals } from "@lading/contract/waybill";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { visibleWaybills, waybills } from "#waybill";
import { containers } from "./tables.ts";

/** The main waybill of containers. */
export interface Main {
  id: string;
  type: number;
  isMain: boolean;
  houseNumber: string;
}

/** A main waybill that the user sees and that is not voided; it stays so until the transaction ends. */
export async function lockMain(db: Db, session: StaffSession, id: string): Promise<Main> {
  const visible = await visibleWaybills(db, session);
  const { type, isMain, houseNumber, voidedAt } = waybills;
  const [main] = await db
    .select({ id: waybills.id, type, isMain, houseNumber, voidedAt })
    .from(waybills)
    .where(and(visible, eq(waybills.id, id)))
    .for("share");
  if (!main) throw refuse(coreRefusals.notFound);
  if (main.voidedAt !== null) throw refuse(waybillRefusals.voided, { number: main.houseNumber });
  return main;
}

/** Locks a container of a main waybill that the user sees, in the version that the user has read. */
export async function lockContainer(db: Db, session: StaffSession, { id, version }: { id: string; version: number }) {
  const which = and(eq(containers.companyId, session.companyId), eq(containers.id, id));
  const [found] = await db.select().from(containers).where(which).for("update");
  if (!found) throw refuse(coreRefusals.notFound);
  const main = await lockMain(db, session, found.waybillId);
  if (found.version !== version) throw refuse(coreRefusals.stale, {}, { current: currentOf(found) });
  return { container: found, main };
}

type Container = typeof containers.$inferSelect;

/** The container as its form has it. */
export function currentOf({ tareWeight, maxPayload, ...container }: Container) {
  const { containerNumber, cabinetClass, cabinetType, sealNumber, remark, version } = container;
  return {
    containerNumber,
    cabinetClass,
    cabinetType,
    sealNumber,
    tareWeight: plain(tareWeight),
    maxPayload: plain(maxPayload),
    remark,
    version,
  };
}

/** Without the zeros that the column keeps. */
function plain(decimal: string | null): string {
  return decimal === null ? "" : decimal.replace(/\.?0+$/, "");
}

/** Makes the container's next version. */
export async function touch(db: Db, { companyId, id, version }: Pick<Container, "companyId" | "id" | "version">) {
  await db
    .update(containers)
    .set({ version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(containers.companyId, companyId), eq(containers.id, id)));
}
