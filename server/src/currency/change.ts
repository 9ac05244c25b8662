import { randomUUIDv7 } from "node:crypto";
import { fieldsOf, refuse, refuseField } from "@lading/contract/core";
import {
  currencyFields,
  currencyRefusals as refusals,
  type addCurrencySettings,
  type deleteCurrencySettings,
  type editCurrencySettings,
} from "@lading/contract/currency";
import { lockAll, lockForEdit, storeEdit, violates } from "#core/db";
import type { Context } from "#core/http";
import { logCurrencies } from "./log.ts";
import { heldSettlementOf } from "./settlement.ts";
import { currencySettings } from "./tables.ts";
import { bookedCurrencies, type CurrencyUse } from "./uses.ts";

/** Adds a currency to the company's. */
export async function createCurrency(context: Context<typeof addCurrencySettings>) {
  const { db, input, session } = context;
  const row = { ...input, companyId: session.companyId, id: randomUUIDv7() };
  await db
    .insert(currencySettings)
    .values(row)
    .catch((error: unknown) => {
      throw violates(error, "currency_setting_once")
        ? refuseField("shortName", refusals.there, { currency: input.shortName })
        : error;
    });
  await logCurrencies(context, "add", [{ before: null, after: row }]);
  return { id: row.id };
}

/** Names, enables or disables a currency; the settlement currency stays enabled. */
export async function changeCurrency(context: Context<typeof editCurrencySettings>) {
  const { db, input, session } = context;
  const { id, version, ...fields } = input;
  const read = { companyId: session.companyId, id, version };
  // Asked for first: so no other transaction waits for this row while it holds the settlement currency.
  const settlement = await heldSettlementOf(db, session.companyId);
  const before = await lockForEdit(db, currencySettings, read, (row) => fieldsOf(currencyFields, row));
  if (!fields.enabled && before.shortName === settlement)
    throw refuseField("enabled", refusals.settlement, { currency: settlement });
  const stored = await storeEdit(db, currencySettings, read, fields);
  await logCurrencies(context, "edit", [{ before, after: { ...before, ...fields } }]);
  return stored;
}

/** Deletes currencies that no record is in, all or none. */
export function deleteCurrencies(uses: readonly CurrencyUse[]) {
  return async (context: Context<typeof deleteCurrencySettings>) => {
    const { db, input, session } = context;
    const { companyId } = session;
    const settlement = await heldSettlementOf(db, companyId);
    const { ids, which, found } = await lockAll(db, currencySettings, companyId, input.ids);
    const codes = found.map(({ shortName }) => shortName);
    if (codes.includes(settlement)) throw refuse(refusals.settlement, { currency: settlement });
    const [booked] = await bookedCurrencies(uses, db, { companyId, codes });
    if (booked !== undefined) throw refuse(refusals.booked, { currency: booked });
    await db.delete(currencySettings).where(which);
    await logCurrencies(
      context,
      "delete",
      found.map((row) => ({ before: row, after: null })),
    );
    return { deleted: ids.length };
  };
}
