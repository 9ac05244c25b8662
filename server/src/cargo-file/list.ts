import type {
  CargoFile,
  getCargoFileCentersList,
  getCargoTransportFileDetail,
  getWayBillByPrimaryFileList,
} from "@lading/contract/cargo-file";
import { mostMainFiles } from "@lading/contract/cargo-file";
import { coreRefusals, refuse } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import { containing } from "#core/db";
import type { Context } from "#core/http";
import { openFiles, readFiles, readPage, visibleFiles } from "./read.ts";
import { findMain } from "./places.ts";

/** Others of the same waybill, job or warehouse that a file's page shows. */
const mostOthers = 50;

function conditions(input: Context<typeof getCargoFileCentersList>["input"]): SQL[] {
  const { search, number, types, ownership, from, to } = input;
  const pattern = containing(number);
  return [
    ...(search === "" ? [] : [sql`f.file_name ILIKE ${containing(search)}`]),
    ...(number === ""
      ? []
      : [
          sql`(f.job_number ILIKE ${pattern} OR f.waybill_number ILIKE ${pattern} OR waybill.house_number ILIKE ${pattern}
            OR waybill.main_number ILIKE ${pattern} OR w.code ILIKE ${pattern} OR w.warehouse_name ILIKE ${pattern})`,
        ]),
    ...(types.length === 0 ? [] : [sql`f.type = ANY(${sql.param(types)}::text[])`]),
    ...(ownership === "" ? [] : [sql`f.ownership = ${ownership}`]),
    ...(from === "" ? [] : [sql`f.created_at >= ${from}::date`]),
    ...(to === "" ? [] : [sql`f.created_at < ${to}::date + 1`]),
  ];
}

/** Files by job, waybill or warehouse number. */
export async function listFiles({ db, input, session }: Context<typeof getCargoFileCentersList>) {
  const where = sql.join([await visibleFiles(db, session), ...conditions(input)], sql` AND `);
  return await readPage(db, where, input);
}

/** A file and what lies beside it. */
export async function showFile({ db, input, session }: Context<typeof getCargoTransportFileDetail>) {
  const visible = await openFiles(db, session);
  const [file] = await readFiles(db, sql`${visible} AND f.id = ${input.id}`, 1);
  if (!file) throw refuse(coreRefusals.notFound);
  const others = await readFiles(db, sql`${visible} AND ${besides(file)} AND f.id <> ${file.id}`, mostOthers);
  return { file, others };
}

function besides({ waybillId, jobNumber, warehouseId }: CargoFile): SQL {
  if (waybillId !== null) return sql`f.waybill_id = ${waybillId}`;
  return jobNumber === "" ? sql`f.warehouse_id = ${warehouseId}` : sql`f.job_number = ${jobNumber}`;
}

/** The files of a main waybill. */
export async function listOfMain({ db, input, session }: Context<typeof getWayBillByPrimaryFileList>) {
  const main = await findMain(db, session, input.waybillId);
  return {
    rows: await readFiles(db, sql`f.company_id = ${session.companyId} AND f.waybill_id = ${main.id}`, mostMainFiles),
  };
}
