import type {
  CargoFile,
  exportCargoFileCentersList,
  getCargoFileCentersList,
  getCargoTransportFileDetail,
  getWayBillByPrimaryFileList,
  getWayBillFileList,
} from "@lading/contract/cargo-file";
import { mostInArchive } from "@lading/contract/cargo-file";
import { coreRefusals, refuse, type Language } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import { containing, containingNumbers, type Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { openFiles, readFiles, readPage, visibleFiles } from "./read.ts";
import { findMain, findWaybill, type Place } from "./places.ts";

/** Others of the same waybill, job or warehouse that a file's page shows: as many as go into an archive with it. */
const mostOthers = mostInArchive - 1;

type Filters = Omit<Context<typeof exportCargoFileCentersList>["input"], "sort" | "order">;

function conditions({ search, number, types, ownership, addedBy, remark, from, to }: Filters): SQL[] {
  const pattern = containingNumbers(number);
  return [
    ...(search === "" ? [] : [sql`f.file_name ILIKE ${containing(search)}`]),
    ...(number === ""
      ? []
      : [
          sql`(f.job_number ILIKE ${pattern} OR f.waybill_number ILIKE ${pattern} OR waybill.house_number ILIKE ${pattern}
            OR waybill.main_number ILIKE ${pattern} OR w.code ILIKE ${pattern} OR w.warehouse_name ILIKE ${pattern}
            OR w.warehouse_name_en ILIKE ${pattern})`,
        ]),
    ...(types.length === 0 ? [] : [sql`f.type = ANY(${sql.param(types)}::text[])`]),
    ...(ownership === "" ? [] : [sql`f.ownership = ${ownership}`]),
    ...(addedBy === "" ? [] : [sql`f.created_by_name ILIKE ${containing(addedBy)}`]),
    ...(remark === "" ? [] : [sql`f.remark ILIKE ${containing(remark)}`]),
    ...(from === "" ? [] : [sql`f.created_at >= ${from}::date`]),
    ...(to === "" ? [] : [sql`f.created_at < ${to}::date + 1`]),
  ];
}

/** Condition of a list or its export: the filters, among the files that the user sees. */
export async function found(db: Db, session: StaffSession, filters: Filters): Promise<SQL> {
  return sql.join([await visibleFiles(db, session), ...conditions(filters)], sql` AND `);
}

/** Files by job, waybill or warehouse number. */
export async function listFiles({ db, input, session, language }: Context<typeof getCargoFileCentersList>) {
  return await readPage(db, await found(db, session, input), { ...input, language });
}

/** A file and what lies beside it. */
export async function showFile({ db, input, session, language }: Context<typeof getCargoTransportFileDetail>) {
  const visible = await openFiles(db, session);
  const [file] = await readFiles(db, sql`${visible} AND f.id = ${input.id}`, 1, language);
  if (!file) throw refuse(coreRefusals.notFound);
  const others = await readFiles(db, sql`${visible} AND ${besides(file)} AND f.id <> ${file.id}`, mostOthers, language);
  return { file, others };
}

function besides({ waybillId, jobNumber, warehouseId }: CargoFile): SQL {
  if (waybillId !== null) return sql`f.waybill_id = ${waybillId}`;
  return jobNumber === "" ? sql`f.warehouse_id = ${warehouseId}` : sql`f.job_number = ${jobNumber}`;
}

/** The files of a waybill. */
export async function listOfWaybill({ db, input, session, language }: Context<typeof getWayBillFileList>) {
  const place = await findWaybill(db, session, input.waybillId);
  return { rows: await filesOf(db, session, place, language) };
}

/** The files of a main waybill. */
export async function listOfMain({ db, input, session, language }: Context<typeof getWayBillByPrimaryFileList>) {
  const place = await findMain(db, session, input.waybillId);
  return { rows: await filesOf(db, session, place, language) };
}

function filesOf(db: Db, { companyId }: StaffSession, { id }: Place, language: Language): Promise<CargoFile[]> {
  return readFiles(db, sql`f.company_id = ${companyId} AND f.waybill_id = ${id}`, mostInArchive, language);
}
