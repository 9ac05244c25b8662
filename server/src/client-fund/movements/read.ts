import { plainAmount } from "@lading/contract/charge-item";
import {
  clientFundTitles,
  confirmingPage,
  leftoverShown,
  movementActions,
  movementShown,
  type exportClientFundLeftoverList,
  type exportClientFundMovementList,
  type getClientFundLeftoverList,
  type getClientFundMovementList,
  type getClientFundMovementLog,
  type LeftoverRow,
  type ListedMovement,
} from "@lading/contract/client-fund";
import { coreRefusals, exactTotal, refuse, type Language } from "@lading/contract/core";
import { plainRate } from "@lading/contract/exchange-rate";
import { Big } from "big.js";
import { sql, type SQL } from "drizzle-orm";
import { shownLog } from "#core/audit";
import { containingNumbers, namedLike, withinDays, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { isOnlyUser } from "#user";
import { iso } from "#waybill";
import { partyOfCustomer } from "../name.ts";
import { ofSeenCustomers } from "../visible.ts";

type Filters = Omit<Context<typeof exportClientFundMovementList>["input"], "sort" | "order">;
type Sort = Context<typeof exportClientFundMovementList>["input"]["sort"];
type Row = ListedMovement & Record<string, unknown>;

const tables = sql`client_fund_movement m
  JOIN customer ON customer.company_id = m.company_id AND customer.id = m.customer_id
  LEFT JOIN client_fund_entry e ON e.company_id = m.company_id AND e.id = m.entry_id`;

const columns = (
  session: StaffSession,
  language: Language,
  mayDecideAlone: boolean,
) => sql`m.id, m.customer_id AS "customerId",
  m.number AS "movementNumber", m.kind, m.status, customer.customer_number AS "customerNumber",
  ${partyOfCustomer("customer.customer_name", language)} AS "customerName", m.fund_class AS "fundClass", m.currency,
  m.amount::text AS amount, coalesce((SELECT k.customer_name FROM customer k
    WHERE k.company_id = m.company_id AND k.id = m.to_customer_id), '') AS "toCustomerName",
  m.to_fund_class AS "toFundClass", m.to_currency AS "toCurrency", m.to_amount::text AS "toAmount",
  coalesce(m.from_rate::text, '') AS "fromRate", coalesce(m.to_rate::text, '') AS "toRate",
  coalesce(m.leftover::text, '') AS leftover, m.payee, m.reference, coalesce(e.serial_number, '') AS entry,
  CASE WHEN m.kind = 'advance' AND m.status = 'done' THEN m.offset_amount END::text AS "offsetAmount",
  CASE WHEN m.kind = 'advance' AND m.status = 'done' THEN
    CASE WHEN m.offset_amount = m.amount THEN 'offset' ELSE 'unoffset' END END AS "advanceState",
  CASE WHEN m.kind = 'advance' AND m.status = 'done' THEN m.amount - m.offset_amount END::text AS left, m.reason,
  m.requested_by_name AS "requestedByName", m.created_at AS "createDate", m.decided_by_name AS "decidedByName",
  m.decided_on::text AS "decidedOn", m.decision_reason AS "decisionReason", m.requested_by = ${session.userId} AS "askedByMe",
  (m.status = 'pending' AND ${session.rights.has(`${confirmingPage}:approve`)}
    AND (m.requested_by <> ${session.userId} OR ${mayDecideAlone})) AS "mayDecide", m.version`;

const orders: Readonly<Record<Sort, SQL>> = {
  createDate: sql`m.created_at`,
  movementNumber: sql`m.number`,
  customerName: sql`customer.customer_name`,
  amount: sql`m.amount`,
  decidedOn: sql`m.decided_on`,
};

/** A decimal without the zeros at its end, which hold no figure. */
const plainDecimal = (value: string) => (value === "" ? "" : new Big(value).toFixed());

const shown = (row: Row): Row => ({
  ...row,
  amount: plainAmount(row.amount, row.currency),
  toAmount: row.toAmount === null || row.toCurrency === null ? null : plainAmount(row.toAmount, row.toCurrency),
  fromRate: row.fromRate === "" ? "" : plainRate(row.fromRate),
  toRate: row.toRate === "" ? "" : plainRate(row.toRate),
  leftover: plainDecimal(row.leftover),
  offsetAmount: row.offsetAmount === null ? null : plainAmount(row.offsetAmount, row.currency),
  left: row.left === null ? null : plainAmount(row.left, row.currency),
  createDate: iso(row.createDate),
});

async function conditions(db: Db, session: StaffSession, filters: Filters): Promise<SQL> {
  const { search, kind, status, advanceState, customerId, currency, decidedOnFrom, decidedOnTo } = filters;
  const pattern = containingNumbers(search);
  const all = [
    await ofSeenCustomers(db, session, "m"),
    ...(search === ""
      ? []
      : [
          sql`(m.number ILIKE ${pattern} OR m.payee ILIKE ${pattern} OR customer.customer_number ILIKE ${pattern}
            OR customer.customer_name ILIKE ${pattern} OR e.serial_number ILIKE ${pattern})`,
        ]),
    ...(kind === undefined ? [] : [sql`m.kind = ${kind}`]),
    ...(status === undefined ? [] : [sql`m.status = ${status}`]),
    ...(advanceState === undefined
      ? []
      : [
          sql`m.kind = 'advance' AND m.status = 'done' AND (m.offset_amount = m.amount) = ${advanceState === "offset"}`,
        ]),
    ...(customerId === undefined ? [] : [sql`m.customer_id = ${customerId}`]),
    ...(currency === undefined ? [] : [sql`m.currency = ${currency}`]),
    ...(decidedOnFrom === "" ? [] : [sql`m.decided_on >= ${decidedOnFrom}`]),
    ...(decidedOnTo === "" ? [] : [sql`m.decided_on <= ${decidedOnTo}`]),
    ...namedLike(sql`m.requested_by_name`, filters.createdByName),
    ...withinDays(sql`m.created_at`, filters.createdFrom, filters.createdTo),
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

async function readMovements(db: Db, where: SQL, { session, language, sort, order, limit, offset = 0 }: Page) {
  const direction = order === "asc" ? sql`ASC NULLS LAST` : sql`DESC NULLS LAST`;
  const chosen = columns(session, language, await isOnlyUser(db, session));
  const { rows } = await db.execute<Row>(sql`SELECT ${chosen} FROM ${tables} WHERE ${where}
    ORDER BY ${orders[sort]} ${direction}, m.id ${direction} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(shown);
}

/** A page of movements of the customers that the person sees. */
export async function listMovements({ db, input, session, language }: Context<typeof getClientFundMovementList>) {
  const { page, pageSize, sort, order, ...filters } = input;
  const where = await conditions(db, session, filters);
  const [rows, counted] = await Promise.all([
    readMovements(db, where, { session, language, sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
      FROM (SELECT FROM ${tables} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The filtered movements as a spreadsheet. */
export async function exportMovements(context: Context<typeof exportClientFundMovementList>) {
  const { db, input, session, language } = context;
  const { sort, order, ...filters } = input;
  const where = await conditions(db, session, filters);
  const rows = await readMovements(db, where, { session, language, sort, order, limit: exportLimit });
  const sheet = sheetOfFields(movementShown, rows, language);
  return await exportedSheet(context, { title: clientFundTitles.movements[language], ...sheet });
}

type Period = Pick<Context<typeof exportClientFundLeftoverList>["input"], "decidedOnFrom" | "decidedOnTo" | "order">;

/** Leftovers of exchanges, summed exactly a pair of currencies. */
async function readLeftovers(db: Db, companyId: string, { decidedOnFrom, decidedOnTo, order }: Period) {
  const direction = order === "asc" ? sql`ASC` : sql`DESC`;
  const { rows } = await db.execute<LeftoverRow & Record<string, unknown>>(sql`
    SELECT currency || '-' || to_currency AS id, currency, to_currency AS "toCurrency", count(*)::int AS count,
      sum(leftover)::text AS leftover
    FROM client_fund_movement WHERE company_id = ${companyId} AND kind = 'exchange' AND status = 'done'
      ${decidedOnFrom === "" ? sql`` : sql`AND decided_on >= ${decidedOnFrom}`}
      ${decidedOnTo === "" ? sql`` : sql`AND decided_on <= ${decidedOnTo}`}
    GROUP BY currency, to_currency ORDER BY currency ${direction}, to_currency`);
  return rows.map((row) => ({ ...row, leftover: plainDecimal(row.leftover) }));
}

/** A page of the report of leftovers; pairs of currencies are few. */
export async function listLeftovers({ db, input, session }: Context<typeof getClientFundLeftoverList>) {
  const { page, pageSize } = input;
  const rows = await readLeftovers(db, session.companyId, input);
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length };
}

/** The report of leftovers as a spreadsheet. */
export async function exportLeftovers(context: Context<typeof exportClientFundLeftoverList>) {
  const { db, input, session, language } = context;
  const rows = await readLeftovers(db, session.companyId, input);
  const sheet = sheetOfFields(leftoverShown, rows, language);
  return await exportedSheet(context, { title: clientFundTitles.leftovers[language], ...sheet });
}

/** A movement's log, newest first. */
export async function showMovementLog({ db, input, session }: Context<typeof getClientFundMovementLog>) {
  const { rows } = await db.execute(
    sql`SELECT FROM client_fund_movement m WHERE ${await ofSeenCustomers(db, session, "m")} AND m.id = ${input.id}`,
  );
  if (rows.length === 0) throw refuse(coreRefusals.notFound);
  const record = { companyId: session.companyId, entity: "clientFundMovement", id: input.id };
  return await shownLog(db, record, movementActions);
}
