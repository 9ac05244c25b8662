import {
  chargeItemFields,
  chargeItemTitles,
  type exportExpenseNameList,
  type getExpenseNameList,
} from "@lading/contract/charge-item";
import { fieldsOf } from "@lading/contract/core";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { listRows, sortedRows } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { chargeItems } from "./tables.ts";
import { usedItems, type ChargeItemUse } from "./uses.ts";

interface Wanted {
  search: string;
  enabled?: boolean | undefined;
}

function found(companyId: string, { search, enabled }: Wanted): SQL | undefined {
  const { chineseName, englishName, arabicName } = chargeItems;
  const names = sql`concat_ws(chr(10), ${chineseName}, ${englishName}, ${arabicName})`;
  return and(
    eq(chargeItems.companyId, companyId),
    search === "" ? undefined : sql`position(search_normal(${search}) IN search_normal(${names})) > 0`,
    enabled === undefined ? undefined : eq(chargeItems.enabled, enabled),
  );
}

/** Names in the order of the alphabet, whatever their capitals. */
function sortedBy(sort: Context<typeof exportExpenseNameList>["input"]["sort"]): SQL {
  return sort === "createdAt" ? sql`${chargeItems.createdAt}` : sql`search_normal(${chargeItems[sort]})`;
}

/** A page of the company's charge items. */
export function listItems(uses: readonly ChargeItemUse[]) {
  return async ({ db, input, session: { companyId } }: Context<typeof getExpenseNameList>) => {
    const where = found(companyId, input);
    const { rows, total } = await listRows(db, chargeItems, { ...input, where, sortBy: sortedBy(input.sort) });
    const used = await usedItems(uses, db, { companyId, ids: rows.map(({ id }) => id) });
    return {
      rows: rows.map((row) => ({
        ...fieldsOf(chargeItemFields, row),
        id: row.id,
        preset: row.preset,
        version: row.version,
        used: used.has(row.id),
      })),
      total,
    };
  };
}

/** The filtered charge items as a spreadsheet. */
export async function exportItems(context: Context<typeof exportExpenseNameList>) {
  const { db, input, session, language } = context;
  const which = { where: found(session.companyId, input), sortBy: sortedBy(input.sort), order: input.order };
  const rows = await sortedRows(db, chargeItems, { ...which, limit: exportLimit });
  const sheet = sheetOfFields(chargeItemFields, rows, language);
  return await exportedSheet(context, { title: chargeItemTitles.all[language], ...sheet });
}
