import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import { insertRows, type Db } from "#core/db";
import type { DemoUser } from "#core/demo";
import type { StaffSession } from "#core/session";
import { ownToday } from "#user";
import { takeNumber } from "../numbers.ts";
import { remitterKey } from "../remitter-key.ts";
import { receiptPreRecords } from "../tables.ts";

const remitters = [
  ["Al Noor Building Materials LLC", "2860", 4],
  ["AL NOOR BUILDING MATERIALS L.L.C.", "1415.5", 2],
  ["Harbour Star Trading FZE", "9040", 1],
] as const;

/** Receipts that are nobody's, two of them from one remitter; the last is claimed for a customer. */
export async function storeDemoReceipts(
  asked: { db: Db; session: StaffSession; ip: string },
  { seller, customer }: { seller: DemoUser; customer: { id: string } },
): Promise<void> {
  const { db, session } = asked;
  const { companyId, userId, userName } = session;
  for (const [remitter, amount, daysAgo] of remitters) {
    const { rows } = await db.execute<{ day: string }>(sql`SELECT (${ownToday} - ${daysAgo}::int)::text AS day`);
    const id = randomUUIDv7();
    const number = await takeNumber(db, companyId, "receipt");
    const isClaimed = daysAgo === 1;
    const claim = {
      status: "claimed" as const,
      customerId: customer.id,
      fundClass: "business" as const,
      claimedBy: seller.id,
      claimedByName: seller.userName,
      claimedAt: new Date().toISOString(),
    };
    const receipt = {
      companyId,
      id,
      number,
      remitter,
      remitterKey: remitterKey(remitter),
      currency: "USD" as const,
      amount,
      receiveDate: rows[0]?.day ?? "",
      inquiryNumber: `SWIFT ${2604700 + daysAgo}`,
      remittanceLocation: "Dubai",
      accountName: "",
      remark: "",
      createdBy: userId,
      createdByName: userName,
      ...(isClaimed && claim),
    };
    await insertRows(db, receiptPreRecords, [receipt]);
    const added = { id, number, changes: [{ field: "amount", before: null, after: `${amount} USD` }] };
    await logOperations(db, doerOf(asked), { entity: "receiptPreRecord", action: "add" }, [added]);
  }
}
