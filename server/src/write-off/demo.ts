import { sql } from "drizzle-orm";
import { sumOfAmounts } from "@lading/contract/charge-item";
import type { CheckBillType } from "@lading/contract/check-bill";
import type { Currency } from "@lading/contract/core";
import type { Db } from "#core/db";
import type { DemoCompany } from "#core/demo";
import type { StaffSession } from "#core/session";
import { ownToday } from "#user";
import { begin, fillIn, lock, post, takeBack } from "./change.ts";

/** Takes the demo's paid bills over into the ledger, as a company's own were, so that every balance can be recomputed. */
export async function addDemoOpenings(db: Db, { companyId, administrator }: DemoCompany): Promise<void> {
  await db.execute(sql`
    INSERT INTO ledger_transaction (company_id, id, kind, of_record, day, created_by_name)
    SELECT company_id, id, 'opening', id, bill_date, ${administrator.userName} FROM collection_bill
    WHERE company_id = ${companyId} AND written_off > 0`);
  await db.execute(sql`
    INSERT INTO ledger_posting (company_id, transaction_id, line, account, record_id, currency, amount, day)
    SELECT b.company_id, b.id, side.line, side.account, CASE WHEN side.line = 1 THEN b.id END, b.currency,
      side.sign * b.written_off, b.bill_date
    FROM collection_bill b CROSS JOIN (VALUES (1, 'receivable', -1), (2, 'opening', 1)) AS side (line, account, sign)
    WHERE b.company_id = ${companyId} AND b.written_off > 0`);
}

interface CheckBill extends Record<string, unknown> {
  type: CheckBillType;
  agreed: boolean;
  partyId: string;
  currency: Currency;
  lines: { kind: "bill" | "cost"; recordId: string; amount: string }[];
}

/**
 * Writes off what the demo's check bills gathered, as its people would: an agreed one is paid, and its record locked; of
 * another a receipt waits; a payment to a payee is written off; and one receipt was another's and is taken back.
 */
export async function addDemoWriteOffs(db: Db, { companyId, administrator }: DemoCompany): Promise<void> {
  const { rows } = await db.execute<CheckBill>(sql`
    SELECT a.type, a.agreed_on IS NOT NULL AS agreed, a.customer_id AS "partyId", a.currency,
      (SELECT json_agg(json_build_object('kind', l.kind, 'recordId', l.record_id, 'amount', l.amount::text) ORDER BY l.line)
       FROM check_bill_line l WHERE l.company_id = a.company_id AND l.check_bill_id = a.id) AS lines
    FROM check_bill a WHERE a.company_id = ${companyId} ORDER BY a.number`);
  const [paid, agreed] = rows.filter((one) => one.type === "receipt" && one.agreed);
  const waiting = rows.find((one) => one.type === "receipt" && !one.agreed);
  const owed = rows.find((one) => one.type === "payment");
  const today = await db.execute<{ today: string }>(sql`SELECT ${ownToday}::text AS today`);
  const by = { companyId, day: today.rows[0]?.today ?? "", userId: administrator.id, userName: administrator.userName };
  if (paid) await write(db, by, { of: paid, reference: "SWIFT 2604417", steps: [post, lock] });
  if (waiting) {
    const wrong = { ...waiting, lines: waiting.lines.slice(0, 1) };
    await write(db, by, { of: wrong, reference: "SWIFT 2604502", steps: [post, takeBack] });
  }
  if (owed)
    await write(db, by, { of: { ...owed, lines: owed.lines.slice(0, 3) }, reference: "TT 88120", steps: [post] });
  if (agreed)
    await write(db, by, { of: { ...agreed, lines: agreed.lines.slice(0, 2) }, reference: "SWIFT 2604533", steps: [] });
}

interface By {
  companyId: string;
  day: string;
  userId: string;
  userName: string;
}

type Step = typeof post | typeof lock | typeof takeBack;

/** A record over all lines of a check bill with money of today, and the steps that follow. */
async function write(
  db: Db,
  { day, ...by }: By,
  { of, reference, steps }: { of: CheckBill; reference: string; steps: readonly Step[] },
): Promise<void> {
  const { type, partyId, currency } = of;
  const asked = { db, session: sessionOf(by), ip: "127.0.0.1" };
  const { id, version } = await begin({ ...asked, input: {} });
  const lines = of.lines.map((line) => ({ ...line, waived: "" }));
  const amount = sumOfAmounts(
    lines.map((line) => line.amount),
    currency,
  );
  const party = { partyKind: "customer" as const, partyId };
  const money = { sourceId: null, fundId: null, newSource: { amount, day, reference }, waiverReason: "", remark: "" };
  let last = await fillIn({ ...asked, input: { id, version, type, ...party, currency, ...money, lines } });
  for (const step of steps)
    last = await step({ ...asked, input: { id, version: last.version, reason: "Another customer's receipt" } });
}

/** The administrator at work: sees and may all. */
const sessionOf = (by: Omit<By, "day">): StaffSession => ({
  ...by,
  tokenHash: Buffer.alloc(0),
  validUntil: null,
  refreshMenu: false,
  audience: "staff",
  roleLevel: 1,
  rights: new Set(),
  seesAll: true,
  hasCompany: true,
});
