import { randomUUIDv7 } from "node:crypto";
import { chargeAmount, sumOfAmounts } from "@lading/contract/charge-item";
import type { Currency } from "@lading/contract/exchange-rate";
import { sql } from "drizzle-orm";
import { collectionBillLines, collectionBills, takeBillNumbers } from "#bill";
import { insertRows, type Db } from "#core/db";
import { rateOn, type AppliedRate } from "#exchange-rate";
import { supplierCosts } from "#supplier-cost";
import type { DemoCompany, DemoCustomer } from "./company.ts";

/** So many of the newest shipments have costs; those that are billed have a bill as well. */
const shipments = 60;

interface Shipment extends Record<string, unknown> {
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

/** What a shipment is charged with: what it costs the company, and what the customer pays. */
function chargesOf({ type, weight }: Shipment): readonly Charge[] {
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

/** Enters costs and bills on the newest shipments, at the rates of their dates, as staff would have. */
export async function addDemoAccounts(db: Db, { companyId, customers }: DemoCompany): Promise<void> {
  const { rows } = await db.execute<Shipment>(sql`
    SELECT w.id, w.type, w.chargeable_weight::text AS weight, w.shipping_date::text AS "shippingDate",
      w.payment_status <> 'unbilled' AS billed, w.customer_id AS "customerId", w.customer_number AS "customerNumber",
      w.customer_name AS "customerName", w.created_by AS "userId", w.created_by_name AS "userName"
    FROM waybill w WHERE w.company_id = ${companyId} AND w.customer_id IS NOT NULL AND w.voided_at IS NULL
    ORDER BY w.created_at DESC LIMIT ${shipments}`);
  const items = await itemsOf(db, companyId);
  const rates = new Map<string, AppliedRate>();
  const rateOf = async (currency: Currency, date: string): Promise<AppliedRate> => {
    const key = `${currency} ${date.slice(0, 7)}`;
    const known = rates.get(key) ?? (await rateOn(db, companyId, currency, date));
    rates.set(key, known);
    return known;
  };
  const costs: Cost[] = [];
  const bills: Written[] = [];
  for (const [place, shipment] of rows.toReversed().entries()) {
    const priced: Priced[] = [];
    for (const [preset, quantity, cost, price, currency] of chargesOf(shipment)) {
      const item = items.get(preset);
      const kept = keptOf(await rateOf(currency, shipment.shippingDate));
      if (item !== undefined) priced.push({ item, quantity, cost, price, currency, kept });
    }
    const supplier = customers.at(-1 - (place % 3)) ?? customers[0];
    costs.push(...costsOf({ companyId, shipment, supplier }, priced));
    if (shipment.billed) bills.push(...billOf({ companyId, shipment }, priced));
  }
  await insertRows(db, supplierCosts, costs);
  await storeBills(db, companyId, bills);
  await logEntered(db, companyId);
}

/** What the operation log of each bill and cost begins with. */
async function logEntered(db: Db, companyId: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO operation_log (company_id, id, entity, entity_id, entity_number, action, user_id, user_name, ip, changes, created_at)
    SELECT company_id, gen_random_uuid(), entity, id, number, 'add', created_by, created_by_name, '127.0.0.1',
      jsonb_build_array(jsonb_build_object('field', 'customerNumber', 'before', NULL, 'after', customer_number),
        jsonb_build_object('field', 'currency', 'before', NULL, 'after', currency),
        jsonb_build_object('field', 'amount', 'before', NULL, 'after', amount::text)), created_at
    FROM (
      SELECT company_id, id, 'collectionBill' AS entity, bill_number AS number, created_by, created_by_name, customer_number,
        currency, amount, created_at FROM collection_bill
      UNION ALL SELECT company_id, id, 'supplierCost', bill_refer_no, created_by, created_by_name, customer_number,
        currency, amount, created_at FROM supplier_cost
    ) AS entered WHERE company_id = ${companyId}`);
}

type Cost = typeof supplierCosts.$inferInsert;
type Line = typeof collectionBillLines.$inferInsert;

/** A bill that waits for its number. */
interface Written {
  bill: Omit<typeof collectionBills.$inferInsert, "billNumber">;
  lines: Line[];
}

async function storeBills(db: Db, companyId: string, written: readonly Written[]): Promise<void> {
  const numbers = await takeBillNumbers(db, companyId, written.length);
  const bills = written.map(({ bill }, place) => ({ ...bill, billNumber: numbers[place] ?? "" }));
  await insertRows(db, collectionBills, bills);
  await insertRows(
    db,
    collectionBillLines,
    written.flatMap(({ lines }) => lines),
  );
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

interface Priced {
  item: string;
  quantity: string;
  cost: string;
  price: string;
  currency: Currency;
  kept: ReturnType<typeof keptOf>;
}

interface At {
  companyId: string;
  shipment: Shipment;
}

function costsOf(
  { companyId, shipment, supplier }: At & { supplier: DemoCustomer },
  charges: readonly Priced[],
): Cost[] {
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

/** A bill for the charges in the currency of the first: a bill has one currency. */
function billOf({ companyId, shipment }: At, charges: readonly Priced[]): Written[] {
  const [first] = charges;
  if (!first) return [];
  const { currency, kept } = first;
  const id = randomUUIDv7();
  const own = charges.filter((charge) => charge.currency === currency);
  const lines = own.map(({ item, quantity, price }, place) => ({
    companyId,
    billId: id,
    line: place + 1,
    chargeItemId: item,
    quantity,
    unitPrice: price,
    amount: chargeAmount(quantity, price, currency),
  }));
  const { customerId, customerNumber, customerName, shippingDate, userId, userName } = shipment;
  const bill = {
    ...kept,
    companyId,
    id,
    waybillId: shipment.id,
    customerId,
    customerNumber,
    customerName,
    billDate: shippingDate,
    dueDate: inThirtyDays(shippingDate),
    currency,
    amount: sumOfAmounts(
      lines.map(({ amount }) => amount),
      currency,
    ),
    createdBy: userId,
    createdByName: userName,
  };
  return [{ bill, lines }];
}

function inThirtyDays(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 30);
  return day.toISOString().slice(0, 10);
}
