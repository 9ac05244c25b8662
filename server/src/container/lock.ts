import { coreRefusals, refuse } from "@lading/contract/core";
import { waybillRefusals } from "@lading/contract/waybill";
import { and, eq } from "drizzle-orm";
import { lockOne, stale, type Db } from "#core/db";
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
  const container = await lockOne(db, containers, { companyId: session.companyId, id });
  const main = await lockMain(db, session, container.waybillId);
  if (container.version !== version) throw stale(container.version, currentOf(container));
  return { container, main };
}

type Container = typeof containers.$inferSelect;

/** The container as its form has it. */
export function currentOf({ tareWeight, maxPayload, ...container }: Container) {
  const { containerNumber, cabinetClass, cabinetType, sealNumber, remark } = container;
  return {
    containerNumber,
    cabinetClass,
    cabinetType,
    sealNumber,
    tareWeight: plain(tareWeight),
    maxPayload: plain(maxPayload),
    remark,
  };
}

/** Without the zeros that the column keeps. */
function plain(decimal: string | null): string {
  return decimal === null ? "" : decimal.replace(/\.?0+$/, "");
}
