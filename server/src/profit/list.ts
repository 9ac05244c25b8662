import { amountLeft, plainAmount } from "@lading/contract/charge-item";
import type { Currency, Language } from "@lading/contract/core";
import { exactTotal } from "@lading/contract/core";
import { marginOf } from "@lading/contract/job-summary";
import {
  profitGroupTexts,
  profitShown,
  profitTitle,
  type exportProfitStatisticsList,
  type getProfitStatisticsList,
  type ProfitGroup,
  type ProfitRow,
} from "@lading/contract/profit";
import { Big } from "big.js";
import { sql, type SQL } from "drizzle-orm";
import { nameInSql, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { customerNameIn, ownCustomerNameIn } from "#customer";
import { settlementOf } from "#currency";
import { waybillNumber } from "#supplier-cost";
import { visibleWaybills } from "#waybill";
import { summed, type Wanted } from "./sums.ts";
import { taxOf } from "./taxes.ts";

const orders = {
  profit: sql`s.sales - s.costs`,
  sales: sql`s.sales`,
  costs: sql`s.costs`,
  margin: sql`(s.sales - s.costs) / nullif(s.sales, 0)`,
  waybills: sql`s.waybills`,
} as const;

interface Order {
  sort: keyof typeof orders;
  order: "asc" | "desc";
  limit: number;
  offset?: number;
}

/** The name of a group, and what stands beside it, once its page is known: no more names are read than are shown. */
function named(group: ProfitGroup, companyId: string, language: Language): { columns: SQL; joined: SQL } {
  return {
    job: {
      columns: sql`${waybillNumber} AS name, waybill.customer_number AS "customerNumber", ${customerNameIn("waybill", language)} AS "customerName"`,
      joined: sql`LEFT JOIN waybill ON waybill.company_id = ${companyId} AND waybill.id = s.key`,
    },
    customer: {
      columns: sql`${ownCustomerNameIn(language)} AS name, customer.customer_number AS "customerNumber"`,
      joined: sql`LEFT JOIN customer ON customer.company_id = ${companyId} AND customer.id = s.key`,
    },
    person: {
      columns: sql`n.user_name AS name`,
      joined: sql`LEFT JOIN staff_user n ON n.company_id = ${companyId} AND n.id = s.key`,
    },
    company: {
      columns: sql`${sql.raw(nameInSql("n.company_name", "n.company_name_en", language))} AS name`,
      joined: sql`LEFT JOIN company n ON n.company_id = s.key`,
    },
  }[group];
}

interface Found extends Record<string, unknown> {
  key: string | null;
  name: string | null;
  customerNumber?: string | null;
  customerName?: string | null;
  waybills: number;
  sales: string | null;
  costs: string | null;
  waived: string | null;
  difference: string | null;
  missing: string | null;
  total: number;
}

interface Reader {
  session: StaffSession;
  language: Language;
}

async function find(db: Db, { session, language }: Reader, wanted: Wanted, { sort, order, limit, offset = 0 }: Order) {
  const { companyId } = session;
  const [settlement, visible] = [await settlementOf(db, companyId), await visibleWaybills(db, session)];
  const target = wanted.currency === "settlement" ? settlement : wanted.currency;
  const asked = { companyId, visible, wanted, target, settlement };
  const direction = order === "asc" ? sql`ASC NULLS LAST` : sql`DESC NULLS LAST`;
  const { columns, joined } = named(wanted.group, companyId, language);
  const ordered = sql`${orders[sort]} ${direction}, s.key`;
  const first = (sums: string) =>
    sql`(SELECT * FROM ${sql.raw(sums)} AS s ORDER BY ${ordered} LIMIT ${limit + offset})`;
  // A year of a large company is hundreds of thousands of groups: they are summed in memory, by all processors.
  await db.execute(sql`SELECT set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`);
  const { rows } = await db.execute<Found>(sql`
    WITH ${await summed(db, asked)},
    page AS (
      SELECT * FROM (${first("single")} UNION ALL ${first("grouped")}) AS s ORDER BY ${ordered} LIMIT ${limit} OFFSET ${offset})
    SELECT s.key, ${columns}, s.waybills, s.sales::text AS sales, s.costs::text AS costs, s.waived::text AS waived,
      s.difference::text AS difference, s.missing::text AS missing,
      (SELECT count(*)::int FROM (SELECT FROM single UNION ALL SELECT FROM grouped LIMIT ${exactTotal + 1}) AS counted) AS total
    FROM page s ${joined} ORDER BY ${ordered}`);
  const taxes = await taxOf(
    db,
    asked,
    rows.map(({ key }) => key),
  );
  const taxIn = ({ key }: Found) => (taxes.has(key) ? (taxes.get(key) ?? null) : "0");
  return { rows: rows.map((row) => shown({ ...row, tax: taxIn(row) }, target)), total: rows[0]?.total ?? 0 };
}

function shown(
  { key, name, customerNumber, customerName, waybills, missing, tax, ...sums }: Found & { tax: string | null },
  currency: Currency,
): ProfitRow {
  return {
    id: key ?? "",
    name: name ?? "",
    customerNumber: customerNumber ?? "",
    customerName: customerName ?? "",
    waybills,
    currency,
    ...earned(sums, currency),
    tax: sums.sales === null || tax === null ? null : plainAmount(tax, currency),
    missing: missing === null ? null : { currency, date: missing },
  };
}

const nothing = {
  sales: null,
  costs: null,
  profit: null,
  margin: null,
  waived: null,
  exchangeDifference: null,
  result: null,
};

/** The figures of a row: profit is the difference of the two rounded sums, so that the columns add up on paper. */
function earned(sums: Pick<Found, "sales" | "costs" | "waived" | "difference">, currency: Currency) {
  if (sums.sales === null || sums.costs === null || sums.waived === null || sums.difference === null) return nothing;
  const [sales, costs] = [plainAmount(sums.sales, currency), plainAmount(sums.costs, currency)];
  const [waived, exchangeDifference] = [plainAmount(sums.waived, currency), plainAmount(sums.difference, currency)];
  const profit = amountLeft(sales, costs);
  const result = plainAmount(new Big(profit).minus(waived).plus(exchangeDifference).toFixed(), currency);
  return { sales, costs, profit, margin: marginOf(profit, sales), waived, exchangeDifference, result };
}

/** A page of what jobs, customers, people or the company earned. */
export async function listProfit({ db, input, session, language }: Context<typeof getProfitStatisticsList>) {
  const { page, pageSize, sort, order, ...wanted } = input;
  return await find(db, { session, language }, wanted, { sort, order, limit: pageSize, offset: (page - 1) * pageSize });
}

/** The filtered profit list as a spreadsheet; its first column says what the rows are. */
export async function exportProfit(context: Context<typeof exportProfitStatisticsList>) {
  const { db, input, session, language } = context;
  const { sort, order, ...wanted } = input;
  const { rows } = await find(db, { session, language }, wanted, { sort, order, limit: exportLimit });
  const sheet = sheetOfFields(profitShown, rows, language);
  return await exportedSheet(context, { title: titleOf(wanted.group, language), ...sheet });
}

function titleOf(group: ProfitGroup, language: Language): string {
  return `${profitTitle[language]} ${profitGroupTexts[group][language]}`;
}
