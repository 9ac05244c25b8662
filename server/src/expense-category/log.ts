import {
  expenseCategoryActions,
  expenseCategoryFields,
  type getExpenseCategoryLog,
} from "@lading/contract/expense-category";
import { and, eq, inArray } from "drizzle-orm";
import { changesBetween, logOperations, shownLog, type Doer } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { expenseCategories } from "./tables.ts";

const entity = "expenseCategory";

type Row = Pick<typeof expenseCategories.$inferSelect, "id" | keyof typeof expenseCategoryFields>;

interface Changed {
  action: (typeof expenseCategoryActions)[number];
  changed: readonly { before: Row | null; after: Row | null }[];
}

const { parentId: _parentId, ...plainFields } = expenseCategoryFields;
const logged = ["parentName", ...Object.keys(plainFields)];

/** Says in the log what became of expense categories, a parent by its name. */
export async function logCategories(db: Db, doer: Doer, { action, changed }: Changed): Promise<void> {
  const nameOf = await parentNames(db, doer.companyId, changed);
  const said = (row: Row | null) => row && { ...row, parentName: nameOf.get(row.parentId ?? "") };
  const operations = changed.flatMap(({ before, after }) => {
    const row = after ?? before;
    const changes = changesBetween(said(before), said(after), logged);
    return row && (action !== "edit" || changes.length > 0) ? [{ id: row.id, number: row.categoryName, changes }] : [];
  });
  await logOperations(db, doer, { entity, action }, operations);
}

async function parentNames(db: Db, companyId: string, changed: Changed["changed"]) {
  const ids = changed.flatMap(({ before, after }) => [before?.parentId, after?.parentId]).filter((id) => id != null);
  const parents = await db
    .select({ id: expenseCategories.id, name: expenseCategories.categoryName })
    .from(expenseCategories)
    .where(and(eq(expenseCategories.companyId, companyId), inArray(expenseCategories.id, ids)));
  return new Map(parents.map(({ id, name }) => [id, name]));
}

/** A category's log, newest first; a deleted one's can still be read. */
export async function readCategoryLog({ db, input, session }: Context<typeof getExpenseCategoryLog>) {
  return await shownLog(db, { companyId: session.companyId, entity, id: input.id }, expenseCategoryActions);
}
