import { randomUUIDv7 } from "node:crypto";
import { refuseField, type Currency } from "@lading/contract/core";
import {
  exchangeRateRefusals as refusals,
  plainRate,
  type addExchangeRate,
  type deleteExchangeRate,
  type editExchangeRate,
} from "@lading/contract/exchange-rate";
import { lockAll, lockForEdit, storeEdit, violates, type Db } from "#core/db";
import type { Context } from "#core/http";
import { checkEnabled, heldSettlementOf } from "#currency";
import { requireOpenDay, requireOpenDays } from "#period";
import { logRates, type Doing } from "./log.ts";
import { exchangeRates } from "./tables.ts";

/** A rate as a person types it. */
export interface TypedRate {
  currency: Currency;
  date: string;
  rate: string;
}

/** Enters a rate by hand. */
export async function createRate(context: Context<typeof addExchangeRate>) {
  const { db, input } = context;
  const { currency, date } = input;
  try {
    const [id = ""] = await enterRates(db, context, [input]);
    return { id };
  } catch (error) {
    if (violates(error, "exchange_rate_once")) throw refuseField("date", refusals.there, { currency, date });
    throw error;
  }
}

/** Enters rates by hand, with their log; their ids. */
export async function enterRates(db: Db, doing: Doing, typed: readonly TypedRate[]): Promise<string[]> {
  const { companyId, userId: updatedBy, userName: updatedByName } = doing.session;
  const settlementCurrency = await heldSettlementOf(db, companyId);
  const own = typed.find(({ currency }) => currency === settlementCurrency);
  if (own) throw refuseField("currency", refusals.settlement, { currency: own.currency });
  await checkEnabled(
    db,
    companyId,
    typed.map(({ currency }) => ({ field: "currency", currency })),
  );
  await requireOpenDays(
    db,
    companyId,
    typed.map(({ date: day }) => ({ day, field: "date" })),
  );
  const by = { settlementCurrency, source: "hand" as const, updatedBy, updatedByName };
  const rows = typed.map((rate) => ({ ...rate, ...by, companyId, id: randomUUIDv7() }));
  await db.insert(exchangeRates).values(rows);
  const added = rows.map((row) => ({ of: row, before: null, after: row }));
  await logRates(db, doing, "add", added);
  return rows.map(({ id }) => id);
}

/** Changes a rate; it then counts as typed. Saving what is there already changes nothing. */
export async function changeRate(context: Context<typeof editExchangeRate>) {
  const { db, input, session } = context;
  const { id, rate, version } = input;
  const { companyId, userId: updatedBy, userName: updatedByName } = session;
  const read = { companyId, id, version };
  const before = await lockForEdit(db, exchangeRates, read, (now) => ({ rate: plainRate(now.rate) }));
  if (plainRate(before.rate) === plainRate(rate)) return { version };
  await requireOpenDay(db, companyId, before.date);
  const after = { rate, source: "hand" as const };
  const stored = await storeEdit(db, exchangeRates, read, { ...after, updatedBy, updatedByName });
  await logRates(db, context, "edit", [{ of: before, before, after }]);
  return stored;
}

/** Deletes rates, all or none. Bills keep the rate that they took. */
export async function deleteRates(context: Context<typeof deleteExchangeRate>) {
  const { db, input, session } = context;
  const { ids, which, found } = await lockAll(db, exchangeRates, session.companyId, input.ids);
  await requireOpenDays(
    db,
    session.companyId,
    found.map(({ date: day }) => ({ day })),
  );
  await db.delete(exchangeRates).where(which);
  const gone = found.map((rate) => ({ of: rate, before: rate, after: null }));
  await logRates(db, context, "delete", gone);
  return { deleted: ids.length };
}
