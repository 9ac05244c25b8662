import { exactTotal } from "@lading/contract/core";
import {
  orderStates,
  type exportOrderReceivingCenterList,
  type getCustomerEntrustOrderList,
  type getOrderReceivingCenterList,
  type loadCustomerEntrustOrder,
  type loadEntrustOrder,
  type OrderState,
} from "@lading/contract/order";
import { waybillTypes } from "@lading/contract/waybill";
import { sql, type SQL } from "drizzle-orm";
import { containing } from "#core/db";
import { exportedSheet } from "#core/exported-sheet";
import type { Context } from "#core/http";
import {
  countStates,
  customersOrder,
  orderState,
  readLog,
  readOrders,
  readPage,
  readWhole,
  staffOrder,
  visibleOrders,
} from "./read.ts";
import { sheetTexts } from "./texts.ts";

type Filters = Context<typeof exportOrderReceivingCenterList>["input"];

function matching(search: string): SQL {
  const pattern = containing(search);
  return sql`(o.order_number ILIKE ${pattern} OR o.customer_reference ILIKE ${pattern} OR o.customer_number ILIKE ${pattern}
    OR o.customer_name ILIKE ${pattern} OR o.product_name ILIKE ${pattern} OR o.consignee_name ILIKE ${pattern}
    OR o.house_number ILIKE ${pattern})`;
}

function conditions({ search, state, types, customerId, source, from, to }: Filters): SQL[] {
  return [
    ...(search === "" ? [] : [matching(search)]),
    ...(state === undefined ? [] : inState(state)),
    ...(types.length === 0 ? [] : [sql`o.type = ANY(${sql.param(types)}::int[])`]),
    ...(customerId === undefined ? [] : [sql`o.customer_id = ${customerId}`]),
    ...(source === undefined ? [] : [sql`o.source = ${source}`]),
    ...(from === "" ? [] : [sql`o.created_at >= ${from}::date`]),
    ...(to === "" ? [] : [sql`o.created_at < ${to}::date + 1`]),
  ];
}

/** The decision as well as the state, so that an index finds those to accept among all. */
function inState(state: OrderState): SQL[] {
  const accepted = state === "unstorage" || state === "storaged" || state === "complete";
  if (state === "turnedDown") return [sql`o.decision IN ('accepted', 'turnedDown')`, sql`${orderState} = ${state}`];
  return [sql`o.decision = ${accepted ? "accepted" : state}`, sql`${orderState} = ${state}`];
}

const all = (parts: readonly SQL[]) => sql.join([...parts], sql` AND `);

/** Orders that came in, with how many are in each state. */
export async function listOrders({ db, input, session, language }: Context<typeof getOrderReceivingCenterList>) {
  const visible = await visibleOrders(db, session);
  const [{ rows, total }, counted] = await Promise.all([
    readPage(db, all([visible, ...conditions(input)]), { ...input, language }),
    countStates(db, visible),
  ]);
  const counts = { toAccept: 0, unstorage: 0, storaged: 0, complete: 0, turnedDown: 0, withdrawn: 0, ...counted };
  return { rows: rows.map(staffOrder), total, counts };
}

/** The filtered orders as a spreadsheet. */
export async function exportOrders(context: Context<typeof exportOrderReceivingCenterList>) {
  const { db, input, session, language } = context;
  const where = all([await visibleOrders(db, session), ...conditions(input)]);
  const rows = await readOrders(db, where, { ...input, language, limit: exactTotal });
  const text = (key: keyof typeof sheetTexts) => sheetTexts[key][language];
  return await exportedSheet(context, {
    title: text("orders"),
    columns: headings.map((key) => ({
      heading: text(key),
      width: 20,
      ...(numbers.has(key) && { kind: "number" as const }),
    })),
    rows: rows.map((row) => [
      row.orderNumber,
      orderStates[row.state][language],
      row.customerNumber,
      row.customerName,
      row.customerReference,
      waybillTypes[row.type].text[language],
      row.productName,
      row.consigneeName,
      row.destinationCountry,
      row.destinationCity,
      String(row.pieces),
      row.weight,
      row.volume,
      String(row.receivedPieces),
      row.houseNumber,
      row.acceptedByName,
      row.reason,
      row.createdByName,
      row.createdAt,
    ]),
  });
}

const headings = [
  "orderNumber",
  "state",
  "customerNumber",
  "customerName",
  "customerReference",
  "type",
  "productName",
  "consigneeName",
  "destinationCountry",
  "destinationCity",
  "pieces",
  "weight",
  "volume",
  "receivedPieces",
  "houseNumber",
  "acceptedByName",
  "reason",
  "createdByName",
  "createdAt",
] as const satisfies readonly (keyof typeof sheetTexts)[];

const numbers: ReadonlySet<string> = new Set(["pieces", "weight", "volume", "receivedPieces"]);

/** One order as staff see it. */
export async function showOrder({ db, input, session, language }: Context<typeof loadEntrustOrder>) {
  const visible = await visibleOrders(db, session);
  const { order, form } = await readWhole(db, sql`${visible} AND o.id = ${input.id}`, language);
  return { order: staffOrder(order), form, log: await readLog(db, { companyId: session.companyId, id: input.id }) };
}

const ofCustomer = ({ companyId, customerId }: { companyId: string; customerId: string }) =>
  sql`o.company_id = ${companyId} AND o.customer_id = ${customerId}`;

/** The customer's own orders. */
export async function listOwn({ db, input, session, language }: Context<typeof getCustomerEntrustOrderList>) {
  const { search, state } = input;
  const where = all([
    ofCustomer(session),
    ...(search === "" ? [] : [matching(search)]),
    ...(state === undefined ? [] : inState(state)),
  ]);
  const { rows, total } = await readPage(db, where, { ...input, language });
  return { rows: rows.map(customersOrder), total };
}

/** One of the customer's own orders; its history says what the forwarder did, not who there did it. */
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
