import { clientFundRefusals as refusals, type deleteClientFundFinanceEntry } from "@lading/contract/client-fund";
import { refuse } from "@lading/contract/core";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import { storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import { lockedFund, lockFunds, type LockedFund } from "../ledger/funds.ts";
import { lotOf, usesOf } from "../ledger/uses.ts";
import { storeMovement } from "../movements/ask.ts";
import { clientFundEntries } from "../tables.ts";
import { checkWaits, deleteWaiting, lockEntry, logEntry, type Entry } from "./standing.ts";

/** Deletes an entry that waits; of a posted one it asks for the reversal, which somebody else confirms. */
export async function removeEntry(context: Context<typeof deleteClientFundFinanceEntry>) {
  const before = await lockEntry(context, context.input);
  if (before.state === "settled") return await askReversal(context, before);
  checkWaits(before);
  return await deleteWaiting(context, before);
}

async function askReversal(context: Context<typeof deleteClientFundFinanceEntry>, entry: Entry) {
  const { db, session, input } = context;
  const { companyId } = session;
  const { id, fundId, serialNumber: number, receivedAmount: amount, receivedCurrency: currency } = entry;
  if (fundId === null) throw new Error("A posted entry has its fund");
  const fund = await lockNewest(db, companyId, fundId);
  const lot = await lotOf(db, companyId, { fundId, entryId: id });
  if (!lot) throw new Error("A posted entry has its money");
  if (lot.kept) throw refuse(refusals.reversalWaits, { number });
  if (!new Big(lot.left).eq(lot.amount)) {
    const uses = await usesOf(db, { companyId, fundId, place: lot.place }, currency);
    throw refuse(refusals.entryUsed, { number, uses: uses.map((use) => use.number).join(", ") });
  }
  if (!fund || new Big(fund.available).lt(amount))
    throw refuse(refusals.entryHeld, { number, uses: (await holdersOf(db, companyId, fundId)).join(", ") });
  await db.execute(sql`UPDATE client_fund_lot SET kept = true
    WHERE company_id = ${companyId} AND fund_id = ${fundId} AND place = ${lot.place}`);
  const { customerId, fundClass } = entry;
  const of = { fundId, customerId, fundClass, currency, amount };
  const movement = await storeMovement(context, { ...of, kind: "reversal", entryId: id, reason: input.reason });
  const stored = await storeEdit(db, clientFundEntries, entry, {});
  await logEntry(context, "askReversal", { id, number }, [
    { field: "movementNumber", before: null, after: movement.number },
    { field: "reason", before: null, after: input.reason },
  ]);
  return stored;
}

/** The fund, locked; undefined where its customer was merged into another, whose fund has the money. */
async function lockNewest(db: Db, companyId: string, fundId: string): Promise<LockedFund | undefined> {
  const { rows } = await db.execute<{ merged: boolean }>(sql`SELECT merged_into IS NOT NULL AS merged FROM client_fund
    WHERE company_id = ${companyId} AND id = ${fundId} FOR UPDATE`);
  return rows[0]?.merged === false ? lockedFund(await lockFunds(db, companyId, [fundId]), fundId) : undefined;
}

/** Numbers of what waits with money of a fund. */
async function holdersOf(db: Db, companyId: string, fundId: string): Promise<string[]> {
  const { rows } = await db.execute<{ number: string }>(sql`
    SELECT number FROM client_fund_movement
    WHERE company_id = ${companyId} AND fund_id = ${fundId} AND status = 'pending'
    UNION ALL SELECT number FROM write_off WHERE company_id = ${companyId} AND fund_id = ${fundId} AND status = 'pending'
    ORDER BY number LIMIT 20`);
  return rows.map(({ number }) => number);
}
