import type { Db } from "#core/db";
import { lockAll } from "#core/db";
import { doerOf, logOperations } from "#core/audit";
import type { StaffSession } from "#core/session";
import { sql } from "drizzle-orm";
import { entities } from "./log.ts";
import { financialRequests as requests } from "./tables.ts";
import type { RequestKind } from "./visible.ts";
import type { FinancialRequest } from "./write.ts";

/** Requests that are to be paid, locked in the order of their ids; refused as not found where one is missing. */
export async function lockToPay(db: Db, companyId: string, ids: readonly string[]): Promise<FinancialRequest[]> {
  return ids.length === 0 ? [] : (await lockAll(db, requests, companyId, ids)).found;
}

interface Paid {
  request: FinancialRequest;
  /** Number of the payment record. */
  number: string;
}

/** Notes that approved requests, which the caller has locked, were paid on a day. A few statements, however many they are. */
export async function markPaid(
  context: { db: Db; session: StaffSession; ip: string },
  paid: readonly Paid[],
  paidOn: string,
): Promise<void> {
  if (paid.length === 0) return;
  const { db, session } = context;
  const ids = sql.param(paid.map(({ request }) => request.id));
  const numbers = sql.param(paid.map(({ number }) => number));
  await db.execute(sql`
    UPDATE financial_request r SET stage = 'paid', payment_record_number = p.number, paid_on = ${paidOn}::date,
      version = r.version + 1, updated_at = now()
    FROM unnest(${ids}::uuid[], ${numbers}::text[]) AS p (id, number)
    WHERE r.company_id = ${session.companyId} AND r.id = p.id`);
  for (const [kind, own] of Map.groupBy(paid, ({ request }): RequestKind => request.kind)) {
    const operations = own.map(({ request: { id, number: called }, number }) => ({
      id,
      number: called,
      changes: [
        { field: "paymentRecordNumber", before: null, after: number },
        { field: "paidOn", before: null, after: paidOn },
      ],
    }));
    await logOperations(db, doerOf(context), { entity: entities[kind], action: "pay" }, operations);
  }
}
