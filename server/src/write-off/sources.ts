import { randomUUIDv7 } from "node:crypto";
import { plainAmount } from "@lading/contract/charge-item";
import { coreRefusals, refuse, type Currency } from "@lading/contract/core";
import { writeOffRefusals as refusals } from "@lading/contract/write-off";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import { insertRows, lockOne, type Db } from "#core/db";
import { book, reverse } from "#core/ledger";
import type { StaffSession } from "#core/session";
import { rateOn } from "#exchange-rate";
import { openToday, requireOpenDay } from "#period";
import { takeNumber } from "./numbers.ts";
import { moneySources } from "./tables.ts";

/** A party among the customers or the suppliers, with its number and name of now. */
export interface Party {
  customerId: string | null;
  supplierId: string | null;
  partyNumber: string;
  partyName: string;
}

/** A party by its kind and id. */
export async function findParty(
  db: Db,
  companyId: string,
  { partyKind, partyId }: { partyKind: "customer" | "supplier"; partyId: string },
): Promise<Party> {
  const { rows } = await db.execute<{ number: string; name: string }>(
    partyKind === "customer"
      ? sql`SELECT customer_number AS number, customer_name AS name FROM customer
          WHERE company_id = ${companyId} AND id = ${partyId}`
      : sql`SELECT supplier_number AS number, supplier_name AS name FROM supplier
          WHERE company_id = ${companyId} AND id = ${partyId}`,
  );
  const [party] = rows;
  if (!party) throw refuse(coreRefusals.notFound);
  const ids =
    partyKind === "customer" ? { customerId: partyId, supplierId: null } : { customerId: null, supplierId: partyId };
  return { ...ids, partyNumber: party.number, partyName: party.name };
}

interface NewSource {
  kind: "receipt" | "payment";
  currency: Currency;
  party: Party;
  amount: string;
  day: string;
  reference: string;
  /** The input's field that names the day, if it has one. */
  dayField?: string;
}

/** Enters money that was received or paid, at the rate of its day; without one it is refused, never assumed. */
export async function enterSource(db: Db, session: StaffSession, entered: NewSource): Promise<string> {
  const { companyId, userId, userName } = session;
  const { kind, currency, party, amount, day, reference } = entered;
  await requireOpenDay(db, companyId, day, entered.dayField);
  const { rate, settlementCurrency } = await rateOn(db, companyId, currency, day);
  const id = randomUUIDv7();
  const number = await takeNumber(db, companyId, kind);
  const facts = { kind, currency, amount, day, reference, rate, settlementCurrency };
  await insertRows(db, moneySources, [
    { ...facts, ...party, companyId, id, number, createdBy: userId, createdByName: userName },
  ]);
  const signed = kind === "receipt" ? amount : `-${amount}`;
  await book(db, { companyId, kind, ofRecord: id, day, userName }, [
    { account: "bank", recordId: null, currency, amount: signed },
    { account: "unapplied", recordId: id, currency, amount: new Big(signed).times(-1).toFixed() },
  ]);
  return id;
}

/** Locks a source and changes what is used of it; never more than all of it, never less than nothing. */
export async function useSource(
  db: Db,
  companyId: string,
  { id, change, party, currency }: { id: string; change: Big; party?: Party; currency?: string },
): Promise<void> {
  const source = await lockOne(db, moneySources, { companyId, id });
  const isOthers = party && (source.customerId !== party.customerId || source.supplierId !== party.supplierId);
  if (isOthers || (currency !== undefined && currency !== source.currency)) throw refuse(refusals.wrongLines);
  const left = source.takenBackOn === null ? new Big(source.amount).minus(source.used) : new Big(0);
  if (change.gt(left))
    throw refuse(refusals.tooMuchOfSource, {
      source: source.number,
      left: plainAmount(left.toFixed(), source.currency),
      currency: source.currency,
    });
  await db.execute(sql`UPDATE money_source SET used = used + ${change.toFixed()}::numeric, updated_at = now(), version = version + 1
    WHERE company_id = ${companyId} AND id = ${id}`);
}

/**
 * Takes a receipt or payment back of which nothing is held or written off: a reversing transaction of today. Its number
 * stays. Gives false where it was taken back before.
 */
export async function takeBackSource(db: Db, { companyId, userName }: StaffSession, id: string): Promise<boolean> {
  const source = await lockOne(db, moneySources, { companyId, id });
  if (source.takenBackOn !== null) return false;
  // Somebody has set it against a bill meanwhile.
  if (!new Big(source.used).eq(0)) throw refuse(coreRefusals.stale);
  const day = await openToday(db, companyId);
  await db.execute(sql`UPDATE money_source SET taken_back_on = ${day}, updated_at = now(), version = version + 1
    WHERE company_id = ${companyId} AND id = ${id}`);
  await reverse(db, { companyId, ofRecord: id, day, userName });
  return true;
}
