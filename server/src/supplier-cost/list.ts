import {
  costShown,
  costTitle,
  type exportSupplierCostDetailsList,
  type getSupplierCostDetailsList,
  type loadSupplierCostDetailsInfo,
  type OpenedSupplierCost,
  type SupplierCost,
} from "@lading/contract/supplier-cost";
import { sql, type SQL } from "drizzle-orm";
import { containingNumbers, namedLike, withinDays, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { CostNeighbours } from "./neighbours.ts";
import { countCosts, payeeNameHolds, readCost, readCosts, visibleCosts, waybillNumber } from "./read.ts";

type Filters = Omit<Context<typeof exportSupplierCostDetailsList>["input"], "sort" | "order">;

function conditions({ search, chargeItemId, currency, dateFrom, dateTo, taxInvoice, ...rest }: Filters): SQL[] {
  const pattern = containingNumbers(search);
  return [
    ...(search === ""
      ? []
      : [
          sql`(${waybillNumber} ILIKE ${pattern} OR waybill.main_number ILIKE ${pattern} OR c.customer_number ILIKE ${pattern}
            OR ${payeeNameHolds("c", search)} OR c.bill_refer_no ILIKE ${pattern})`,
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

/** A page of the costs on waybills that the user sees, and what holds them. */
export function listCosts(neighbours: CostNeighbours) {
  return async ({ db, input, session, language }: Context<typeof getSupplierCostDetailsList>) => {
    const where = sql.join([await visibleCosts(db, session), ...conditions(input)], sql` AND `);
    const { sort, order, page, pageSize } = input;
    const [rows, total] = await Promise.all([
      readCosts(db, where, { language, sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
      countCosts(db, where),
    ]);
    return { rows: await withStanding(db, session.companyId, { rows, neighbours }), total };
  };
}

/** The filtered costs as a spreadsheet. */
export async function exportCosts(context: Context<typeof exportSupplierCostDetailsList>) {
  const { db, input, session, language } = context;
  const where = sql.join([await visibleCosts(db, session), ...conditions(input)], sql` AND `);
  const rows = await readCosts(db, where, { language, sort: input.sort, order: input.order, limit: exportLimit });
  return await exportedSheet(context, { title: costTitle[language], ...sheetOfFields(costShown, rows, language) });
}

/** A cost, and what holds it. */
export function loadCost(neighbours: CostNeighbours) {
  return async ({ db, input, session, language }: Context<typeof loadSupplierCostDetailsInfo>) => {
    const cost = await readCost(db, session, input.id, language);
    const [opened] = await withStanding(db, session.companyId, { rows: [cost], neighbours });
    if (!opened) throw new Error("A cost stays one");
    return opened;
  };
}

/** Costs with what holds them: a signed job, a check bill, a supplier's invoice. */
async function withStanding(
  db: Db,
  companyId: string,
  { rows, neighbours: { signed, reconciled, invoices } }: { rows: readonly SupplierCost[]; neighbours: CostNeighbours },
): Promise<OpenedSupplierCost[]> {
  const ids = rows.map(({ id }) => id);
  const waybillIds = rows.map(({ waybillId }) => waybillId);
  const jobs = await signed?.(db, companyId, waybillIds);
  const gathered = await reconciled?.(db, companyId, ids);
  const invoiced = await invoices?.(db, companyId, ids);
  return rows.map((cost) => ({
    ...cost,
    jobSigned: jobs?.has(cost.waybillId) ?? false,
    financialAccountNo: gathered?.get(cost.id) ?? "",
    paymentInvoiceId: invoiced?.get(cost.id)?.id ?? null,
    paymentInvoiceNo: invoiced?.get(cost.id)?.number ?? "",
    invoiceConfirmed: invoiced?.get(cost.id)?.confirmed ?? false,
  }));
}
