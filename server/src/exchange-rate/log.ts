import { plainRate } from "@lading/contract/exchange-rate";
import { logOperations, type FieldChange } from "#core/audit";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import type { exchangeRates } from "./tables.ts";

/** Exchange rates in the operation log. */
export const logEntity = "exchangeRate";

type Rate = typeof exchangeRates.$inferSelect;
type Value = Pick<Rate, "rate" | "source">;

/** A change of a rate. */
export interface RateChange {
  of: Pick<Rate, "id" | "currency" | "settlementCurrency" | "date">;
  before: Value | null;
  after: Value | null;
}

/** Who does it. */
export interface Doing {
  ip: string;
  session: Pick<StaffSession, "companyId" | "userId" | "userName">;
}

/** Logs what was done to rates: who, when, from where, before and after. */
export async function logRates(
  db: Db,
  { session, ip }: Doing,
  action: "add" | "edit" | "delete" | "fetch",
  changes: readonly RateChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const { companyId, userId, userName } = session;
  const operations = changes.map(({ of, before, after }) => ({
    id: of.id,
    number: rateNumber(of),
    changes: fieldsOf(before, after),
  }));
  await logOperations(db, { companyId, userId, userName, ip }, { entity: logEntity, action }, operations);
}

/** `USD/RMB 2026-11-20`: what a rate is of. */
function rateNumber({ currency, settlementCurrency, date }: RateChange["of"]): string {
  return `${currency}/${settlementCurrency} ${date}`;
}

/** Both fields always, also where one stayed: an entry then says by itself what the rate was and what it became. */
function fieldsOf(before: Value | null, after: Value | null): FieldChange[] {
  return [
    { field: "rate", before: before && plainRate(before.rate), after: after && plainRate(after.rate) },
    { field: "source", before: before?.source ?? null, after: after?.source ?? null },
  ];
}
