import { exactTotal } from "@lading/contract/core";
import {
  invoiceCostShown,
  invoiceNumberKey,
  paymentInvoiceTitles,
  type exportPaymentInvoiceCostList,
  type getPaymentInvoiceCostList,
} from "@lading/contract/payment-invoice";
import { sql, type SQL } from "drizzle-orm";
import { containingNumbers, within, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { payeeNameHolds, visibleCosts, waybillNumber } from "#supplier-cost";
import { costTables, readInvoiceCosts } from "./costs.ts";
import { numberKeyOf } from "./number-key.ts";

type Filters = Omit<Context<typeof exportPaymentInvoiceCostList>["input"], "sort" | "order">;
type Sort = Context<typeof exportPaymentInvoiceCostList>["input"]["sort"];

const orders: Readonly<Record<Sort, SQL>> = {
  createDate: sql`c.created_at`,
  costDate: sql`c.cost_date`,
  waybillNumber,
  customerNumber: sql`c.customer_number`,
  customerName: sql`c.customer_name`,
  billReferNo: sql`c.bill_refer_no`,
  expected: sql`c.amount`,
};

async function conditions(db: Db, session: StaffSession, filters: Filters): Promise<SQL> {
  const { search, customerNumber, billReferNo, currency, waybillId, invoiced, differs } = filters;
  const pattern = containingNumbers(search);
  const all = [
    await visibleCosts(db, session),
    ...(invoiced === undefined ? [] : [invoiced ? sql`l.cost_id IS NOT NULL` : sql`l.cost_id IS NULL`]),
    ...(search === ""
      ? []
      : [
          sql`(${waybillNumber} ILIKE ${pattern} OR waybill.main_number ILIKE ${pattern} OR c.customer_number ILIKE ${pattern}
            OR ${payeeNameHolds("c", search)} OR c.bill_refer_no ILIKE ${pattern})`,
        ]),
    ...(customerNumber === "" ? [] : [sql`upper(c.customer_number) = upper(${customerNumber})`]),
    ...(billReferNo === "" ? [] : [sql`${numberKeyOf(sql`c.bill_refer_no`)} = ${invoiceNumberKey(billReferNo)}`]),
    ...(currency === undefined ? [] : [sql`c.currency = ${currency}`]),
    ...(waybillId === undefined ? [] : [sql`c.waybill_id = ${waybillId}`]),
    ...(differs === undefined ? [] : [differs ? sql`l.amount <> c.amount` : sql`l.amount = c.amount`]),
    within(sql`c.cost_date`, "date", [filters.costDateFrom, filters.costDateTo]),
  ];
  return sql.join(
    all.filter((one) => one !== undefined),
    sql` AND `,
  );
}

function orderOf(sort: Sort, order: "asc" | "desc"): SQL {
  const direction = order === "asc" ? sql`ASC` : sql`DESC`;
  return sql`${orders[sort]} ${direction}, c.id ${direction}`;
}

/** A page of the costs that an invoice can gather, or of those that stand on one. */
export async function listInvoiceCosts({ db, input, session, language }: Context<typeof getPaymentInvoiceCostList>) {
  const { page, pageSize, sort, order, ...filters } = input;
  const where = await conditions(db, session, filters);
  const shown = { language, order: orderOf(sort, order), limit: pageSize, offset: (page - 1) * pageSize };
  const [rows, counted] = await Promise.all([
    readInvoiceCosts(db, where, shown),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
      FROM (SELECT FROM ${costTables} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The filtered costs as a spreadsheet. */
export async function exportInvoiceCosts(context: Context<typeof exportPaymentInvoiceCostList>) {
  const { db, input, session, language } = context;
  const { sort, order, ...filters } = input;
  const where = await conditions(db, session, filters);
  const rows = await readInvoiceCosts(db, where, { language, order: orderOf(sort, order), limit: exportLimit });
  const title = paymentInvoiceTitles[filters.invoiced === false ? "costs" : "invoicedCosts"][language];
  return await exportedSheet(context, { title, ...sheetOfFields(invoiceCostShown, rows, language) });
}
