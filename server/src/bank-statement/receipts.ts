import {
  bankStatementTitles,
  receiptShown,
  type exportReceiptList,
  type getReceiptList,
  type ListedReceipt,
} from "@lading/contract/bank-statement";
import { plainAmount } from "@lading/contract/charge-item";
import { exactTotal, type Language } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import { containingNumbers, namedLike, nameInSql, withinDays, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { visibleCustomers } from "#customer";
import { iso } from "#waybill";

type Filters = Omit<Context<typeof exportReceiptList>["input"], "sort" | "order">;
type Sort = Context<typeof exportReceiptList>["input"]["sort"];
type Row = ListedReceipt & Record<string, unknown>;

/** Receipts `m` of customers that the user sees. */
const tables = sql`money_source m JOIN customer ON customer.company_id = m.company_id AND customer.id = m.customer_id`;

/** Of a receipt that was taken back nothing is left. */
const left = sql`(CASE WHEN m.taken_back_on IS NULL THEN m.amount - m.used ELSE 0 END)`;

const columns = (language: Language) => sql`m.id, m.customer_id AS "partyId", m.number AS receipt, m.day::text AS day,
  m.party_number AS "partyNumber", ${sql.raw(nameInSql("m.party_name", "customer.company_name_en", language))} AS "partyName",
  m.currency, m.amount::text AS amount, m.used::text AS used, ${left}::text AS left, m.reference AS "bankReference",
  m.created_by_name AS "createdByName", m.created_at AS "createDate", m.taken_back_on::text AS "takenBackOn"`;

const orders: Readonly<Record<Sort, SQL>> = {
  day: sql`m.day`,
  receipt: sql`m.number`,
  left,
  amount: sql`m.amount`,
  partyName: sql`m.party_name`,
};

async function conditions(db: Db, session: StaffSession, filters: Filters): Promise<SQL> {
  const { search, hasRest, currency, createdByName, createdFrom, createdTo } = filters;
  const pattern = containingNumbers(search);
  const all = [
    sql`${await visibleCustomers(db, session)} AND m.company_id = ${session.companyId} AND m.kind = 'receipt'`,
    ...(search === ""
      ? []
      : [
          sql`(m.number ILIKE ${pattern} OR m.party_number ILIKE ${pattern} OR m.party_name ILIKE ${pattern}
            OR m.reference ILIKE ${pattern})`,
        ]),
    ...(hasRest === undefined ? [] : [hasRest ? sql`${left} > 0` : sql`${left} = 0`]),
    ...(currency === undefined ? [] : [sql`m.currency = ${currency}`]),
    ...namedLike(sql`m.created_by_name`, createdByName),
    ...withinDays(sql`m.created_at`, createdFrom, createdTo),
  ];
  return sql.join(all, sql` AND `);
}

interface Page {
  where: SQL;
  language: Language;
  sort: Sort;
  order: "asc" | "desc";
  limit: number;
  offset?: number;
}

async function readReceipts(db: Db, { where, language, sort, order, limit, offset = 0 }: Page) {
  const direction = order === "asc" ? sql`ASC NULLS LAST` : sql`DESC NULLS LAST`;
  const { rows } = await db.execute<Row>(sql`SELECT ${columns(language)} FROM ${tables} WHERE ${where}
    ORDER BY ${orders[sort]} ${direction}, m.id ${direction} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map((row) => ({
    ...row,
    amount: plainAmount(row.amount, row.currency),
    used: plainAmount(row.used, row.currency),
    left: plainAmount(row.left, row.currency),
    createDate: iso(row.createDate),
  }));
}

/** A page of receipts from customers, with what is left of each. */
export async function listReceipts({ db, input, session, language }: Context<typeof getReceiptList>) {
  const { page, pageSize, sort, order, ...filters } = input;
  const where = await conditions(db, session, filters);
  const [rows, counted] = await Promise.all([
    readReceipts(db, { where, language, sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
      FROM (SELECT FROM ${tables} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The filtered receipts as a spreadsheet. */
export async function exportReceipts(context: Context<typeof exportReceiptList>) {
  const { db, input, session, language } = context;
  const { sort, order, ...filters } = input;
  const where = await conditions(db, session, filters);
  const rows = await readReceipts(db, { where, language, sort, order, limit: exportLimit });
  const title = bankStatementTitles.receipts[language];
  return await exportedSheet(context, { title, ...sheetOfFields(receiptShown, rows, language) });
}
