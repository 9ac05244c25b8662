import {
  checkBillActions,
  checkBillShown,
  checkBillTitles,
  type exportCheckBillList,
  type getCheckBillList,
  type getCheckBillLog,
  type ListedCheckBill,
  type loadCheckBillInfo,
  type WholeCheckBill,
} from "@lading/contract/check-bill";
import { plainAmount } from "@lading/contract/charge-item";
import { coreRefusals, exactTotal, refuse, type Language } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import { shownLog } from "#core/audit";
import { containingNumbers, namedLike, withinDays, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { iso } from "#waybill";
import { holdsOnlySeen, partyOf } from "./of-party.ts";

type Filters = Omit<Context<typeof exportCheckBillList>["input"], "sort" | "order">;
type Sort = Context<typeof exportCheckBillList>["input"]["sort"];

/** Check bills `a` that hold nothing of waybills that the user does not see. */
export const visibleCheckBills = (db: Db, session: StaffSession): Promise<SQL> =>
  holdsOnlySeen(db, session, { record: "a", lines: "check_bill_line", key: "check_bill_id" });

const status = sql`CASE WHEN a.voided_at IS NOT NULL THEN 'voided' WHEN a.agreed_on IS NOT NULL THEN 'finished' ELSE 'pending' END`;

const columns = (
  language: Language,
) => sql`a.id, a.party_kind AS "partyKind", coalesce(a.customer_id, a.supplier_id) AS "partyId",
  a.number AS "financialAccountNo", a.type, ${status} AS status, a.party_number AS "partyNumber", ${partyOf("a", language)} AS "partyName",
  a.currency, (SELECT count(*)::int FROM check_bill_line l WHERE l.company_id = a.company_id AND l.check_bill_id = a.id) AS count,
  a.amount::text AS amount, a.agreed_on::text AS "agreedOn", a.agreed_by AS "agreedBy", a.remark,
  a.void_reason AS "voidReason", a.created_by_name AS "createdByName", a.created_at AS "createDate", a.version`;

const orders: Readonly<Record<Sort, SQL>> = {
  createDate: sql`a.created_at`,
  financialAccountNo: sql`a.number`,
  partyName: sql`a.party_name`,
  partyNumber: sql`a.party_number`,
  amount: sql`a.amount`,
  agreedOn: sql`a.agreed_on`,
};

type Row = Record<string, unknown> & ListedCheckBill;

const shown = <R extends Row>(row: R): R => ({
  ...row,
  amount: plainAmount(row.amount, row.currency),
  createDate: iso(row.createDate),
});

async function conditions(db: Db, session: StaffSession, filters: Filters): Promise<SQL> {
  const { search, type, currency, status: which, createdByName, createdFrom, createdTo } = filters;
  const pattern = containingNumbers(search);
  const all = [
    await visibleCheckBills(db, session),
    ...(search === ""
      ? []
      : [
          sql`(a.number ILIKE ${pattern} OR a.party_number ILIKE ${pattern} OR a.party_name ILIKE ${pattern}
            OR EXISTS (SELECT FROM check_bill_line l WHERE l.company_id = a.company_id AND l.check_bill_id = a.id
              AND l.number ILIKE ${pattern}))`,
        ]),
    ...(type === undefined ? [] : [sql`a.type = ${type}`]),
    ...(currency === undefined ? [] : [sql`a.currency = ${currency}`]),
    ...(which === "all" ? [] : [sql`${status} = ${which}`]),
    ...namedLike(sql`a.created_by_name`, createdByName),
    ...withinDays(sql`a.created_at`, createdFrom, createdTo),
  ];
  return sql.join(all, sql` AND `);
}

interface Page {
  language: Language;
  sort: Sort;
  order: "asc" | "desc";
  limit: number;
  offset?: number;
}

async function readCheckBills(db: Db, where: SQL, { language, sort, order, limit, offset = 0 }: Page): Promise<Row[]> {
  const direction = order === "asc" ? sql`ASC NULLS LAST` : sql`DESC NULLS LAST`;
  const { rows } = await db.execute<Row>(sql`SELECT ${columns(language)} FROM check_bill a WHERE ${where}
    ORDER BY ${orders[sort]} ${direction}, a.id ${direction} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(shown);
}

/** A page of check bills. */
export async function listCheckBills({ db, input, session, language }: Context<typeof getCheckBillList>) {
  const { page, pageSize, sort, order, ...filters } = input;
  const where = await conditions(db, session, filters);
  const [rows, counted] = await Promise.all([
    readCheckBills(db, where, { language, sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
      FROM (SELECT FROM check_bill a WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The filtered check bills as a spreadsheet. */
export async function exportCheckBills(context: Context<typeof exportCheckBillList>) {
  const { db, input, session, language } = context;
  const { sort, order, ...filters } = input;
  const where = await conditions(db, session, filters);
  const rows = await readCheckBills(db, where, { language, sort, order, limit: exportLimit });
  const title = checkBillTitles.one[language];
  return await exportedSheet(context, { title, ...sheetOfFields(checkBillShown, rows, language) });
}

type LineRow = WholeCheckBill["lines"][number] & Record<string, unknown>;

/** A whole check bill that the user sees. */
export async function readCheckBill(
  db: Db,
  session: StaffSession,
  { id, language }: { id: string; language: Language },
): Promise<WholeCheckBill> {
  const { companyId } = session;
  const { rows } = await db.execute<Row & Pick<WholeCheckBill, "agreementRemark" | "email">>(sql`
    SELECT ${columns(language)}, a.agreement_remark AS "agreementRemark",
      CASE WHEN a.party_kind = 'customer' THEN coalesce(k.email, '') ELSE coalesce(p.email, '') END AS email
    FROM check_bill a LEFT JOIN customer k ON k.company_id = a.company_id AND k.id = a.customer_id
    LEFT JOIN supplier p ON p.company_id = a.company_id AND p.id = a.supplier_id
    WHERE ${await visibleCheckBills(db, session)} AND a.id = ${id}`);
  const [row] = rows;
  if (!row) throw refuse(coreRefusals.notFound);
  const lines = await db.execute<LineRow>(sql`
    SELECT l.record_id AS id, l.kind, l.number AS "invoiceNo", l.waybill_number AS "waybillNumber", l.day::text AS "billDate",
      l.due_date::text AS "dueDate", l.whole::text AS "billAmount", l.amount::text AS amount,
      coalesce(b.amount - b.written_off - b.waived, c.amount - c.written_off - c.waived, 0)::text AS balance
    FROM check_bill_line l
    LEFT JOIN collection_bill b ON b.company_id = l.company_id AND b.id = l.bill_id AND b.voided_at IS NULL
    LEFT JOIN supplier_cost c ON c.company_id = l.company_id AND c.id = l.record_id
    WHERE l.company_id = ${companyId} AND l.check_bill_id = ${id} ORDER BY l.day, l.number, l.line`);
  return {
    ...shown(row),
    lines: lines.rows.map((line) => ({
      ...line,
      billAmount: plainAmount(line.billAmount, row.currency),
      balance: plainAmount(line.balance, row.currency),
      amount: plainAmount(line.amount, row.currency),
    })),
  };
}

export async function loadCheckBill({ db, input, session, language }: Context<typeof loadCheckBillInfo>) {
  return await readCheckBill(db, session, { id: input.id, language });
}

/** A check bill's log, newest first. */
export async function showCheckBillLog({ db, input, session, language }: Context<typeof getCheckBillLog>) {
  await readCheckBill(db, session, { id: input.id, language });
  return await shownLog(db, { companyId: session.companyId, entity: "checkBill", id: input.id }, checkBillActions);
}

/** Whether a person sees a check bill, and so what was sent about it. */
export async function opensCheckBill(db: Db, session: StaffSession, id: string): Promise<boolean> {
  const pages = ["pendingCheckBillsSummary", "finishedCheckBillsSummary"] as const;
  if (!pages.some((page) => session.rights.has(`/businessLedger/${page}:view`))) return false;
  const { rows } = await db.execute(
    sql`SELECT FROM check_bill a WHERE ${await visibleCheckBills(db, session)} AND a.id = ${id}`,
  );
  return rows.length > 0;
}
