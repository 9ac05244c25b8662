import type { Currency } from "@lading/contract/core";
import { randomUUIDv7 } from "node:crypto";
import { chargeAmount } from "@lading/contract/charge-item";
import { sql } from "drizzle-orm";
import { amountText, insertRows, type Db } from "#core/db";
import { demoCustomerNumber, type DemoCompany, type DemoCustomer } from "#core/demo";
import { rateOn, type AppliedRate } from "#exchange-rate";
import { supplierCosts } from "./tables.ts";

/** So many of the newest shipments have costs; those that are billed have a bill as well. */
const newest = 60;
/** The customer who signs in to the demo sees bills: so many of its shipments are billed in any case. */
const newestOfDemoCustomer = 6;
/** So many of them were charged for in the last days, whenever they were shipped. */
const latestOfDemoCustomer = 2;

/** A shipment that is charged for, on the date that is called that of shipping here. */
export interface DemoAccount extends Record<string, unknown> {
  id: string;
  type: number;
  weight: string;
  shippingDate: string;
  billed: boolean;
  customerId: string;
  customerNumber: string;
  customerName: string;
  userId: string;
  userName: string;
}

type Charge = readonly [preset: string, quantity: string, cost: string, price: string, currency: Currency];

/** A shipment's charges, each with its cost to the company and its price to the customer. */
function chargesOf({ type, weight }: DemoAccount): readonly Charge[] {
  if (type === 2 || type === 4)
    return [
      ["oceanFreight", "1", "1850", "2280", "USD"],
      ["terminalHandling", "1", "1180", "1350", "RMB"],
      ["documentation", "1", "450", "500", "RMB"],
    ];
  const freight = type === 5 ? "expressFreight" : "airFreight";
  return [
    [freight, weight, "2.15", "2.86", "USD"],
    ["fuelSurcharge", weight, "0.42", "0.5", "USD"],
    ["exportCustoms", "1", "260", "380", "RMB"],
  ];
}

/** A charge with its rate. */
export interface DemoCharge {
  item: string;
  quantity: string;
  cost: string;
  price: string;
  currency: Currency;
  kept: ReturnType<typeof keptOf>;
}

/** The newest shipments of customers, the oldest first, each with its charges at the rates of its date. */
export async function readDemoAccounts(
  db: Db,
  companyId: string,
): Promise<{ shipment: DemoAccount; charges: DemoCharge[] }[]> {
  const { rows } = await db.execute<DemoAccount>(sql`
    SELECT w.id, w.type, w.chargeable_weight::text AS weight, CASE WHEN w.customer_number = ${demoCustomerNumber} AND w.own_place <= ${latestOfDemoCustomer}
        THEN greatest(w.shipping_date, current_date - 6 * w.own_place::int) ELSE w.shipping_date END::text AS "shippingDate",
      w.customer_number = ${demoCustomerNumber} OR row_number() OVER (ORDER BY w.created_at DESC) % 3 <> 1 AS billed, w.customer_id AS "customerId", w.customer_number AS "customerNumber",
      w.customer_name AS "customerName", w.created_by AS "userId", w.created_by_name AS "userName"
    FROM (
      SELECT w.*, row_number() OVER (ORDER BY w.created_at DESC) AS place,
        row_number() OVER (PARTITION BY w.customer_id ORDER BY w.created_at DESC) AS own_place
      FROM waybill w WHERE w.company_id = ${companyId} AND w.customer_id IS NOT NULL AND w.voided_at IS NULL) w
    WHERE w.place <= ${newest} OR (w.customer_number = ${demoCustomerNumber} AND w.own_place <= ${newestOfDemoCustomer}
      AND w.shipping_date >= (SELECT min(r.date) FROM exchange_rate r WHERE r.company_id = ${companyId}))
    ORDER BY w.created_at DESC`);
  const items = await itemsOf(db, companyId);
  const rates = new Map<string, AppliedRate>();
  const rateOf = async (currency: Currency, date: string): Promise<AppliedRate> => {
    const key = `${currency} ${date.slice(0, 7)}`;
    const known = rates.get(key) ?? (await rateOn(db, companyId, currency, date));
    rates.set(key, known);
    return known;
  };
  const accounts = [];
  for (const shipment of rows.toReversed()) {
    const charges: DemoCharge[] = [];
    for (const [preset, quantity, cost, price, currency] of chargesOf(shipment)) {
      const item = items.get(preset);
      const kept = keptOf(await rateOf(currency, shipment.shippingDate));
      if (item !== undefined) charges.push({ item, quantity, cost, price, currency, kept });
    }
    accounts.push({ shipment, charges });
  }
  return accounts;
}

/** Enters costs on the newest shipments, at the rates of their dates, as staff would have. */
export async function addDemoCosts(db: Db, { companyId, customers }: DemoCompany): Promise<void> {
  const offered = await readOffered(db, companyId);
  const payees = customers.filter(({ id }) => offered.has(id)).slice(-3);
  const costs = (await readDemoAccounts(db, companyId)).flatMap(({ shipment, charges }, place) => {
    const supplier = payees[place % payees.length] ?? customers[0];
    return costsOf({ companyId, shipment, supplier }, charges);
  });
  await insertRows(db, supplierCosts, costs);
  await logEntered(db, companyId);
}

/** Customers that forms offer; nobody enters a cost for another. */
async function readOffered(db: Db, companyId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM customer WHERE company_id = ${companyId} AND status <> 'disabled'`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The first entry of each cost's operation log. */
async function logEntered(db: Db, companyId: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO operation_log (company_id, id, entity, entity_id, entity_number, action, user_id, user_name, ip, changes, created_at)
    SELECT company_id, gen_random_uuid(), 'supplierCost', id, bill_refer_no, 'add', created_by, created_by_name, '127.0.0.1',
      jsonb_build_array(jsonb_build_object('field', 'customerNumber', 'before', NULL, 'after', customer_number),
        jsonb_build_object('field', 'currency', 'before', NULL, 'after', currency),
        jsonb_build_object('field', 'amount', 'before', NULL, 'after', ${sql.raw(amountText("amount", "currency"))})), created_at
    FROM supplier_cost WHERE company_id = ${companyId}`);
}

async function itemsOf(db: Db, companyId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ id: string; preset: string }>(
    sql`SELECT id, preset FROM charge_item WHERE company_id = ${companyId} AND preset IS NOT NULL`,
  );
  return new Map(rows.map(({ id, preset }) => [preset, id]));
}

function keptOf({ rate, date, settlementCurrency }: AppliedRate) {
  return { rate, rateDate: date, settlementCurrency };
}

function costsOf(
  { companyId, shipment, supplier }: { companyId: string; shipment: DemoAccount; supplier: DemoCustomer },
  charges: readonly DemoCharge[],
): (typeof supplierCosts.$inferInsert)[] {
  const { id: customerId, customerNumber, customerName } = supplier;
  // Listed as they were entered, though entered within one moment.
  const ids = charges.map(() => randomUUIDv7()).toSorted();
  return charges.map(({ item, quantity, cost, currency, kept }, line) => ({
    ...kept,
    companyId,
    id: ids[line] ?? "",
    waybillId: shipment.id,
    customerId,
    customerNumber,
    customerName,
    chargeItemId: item,
    billReferNo: `SI-${shipment.shippingDate.replaceAll("-", "")}-${line + 1}`,
    costDate: shipment.shippingDate,
    quantity,
    unitPrice: cost,
    currency,
    amount: chargeAmount(quantity, cost, currency),
    createdBy: shipment.userId,
    createdByName: shipment.userName,
  }));
}
