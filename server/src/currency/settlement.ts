import { coreRefusals, currency, refuse, refuseField, type Currency } from "@lading/contract/core";
import {
  currencyRefusals as refusals,
  type editSettlementCurrency,
  type loadSettlementCurrency,
} from "@lading/contract/currency";
import { and, eq, sql } from "drizzle-orm";
import { changesBetween, doerOf, logOperations } from "#core/audit";
import { stale, type Db } from "#core/db";
import type { Context } from "#core/http";
import { companies } from "#user";
import { entity } from "./log.ts";
import { currencySettings } from "./tables.ts";
import { settled, type CurrencyUse } from "./uses.ts";

/** The currency that the company's books are kept in. */
export async function settlementOf(db: Db, companyId: string): Promise<Currency> {
  const [company] = await db
    .select({ settlement: companies.settlementCurrency })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  if (!company) throw refuse(coreRefusals.notFound);
  return currency.parse(company.settlement);
}

/** The lock of a company's settlement currency: bookings share it, its change has it alone. */
const lockKey = (companyId: string) => sql`hashtextextended(${`settlement ${companyId}`}::text, 0)`;

/** The settlement currency for a booking; it does not change until the booking's transaction ends. */
export async function heldSettlementOf(db: Db, companyId: string): Promise<Currency> {
  await db.execute(sql`SELECT pg_advisory_xact_lock_shared(${lockKey(companyId)})`);
  return await settlementOf(db, companyId);
}

/** The settlement currency for its page. */
export function loadSettlement(uses: readonly CurrencyUse[]) {
  return async ({ db, session: { companyId } }: Context<typeof loadSettlementCurrency>) => {
    const [company] = await db
      .select({
        settlement: companies.settlementCurrency,
        version: companies.version,
        settled: settled(uses, companyId),
      })
      .from(companies)
      .where(eq(companies.companyId, companyId));
    if (!company) throw refuse(coreRefusals.notFound);
    const { settlement, ...rest } = company;
    return { settlementCurrency: currency.parse(settlement), ...rest };
  };
}

/** Sets the settlement currency, until the first bill, cost or rate; it is one that the company has enabled. */
export function changeSettlement(uses: readonly CurrencyUse[]) {
  return async (context: Context<typeof editSettlementCurrency>) => {
    const { db, input, session } = context;
    const { companyId } = session;
    const { settlementCurrency: wanted, version } = input;
    await db.execute(sql`SELECT pg_advisory_xact_lock(${lockKey(companyId)})`);
    const own = eq(companies.companyId, companyId);
    const [company] = await db.select().from(companies).where(own).for("update");
    if (!company) throw refuse(coreRefusals.notFound);
    const before = company.settlementCurrency;
    if (company.version !== version) throw stale(company.version, { settlementCurrency: before });
    if (before === wanted) return { version };
    const [books] = await db
      .select({ are: settled(uses, companyId) })
      .from(companies)
      .where(own);
    if (books?.are === true) throw refuseField("settlementCurrency", refusals.settled);
    const { companyId: company_, shortName, enabled } = currencySettings;
    const which = and(eq(company_, companyId), eq(shortName, wanted), eq(enabled, true));
    const [chosen] = await db.select().from(currencySettings).where(which).for("update");
    if (!chosen) throw refuseField("settlementCurrency", refusals.disabled, { currency: wanted });
    await db
      .update(companies)
      .set({ settlementCurrency: wanted, version: version + 1, updatedAt: sql`now()` })
      .where(own);
    const changes = changesBetween({ settlement: before }, { settlement: wanted }, ["settlement"]);
    const said = changes.map((change) => ({ ...change, field: "settlementCurrency" }));
    await logOperations(db, doerOf(context), { entity, action: "edit" }, [
      { id: chosen.id, number: wanted, changes: said },
    ]);
    return { version: version + 1 };
  };
}
