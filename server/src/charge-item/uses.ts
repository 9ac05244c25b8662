import type { Db } from "#core/db";

/**
 * Those of some items that a module has charges under. `app.ts` hands the modules' uses to `chargeItemModule`.
 */
export interface ChargeItemUse {
  /** Where the charges are kept. */
  table: string;
  find: (db: Db, companyId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Which of these items any module has charges under. */
export async function usedItems(
  uses: readonly ChargeItemUse[],
  db: Db,
  { companyId, ids }: { companyId: string; ids: readonly string[] },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await Promise.all(uses.map(({ find }) => find(db, companyId, ids)));
  return new Set(found.flatMap((used) => [...used]));
}
