import { coreRefusals, exactTotal, refuse, type Language } from "@lading/contract/core";
import type { CustomerOrder, OrderAction, OrderForm, OrderState, ReceivedOrder } from "@lading/contract/order";
import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import { operationLogs } from "#core/audit";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { customerNameIn } from "#customer";
import { isStored, storageJoin } from "#goods-receipt";
import { cityNameIn } from "#place";
import { stateDescription } from "#logistics-state";
import { visibleUserIds } from "#user";

/** Orders with their waybills, what of these is in a warehouse, and where they stand. */
export const tables = sql`entrust_order o
  LEFT JOIN waybill ON waybill.company_id = o.company_id AND waybill.id = o.waybill_id ${storageJoin}
  LEFT JOIN logistics_state ON logistics_state.company_id = waybill.company_id AND logistics_state.id = waybill.state_id`;

/** An order whose waybill was voided or deleted counts as turned down: it can be opened again. */
const isOver = sql`(waybill.id IS NULL OR waybill.voided_at IS NOT NULL)`;

/** How far an order has come (catalogue §4). */
export const orderState = sql`CASE WHEN o.decision <> 'accepted' THEN o.decision WHEN ${isOver} THEN 'turnedDown'
  WHEN logistics_state.preset = 'delivered' THEN 'complete' WHEN ${isStored} THEN 'storaged' ELSE 'unstorage' END`;

/** Why it was turned down; of a voided waybill, why that was. */
export const shownReason = sql`CASE WHEN o.decision = 'accepted' AND waybill.voided_at IS NOT NULL
  THEN waybill.void_reason ELSE o.reason END`;

/** Pieces that were taken into the warehouse. */
export const receivedPieces = sql`coalesce(stock.pieces, 0)`;

/** The waybill's field where the order says nothing in its own. */
const leftOpen = (own: string, field: string) => sql`CASE WHEN coalesce(o.form->>${own}, '') = '' THEN ${field} END`;

const columns = (language: Language) => sql`o.id, o.order_number AS "orderNumber",
  o.customer_reference AS "customerReference", ${orderState} AS state, o.type, o.product_name AS "productName",
  o.consignee_name AS "consigneeName", o.destination_country AS "destinationCountry",
  o.destination_city AS "destinationCity", o.pieces, o.weight, o.volume, o.house_number AS "houseNumber",
  ${shownReason} AS reason,
  o.created_at AS "createdAt", o.version, coalesce(${stateDescription(language)}, '') AS "trackingState", o.source,
  o.customer_id AS "customerId", o.customer_number AS "customerNumber", ${customerNameIn("o", language)} AS "customerName", o.sales_id AS "salesId",
  waybill.id AS "waybillId", ${receivedPieces} AS "receivedPieces", o.accepted_by_name AS "acceptedByName",
  o.accepted_at AS "acceptedAt", o.ended_by_name AS "endedByName", o.ended_at AS "endedAt",
  o.created_by_name AS "createdByName", array_remove(ARRAY[${leftOpen("customsCode", "customsCode")},
    ${leftOpen("deliveryPort", "loadingPort")}, ${leftOpen("destinationPort", "destinationPort")}], NULL) AS missing`;

/** All that lists and pages show of an order; each takes its part. */
export interface OrderRow extends Record<string, unknown>, ReceivedOrder {
  trackingState: string;
}

const iso = (at: string | null) => (at === null ? null : new Date(at).toISOString());

function shown(row: OrderRow, language: Language): OrderRow {
  return {
    ...row,
    destinationCity: cityNameIn(row.destinationCountry, row.destinationCity, language),
    createdAt: new Date(row.createdAt).toISOString(),
    acceptedAt: iso(row.acceptedAt),
    endedAt: iso(row.endedAt),
  };
}

/** An order as staff see it. */
export function staffOrder({ trackingState: _state, ...order }: OrderRow): ReceivedOrder {
  return order;
}

/** An order as its customer sees it: without who did what at the forwarder's. */
export function customersOrder(row: OrderRow): CustomerOrder {
  const { id, orderNumber, customerReference, state, type, productName, consigneeName } = row;
  const { destinationCountry, destinationCity, pieces, weight, volume, houseNumber, reason } = row;
  const { createdAt, version, trackingState } = row;
  return {
    id,
    orderNumber,
    customerReference,
    state,
    type,
    productName,
    consigneeName,
    destinationCountry,
    destinationCity,
    pieces,
    weight,
    volume,
    houseNumber,
    reason,
    createdAt,
    version,
    trackingState,
  };
}

