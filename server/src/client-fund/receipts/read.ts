import { plainAmount } from "@lading/contract/charge-item";
import {
  clientFundTitles,
  receiptActions,
  receiptPreRecordShown,
  type BankCredit,
  type exportReceiptPreRecordBusinessList,
  type exportReceiptPreRecordFinanceList,
  type getReceiptPreRecordBankList,
  type getReceiptPreRecordBusinessList,
  type getReceiptPreRecordFinanceList,
  type getReceiptPreRecordLog,
  type ReceiptPreRecord,
} from "@lading/contract/client-fund";
import { coreRefusals, exactTotal, refuse, type Language } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import { shownLog } from "#core/audit";
import { containingNumbers, namedLike, withinDays, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { isOnlyUser } from "#user";
import { financeReceiptPage } from "@lading/contract/client-fund";
import { iso } from "#waybill";
import { partyOfCustomer } from "../name.ts";
import { ofSeenCustomers } from "../visible.ts";

type Filters = Omit<Context<typeof exportReceiptPreRecordFinanceList>["input"], "sort" | "order">;
type Sort = Context<typeof exportReceiptPreRecordFinanceList>["input"]["sort"];
type Row = ReceiptPreRecord & Record<string, unknown>;
/** Business staff see what is nobody's, and what was claimed for customers whom they see; finance sees all. */
type Side = "business" | "finance";

const tables = sql`receipt_pre_record r LEFT JOIN customer ON customer.company_id = r.company_id AND customer.id = r.customer_id`;

const columns = (
  { userId, rights }: StaffSession,
  language: Language,
  alone: boolean,
) => sql`r.id, r.number AS "receiptNumber", r.status, r.remitter,
  r.currency, r.amount::text AS amount, r.receive_date::text AS "receiveDate", r.inquiry_number AS "inquiryNumber",
  r.remittance_location AS "remittanceLocation", r.account_name AS "accountName",
  coalesce(${partyOfCustomer("customer.customer_name", language)}, '') AS "customerName", r.claimed_by_name AS "claimedByName",
  r.claimed_at AS "claimedAt", r.remark, r.created_by_name AS "createdByName", r.created_at AS "createDate",
  r.delete_reason AS "deleteReason", r.bank_payment_id IS NOT NULL AS "fromBank",
  coalesce(r.claimed_by = ${userId}, false) AS "claimedByMe",
  (r.status = 'claimed' AND ${rights.has(`${financeReceiptPage}:approve`)} AND (r.claimed_by <> ${userId} OR ${alone})) AS "mayConfirm", r.entry_id AS "entryId", r.version`;

const orders: Readonly<Record<Sort, SQL>> = {
  createDate: sql`r.created_at`,
  receiptNumber: sql`r.number`,
  receiveDate: sql`r.receive_date`,
  remitter: sql`r.remitter`,
  amount: sql`r.amount`,
};

const visible = async (db: Db, session: StaffSession, side: Side): Promise<SQL> =>
  side === "finance"
    ? sql`r.company_id = ${session.companyId}`
    : sql`r.company_id = ${session.companyId} AND (r.status = 'open' OR (${await ofSeenCustomers(db, session, "r")}))`;

async function conditions(db: Db, session: StaffSession, side: Side, filters: Filters): Promise<SQL> {
  const { search, status, currency, receiveDateFrom, receiveDateTo } = filters;
  const pattern = containingNumbers(search);
  const all = [
    await visible(db, session, side),
    ...(search === ""
      ? []
      : [
          sql`(r.number ILIKE ${pattern} OR r.remitter ILIKE ${pattern} OR r.inquiry_number ILIKE ${pattern}
            OR r.account_name ILIKE ${pattern})`,
        ]),
    status === undefined ? sql`r.status <> 'deleted'` : sql`r.status = ${status}`,
    ...(currency === undefined ? [] : [sql`r.currency = ${currency}`]),
    ...(receiveDateFrom === "" ? [] : [sql`r.receive_date >= ${receiveDateFrom}`]),
    ...(receiveDateTo === "" ? [] : [sql`r.receive_date <= ${receiveDateTo}`]),
    ...namedLike(sql`r.created_by_name`, filters.createdByName),
    ...withinDays(sql`r.created_at`, filters.createdFrom, filters.createdTo),
  ];
  return sql.join(all, sql` AND `);
}

interface Page {
  session: StaffSession;
  language: Language;
  sort: Sort;
  order: "asc" | "desc";
  limit: number;
  offset?: number;
}

async function readReceipts(db: Db, where: SQL, { session, language, sort, order, limit, offset = 0 }: Page) {
  const direction = order === "asc" ? sql`ASC` : sql`DESC`;
  const chosen = columns(session, language, await isOnlyUser(db, session));
  const { rows } = await db.execute<Row>(sql`SELECT ${chosen} FROM ${tables} WHERE ${where}
    ORDER BY ${orders[sort]} ${direction}, r.id ${direction} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map((row) => ({
    ...row,
    amount: plainAmount(row.amount, row.currency),
    createDate: iso(row.createDate),
    claimedAt: row.claimedAt === null ? null : iso(row.claimedAt),
  }));
}

type Listing = Context<typeof getReceiptPreRecordBusinessList> | Context<typeof getReceiptPreRecordFinanceList>;
type Exporting = Context<typeof exportReceiptPreRecordBusinessList> | Context<typeof exportReceiptPreRecordFinanceList>;

/** A page of pre-recorded receipts, as one side sees them. */
export function listReceipts(side: Side) {
  return async ({ db, input, session, language }: Listing) => {
    const { page, pageSize, sort, order, ...filters } = input;
    const where = await conditions(db, session, side, filters);
    const [rows, counted] = await Promise.all([
      readReceipts(db, where, { session, language, sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
      db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
        FROM (SELECT FROM ${tables} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
    ]);
    return { rows, total: counted.rows[0]?.total ?? 0 };
  };
}

/** The filtered receipts as a spreadsheet. */
export function exportReceipts(side: Side) {
  return async (context: Exporting) => {
    const { db, input, session, language } = context;
    const { sort, order, ...filters } = input;
    const where = await conditions(db, session, side, filters);
    const rows = await readReceipts(db, where, { session, language, sort, order, limit: exportLimit });
    const title = clientFundTitles[side === "business" ? "businessReceipts" : "financeReceipts"][language];
    return await exportedSheet(context, { title, ...sheetOfFields(receiptPreRecordShown, rows, language) });
  };
}

const creditOrders = {
  receiveDate: sql`p.booked_on`,
  remitter: sql`p.counterparty`,
  amount: sql`p.amount`,
} as const;

/** A page of credits of banks' files that wait. */
export async function listCredits({ db, input, session }: Context<typeof getReceiptPreRecordBankList>) {
  const { page, pageSize, sort, order, search, currency } = input;
  const pattern = containingNumbers(search);
  const direction = order === "asc" ? sql`ASC` : sql`DESC`;
  const found = sql`bank_payment p
    JOIN collection_account a ON a.company_id = p.company_id AND a.id = p.account_id
    JOIN bank_entry e ON e.company_id = p.company_id AND e.id = p.entry_id
    WHERE p.company_id = ${session.companyId} AND p.status = 'open' AND p.amount > 0
      AND (${search} = '' OR p.counterparty ILIKE ${pattern} OR p.text ILIKE ${pattern} OR e.bank_reference ILIKE ${pattern})
      ${currency === undefined ? sql`` : sql`AND a.currency = ${currency}`}`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<BankCredit & Record<string, unknown>>(sql`
      SELECT p.id, p.booked_on::text AS "receiveDate", coalesce(nullif(p.counterparty, ''), p.text) AS remitter, a.currency,
        p.amount::text AS amount, coalesce(nullif(e.bank_reference, ''), p.end_to_end_id) AS "inquiryNumber",
        a.account_name AS "accountName"
      FROM ${found} ORDER BY ${creditOrders[sort]} ${direction}, p.id ${direction}
      LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`),
    db.execute<{ total: number }>(
      sql`SELECT count(*)::int AS total FROM (SELECT FROM ${found} LIMIT ${exactTotal + 1}) AS found`,
    ),
  ]);
  const shown = rows.map((row) => ({ ...row, amount: plainAmount(row.amount, row.currency) }));
  return { rows: shown, total: counted.rows[0]?.total ?? 0 };
}

/** A pre-recorded receipt's log, newest first. */
export async function showReceiptLog({ db, input, session }: Context<typeof getReceiptPreRecordLog>) {
  const side = session.rights.has(`${financeReceiptPage}:view`) ? "finance" : "business";
  const { rows } = await db.execute(
    sql`SELECT FROM receipt_pre_record r WHERE ${await visible(db, session, side)} AND r.id = ${input.id}`,
  );
  if (rows.length === 0) throw refuse(coreRefusals.notFound);
  return await shownLog(db, { companyId: session.companyId, entity: "receiptPreRecord", id: input.id }, receiptActions);
}
