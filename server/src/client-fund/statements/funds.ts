import { plainAmount } from "@lading/contract/charge-item";
import {
  clientFundTitles,
  fundShown,
  type exportAvailableFundList,
  type Fund,
  type getAvailableFundList,
  type getOwnFundList,
  type loadClientFund,
} from "@lading/contract/client-fund";
import { coreRefusals, exactTotal, refuse, type Language } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import { containingNumbers, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { partyOfCustomer } from "../name.ts";
import { ofSeenCustomers } from "../visible.ts";

type Filters = Omit<Context<typeof exportAvailableFundList>["input"], "sort" | "order">;
type Sort = Context<typeof exportAvailableFundList>["input"]["sort"];
type Row = Fund & Record<string, unknown>;

const tables = sql`client_fund f JOIN customer ON customer.company_id = f.company_id AND customer.id = f.customer_id`;

const columns = (
  language: Language,
) => sql`f.id, f.customer_id AS "customerId", customer.customer_number AS "customerNumber",
  ${partyOfCustomer("customer.customer_name", language)} AS "customerName", f.fund_class AS "fundClass", f.currency,
  f.balance::text AS balance, f.held::text AS held, (f.balance - f.held)::text AS available`;

const orders: Readonly<Record<Sort, SQL>> = {
  customerName: sql`customer.customer_name`,
  balance: sql`f.balance`,
  available: sql`f.balance - f.held`,
  currency: sql`f.currency`,
};

const shown = (row: Row): Row => ({
  ...row,
  balance: plainAmount(row.balance, row.currency),
  held: plainAmount(row.held, row.currency),
  available: plainAmount(row.available, row.currency),
});

/** Conditions on funds `f` and their `customer` that lists of funds and of statements share. */
export async function ofFunds(
  db: Db,
  session: StaffSession,
  { search, fundClass, currency, customerId }: Pick<Filters, "search" | "fundClass" | "currency" | "customerId">,
): Promise<SQL[]> {
  const pattern = containingNumbers(search);
  return [
    await ofSeenCustomers(db, session, "f"),
    ...(search === ""
      ? []
      : [
          sql`(customer.customer_number ILIKE ${pattern} OR customer.customer_name ILIKE ${pattern}
            OR customer.company_name_en ILIKE ${pattern})`,
        ]),
    ...(fundClass === undefined ? [] : [sql`f.fund_class = ${fundClass}`]),
    ...(currency === undefined ? [] : [sql`f.currency = ${currency}`]),
    ...(customerId === undefined ? [] : [sql`f.customer_id = ${customerId}`]),
  ];
}

async function conditions(db: Db, session: StaffSession, filters: Filters): Promise<SQL> {
  const { hasMoney } = filters;
  const all = [
    ...(await ofFunds(db, session, filters)),
    // A fund whose customer was merged into another shows its postings, and has no money.
    sql`f.merged_into IS NULL`,
    ...(hasMoney === undefined ? [] : [hasMoney ? sql`f.balance > 0` : sql`f.balance = 0`]),
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

async function readFunds(db: Db, where: SQL, { language, sort, order, limit, offset = 0 }: Page): Promise<Row[]> {
  const direction = order === "asc" ? sql`ASC` : sql`DESC`;
  const { rows } = await db.execute<Row>(sql`SELECT ${columns(language)} FROM ${tables} WHERE ${where}
    ORDER BY ${orders[sort]} ${direction}, f.id ${direction} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(shown);
}

/** A page of funds with what they have. */
export async function listFunds({ db, input, session, language }: Context<typeof getAvailableFundList>) {
  const { page, pageSize, sort, order, ...filters } = input;
  const where = await conditions(db, session, filters);
  const [rows, counted] = await Promise.all([
    readFunds(db, where, { language, sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
      FROM (SELECT FROM ${tables} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The filtered funds as a spreadsheet. */
export async function exportFunds(context: Context<typeof exportAvailableFundList>) {
  const { db, input, session, language } = context;
  const { sort, order, ...filters } = input;
  const where = await conditions(db, session, filters);
  const rows = await readFunds(db, where, { language, sort, order, limit: exportLimit });
  const sheet = sheetOfFields(fundShown, rows, language);
  return await exportedSheet(context, { title: clientFundTitles.group[language], ...sheet });
}

/** A fund that the user sees. */
export async function loadFund({ db, input, session, language }: Context<typeof loadClientFund>) {
  const where = sql`${await ofSeenCustomers(db, session, "f")} AND f.id = ${input.id}`;
  const [row] = await readFunds(db, where, { language, sort: "currency", order: "asc", limit: 1 });
  if (!row) throw refuse(coreRefusals.notFound);
  return row;
}

/** The signed-in customer's own funds. */
export async function listOwnFunds({ db, session, language }: Context<typeof getOwnFundList>) {
  const where = sql`f.company_id = ${session.companyId} AND f.customer_id = ${session.customerId} AND f.merged_into IS NULL
    AND f.last_place > 0`;
  return { rows: await readFunds(db, where, { language, sort: "currency", order: "asc", limit: 200 }) };
}
