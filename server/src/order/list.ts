import {
  type exportCustomerEntrustOrderList,
  type exportOrderReceivingCenterList,
  type getCustomerEntrustOrderList,
  type getOrderReceivingCenterList,
  type loadCustomerEntrustOrder,
  type loadEntrustOrder,
} from "@lading/contract/order";
import { sql, type SQL } from "drizzle-orm";
import { exportedSheet, exportLimit } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { ownConditions, receivedConditions } from "./filters.ts";
import {
  countStates,
  customersOrder,
  readLog,
  readOrders,
  readPage,
  readWhole,
  staffOrder,
  visibleOrders,
} from "./read.ts";
import { orderSheet, ownOrderSheet } from "./sheets.ts";

const all = (parts: readonly SQL[]) => sql.join([...parts], sql` AND `);

/** Orders that came in, with how many are in each state. */
export async function listOrders({ db, input, session, language }: Context<typeof getOrderReceivingCenterList>) {
  const visible = await visibleOrders(db, session);
  const [{ rows, total }, counted] = await Promise.all([
    readPage(db, all([visible, ...receivedConditions(input)]), { ...input, language }),
    countStates(db, visible),
  ]);
  const counts = { toAccept: 0, unstorage: 0, storaged: 0, complete: 0, turnedDown: 0, withdrawn: 0, ...counted };
  return { rows: rows.map(staffOrder), total, counts };
}

/** The filtered orders as a spreadsheet. */
export async function exportOrders(context: Context<typeof exportOrderReceivingCenterList>) {
  const { db, input, session, language } = context;
  const where = all([await visibleOrders(db, session), ...receivedConditions(input)]);
  const rows = await readOrders(db, where, { ...input, language, limit: exportLimit });
  return await exportedSheet(context, orderSheet(rows, language));
}

/** An order as staff see it. */
export async function showOrder({ db, input, session, language }: Context<typeof loadEntrustOrder>) {
  const visible = await visibleOrders(db, session);
  const { order, form } = await readWhole(db, sql`${visible} AND o.id = ${input.id}`, language);
  return { order: staffOrder(order), form, log: await readLog(db, { companyId: session.companyId, id: input.id }) };
}

const ofCustomer = ({ companyId, customerId }: { companyId: string; customerId: string }) =>
  sql`o.company_id = ${companyId} AND o.customer_id = ${customerId}`;

/** The customer's own orders. */
export async function listOwn({ db, input, session, language }: Context<typeof getCustomerEntrustOrderList>) {
  const where = all([ofCustomer(session), ...ownConditions(input, language)]);
  const { rows, total } = await readPage(db, where, { ...input, language });
  return { rows: rows.map(customersOrder), total };
}

/** The customer's own filtered orders as a spreadsheet. */
export async function exportOwn(context: Context<typeof exportCustomerEntrustOrderList>) {
  const { db, input, session, language } = context;
  const where = all([ofCustomer(session), ...ownConditions(input, language)]);
  const rows = await readOrders(db, where, { ...input, language, limit: exportLimit });
  return await exportedSheet(context, ownOrderSheet(rows, language));
}

/** An order of the customer's own; its history has the forwarder's doings, without names of the forwarder's people. */
export async function showOwn({ db, input, session, language }: Context<typeof loadCustomerEntrustOrder>) {
  const { order, form } = await readWhole(db, sql`${ofCustomer(session)} AND o.id = ${input.id}`, language);
  const log = await readLog(db, { companyId: session.companyId, id: input.id });
  const named = log.map((entry) => ({
    ...entry,
    userName: entry.userName === session.customerName ? entry.userName : "",
  }));
  return { order: customersOrder(order), form, log: named };
}

/** How many orders wait for a decision: the badge of the receiving centre. */
export async function countWaiting({ db, session }: Pick<Context<typeof loadEntrustOrder>, "db" | "session">) {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM entrust_order o WHERE ${await visibleOrders(db, session)} AND o.decision = 'toAccept'`,
  );
  return rows[0]?.count ?? 0;
}
