import { randomUUIDv7 } from "node:crypto";
import { chargeAmount, sumOfAmounts } from "@lading/contract/charge-item";
import { sql } from "drizzle-orm";
import { amountText, insertRows, type Db } from "#core/db";
import { demoCustomerNumber, type DemoCompany } from "#core/demo";
import { readDemoAccounts, type DemoAccount, type DemoCharge } from "#supplier-cost";
import { keepPaymentStatus } from "#waybill";
import { takeBillNumbers } from "./numbers.ts";
import { paymentStatusOf } from "./status.ts";
import { collectionBillLines, collectionBills } from "./tables.ts";

/** Bills those of the newest shipments that have costs and are billed, at the rates of their dates. */
export async function addDemoBills(db: Db, { companyId }: DemoCompany): Promise<void> {
  const accounts = await readDemoAccounts(db, companyId);
  const billed = accounts.filter(({ shipment }) => shipment.billed);
  const written = billed.flatMap(({ shipment, charges }) => billOf(companyId, shipment, charges));
  await storeBills(db, companyId, written.map(paid));
  const [first] = billed;
  if (first) {
    const { userId, userName } = first.shipment;
    const ids = billed.map(({ shipment }) => shipment.id);
    await keepPaymentStatus(db, { companyId, userId, userName, ip: "127.0.0.1" }, paymentStatusOf(companyId, ids));
  }
  await logEntered(db, companyId);
}

/**
 * Of the bills from the oldest on every third is paid, and every seventh in part. The customer who signs in to the demo is
 * late with none, so that its orders are not held.
 */
function paid({ bill, lines }: Written, place: number): Written {
  const isLate = (bill.dueDate ?? bill.billDate) < new Date().toISOString().slice(0, 10);
  const isPaid = place % 3 === 0 || (isLate && bill.customerNumber === demoCustomerNumber);
  const part = isPaid ? "1" : place % 7 === 1 ? "0.4" : "0";
  return { bill: { ...bill, writtenOff: chargeAmount(part, bill.amount, bill.currency) }, lines };
}

/** The first entry of each bill's operation log. */
async function logEntered(db: Db, companyId: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO operation_log (company_id, id, entity, entity_id, entity_number, action, user_id, user_name, ip, changes, created_at)
    SELECT company_id, gen_random_uuid(), 'collectionBill', id, bill_number, 'add', created_by, created_by_name, '127.0.0.1',
      jsonb_build_array(jsonb_build_object('field', 'customerNumber', 'before', NULL, 'after', customer_number),
        jsonb_build_object('field', 'currency', 'before', NULL, 'after', currency),
        jsonb_build_object('field', 'amount', 'before', NULL, 'after', ${sql.raw(amountText("amount", "currency"))})), created_at
    FROM collection_bill WHERE company_id = ${companyId}`);
}

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

/** A bill for the charges in the currency of the first: a bill has one currency. */
function billOf(companyId: string, shipment: DemoAccount, charges: readonly DemoCharge[]): Written[] {
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
