import { randomUUIDv7 } from "node:crypto";
import {
  cargoFileRefusals,
  mostMainFiles,
  type CargoFileOwner,
  type CargoFileType,
  type deleteCargoFile,
  type editCargoFile,
  type saveCargoFile,
  type saveWayBillByPrimaryFile,
} from "@lading/contract/cargo-file";
import { coreRefusals, refuse } from "@lading/contract/core";
import { and, count, eq, inArray, sql } from "drizzle-orm";
import { insertRows, type Db } from "#core/db";
import type { Context } from "#core/http";
import { warehouses } from "#warehouse";
import { fileChanges, logFiles, loggedOf } from "./log.ts";
import { findByNumber, findMain, type Place } from "./places.ts";
import { chosenFiles } from "./read.ts";
import { cargoFiles } from "./tables.ts";

type Adding = Context<typeof saveCargoFile> | Context<typeof saveWayBillByPrimaryFile>;

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

/** Adds uploads to a main waybill. */
export async function addFilesOfMain(context: Context<typeof saveWayBillByPrimaryFile>) {
  const { db, input, session } = context;
  const place = await findMain(db, session, input.waybillId);
  const rest = { ownership: "company", jobNumber: "", warehouseId: null, remark: "" } as const;
  return await store(context, { ...rest, files: input.files, place });
}

async function checkWarehouse(db: Db, companyId: string, id: string): Promise<void> {
  const [found] = await db
    .select({ id: warehouses.id })
    .from(warehouses)
    .where(and(eq(warehouses.companyId, companyId), eq(warehouses.id, id)));
  if (!found) throw refuse(coreRefusals.notFound);
}

async function store(context: Adding, { files, place, ...common }: Belonging) {
  const { db, session, services } = context;
  const { companyId, userId, userName } = session;
  if (place?.isMain === true) await checkRoom(db, companyId, place.id, files.length);
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

/** A main waybill has so many files at most, also when two people add to it at once (catalogue §9). */
async function checkRoom(db: Db, companyId: string, waybillId: string, more: number): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`cargo-file:${companyId}:${waybillId}`}, 0))`);
  const [there] = await db
    .select({ files: count() })
    .from(cargoFiles)
    .where(and(eq(cargoFiles.companyId, companyId), eq(cargoFiles.waybillId, waybillId)));
  if ((there?.files ?? 0) + more > mostMainFiles) throw refuse(cargoFileRefusals.tooManyOfMain, { max: mostMainFiles });
}

/** Changes what a file is said to be. */
export async function editFile(context: Context<typeof editCargoFile>) {
  const { db, input, session } = context;
  const { id, version, ...fields } = input;
  const [file] = await chosenFiles(db, session, [id]);
  if (!file) throw refuse(coreRefusals.notFound);
  const belongs = fields.jobNumber !== "" || file.waybillNumber !== "" || file.warehouseId !== null;
  if (!belongs) throw refuse(cargoFileRefusals.belongsNowhere);
  const which = and(eq(cargoFiles.companyId, session.companyId), eq(cargoFiles.id, id));
  const changed = await db
    .update(cargoFiles)
    .set({ ...fields, version: version + 1, updatedAt: sql`now()` })
    .where(and(which, eq(cargoFiles.version, version)))
    .returning({ id: cargoFiles.id });
  if (changed.length === 0) {
    const { type, ownership, jobNumber, remark, version: current } = file;
    throw refuse(coreRefusals.stale, {}, { current: { type, ownership, jobNumber, remark, version: current } });
  }
  const changes = fileChanges(file.file.name, loggedOf(file), loggedOf({ ...file, ...fields }));
  // The first names the file.
  if (changes.length > 1) await logFiles(db, context, "edit", [{ of: { ...file, name: file.file.name }, changes }]);
  return { version: version + 1 };
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
