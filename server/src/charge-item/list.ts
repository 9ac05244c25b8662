import type { exportExpenseNameList, getExpenseNameList } from "@lading/contract/charge-item";
import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { listRows } from "#core/db";
import { exportedSheet } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { chargeItems } from "./tables.ts";
import { chargeItemTexts } from "./texts.ts";
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
      rows: rows.map(({ id, chineseName, englishName, arabicName, enabled, preset, version }) => ({
        id,
        chineseName,
        englishName,
        arabicName,
        enabled,
        preset,
        version,
        used: used.has(id),
      })),
      total,
    };
  };
}

/** The filtered charge items as a spreadsheet. */
export async function exportItems(context: Context<typeof exportExpenseNameList>) {
  const { db, input, session, language } = context;
  const direction = input.order === "asc" ? asc : desc;
  const rows = await db
    .select()
    .from(chargeItems)
    .where(found(session.companyId, input))
    .orderBy(direction(sortedBy(input.sort)), direction(chargeItems.id));
  const text = (key: keyof typeof chargeItemTexts) => chargeItemTexts[key][language];
  return await exportedSheet(context, {
    title: text("items"),
    columns: [
      { heading: text("chineseName"), width: 30 },
      { heading: text("englishName"), width: 36 },
      { heading: text("arabicName"), width: 36 },
      { heading: text("state") },
    ],
    rows: rows.map(({ chineseName, englishName, arabicName, enabled }) => [
      chineseName,
      englishName,
      arabicName,
      text(enabled ? "enabled" : "disabled"),
    ]),
  });
}
