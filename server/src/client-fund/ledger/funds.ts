import { randomUUIDv7 } from "node:crypto";
import { plainAmount } from "@lading/contract/charge-item";
import { clientFundRefusals as refusals, type FundClass } from "@lading/contract/client-fund";
import { coreRefusals, refuse, refuseField, type Currency } from "@lading/contract/core";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";

/** Whose money of which kind. */
export interface FundKey {
  companyId: string;
  customerId: string;
  fundClass: FundClass;
  currency: Currency;
}

export interface LockedFund extends FundKey, Record<string, unknown> {
  id: string;
  balance: string;
  held: string;
  /** Balance less what is held. */
  available: string;
}

/** The fund of a customer, class and currency; the first of it makes the row. */
export async function openFund(db: Db, { companyId, customerId, fundClass, currency }: FundKey): Promise<string> {
  const find = sql`SELECT id FROM client_fund WHERE company_id = ${companyId} AND customer_id = ${customerId}
    AND fund_class = ${fundClass} AND currency = ${currency} AND merged_into IS NULL`;
  const there = await db.execute<{ id: string }>(find);
  if (there.rows[0]) return there.rows[0].id;
  await db.execute(sql`INSERT INTO client_fund (company_id, id, customer_id, fund_class, currency)
    VALUES (${companyId}, ${randomUUIDv7()}, ${customerId}, ${fundClass}, ${currency})
    ON CONFLICT (company_id, customer_id, fund_class, currency) WHERE merged_into IS NULL DO NOTHING`);
  // Somebody else may have been faster: theirs is committed by now.
  const made = await db.execute<{ id: string }>(find);
  const [fund] = made.rows;
  if (!fund) throw new Error("A fund that was inserted is there");
  return fund.id;
}

const fundColumns = sql`id, company_id AS "companyId", customer_id AS "customerId", fund_class AS "fundClass", currency,
  balance::text AS balance, held::text AS held, (balance - held)::text AS available`;

/** {@link openFund}, locked until the transaction ends: one that is there already in one statement. */
export async function lockOwnFund(db: Db, key: FundKey): Promise<LockedFund> {
  const { companyId, customerId, fundClass, currency } = key;
  const { rows } = await db.execute<LockedFund>(sql`
    SELECT ${fundColumns} FROM client_fund WHERE company_id = ${companyId} AND customer_id = ${customerId}
      AND fund_class = ${fundClass} AND currency = ${currency} AND merged_into IS NULL FOR UPDATE`);
  if (rows[0]) return rows[0];
  const id = await openFund(db, key);
  return lockedFund(await lockFunds(db, companyId, [id]), id);
}

/** A fund as it is now, without locking it. */
export async function readFund(db: Db, companyId: string, id: string): Promise<LockedFund> {
  const { rows } = await db.execute<LockedFund>(sql`
    SELECT ${fundColumns} FROM client_fund WHERE company_id = ${companyId} AND id = ${id} AND merged_into IS NULL`);
  const [fund] = rows;
  if (!fund) throw refuse(coreRefusals.notFound);
  return fund;
}

/** Locks funds in the order of their ids, so that two who take the same never wait for each other; one that is not there is not found. */
export async function lockFunds(
  db: Db,
  companyId: string,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, LockedFund>> {
  const ids = [...new Set(wanted)];
  const { rows } = await db.execute<LockedFund>(sql`
    SELECT ${fundColumns} FROM client_fund WHERE company_id = ${companyId} AND id = ANY(${sql.param(ids)}::uuid[]) AND merged_into IS NULL
    ORDER BY id FOR UPDATE`);
  if (rows.length !== ids.length) throw refuse(coreRefusals.notFound);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The one of locked funds that is sure to be among them. */
export function lockedFund(funds: ReadonlyMap<string, LockedFund>, id: string): LockedFund {
  const fund = funds.get(id);
  if (!fund) throw new Error("Funds that are used were locked");
  return fund;
}

/** Refuses at the amount's field more than a locked fund has available. */
export function checkAvailable({ available, currency }: LockedFund, amount: string): void {
  if (new Big(amount).lte(available)) return;
  throw refuseField("amount", refusals.notEnough, { available: plainAmount(available, currency), currency });
}

/** Holds a sum of a locked fund for something that waits; below zero it is released. */
export async function changeHeld(
  db: Db,
  { companyId, fundId }: { companyId: string; fundId: string },
  change: Big | string,
): Promise<void> {
  await db.execute(sql`UPDATE client_fund SET held = held + ${new Big(change).toFixed()}::numeric, updated_at = now()
    WHERE company_id = ${companyId} AND id = ${fundId}`);
}
