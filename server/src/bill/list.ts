import type {
  exportCollectionBillList,
  getCollectionBillList,
  getCollectionBillLog,
  loadCollectionBillInfo,
} from "@lading/contract/bill";
import { billActions, billSheetFields, billTitle } from "@lading/contract/bill";
import { sql, type SQL } from "drizzle-orm";
import { containingNumbers, namedLike, withinDays, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { customerNameLike } from "#customer";
import type { CreditLeft } from "#customer-contract";
import { readableLog, waybillNumber, type Reconciled } from "#supplier-cost";
import { companyToday } from "#user";
import type { SignedJobs } from "#waybill";
import type { TaxInvoices } from "./tax-invoices.ts";
import { countBills, readBill, readBills, visibleBills } from "./read.ts";

type Filters = Omit<Context<typeof exportCollectionBillList>["input"], "sort" | "order">;

function conditions(
  companyId: string,
  { search, currency, dateFrom, dateTo, overdue, voided, ...rest }: Filters,
): SQL[] {
  const pattern = containingNumbers(search);
  const isOverdue = sql`coalesce(b.due_date < ${companyToday(companyId)} AND b.amount > b.written_off + b.waived, false)`;
  return [
    ...(search === ""
      ? []
      : [
          sql`(b.bill_number ILIKE ${pattern} OR ${waybillNumber} ILIKE ${pattern} OR waybill.main_number ILIKE ${pattern}
            OR b.customer_number ILIKE ${pattern} OR ${customerNameLike("b", pattern)})`,
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

/** A page of the bills of waybills that the user sees, and how they stand. */
export function listBills(neighbours: Neighbours) {
  return async ({ db, input, session, language }: Context<typeof getCollectionBillList>) => {
    const where = sql.join([await visibleBills(db, session), ...conditions(session.companyId, input)], sql` AND `);
    const { sort, order, page, pageSize } = input;
    const [rows, total] = await Promise.all([
      readBills(db, where, { language, sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
      countBills(db, where),
    ]);
    return { rows: await withStanding(db, session.companyId, rows, neighbours), total };
  };
}

/** The filtered bills as a spreadsheet. */
export function exportBills({ reconciled, taxInvoices, creditLeft }: Neighbours) {
  return async (context: Context<typeof exportCollectionBillList>) => {
    const { db, input, session, language } = context;
    const where = sql.join([await visibleBills(db, session), ...conditions(session.companyId, input)], sql` AND `);
    const bills = await readBills(db, where, { language, sort: input.sort, order: input.order, limit: exportLimit });
    const rows = await withStanding(db, session.companyId, bills, { reconciled, taxInvoices, creditLeft });
    return await exportedSheet(context, {
      title: billTitle[language],
      ...sheetOfFields(billSheetFields, rows, language),
    });
  };
}

/** A bill with its lines, and how it stands. */
export function loadBill(neighbours: Neighbours) {
  return async ({ db, input, session, language }: Context<typeof loadCollectionBillInfo>) => {
    const bill = await readBill(db, session, input.id, language);
    const [standing] = await withStanding(db, session.companyId, [bill], neighbours);
    if (!standing) throw new Error("Each bill stands somehow");
    return standing;
  };
}

/** Modules that say how a bill stands. */
interface Neighbours {
  signed?: SignedJobs | undefined;
  reconciled?: Reconciled | undefined;
  taxInvoices?: TaxInvoices | undefined;
  creditLeft?: CreditLeft | undefined;
}

/** Bills with whether their jobs were signed off, the check bill and tax invoices that they stand on, and the credit left. */
async function withStanding<B extends { id: string; waybillId: string }>(
  db: Db,
  companyId: string,
  bills: readonly B[],
  { signed, reconciled, taxInvoices, creditLeft }: Neighbours,
) {
  const ids = bills.map(({ id }) => id);
  const waybillIds = bills.map(({ waybillId }) => waybillId);
  const jobs = await signed?.(db, companyId, waybillIds);
  const gathered = await reconciled?.(db, companyId, ids);
  const invoiced = await taxInvoices?.of(db, companyId, ids);
  const credit = creditLeft && (await creditOf(db, companyId, ids, creditLeft));
  return bills.map((bill) => ({
    ...bill,
    jobSigned: jobs?.has(bill.waybillId) ?? false,
    financialAccountNo: gathered?.get(bill.id) ?? "",
    taxInvoice: invoiced?.get(bill.id) ?? "none",
    ...(credit?.get(bill.id) ?? { creditBalance: null, creditCurrency: null }),
  }));
}

/** The rest of the limits of bills' customers, by the bill's id. */
async function creditOf(db: Db, companyId: string, ids: readonly string[], creditLeft: CreditLeft) {
  const { rows } = await db.execute<{ id: string; customerId: string }>(sql`
    SELECT id, customer_id AS "customerId" FROM collection_bill
    WHERE company_id = ${companyId} AND id = ANY(${sql.param([...ids])}::uuid[])`);
  const left = await creditLeft(
    db,
    companyId,
    rows.map(({ customerId }) => customerId),
  );
  return new Map(rows.map(({ id, customerId }) => [id, left.get(customerId)]));
}

/** A bill's log, newest first. */
export async function showBillLog({ db, input, session, language }: Context<typeof getCollectionBillLog>) {
  await readBill(db, session, input.id, language);
  const record = { companyId: session.companyId, entity: "collectionBill", id: input.id };
  return { rows: await readableLog(db, record, { actions: billActions, language }) };
}
