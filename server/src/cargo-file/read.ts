import { mostInArchive, type CargoFile, type CargoFileSort } from "@lading/contract/cargo-file";
import { coreRefusals, exactTotal, refuse, type Language } from "@lading/contract/core";
import { filesPath } from "@lading/contract/files";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { FileCard, Files } from "#core/files";
import type { Session, StaffSession } from "#core/session";
import { warehouseNameIn } from "#warehouse";
import { visibleWaybills } from "#waybill";

const tables = sql`cargo_file f
  JOIN stored_file s ON s.company_id = f.company_id AND s.id = f.file_id
  LEFT JOIN waybill ON waybill.company_id = f.company_id AND waybill.id = f.waybill_id
  LEFT JOIN warehouse w ON w.company_id = f.company_id AND w.id = f.warehouse_id`;

const waybillNumber = sql`CASE WHEN waybill.id IS NULL THEN f.waybill_number WHEN waybill.is_main THEN waybill.main_number
    ELSE waybill.house_number END`;
/** The warehouse by code and name: for a reader of a language, or, without one, by its own name, as logs keep it. */
const warehouseIn = (language?: Language) => {
  const name = language ? warehouseNameIn("w", language) : sql`w.warehouse_name`;
  return sql`coalesce(w.code || ' ' || ${name}, '')`;
};

const columnsIn = (
  language?: Language,
) => sql`f.id, f.file_id, f.file_name, s.type AS mime, s.size::float8 AS size, f.type, f.ownership,
  f.job_number, waybill.id AS waybill_id, ${waybillNumber} AS waybill_number,
  f.warehouse_id, ${warehouseIn(language)} AS warehouse, f.remark, f.created_by_name, f.created_at, f.version`;

interface Row extends Record<string, unknown> {
  id: string;
  file_id: string;
  file_name: string;
  mime: string;
  size: number;
  type: CargoFile["type"];
  ownership: CargoFile["ownership"];
  job_number: string;
  waybill_id: string | null;
  waybill_number: string;
  warehouse_id: string | null;
  warehouse: string;
  remark: string;
  created_by_name: string;
  created_at: string;
  version: number;
}

function shown(row: Row): CargoFile {
  return {
    id: row.id,
    file: {
      id: row.file_id,
      path: `${filesPath}/${row.file_id}`,
      name: row.file_name,
      type: row.mime,
      size: row.size,
    },
    type: row.type,
    ownership: row.ownership,
    jobNumber: row.job_number,
    waybillId: row.waybill_id,
    waybillNumber: row.waybill_number,
    warehouseId: row.warehouse_id,
    warehouse: row.warehouse,
    remark: row.remark,
    createdByName: row.created_by_name,
    createdAt: new Date(row.created_at).toISOString(),
    version: row.version,
  };
}

/** The company's files but those of waybills that the user does not see; one whose waybill is gone is everybody's. */
export async function visibleFiles(db: Db, session: StaffSession): Promise<SQL> {
  return sql`f.company_id = ${session.companyId} AND (waybill.id IS NULL OR (${await visibleWaybills(db, session)}))`;
}

/** The files that a person may open: whoever has the file centre all that they see, whoever has the waybills the papers of those. */
export async function openFiles(db: Db, session: StaffSession): Promise<SQL> {
  const visible = await visibleFiles(db, session);
  if (session.rights.has("/logisticsManagement/goodsFiles:view")) return visible;
  return session.rights.has("/logisticsManagement/checkWayBill:view")
    ? sql`${visible} AND waybill.id IS NOT NULL`
    : sql`false`;
}

const orders: Readonly<Record<Exclude<CargoFileSort, "warehouse">, SQL>> = {
  createdAt: sql`f.created_at`,
  fileName: sql`f.file_name`,
  type: sql`f.type`,
  ownership: sql`f.ownership`,
  jobNumber: sql`f.job_number`,
  waybillNumber,
  size: sql`s.size`,
  createdByName: sql`f.created_by_name`,
};

function orderBy({ sort, order, language }: Omit<ListOrder, "page" | "pageSize">): SQL {
  const by = sort === "warehouse" ? warehouseIn(language) : orders[sort];
  return order === "asc" ? sql`${by}, f.id` : sql`${by} DESC, f.id DESC`;
}

export interface ListOrder {
  sort: CargoFileSort;
  order: "asc" | "desc";
  page: number;
  pageSize: number;
  language: Language;
}

/** A page of the files of a condition, with their count. */
export async function readPage(db: Db, where: SQL, asked: ListOrder) {
  const { page, pageSize, language } = asked;
  const [found, counted] = await Promise.all([
    db.execute<Row>(sql`SELECT ${columnsIn(language)} FROM ${tables} WHERE ${where} ORDER BY ${orderBy(asked)}
      LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
      FROM (SELECT FROM ${tables} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
  ]);
  return { rows: found.rows.map(shown), total: counted.rows[0]?.total ?? 0 };
}

/** The files of a condition, newest first; a reader's language names their warehouses. */
export async function readFiles(db: Db, where: SQL, limit: number, language?: Language): Promise<CargoFile[]> {
  const { rows } = await db.execute<Row>(
    sql`SELECT ${columnsIn(language)} FROM ${tables} WHERE ${where} ORDER BY f.created_at DESC, f.id DESC LIMIT ${limit}`,
  );
  return rows.map(shown);
}

/**
 * These files, newest first; one that is not there, or not theirs to see, refuses the whole as not found. `which`: those
 * that the person may do this with.
 */
export async function chosenFiles(
  db: Db,
  session: StaffSession,
  wanted: readonly string[],
  which: typeof visibleFiles = visibleFiles,
): Promise<CargoFile[]> {
  const ids = [...new Set(wanted)];
  const where = sql`${await which(db, session)} AND f.id = ANY(${sql.param(ids)}::uuid[])`;
  const found = await readFiles(db, where, ids.length);
  if (found.length !== ids.length) throw refuse(coreRefusals.notFound);
  return found;
}

/** Cards of these files in the file store. */
export async function cardsOf(db: Db, files: Files, chosen: readonly CargoFile[]): Promise<FileCard[]> {
  const cards = await Promise.all(chosen.map(async ({ file }) => await files.find(db, file.id)));
  return cards.filter((card) => card !== undefined);
}

/** The cargo file that a person may open and that a stored file is; undefined when there is none. */
export async function seenCargoFile(db: Db, session: Session, fileId: string): Promise<CargoFile | undefined> {
  if (session.audience !== "staff") return undefined;
  const [file] = await readFiles(db, sql`${await openFiles(db, session)} AND f.file_id = ${fileId}`, 1);
  return file;
}

/** The papers of a waybill that a person may open, newest first. */
export async function papersOfWaybill(db: Db, session: StaffSession, waybillId: string): Promise<CargoFile[]> {
  return await readFiles(db, sql`${await openFiles(db, session)} AND f.waybill_id = ${waybillId}`, mostInArchive);
}

/** Whether a person may read a stored file because a cargo file that they may open holds it. */
export async function seesCargoFile(db: Db, session: Session, fileId: string): Promise<boolean> {
  return (await seenCargoFile(db, session, fileId)) !== undefined;
}

/** Whether a person may open this cargo file's page. */
export async function opensCargoFile(db: Db, session: StaffSession, id: string): Promise<boolean> {
  return (await readFiles(db, sql`${await openFiles(db, session)} AND f.id = ${id}`, 1)).length > 0;
}
