import { plainAmount } from "@lading/contract/charge-item";
import {
  clientFundTitles,
  statementShown,
  type exportClientFundStatementList,
  type getClientFundStatementList,
  type StatementRow,
} from "@lading/contract/client-fund";
import { exactTotal, type Language } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { partyOfCustomer } from "../name.ts";
import { ofFunds } from "./funds.ts";

type Filters = Omit<Context<typeof exportClientFundStatementList>["input"], "sort" | "order">;
type Sort = Context<typeof exportClientFundStatementList>["input"]["sort"];
type Row = StatementRow & Record<string, unknown>;

const tables = sql`client_fund f JOIN customer ON customer.company_id = f.company_id AND customer.id = f.customer_id`;

const orders: Readonly<Record<Sort, SQL>> = { customerName: sql`customer.customer_name`, currency: sql`f.currency` };

/** The balance after the last posting of a fund `f` up to a day, or before it. */
const balanceAt = (day: string, comparison: "<" | "<="): SQL =>
  sql`coalesce((SELECT p.balance FROM client_fund_posting p WHERE p.company_id = f.company_id AND p.fund_id = f.id
    AND p.day ${sql.raw(comparison)} ${day}::date ORDER BY p.day DESC, p.place DESC LIMIT 1), 0)`;

interface Page {
  where: SQL;
  period: Pick<Filters, "dayFrom" | "dayTo">;
  language: Language;
  sort: Sort;
  order: "asc" | "desc";
  limit: number;
  offset?: number;
}

/** Opening and closing balances by what stands after the last posting before; in and out by the sums between. */
export async function readPeriods(
  db: Db,
  { where, period: { dayFrom, dayTo }, language, sort, order, limit, offset = 0 }: Page,
): Promise<StatementRow[]> {
  const direction = order === "asc" ? sql`ASC` : sql`DESC`;
  const opening = dayFrom === "" ? sql`0` : balanceAt(dayFrom, "<");
  const closing = dayTo === "" ? sql`f.balance` : balanceAt(dayTo, "<=");
  const within = sql.join(
    [
      sql`p.company_id = f.company_id AND p.fund_id = f.id`,
      ...(dayFrom === "" ? [] : [sql`p.day >= ${dayFrom}::date`]),
      ...(dayTo === "" ? [] : [sql`p.day <= ${dayTo}::date`]),
    ],
    sql` AND `,
  );
  const { rows } = await db.execute<Row>(sql`
    SELECT f.id, f.customer_id AS "customerId", customer.customer_number AS "customerNumber",
      ${partyOfCustomer("customer.customer_name", language)} AS "customerName", f.fund_class AS "fundClass", f.currency,
      ${opening}::text AS opening, s.income::text AS income, s.expenditure::text AS expenditure, ${closing}::text AS closing
    FROM ${tables} CROSS JOIN LATERAL (
      SELECT coalesce(sum(p.amount) FILTER (WHERE p.amount > 0), 0) AS income,
        coalesce(-sum(p.amount) FILTER (WHERE p.amount < 0), 0) AS expenditure
      FROM client_fund_posting p WHERE ${within}
    ) AS s
    WHERE ${where} ORDER BY ${orders[sort]} ${direction}, f.id ${direction} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map((row) => ({
    ...row,
    opening: plainAmount(row.opening, row.currency),
    income: plainAmount(row.income, row.currency),
    expenditure: plainAmount(row.expenditure, row.currency),
    closing: plainAmount(row.closing, row.currency),
  }));
}

async function conditions(db: Db, session: StaffSession, filters: Filters): Promise<SQL> {
  return sql.join([...(await ofFunds(db, session, filters)), sql`f.last_place > 0`], sql` AND `);
}

/** A page of funds over a period. */
export async function listPeriods({ db, input, session, language }: Context<typeof getClientFundStatementList>) {
  const { page, pageSize, sort, order, ...filters } = input;
  const where = await conditions(db, session, filters);
  const asked = { where, period: filters, language, sort, order };
  const [rows, counted] = await Promise.all([
    readPeriods(db, { ...asked, limit: pageSize, offset: (page - 1) * pageSize }),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
      FROM (SELECT FROM ${tables} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The same as a spreadsheet. */
export async function exportPeriods(context: Context<typeof exportClientFundStatementList>) {
  const { db, input, session, language } = context;
  const { sort, order, ...filters } = input;
  const where = await conditions(db, session, filters);
  const rows = await readPeriods(db, { where, period: filters, language, sort, order, limit: exportLimit });
  const title = clientFundTitles.statements[language];
  return await exportedSheet(context, { title, ...sheetOfFields(statementShown, rows, language) });
}
