import { randomUUIDv7 } from "node:crypto";
import {
  clientFundRefusals as refusals,
  receiptStateTexts,
  type claimReceiptPreRecords,
  type confirmReceiptPreRecordClaim,
  type refuseReceiptPreRecordClaim,
  type withdrawReceiptPreRecordClaim,
} from "@lading/contract/client-fund";
import { coreRefusals, refuse } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { insertRows, lockAll, storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import { logEntry } from "../entries/standing.ts";
import { rateOrNull } from "../entries/difference.ts";
import { entryParties } from "../parties.ts";
import { asOther, saidAlone } from "../separation.ts";
import { clientFundEntries, receiptPreRecords } from "../tables.ts";
import { findCustomer, checkSeen } from "../visible.ts";
import { lockReceipt, logReceipts, type Receipt } from "./standing.ts";

/** Claims receipts of one remitter for an own customer, all or none; who comes second is told who was first. */
export async function claim(context: Context<typeof claimReceiptPreRecords>) {
  const { db, input, session } = context;
  const { companyId, userId, userName } = session;
  const customer = await findCustomer(db, session, input.customerId);
  const { found, which } = await lockAll(db, receiptPreRecords, companyId, input.ids);
  for (const receipt of found) await checkClaimable(db, receipt);
  const [first] = found;
  const other = found.find(({ remitterKey }) => remitterKey !== first?.remitterKey);
  if (first && other) throw refuse(refusals.otherRemitter, { one: first.remitter, other: other.remitter });
  await db
    .update(receiptPreRecords)
    .set({
      status: "claimed",
      customerId: input.customerId,
      fundClass: input.fundClass,
      claimRemark: input.remark,
      claimedBy: userId,
      claimedByName: userName,
      claimedAt: sql`now()`,
      version: sql`${receiptPreRecords.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(which);
  await logReceipts(context, "claim", found, [
    { field: "customerName", before: null, after: customer.name },
    { field: "fundClass", before: null, after: input.fundClass },
  ]);
  return { claimed: found.length };
}

/** Refuses what is not free; a claim is said with its moment in the company's time zone. */
async function checkClaimable(db: Db, receipt: Receipt): Promise<void> {
  const { companyId, number, status, claimedByName, claimedAt } = receipt;
  if (status === "open") return;
  if (claimedAt === null) throw refuse(refusals.notClaimable, { number, state: receiptStateTexts[status] });
  const { rows } = await db.execute<{ moment: string }>(sql`
    SELECT to_char(${claimedAt}::timestamptz AT TIME ZONE time_zone, 'YYYY-MM-DD HH24:MI') AS moment
    FROM company WHERE company_id = ${companyId}`);
  throw refuse(refusals.claimedFirst, { number, user: claimedByName, moment: rows[0]?.moment ?? "" });
}

const nobodys = {
  status: "open",
  customerId: null,
  fundClass: null,
  claimRemark: "",
  claimedBy: null,
  claimedByName: "",
  claimedAt: null,
} as const;

function checkClaimed({ number, status }: Receipt): void {
  if (status !== "claimed") throw refuse(refusals.notClaimed, { number });
}

/** Takes one's own claim back. */
export async function withdrawClaim(context: Context<typeof withdrawReceiptPreRecordClaim>) {
  const { db, session } = context;
  const before = await lockReceipt(context, context.input);
  if (before.customerId !== null) await checkSeen(db, session, before.customerId);
  checkClaimed(before);
  if (before.claimedBy !== session.userId) throw refuse(refusals.othersClaim);
  const stored = await storeEdit(db, receiptPreRecords, before, nobodys);
  await logReceipts(context, "withdraw", [before], []);
  return stored;
}

/** Refuses a claim: the receipt is nobody's again. */
export async function refuseClaim(context: Context<typeof refuseReceiptPreRecordClaim>) {
  const { db, input } = context;
  const before = await lockReceipt(context, input);
  checkClaimed(before);
  const stored = await storeEdit(db, receiptPreRecords, before, nobodys);
  await logReceipts(
    context,
    "refuse",
    [before],
    [
      { field: "claimedByName", before: before.claimedByName, after: null },
      { field: "reason", before: null, after: input.reason },
    ],
  );
  return stored;
}

/** Confirms a claim: it becomes an entry of who claimed it, which somebody else posts. */
export async function confirmClaim(context: Context<typeof confirmReceiptPreRecordClaim>) {
  const { db, session } = context;
  const before = await lockReceipt(context, context.input);
  checkClaimed(before);
  const alone = await asOther(context, [before.claimedBy], refusals.ownClaim);
  const entryId = await enter(context, before);
  const stored = await storeEdit(db, receiptPreRecords, before, { status: "confirmed", entryId });
  await logReceipts(context, "confirm", [before], saidAlone(alone, session));
  return { ...stored, entryId };
}

async function enter(context: Context<typeof confirmReceiptPreRecordClaim>, receipt: Receipt): Promise<string> {
  const { db, session } = context;
  const { companyId } = session;
  const { customerId, fundClass, claimedBy, claimedByName } = receipt;
  if (customerId === null || fundClass === null || claimedBy === null)
    throw new Error("A claim says for whom, as what, and by whom");
  const { rows } = await db.execute<{ number: string; name: string }>(
    sql`SELECT customer_number AS number, customer_name AS name FROM customer
      WHERE company_id = ${companyId} AND id = ${customerId}`,
  );
  const [customer] = rows;
  if (!customer) throw refuse(coreRefusals.notFound);
  const id = randomUUIDv7();
  const { amount, currency, receiveDate, remitter } = receipt;
  const entry = {
    companyId,
    id,
    customerId,
    customerNumber: customer.number,
    customerName: customer.name,
    fundClass,
    inquiryNumber: receipt.inquiryNumber,
    fillDate: receiveDate,
    receiveDate,
    accountName: receipt.accountName,
    remitter,
    remittanceLocation: receipt.remittanceLocation,
    remittanceAmount: amount,
    remittanceCurrency: currency,
    receivedAmount: amount,
    receivedCurrency: currency,
    exchangeRate: await rateOrNull(db, companyId, currency, receiveDate),
    agent: "",
    remark: [receipt.remark, receipt.claimRemark].filter(Boolean).join(" · ").slice(0, 500),
    receiptId: receipt.id,
    createdBy: claimedBy,
    createdByName: claimedByName,
    changedBy: claimedBy,
  };
  await insertRows(db, clientFundEntries, [entry]);
  await entryParties.noteAdded(db, companyId, [entry]);
  await logEntry(context, "add", { id, number: customer.name }, [
    { field: "receipt", before: null, after: receipt.number },
    { field: "createdByName", before: null, after: claimedByName },
  ]);
  return id;
}
