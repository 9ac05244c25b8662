import type {
  exportCollectionBillList,
  getCollectionBillList,
  getCollectionBillLog,
  loadCollectionBillInfo,
} from "@lading/contract/bill";
import { billActions, billShown, billTitle } from "@lading/contract/bill";
import { sql, type SQL } from "drizzle-orm";
import { containing, namedLike, withinDays } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { readableLog, waybillNumber } from "#supplier-cost";
import type { SignedJobs } from "#waybill";
import { countBills, readBill, readBills, visibleBills } from "./read.ts";

type Filters = Omit<Context<typeof exportCollectionBillList>["input"], "sort" | "order">;

function conditions({ search, currency, dateFrom, dateTo, overdue, voided, ...rest }: Filters): SQL[] {
  const pattern = containing(search);
  const isOverdue = sql`coalesce(b.due_date < current_date AND b.amount > b.written_off, false)`;
  return [
    ...(search === ""
      ? []
      : [
          sql`(b.bill_number ILIKE ${pattern} OR ${waybillNumber} ILIKE ${pattern} OR waybill.main_number ILIKE ${pattern}
            OR b.customer_number ILIKE ${pattern} OR b.customer_name ILIKE ${pattern})`,
        ]),
    ...(currency === undefined ? [] : [sql`b.currency = ${currency}`]),
    ...(dateFrom === "" ? [] : [sql`b.bill_date >= ${dateFrom}`]),
    ...(dateTo === "" ? [] : [sql`b.bill_date <= ${dateTo}`]),
    ...(rest.dueFrom === "" ? [] : [sql`b.due_date >= ${rest.dueFrom}`]),
    ...(rest.dueTo === "" ? [] : [sql`b.due_date <= ${rest.dueTo}`]),
    ...namedLike(sql`b.created_by_name`, rest.createdByName),
    ...withinDays(sql`b.created_at`, rest.createdFrom, rest.createdTo),
    ...(voided === "all" ? [] : [voided === "yes" ? sql`b.voided_at IS NOT NULL` : sql`b.voided_at IS NULL`]),
    ...(overdue === undefined ? [] : [overdue ? isOverdue : sql`NOT ${isOverdue}`]),
  ];
}

/** A page of the bills of waybills that the user sees. */
export async function listBills({ db, input, session }: Context<typeof getCollectionBillList>) {
  const where = sql.join([await visibleBills(db, session), ...conditions(input)], sql` AND `);
  const { sort, order, page, pageSize } = input;
  const [rows, total] = await Promise.all([
    readBills(db, where, { sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
    countBills(db, where),
  ]);
  return { rows, total };
}

/** The filtered bills as a spreadsheet. */
export async function exportBills(context: Context<typeof exportCollectionBillList>) {
  const { db, input, session, language } = context;
  const where = sql.join([await visibleBills(db, session), ...conditions(input)], sql` AND `);
  const rows = await readBills(db, where, { sort: input.sort, order: input.order, limit: exportLimit });
  return await exportedSheet(context, { title: billTitle[language], ...sheetOfFields(billShown, rows, language) });
}

/** A bill with its lines, and whether its job was signed off. */
export function loadBill(signed: SignedJobs | undefined) {
  return async ({ db, input, session, language }: Context<typeof loadCollectionBillInfo>) => {
    const bill = await readBill(db, session, input.id, language);
    const jobs = await signed?.(db, session.companyId, [bill.waybillId]);
    return { ...bill, jobSigned: jobs?.has(bill.waybillId) ?? false };
  };
}

/** A bill's log, newest first. */
export async function showBillLog({ db, input, session, language }: Context<typeof getCollectionBillLog>) {
  await readBill(db, session, input.id, language);
  const record = { companyId: session.companyId, entity: "collectionBill", id: input.id };
  return { rows: await readableLog(db, record, { actions: billActions, language }) };
}
