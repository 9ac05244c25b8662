import { randomUUIDv7 } from "node:crypto";
import {
  cargoFileRefusals,
  mostWaybillFiles,
  type CargoFileOwner,
  type CargoFileType,
  type deleteCargoFile,
  type saveCargoFile,
  type saveWayBillByPrimaryFile,
  type saveWayBillFile,
} from "@lading/contract/cargo-file";
import { coreRefusals, refuse } from "@lading/contract/core";
import { and, count, eq, inArray, sql } from "drizzle-orm";
import { insertRows, type Db } from "#core/db";
import type { Context } from "#core/http";
import { warehouses } from "#warehouse";
import { fileChanges, logFiles, loggedOf } from "./log.ts";
import { findByNumber, findMain, findWaybill, type Place } from "./places.ts";
import { chosenFiles } from "./read.ts";
import { cargoFiles } from "./tables.ts";

type Adding = Context<typeof saveCargoFile | typeof saveWayBillFile>;

interface Belonging {
  files: readonly { fileId: string; type: CargoFileType }[];
  ownership: CargoFileOwner;
  jobNumber: string;
  place: Place | null;
  warehouseId: string | null;
  remark: string;
}

/** Adds uploads to a job, a waybill or a warehouse. */
export async function addFiles(context: Context<typeof saveCargoFile>) {
  const { db, input, session } = context;
  const { files, ownership, jobNumber, waybillNumber, warehouseId, remark } = input;
  if (jobNumber === "" && waybillNumber === "" && warehouseId === null) throw refuse(cargoFileRefusals.belongsNowhere);
  const place = waybillNumber === "" ? null : await findByNumber(db, session, waybillNumber);
  if (warehouseId !== null) await checkWarehouse(db, session.companyId, warehouseId);
  return await store(context, { files, ownership, jobNumber, place, warehouseId, remark });
}

/** Adds uploads to a waybill. */
export async function addFilesOfWaybill(context: Context<typeof saveWayBillFile>) {
  const { waybillId, ...fields } = context.input;
  const place = await findWaybill(context.db, context.session, waybillId);
  return await store(context, { ...fields, place, warehouseId: null });
}

/** Adds uploads to a main waybill. */
export async function addFilesOfMain(context: Context<typeof saveWayBillByPrimaryFile>) {
  const { waybillId, ...fields } = context.input;
  const place = await findMain(context.db, context.session, waybillId);
  return await store(context, { ...fields, place, warehouseId: null });
}

/** Refuses a warehouse that is none of the company. */
export async function checkWarehouse(db: Db, companyId: string, id: string): Promise<void> {
  const [found] = await db
    .select({ id: warehouses.id })
    .from(warehouses)
    .where(and(eq(warehouses.companyId, companyId), eq(warehouses.id, id)));
  if (!found) throw refuse(coreRefusals.notFound);
}

async function store(context: Adding, { files, place, ...common }: Belonging) {
  const { db, session, services } = context;
  const { companyId, userId, userName } = session;
  if (place !== null) await checkRoom(db, companyId, place.id, files.length);
  const rows = [];
  for (const { fileId, type } of files) {
    const stored = await services.files.claim(db, { id: fileId, use: "cargoFile", createdBy: userId });
    rows.push({
      ...common,
      companyId,
      id: randomUUIDv7(),
      fileId,
      fileName: stored.name,
      type,
      waybillId: place?.id ?? null,
      waybillNumber: place?.number ?? "",
      createdBy: userId,
      createdByName: userName,
    });
  }
  await insertRows(db, cargoFiles, rows);
  await logAdded(context, rows);
  return { added: rows.length };
}

/** Says in the files' logs, and in their waybills', that they were added. */
export async function logAdded(
  context: Pick<Adding, "db" | "session" | "ip">,
  rows: readonly (typeof cargoFiles.$inferInsert)[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const added = await chosenFiles(context.db, context.session, ids);
  await logFiles(
    context.db,
    context,
    "add",
    added.map((file) => ({
      of: { ...file, name: file.file.name },
      changes: fileChanges(file.file.name, null, loggedOf(file)),
    })),
  );
}

/** A waybill has so many files at most, also when two people add to it at once (catalogue §9). */
export async function checkRoom(db: Db, companyId: string, waybillId: string, more: number): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`cargo-file:${companyId}:${waybillId}`}, 0))`);
  const [there] = await db
    .select({ files: count() })
    .from(cargoFiles)
    .where(and(eq(cargoFiles.companyId, companyId), eq(cargoFiles.waybillId, waybillId)));
  if ((there?.files ?? 0) + more > mostWaybillFiles)
    throw refuse(cargoFileRefusals.tooManyOfWaybill, { max: mostWaybillFiles });
}

/** Deletes files, all or none; their bytes go with them. */
export async function deleteFiles(context: Context<typeof deleteCargoFile>) {
  const { db, input, session, services } = context;
  const found = await chosenFiles(db, session, input.ids);
  const ids = found.map(({ id }) => id);
  await db.delete(cargoFiles).where(and(eq(cargoFiles.companyId, session.companyId), inArray(cargoFiles.id, ids)));
  for (const { file } of found) await services.files.release(db, file.id);
  const changes = found.map((file) => ({
    of: { ...file, name: file.file.name },
    changes: fileChanges(file.file.name, loggedOf(file), null),
  }));
  await logFiles(db, context, "delete", changes);
  return { deleted: found.length };
}
