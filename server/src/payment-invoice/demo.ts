import { randomUUIDv7 } from "node:crypto";
import { plainAmount, sumOfAmounts } from "@lading/contract/charge-item";
import { invoiceNumberKey } from "@lading/contract/payment-invoice";
import { sql } from "drizzle-orm";
import { logOperations } from "#core/audit";
import { insertRows, type Db } from "#core/db";
import type { DemoCompany } from "#core/demo";
import { ownToday } from "#user";
import { takeNumber } from "./numbers.ts";
import { paymentInvoiceLines, paymentInvoices } from "./tables.ts";

interface Row extends Record<string, unknown> {
  id: string;
  customerId: string;
  customerNumber: string;
  customerName: string;
  currency: (typeof paymentInvoices.$inferInsert)["currency"];
  amount: string;
  today: string;
  colleague: string | null;
  colleagueName: string | null;
}

/** Reasons of a difference, in the company's language. */
const surcharges = {
  zh: "月末燃油附加费差额，已询供应商",
  ar: "فرق رسوم الوقود لنهاية الشهر، تم الاستفسار من المورّد",
} as const;

/**
 * A demo company's supplier invoices: a confirmed one, one that waits, and one that waits with a difference. A colleague
 * entered them, and the administrator confirmed.
 */
export async function addDemoPaymentInvoices(db: Db, { companyId, administrator, code }: DemoCompany): Promise<void> {
  const { rows } = await db.execute<Row>(sql`
    SELECT c.id, c.customer_id AS "customerId", c.customer_number AS "customerNumber", c.customer_name AS "customerName", c.currency,
      c.amount::text AS amount, ${ownToday}::text AS today, u.id AS colleague, u.user_name AS "colleagueName"
    FROM supplier_cost c LEFT JOIN LATERAL (
      SELECT u.id, u.user_name FROM staff_user u WHERE u.company_id = c.company_id AND u.id <> ${administrator.id}
      ORDER BY u.id LIMIT 1) u ON true
    WHERE c.company_id = ${companyId} AND c.customer_id IS NOT NULL ORDER BY c.cost_date, c.id`);
  const groups = [...Map.groupBy(rows, ({ customerId, currency }) => `${customerId} ${currency}`).values()];
  const [first = [], second = [], third = []] = groups.toSorted((one, other) => other.length - one.length);
  const reason = code.endsWith("2") ? surcharges.ar : surcharges.zh;
  const plans = [
    { costs: first.slice(0, 4), confirmed: true },
    { costs: second.slice(0, 3), confirmed: false },
    { costs: third.slice(0, 3), confirmed: false, difference: { amount: "85", reason } },
  ];
  for (const [place, plan] of plans.entries()) await store(db, { companyId, administrator }, { ...plan, place });
}

interface Plan {
  costs: readonly Row[];
  confirmed: boolean;
  difference?: { amount: string; reason: string };
  place: number;
}

async function store(
  db: Db,
  { companyId, administrator }: Pick<DemoCompany, "companyId" | "administrator">,
  { costs, confirmed, difference, place }: Plan,
): Promise<void> {
  const [first] = costs;
  if (!first?.colleague) return;
  const { currency, customerId, customerNumber, customerName, today, colleague, colleagueName } = first;
  const id = randomUUIDv7();
  const number = await takeNumber(db, companyId);
  const billReferNo = `${customerNumber}-${today.slice(2, 7).replace("-", "")}-${String(place + 71).padStart(4, "0")}`;
  const lines = [
    ...costs.map((cost) => ({ costId: cost.id, amount: plainAmount(cost.amount, currency), reason: "" })),
    ...(difference ? [{ costId: null, ...difference }] : []),
  ];
  const amount = sumOfAmounts(
    lines.map((line) => line.amount),
    currency,
  );
  await insertRows(db, paymentInvoices, [
    {
      companyId,
      id,
      number,
      partyKind: "customer",
      customerId,
      partyNumber: customerNumber,
      partyName: customerName,
      billReferNo,
      numberKey: invoiceNumberKey(billReferNo),
      invoiceDate: today,
      currency,
      amount,
      createdBy: colleague,
      createdByName: colleagueName ?? "",
      changedBy: colleague,
      ...(confirmed && {
        confirmedAt: new Date().toISOString(),
        confirmedBy: administrator.id,
        confirmedByName: administrator.userName,
      }),
    },
  ]);
  const stored = lines.map((line, at) => ({ ...line, companyId, paymentInvoiceId: id, line: at + 1, open: true }));
  await insertRows(db, paymentInvoiceLines, stored);
  const by = { companyId, userId: colleague, userName: colleagueName ?? "", ip: "127.0.0.1" };
  const said = [{ id, number, changes: [] }];
  await logOperations(db, by, { entity: "paymentInvoice", action: "add" }, said);
  const confirming = { ...by, userId: administrator.id, userName: administrator.userName };
  if (confirmed) await logOperations(db, confirming, { entity: "paymentInvoice", action: "confirm" }, said);
}
