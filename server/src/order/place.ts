import { randomUUIDv7 } from "node:crypto";
import { Big } from "big.js";
import { coreRefusals, refuse, refuseField } from "@lading/contract/core";
import {
  orderRefusals as refusals,
  type addCustomerEntrustOrder,
  type addEntrustOrder,
  type editCustomerEntrustOrder,
  type editEntrustOrder,
  type OrderForm,
} from "@lading/contract/order";
import { lineVolume, sum } from "@lading/contract/waybill";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { changesBetween, type FieldChange } from "#core/audit";
import { stale, storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import { takingNumbers } from "#core/numbers";
import { customers } from "#customer";
import { companyYear, visibleUserIds } from "#user";
import { lockOrder, refuseDecided } from "./lock.ts";
import { record } from "./log.ts";
import { entrustOrders } from "./tables.ts";

/** The customer places an order. */
export async function placeOwn(context: Context<typeof addCustomerEntrustOrder>) {
  const { db, input, session } = context;
  const { companyId, customerId } = session;
  const which = and(eq(customers.companyId, companyId), eq(customers.id, customerId));
  const [customer] = await db.select().from(customers).where(which);
  if (!customer) throw refuse(coreRefusals.loginExpired);
  return await store(context, { source: "portal", customer, form: input });
}

/** Staff record an order that came by phone or e-mail. */
export async function placeFor(context: Context<typeof addEntrustOrder>) {
  const { db, input, session } = context;
  const { customerId, ...form } = input;
  const people = await visibleUserIds(db, session);
  const [customer] = await db
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.companyId, session.companyId),
        eq(customers.id, customerId),
        ne(customers.status, "disabled"),
        people === null ? undefined : inArray(customers.salesId, people),
      ),
    );
  if (!customer) throw refuseField("customerId", refusals.customerGone);
  return await store(context, { source: "staff", customer, form });
}

type Placing = Context<typeof addCustomerEntrustOrder> | Context<typeof addEntrustOrder>;

interface Placed {
  source: "portal" | "staff";
  customer: typeof customers.$inferSelect;
  form: OrderForm;
}

async function store(context: Placing, { source, customer, form }: Placed) {
  const { db, session, language } = context;
  const { companyId } = session;
  const by =
    session.audience === "staff"
      ? { createdBy: session.userId, createdByName: session.userName }
      : { createdBy: session.customerId, createdByName: session.customerName };
  const id = randomUUIDv7();
  const orderNumber = await takeNumber(db, companyId);
  await db.insert(entrustOrders).values({
    companyId,
    id,
    orderNumber,
    source,
    customerId: customer.id,
    customerNumber: customer.customerNumber,
    customerName: customer.customerName,
    salesId: customer.salesId,
    language,
    ...columnsOf(form),
    ...by,
  });
  await record(context, {
    action: "place",
    order: { id, orderNumber, customerId: customer.id },
    changes: changesOf(null, form),
  });
  return { id, orderNumber };
}

/** Company code, `EO`, two digits of the year, seven of a gapless series: it becomes the public order number of the waybill. */
async function takeNumber(db: Db, companyId: string): Promise<string> {
  const year = await companyYear(db, companyId);
  const { rows } = await db.execute<{ number: string }>(sql`
    WITH taken AS (${takingNumbers({ companyId, kind: "entrust-order", year })})
    SELECT c.code || 'EO' || ${String(year).slice(2)} || lpad(taken.first::text, 7, '0') AS number
    FROM taken, company c WHERE c.company_id = ${companyId}`);
  const [taken] = rows;
  if (!taken) throw new Error("The session's company is not there");
  return taken.number;
}

/** The columns of an order's row that repeat its form. */
export function columnsOf(form: OrderForm) {
  const { type, customerReference, productName, consigneeName, destinationCountry, destinationCity, items } = form;
  return {
    form,
    type,
    customerReference,
    productName,
    consigneeName,
    destinationCountry,
    destinationCity,
    pieces: items.reduce((total, { boxCount }) => total + boxCount, 0),
    weight: sum(
      items.map(({ weight }) => new Big(weight).toFixed(3)),
      3,
    ),
    volume: sum(
      items.map((item) => lineVolume(item) ?? "0"),
      3,
    ),
  };
}

/** Each field that differs; goods as `items.1.weight`. */
function changesOf(before: OrderForm | null, after: OrderForm): FieldChange[] {
  const { items: _items, ...fields } = after;
  const lines = Math.max(before?.items.length ?? 0, after.items.length);
  const ofItems = Array.from({ length: lines }, (_, place) => {
    const [was, is] = [before?.items[place] ?? null, after.items[place] ?? null];
    return changesBetween(was, is, Object.keys(is ?? was ?? {})).map((change) => ({
      ...change,
      field: `items.${place + 1}.${change.field}`,
    }));
  });
  return [...changesBetween(before, after, Object.keys(fields)), ...ofItems.flat()];
}

type Editing = Context<typeof editCustomerEntrustOrder> | Context<typeof editEntrustOrder>;

/** Changes an order that was not accepted yet; the customer's own, or for staff any that they see. */
export async function editOrder(context: Editing) {
  const { db, input, session } = context;
  const { id, version, ...form } = input;
  const order = await lockOrder(db, session, id);
  refuseDecided(order, session);
  if (order.version !== version) throw stale(order.version, order.form);
  const stored = await storeEdit(db, entrustOrders, order, columnsOf(form));
  await record(context, { action: "edit", order, changes: changesOf(order.form, form) });
  return stored;
}