/** The orders that a user sees: all, or those of customers of oneself or somebody below, or entered by these. */
export async function visibleOrders(db: Db, session: StaffSession): Promise<SQL> {
  const people = await visibleUserIds(db, session);
  const inCompany = sql`o.company_id = ${session.companyId}`;
  if (people === null) return inCompany;
  const any = sql`ANY(${sql.param([...people])}::uuid[])`;
  return sql`${inCompany} AND (o.sales_id = ${any} OR o.created_by = ${any})`;
}

/** Whether a user sees an order, and so what was sent about it. */
export async function opensOrder(db: Db, session: StaffSession, id: string): Promise<boolean> {
  if (!session.rights.has("/logisticsManagement/orderWayBill:view")) return false;
  const { rows } = await db.execute(
    sql`SELECT FROM ${tables} WHERE ${await visibleOrders(db, session)} AND o.id = ${id}`,
  );
  return rows.length > 0;
}

/** Columns of each sort; then the number of the record, in the same direction. */
const sorts = (language: Language) =>
  ({
    createdAt: [sql`o.created_at`],
    orderNumber: [sql`o.order_number`],
    customerReference: [sql`o.customer_reference`],
    houseNumber: [sql`o.house_number`],
    destination: [sql`o.destination_city`, sql`o.destination_country`],
    pieces: [sql`o.pieces`],
    weight: [sql`o.weight`],
    customerName: [customerNameIn("o", language)],
    volume: [sql`o.volume`],
    acceptedAt: [sql`coalesce(o.accepted_at, '-infinity')`],
  }) satisfies Readonly<Record<string, readonly SQL[]>>;

interface Asked {
  sort: keyof ReturnType<typeof sorts>;
  order: "asc" | "desc";
  language: Language;
}

function orderBy({ sort, order, language }: Asked): SQL {
  const direction = order === "asc" ? sql`ASC` : sql`DESC`;
  const by = [...sorts(language)[sort], sql`o.id`].map((column) => sql`${column} ${direction}`);
  return sql.join(by, sql`, `);
}

/** Orders of a condition. */
export async function readOrders(
  db: Db,
  where: SQL,
  { limit, offset = 0, ...asked }: Asked & { limit: number; offset?: number },
): Promise<OrderRow[]> {
  const { rows } = await db.execute<OrderRow>(sql`SELECT ${columns(asked.language)} FROM ${tables} WHERE ${where}
    ORDER BY ${orderBy(asked)} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map((row) => shown(row, asked.language));
}

/** A page of the orders of a condition, with their count. */
export async function readPage(db: Db, where: SQL, asked: Asked & { page: number; pageSize: number }) {
  const { page, pageSize } = asked;
  const [rows, counted] = await Promise.all([
    readOrders(db, where, { ...asked, limit: pageSize, offset: (page - 1) * pageSize }),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
      FROM (SELECT FROM ${tables} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** How many orders of a condition are in each state. */
export async function countStates(db: Db, where: SQL): Promise<Partial<Record<OrderState, number>>> {
  const { rows } = await db.execute<{ state: OrderState; count: number }>(
    sql`SELECT ${orderState} AS state, count(*)::int AS count FROM ${tables} WHERE ${where} GROUP BY 1`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** The order that a condition finds, with its form; refuses where there is none. */
export async function readWhole(db: Db, where: SQL, language: Language) {
  const [order] = await readOrders(db, where, { sort: "createdAt", order: "desc", language, limit: 1 });
  if (!order) throw refuse(coreRefusals.notFound);
  const { rows } = await db.execute<{ form: OrderForm }>(
    sql`SELECT o.form FROM entrust_order o WHERE o.id = ${order.id}`,
  );
  const [kept] = rows;
  if (!kept) throw refuse(coreRefusals.notFound);
  return { order, form: kept.form };
}

export interface LogEntry {
  id: string;
  action: OrderAction;
  userName: string;
  createdAt: string;
  detail: string;
}

/** An order's log, newest first. */
export async function readLog(db: Db, order: { companyId: string; id: string }): Promise<LogEntry[]> {
  const log = operationLogs;
  const rows = await db
    .select()
    .from(log)
    .where(and(eq(log.companyId, order.companyId), eq(log.entity, "entrustOrder"), eq(log.entityId, order.id)))
    .orderBy(desc(log.createdAt), desc(log.id))
    .limit(200);
  return rows.map(({ id, action, userName, createdAt, changes }) => {
    const said = changes.find(({ field }) => field === "houseNumber" || field === "reason");
    return {
      id,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- log.ts writes no other
      action: action as OrderAction,
      userName,
      createdAt: new Date(createdAt).toISOString(),
      detail: typeof said?.after === "string" ? said.after : "",
    };
  });
}
