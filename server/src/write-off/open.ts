import type { LineKind } from "@lading/contract/check-bill";
import { coreRefusals, refuse } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { openAccounts, visibleWaybills } from "#waybill";

/** A bill or cost, locked, with what can be written off of it. */
export interface OpenRecord extends Record<string, unknown> {
  id: string;
  kind: LineKind;
  number: string;
  waybillId: string;
  customerId: string | null;
  supplierId: string | null;
  currency: string;
  amount: string;
  /** Amount − written off − waived. */
  balance: string;
  /** The balance less what pending records hold. */
  writable: string;
  rate: string;
  settlementCurrency: string;
}

interface Wanted {
  kind: LineKind;
  recordId: string;
}

/** The sum that pending records hold of a bill or cost, but for one of them. */
const heldOf = (record: "b" | "c", except: string | null) => sql`coalesce((
  SELECT sum(l.amount + l.waived) FROM write_off_line l
  WHERE l.company_id = ${sql.raw(record)}.company_id AND l.record_id = ${sql.raw(record)}.id AND l.standing = 'held'
    AND l.write_off_id IS DISTINCT FROM ${except}::uuid), 0)`;

/**
 * Locks bills and costs that the user sees, their waybills first, and says what can be written off of each. A signature
 * of the job does not keep them: a write-off is no change of it.
 */
export async function lockRecords(
  { db, session }: { db: Db; session: StaffSession },
  wanted: readonly Wanted[],
  except: string | null,
): Promise<ReadonlyMap<string, OpenRecord>> {
  const { companyId } = session;
  const idsOf = (kind: LineKind) =>
    sql.param(wanted.filter((one) => one.kind === kind).map(({ recordId }) => recordId));
  const { rows } = await db.execute<{ waybill_id: string }>(sql`
    SELECT waybill_id FROM collection_bill WHERE company_id = ${companyId} AND id = ANY(${idsOf("bill")}::uuid[])
    UNION SELECT waybill_id FROM supplier_cost WHERE company_id = ${companyId} AND id = ANY(${idsOf("cost")}::uuid[])`);
  await openAccounts(db, session, { ids: rows.map(({ waybill_id }) => waybill_id), lock: () => Promise.resolve() });
  const seen = await visibleWaybills(db, session);
  const bills = await db.execute<OpenRecord>(sql`
    SELECT b.id, 'bill' AS kind, b.bill_number AS number, b.waybill_id AS "waybillId", b.customer_id AS "customerId",
      NULL::uuid AS "supplierId", b.currency, b.amount::text AS amount, b.rate::text AS rate,
      b.settlement_currency AS "settlementCurrency",
      CASE WHEN b.voided_at IS NULL THEN b.amount - b.written_off - b.waived ELSE 0 END::text AS balance, '0' AS writable
    FROM collection_bill b JOIN waybill ON waybill.company_id = b.company_id AND waybill.id = b.waybill_id
    WHERE b.company_id = ${companyId} AND (${seen}) AND b.id = ANY(${idsOf("bill")}::uuid[]) ORDER BY b.id FOR UPDATE OF b`);
  const costs = await db.execute<OpenRecord>(sql`
    SELECT c.id, 'cost' AS kind, c.bill_refer_no AS number, c.waybill_id AS "waybillId", c.customer_id AS "customerId",
      c.supplier_id AS "supplierId", c.currency, c.amount::text AS amount, c.rate::text AS rate,
      c.settlement_currency AS "settlementCurrency", (c.amount - c.written_off - c.waived)::text AS balance, '0' AS writable
    FROM supplier_cost c JOIN waybill ON waybill.company_id = c.company_id AND waybill.id = c.waybill_id
    WHERE c.company_id = ${companyId} AND (${seen}) AND c.id = ANY(${idsOf("cost")}::uuid[]) ORDER BY c.id FOR UPDATE OF c`);
  const found = new Map([...bills.rows, ...costs.rows].map((row) => [row.id, row]));
  if (found.size !== wanted.length) throw refuse(coreRefusals.notFound);
  // Read once they are locked: whoever held something of them before has committed it.
  const open = await db.execute<{ id: string; writable: string }>(sql`
    SELECT b.id, (CASE WHEN b.voided_at IS NULL THEN b.amount - b.written_off - b.waived ELSE 0 END - ${heldOf("b", except)})::text
      AS writable FROM collection_bill b WHERE b.company_id = ${companyId} AND b.id = ANY(${idsOf("bill")}::uuid[])
    UNION ALL
    SELECT c.id, (c.amount - c.written_off - c.waived - ${heldOf("c", except)})::text
    FROM supplier_cost c WHERE c.company_id = ${companyId} AND c.id = ANY(${idsOf("cost")}::uuid[])`);
  const writable = new Map(open.rows.map((row) => [row.id, row.writable]));
  return new Map([...found].map(([id, row]) => [id, { ...row, writable: writable.get(id) ?? "0" }]));
}
