import {
  cargoFileActions,
  cargoFileLogFields,
  cargoFileOwners,
  cargoFileTypes,
  type CargoFile,
  type CargoFileAction,
  type CargoFileLogField,
  type getCargoFileLogList,
} from "@lading/contract/cargo-file";
import { coreRefusals, refuse, type Language, type LocalText } from "@lading/contract/core";
import { mailStates } from "@lading/contract/mail";
import { sql } from "drizzle-orm";
import { changesBetween, logOperations, readLog, shownEntry, type FieldChange } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { opensCargoFile } from "./read.ts";

/** Cargo files in the operation log. */
const logEntity = "cargoFile";

/** Values of files' fields in the log of their waybill. */
export const cargoFileValues = { fileType: cargoFileTypes, fileOwner: cargoFileOwners };

/** Who does it. */
export interface Doing {
  ip: string;
  session: Pick<StaffSession, "companyId" | "userId" | "userName">;
}

/** A change of a file. */
export interface FileChange {
  of: {
    id: string;
    name: string;
    waybillId: string | null;
    /** The waybill that it belonged to before. */
    formerWaybillId?: string | null;
  };
  changes: readonly (FieldChange & { field: CargoFileLogField })[];
}

/** A file as its log has it. */
export type Logged = Partial<Record<CargoFileLogField, string>>;

/** A file's fields as its log keeps them. */
export function loggedOf(
  file: Pick<CargoFile, "type" | "ownership" | "jobNumber" | "remark"> & Partial<CargoFile>,
): Logged {
  return {
    fileType: file.type,
    fileOwner: file.ownership,
    fileJobNumber: file.jobNumber,
    waybillNumber: file.waybillNumber ?? "",
    warehouse: file.warehouse ?? "",
    fileRemark: file.remark,
  };
}

/** Each field that differs; the file's name stands with it, so that a waybill's log says which file it was. */
export function fileChanges(name: string, before: Logged | null, after: Logged | null): FileChange["changes"] {
  const fields = cargoFileLogFields.filter((field) => field !== "file");
  const changed = changesBetween(before, after, fields).map((change) => ({ ...change, field: fieldOf(change.field) }));
  return [{ field: "file", before: after ? null : name, after: after && name }, ...changed];
}

/** The waybills that a change is about: where the file is, and where it was. */
const waybillsOf = ({ of }: FileChange) =>
  [...new Set([of.waybillId, of.formerWaybillId ?? null])].filter((id) => id !== null);

/** Logs what was done to files; of one that belongs to a waybill, or did, in the waybill's log as well. */
export async function logFiles(
  db: Db,
  { session, ip }: Doing,
  action: CargoFileAction,
  changed: readonly FileChange[],
): Promise<void> {
  const { companyId, userId, userName } = session;
  const doer = { companyId, userId, userName, ip };
  const operations = changed.map(({ of, changes }) => ({ id: of.id, number: of.name, changes }));
  await logOperations(db, doer, { entity: logEntity, action }, operations);
  const numbers = await houseNumbers(db, companyId, changed);
  const ofWaybills = changed.flatMap((change) =>
    waybillsOf(change).flatMap((id) => {
      const number = numbers.get(id);
      if (number === undefined) return [];
      // Which waybill is said where that has changed only.
      const isNamed = change.of.formerWaybillId !== undefined;
      return [{ id, number, changes: change.changes.filter(({ field }) => isNamed || field !== "waybillNumber") }];
    }),
  );
  await logOperations(db, doer, { entity: "waybill", action: `${action}File` }, ofWaybills);
}

/** The numbers of the files' waybills as the waybills' log has them; one that was deleted has no log to go on. */
async function houseNumbers(db: Db, companyId: string, changed: readonly FileChange[]): Promise<Map<string, string>> {
  const ids = [...new Set(changed.flatMap(waybillsOf))];
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; number: string }>(sql`
    SELECT id, house_number AS number FROM waybill
    WHERE company_id = ${companyId} AND id = ANY(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** A file's log, newest first, for people who may open the file. */
export async function listFileLog({ db, input, session, language }: Context<typeof getCargoFileLogList>) {
  if (!(await opensCargoFile(db, session, input.id))) throw refuse(coreRefusals.notFound);
  const entries = await readLog(db, { companyId: session.companyId, entity: logEntity, id: input.id });
  const read = (field: string, value: unknown) => readable(field, value, language);
  const rows = entries.map((entry) => {
    const { changes, ...rest } = shownEntry(entry, cargoFileActions, read);
    return { ...rest, changes: changes.map((change) => ({ ...change, field: fieldOf(change.field) })) };
  });
  return { rows };
}

function fieldOf(field: string): CargoFileLogField {
  const known = cargoFileLogFields.find((one) => one === field);
  if (!known) throw new Error(`No field of cargo files: ${field}`);
  return known;
}

/** Fields whose values are keys of something with a text. */
const choices: Readonly<Record<string, Readonly<Record<string, LocalText>>>> = {
  ...cargoFileValues,
  mailState: mailStates,
};

function readable(field: string, value: unknown, language: Language): string | null {
  if (typeof value !== "string") return null;
  return choices[field]?.[value]?.[language] ?? value;
}
