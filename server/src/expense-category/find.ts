import { expenseCategoryRefusals as refusals } from "@lading/contract/expense-category";
import { refuseField } from "@lading/contract/core";
import { lockAll, type Db } from "#core/db";
import { expenseCategories } from "./tables.ts";

/** A category that a record may take, held until the transaction ends; `kept` is the one that the record has already. */
export async function takeCategory(
  db: Db,
  companyId: string,
  { field, id, kept }: { field: string; id: string; kept?: string | undefined },
) {
  const [category] = (await lockAll(db, expenseCategories, companyId, [id])).found;
  if (!category || (!category.enabled && id !== kept)) throw refuseField(field, refusals.disabled);
  return category;
}
