import { randomUUIDv7 } from "node:crypto";
import {
  chargeItemFields,
  chargeItemRefusals as refusals,
  type addExpenseName,
  type deleteExpenseName,
  type editExpenseName,
} from "@lading/contract/charge-item";
import { fieldsOf, refuse, refuseField, refuseFields, type FieldRefusal, type Language } from "@lading/contract/core";
import { and, eq, ne, or, sql } from "drizzle-orm";
import { lockAll, lockForEdit, storeEdit, violates, type Db } from "#core/db";
import type { Context } from "#core/http";
import { chargeItems } from "./tables.ts";
import { usedItems, type ChargeItemUse } from "./uses.ts";

const names = ["chineseName", "englishName", "arabicName"] as const;
type Named = Record<(typeof names)[number], string>;

/** Adds a charge item of the company's own. */
export async function createItem({ db, input, session }: Context<typeof addExpenseName>) {
  const { companyId } = session;
  const id = randomUUIDv7();
  await refuseTaken(db, { companyId, id }, input);
  await db
    .insert(chargeItems)
    .values({ ...input, companyId, id })
    .catch(refuseTakenMeanwhile);
  return { id };
}

/** Changes a charge item, a preset one as well; what was charged under it shows its new name. */
export async function changeItem({ db, input, session: { companyId } }: Context<typeof editExpenseName>) {
  const { id, version, ...fields } = input;
  const read = { companyId, id, version };
  await lockForEdit(db, chargeItems, read, (row) => fieldsOf(chargeItemFields, row));
  await refuseTaken(db, read, fields);
  return await storeEdit(db, chargeItems, read, fields).catch(refuseTakenMeanwhile);
}

/** Deletes charge items that nobody charged under, all or none. Locked first, so that no charge takes one up meanwhile. */
export function deleteItems(uses: readonly ChargeItemUse[]) {
  return async ({ db, input, session, language }: Context<typeof deleteExpenseName>) => {
    const { companyId } = session;
    const { ids, which, found } = await lockAll(db, chargeItems, companyId, input.ids);
    const used = await usedItems(uses, db, { companyId, ids });
    const kept = found.find(({ id }) => used.has(id));
    if (kept) throw refuse(refusals.inUse, { name: kept[nameIn[language]] });
    await db.delete(chargeItems).where(which);
    return { deleted: ids.length };
  };
}

const nameIn = { zh: "chineseName", en: "englishName", ar: "arabicName" } as const satisfies Record<
  Language,
  keyof Named
>;

/** Refuses, at each field that says the same as another item's; capitals and full-width forms make no difference. */
async function refuseTaken(db: Db, own: { companyId: string; id: string }, wanted: Named): Promise<void> {
  const same = (field: keyof Named) =>
    sql<boolean>`search_normal(${chargeItems[field]}) = search_normal(${wanted[field]})`;
  const others = await db
    .select({ chineseName: same("chineseName"), englishName: same("englishName"), arabicName: same("arabicName") })
    .from(chargeItems)
    .where(and(eq(chargeItems.companyId, own.companyId), ne(chargeItems.id, own.id), or(...names.map(same))));
  const [first, ...more] = names
    .filter((field) => others.some((other) => other[field]))
    .map((field): FieldRefusal => ({ field, refusal: refusals.nameTaken }));
  if (first) throw refuseFields([first, ...more]);
}

const indexes = {
  chineseName: "charge_item_chinese_once",
  englishName: "charge_item_english_once",
  arabicName: "charge_item_arabic_once",
} as const satisfies Named;

function refuseTakenMeanwhile(error: unknown): never {
  const field = names.find((name) => violates(error, indexes[name]));
  throw field === undefined ? error : refuseField(field, refusals.nameTaken);
}
