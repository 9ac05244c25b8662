import { currencyActions, currencyFields, type getCurrencySettingsLog } from "@lading/contract/currency";
import { changesBetween, doerOf, logOperations, shownLogOf } from "#core/audit";
import type { Context } from "#core/http";
import { currencySettings } from "./tables.ts";

/** Name of the records in the operation log. */
export const entity = "currencySetting";

type Row = Pick<typeof currencySettings.$inferSelect, "id" | keyof typeof currencyFields>;
type Doing = Pick<Context<typeof getCurrencySettingsLog>, "db" | "session" | "ip">;

/** Says in the log what became of currencies. */
export async function logCurrencies(
  doing: Doing,
  action: (typeof currencyActions)[number],
  changed: readonly { before: Row | null; after: Row | null }[],
): Promise<void> {
  const operations = changed.flatMap(({ before, after }) => {
    const row = after ?? before;
    const changes = changesBetween(before, after, Object.keys(currencyFields));
    return row && (action !== "edit" || changes.length > 0) ? [{ id: row.id, number: row.shortName, changes }] : [];
  });
  await logOperations(doing.db, doerOf(doing), { entity, action }, operations);
}

/** A currency's log, newest first; of a currency that the company started with it may be empty. */
export async function readCurrencyLog({ db, input, session }: Context<typeof getCurrencySettingsLog>) {
  const record = { companyId: session.companyId, entity, id: input.id };
  return await shownLogOf(db, currencySettings, record, currencyActions);
}
