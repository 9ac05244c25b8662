import { randomUUIDv7 } from "node:crypto";
import type { CheckBillType } from "@lading/contract/check-bill";
import { sumOfAmounts } from "@lading/contract/charge-item";
import { sql } from "drizzle-orm";
import { logOperations } from "#core/audit";
import { insertRows, type Db } from "#core/db";
import type { DemoCompany } from "#core/demo";
import { ownToday } from "#user";
import { takeNumber } from "./numbers.ts";
import { checkBillLines, checkBills } from "./tables.ts";

interface Row extends Record<string, unknown> {
  kind: "bill" | "cost";
  id: string;
  number: string;
  waybill: string;
  customer: string;
  customerNumber: string;
  customerName: string;
  day: string;
  due: string | null;
  currency: (typeof checkBills.$inferInsert)["currency"];
  amount: string;
  balance: string;
}

/** A demo company's check bills: two agreed ones and one that waits with customers, and one that waits with a payee. */
export async function addDemoCheckBills(db: Db, { companyId, administrator }: DemoCompany): Promise<void> {
  const { rows } = await db.execute<Row>(sql`
    SELECT 'bill' AS kind, b.id, b.bill_number AS number, w.house_number AS waybill, b.customer_id AS customer,
      b.customer_number AS "customerNumber", b.customer_name AS "customerName", b.bill_date::text AS day, b.due_date::text AS due,
      b.currency, b.amount::text AS amount, (b.amount - b.written_off - b.waived)::text AS balance
    FROM collection_bill b JOIN waybill w ON w.company_id = b.company_id AND w.id = b.waybill_id
    WHERE b.company_id = ${companyId} AND b.voided_at IS NULL AND b.amount > b.written_off + b.waived
    UNION ALL
    SELECT 'cost', c.id, c.bill_refer_no, w.house_number, c.customer_id, c.customer_number, c.customer_name, c.cost_date::text,
      NULL, c.currency, c.amount::text, (c.amount - c.written_off - c.waived)::text
    FROM supplier_cost c JOIN waybill w ON w.company_id = c.company_id AND w.id = c.waybill_id
    WHERE c.company_id = ${companyId} AND c.customer_id IS NOT NULL AND c.amount > c.written_off + c.waived
    ORDER BY day, number`);
  const groups = [...Map.groupBy(rows, ({ kind, customer, currency }) => `${kind} ${customer} ${currency}`).values()];
  const most = (kind: Row["kind"]) =>
    groups.filter(([first]) => first?.kind === kind).toSorted((one, other) => other.length - one.length);
  const [paidOff, agreed, waiting] = most("bill");
  const [paid] = most("cost");
  const by = { companyId, userId: administrator.id, userName: administrator.userName, ip: "127.0.0.1" };
  for (const [type, lines, isAgreed] of [
    ["receipt", paidOff, true],
    ["receipt", agreed, true],
    ["receipt", waiting, false],
    ["payment", paid?.slice(0, 6), false],
  ] as const)
    await store(db, by, { type, lines: lines ?? [], isAgreed });
}

interface Demo {
  type: CheckBillType;
  lines: readonly Row[];
  isAgreed: boolean;
}

async function store(
  db: Db,
  by: { companyId: string; userId: string; userName: string; ip: string },
  { type, lines, isAgreed }: Demo,
): Promise<void> {
  const [first] = lines;
  if (!first) return;
  const { companyId, userId, userName } = by;
  const { currency, customer, customerNumber, customerName } = first;
  const id = randomUUIDv7();
  const number = await takeNumber(db, companyId);
  const balances = lines.map(({ balance }) => balance);
  const { rows } = await db.execute<{ today: string }>(sql`SELECT ${ownToday}::text AS today`);
  await insertRows(db, checkBills, [
    {
      companyId,
      id,
      number,
      type,
      partyKind: "customer",
      customerId: customer,
      partyNumber: customerNumber,
      partyName: customerName,
      currency,
      amount: sumOfAmounts(balances, currency),
      createdBy: userId,
      createdByName: userName,
      ...(isAgreed && { agreedOn: rows[0]?.today ?? null, agreedBy: customerName }),
    },
  ]);
  const stored = lines.map((line, place) => ({
    companyId,
    checkBillId: id,
    line: place + 1,
    kind: line.kind,
    billId: line.kind === "bill" ? line.id : null,
    recordId: line.id,
    number: line.number,
    waybillNumber: line.waybill,
    day: line.day,
    dueDate: line.due,
    whole: line.amount,
    amount: line.balance,
    open: true,
  }));
  await insertRows(db, checkBillLines, stored);
  const actions = isAgreed ? ["add", "agree"] : ["add"];
  for (const action of actions)
    await logOperations(db, by, { entity: "checkBill", action }, [{ id, number, changes: [] }]);
}
