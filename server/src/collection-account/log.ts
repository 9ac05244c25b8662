import {
  collectionAccountActions,
  collectionAccountFields,
  type getCollectionAccountLog,
} from "@lading/contract/collection-account";
import { changesBetween, logOperations, shownLog, type Doer } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { collectionAccounts } from "./tables.ts";

const entity = "collectionAccount";

type Row = Pick<typeof collectionAccounts.$inferSelect, "id" | keyof typeof collectionAccountFields>;
interface Changed {
  action: (typeof collectionAccountActions)[number];
  changed: readonly { before: Row | null; after: Row | null }[];
}

/** Says in the log what became of collection accounts. */
export async function logAccounts(db: Db, doer: Doer, { action, changed }: Changed): Promise<void> {
  const operations = changed.flatMap(({ before, after }) => {
    const row = after ?? before;
    const changes = changesBetween(before, after, Object.keys(collectionAccountFields));
    return row && (action !== "edit" || changes.length > 0) ? [{ id: row.id, number: row.bankNumber, changes }] : [];
  });
  await logOperations(db, doer, { entity, action }, operations);
}

/** A collection account's log, newest first; a deleted account's can still be read. */
export async function readAccountLog({ db, input, session }: Context<typeof getCollectionAccountLog>) {
  return await shownLog(db, { companyId: session.companyId, entity, id: input.id }, collectionAccountActions);
}
