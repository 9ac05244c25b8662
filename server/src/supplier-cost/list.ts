import {
  costShown,
  costTitle,
  type exportSupplierCostDetailsList,
  type getSupplierCostDetailsList,
  type loadSupplierCostDetailsInfo,
} from "@lading/contract/supplier-cost";
import { sql, type SQL } from "drizzle-orm";
import { containing, namedLike, withinDays } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { SignedJobs } from "#waybill";
import { countCosts, readCost, readCosts, visibleCosts, waybillNumber } from "./read.ts";

type Filters = Omit<Context<typeof exportSupplierCostDetailsList>["input"], "sort" | "order">;

function conditions({ search, chargeItemId, currency, dateFrom, dateTo, taxInvoice, ...rest }: Filters): SQL[] {
  const pattern = containing(search);
  return [
    ...(search === ""
      ? []
      : [
          sql`(${waybillNumber} ILIKE ${pattern} OR waybill.main_number ILIKE ${pattern} OR c.customer_number ILIKE ${pattern}
            OR c.customer_name ILIKE ${pattern} OR c.bill_refer_no ILIKE ${pattern})`,
        ]),
    ...(chargeItemId === undefined ? [] : [sql`c.charge_item_id = ${chargeItemId}`]),
    ...(currency === undefined ? [] : [sql`c.currency = ${currency}`]),
    ...(dateFrom === "" ? [] : [sql`c.cost_date >= ${dateFrom}`]),
    ...(dateTo === "" ? [] : [sql`c.cost_date <= ${dateTo}`]),
    ...(taxInvoice === undefined ? [] : [sql`c.tax_invoice = ${taxInvoice}`]),
    ...namedLike(sql`c.created_by_name`, rest.createdByName),
    ...withinDays(sql`c.created_at`, rest.createdFrom, rest.createdTo),
  ];
}

/** A page of the costs on waybills that the user sees. */
export async function listCosts({ db, input, session, language }: Context<typeof getSupplierCostDetailsList>) {
  const where = sql.join([await visibleCosts(db, session), ...conditions(input)], sql` AND `);
  const { sort, order, page, pageSize } = input;
  const [rows, total] = await Promise.all([
    readCosts(db, where, { language, sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
    countCosts(db, where),
  ]);
  return { rows, total };
}

/** The filtered costs as a spreadsheet. */
export async function exportCosts(context: Context<typeof exportSupplierCostDetailsList>) {
  const { db, input, session, language } = context;
  const where = sql.join([await visibleCosts(db, session), ...conditions(input)], sql` AND `);
  const rows = await readCosts(db, where, { language, sort: input.sort, order: input.order, limit: exportLimit });
  return await exportedSheet(context, { title: costTitle[language], ...sheetOfFields(costShown, rows, language) });
}

/** A cost, and whether its job was signed off. */
export function loadCost(signed: SignedJobs | undefined) {
  return async ({ db, input, session, language }: Context<typeof loadSupplierCostDetailsInfo>) => {
    const cost = await readCost(db, session, input.id, language);
    const jobs = await signed?.(db, session.companyId, [cost.waybillId]);
    return { ...cost, jobSigned: jobs?.has(cost.waybillId) ?? false };
  };
}
