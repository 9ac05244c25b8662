import type { StoredFile } from "@lading/contract/files";
import { refuseField } from "@lading/contract/core";
import { mostVouchers, paymentRefusals as refusals } from "@lading/contract/payment";
import { sql } from "drizzle-orm";
import { insertRows, type Db } from "#core/db";
import type { Services } from "#core/http";
import type { Session, StaffSession } from "#core/session";
import { visiblePayments } from "./visible.ts";
import { paymentVouchers } from "./tables.ts";

/** Makes uploads the vouchers of a batch; of two who add at once the second waits for the first. Gives how many there are. */
export async function addVouchers(
  { db, session, services }: { db: Db; session: StaffSession; services: { files: Pick<Services["files"], "claim"> } },
  { batchId, vouchers }: { batchId: string; vouchers: readonly string[] },
): Promise<number> {
  if (vouchers.length === 0) return 0;
  const { companyId, userId } = session;
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`vouchers ${batchId}`}::text, 0))`);
  const there = await vouchersOf(db, companyId, batchId);
  const ids = [...new Set(vouchers)];
  const count = there.length + ids.length;
  if (count > mostVouchers) throw refuseField("vouchers", refusals.mostVouchers);
  for (const id of ids) await services.files.claim(db, { id, use: "paymentVoucher", createdBy: userId });
  const rows = ids.map((fileId, place) => ({ companyId, batchId, fileId, place: there.length + place + 1 }));
  await insertRows(db, paymentVouchers, rows);
  return count;
}

/** The vouchers of a batch in their order. */
export async function vouchersOf(db: Db, companyId: string, batchId: string): Promise<StoredFile[]> {
  const { rows } = await db.execute<StoredFile & Record<string, unknown>>(sql`
    SELECT s.id, '/files/' || s.id AS path, s.name, s.type, s.size
    FROM payment_voucher v JOIN stored_file s ON s.company_id = v.company_id AND s.id = v.file_id
    WHERE v.company_id = ${companyId} AND v.batch_id = ${batchId} ORDER BY v.place`);
  return rows;
}

/** Whether a person may read this file: a payment that they see has it as a voucher. */
export async function seesVoucher(db: Db, session: Session, fileId: string): Promise<boolean> {
  if (session.audience !== "staff") return false;
  const { rows } = await db.execute(sql`
    SELECT FROM payment p JOIN payment_voucher v ON v.company_id = p.company_id AND v.batch_id = p.batch_id
    WHERE ${await visiblePayments(db, session)} AND v.file_id = ${fileId} LIMIT 1`);
  return rows.length > 0;
}
