import { cargoFileRefusals, type CargoFile, type editCargoFile } from "@lading/contract/cargo-file";
import { coreRefusals, refuse } from "@lading/contract/core";
import { and, eq, sql } from "drizzle-orm";
import { stale } from "#core/db";
import type { Context } from "#core/http";
import { fileChanges, logFiles, loggedOf } from "./log.ts";
import { findByNumber } from "./places.ts";
import { chosenFiles } from "./read.ts";
import { checkRoom, checkWarehouse } from "./save.ts";
import { cargoFiles } from "./tables.ts";

type Editing = Context<typeof editCargoFile>;

/** Changes what a file is said to be, and what it belongs to. */
export async function editFile(context: Editing) {
  const { db, input, session } = context;
  const { id, version, waybillNumber, ...fields } = input;
  const [file] = await chosenFiles(db, session, [id]);
  if (!file) throw refuse(coreRefusals.notFound);
  if (fields.jobNumber === "" && waybillNumber === "" && fields.warehouseId === null)
    throw refuse(cargoFileRefusals.belongsNowhere);
  if (fields.warehouseId !== null && fields.warehouseId !== file.warehouseId)
    await checkWarehouse(db, session.companyId, fields.warehouseId);
  const moved = file.version === version ? await newPlace(context, file) : {};
  const which = and(eq(cargoFiles.companyId, session.companyId), eq(cargoFiles.id, id));
  const changed = await db
    .update(cargoFiles)
    .set({ ...fields, ...moved, version: version + 1, updatedAt: sql`now()` })
    .where(and(which, eq(cargoFiles.version, version)))
    .returning({ id: cargoFiles.id });
  if (changed.length === 0) throw stale(file.version, editedOf(file));
  await logEdit(context, file);
  return { version: version + 1 };
}

/** The waybill that it belongs to from now on, where that is another. */
async function newPlace({ db, input, session }: Editing, file: CargoFile) {
  // Its waybill may be gone: the number that it keeps then finds none.
  if (input.waybillNumber === file.waybillNumber) return {};
  if (input.waybillNumber === "") return { waybillId: null, waybillNumber: "" };
  const { id, number } = await findByNumber(db, session, input.waybillNumber);
  if (id !== file.waybillId) await checkRoom(db, session.companyId, id, 1);
  return { waybillId: id, waybillNumber: number };
}

function editedOf({ type, ownership, jobNumber, waybillNumber, warehouseId, remark }: CargoFile) {
  return { type, ownership, jobNumber, waybillNumber, warehouseId, remark };
}

async function logEdit(context: Editing, before: CargoFile): Promise<void> {
  const { db, session } = context;
  const [after] = await chosenFiles(db, session, [before.id]);
  if (!after) throw new Error("Whoever moves a file sees where it is now");
  const changes = fileChanges(before.file.name, loggedOf(before), loggedOf(after));
  const of = { ...after, name: before.file.name, formerWaybillId: before.waybillId };
  // The first names the file.
  if (changes.length > 1) await logFiles(db, context, "edit", [{ of, changes }]);
}
