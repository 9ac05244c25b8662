import { randomUUIDv7 } from "node:crypto";
import {
  expenseCategoryFields,
  expenseCategoryRefusals as refusals,
  type addExpenseCategory,
  type CostCategory,
  type deleteExpenseCategory,
  type editExpenseCategory,
} from "@lading/contract/expense-category";
import { fieldsOf, refuse, refuseField } from "@lading/contract/core";
import { and, eq, inArray, sql } from "drizzle-orm";
import { doerOf } from "#core/audit";
import { lockAll, lockForEdit, storeEdit, violates, type Db } from "#core/db";
import type { Context } from "#core/http";
import { logCategories } from "./log.ts";
import { expenseCategories } from "./tables.ts";
import type { ExpenseCategoryUse } from "./uses.ts";

/** Adds an expense category; below a parent it is of the parent's kind of cost. */
export async function createCategory(context: Context<typeof addExpenseCategory>) {
  const { db, input, session } = context;
  const { companyId, userId: updatedBy, userName: updatedByName } = session;
  await lockTree(db, companyId);
  const costCategory = (await parentsKind(db, companyId, input.parentId)) ?? input.costCategory;
  const row = { ...input, costCategory, companyId, id: randomUUIDv7(), updatedBy, updatedByName };
  await db.insert(expenseCategories).values(row).catch(refuseTaken);
  await logCategories(db, doerOf(context), { action: "add", changed: [{ before: null, after: row }] });
  return { id: row.id };
}

/** Changes a category; its children follow its kind of cost. */
export async function changeCategory(context: Context<typeof editExpenseCategory>) {
  const { db, input, session } = context;
  const { id, version, ...fields } = input;
  const { companyId, userId: updatedBy, userName: updatedByName } = session;
  await lockTree(db, companyId);
  const read = { companyId, id, version };
  const before = await lockForEdit(db, expenseCategories, read, (row) => fieldsOf(expenseCategoryFields, row));
  if (fields.parentId === id) throw refuseField("parentId", refusals.tooDeep);
  const children = await childrenOf(db, companyId, [id]);
  if (fields.parentId !== null && children.length > 0)
    throw refuseField("parentId", refusals.hasChildren, { name: before.categoryName });
  const costCategory = (await parentsKind(db, companyId, fields.parentId)) ?? fields.costCategory;
  const after = { ...fields, costCategory };
  const stored = await storeEdit(db, expenseCategories, read, { ...after, updatedBy, updatedByName }).catch(
    refuseTaken,
  );
  const followers = children.filter((child) => child.costCategory !== costCategory);
  for (const child of followers)
    await storeEdit(db, expenseCategories, child, { costCategory, updatedBy, updatedByName });
  const changed = [
    { before, after: { ...before, ...after } },
    ...followers.map((child) => ({ before: child, after: { ...child, costCategory } })),
  ];
  await logCategories(db, doerOf(context), { action: "edit", changed });
  return stored;
}

/** Deletes categories that no record has, all or none; a parent goes together with its children or after them. */
export function deleteCategories(uses: readonly ExpenseCategoryUse[]) {
  return async (context: Context<typeof deleteExpenseCategory>) => {
    const { db, input, session } = context;
    const { companyId } = session;
    await lockTree(db, companyId);
    const { ids, which, found } = await lockAll(db, expenseCategories, companyId, input.ids);
    const left = (await childrenOf(db, companyId, ids)).find(({ id }) => !ids.includes(id));
    const nameOf = (wanted: string | null | undefined) => found.find(({ id }) => id === wanted)?.categoryName ?? "";
    if (left) throw refuse(refusals.hasChildren, { name: nameOf(left.parentId) });
    for (const { find } of uses) {
      const [used] = await find(db, companyId, ids);
      if (used !== undefined) throw refuse(refusals.inUse, { name: nameOf(used) });
    }
    await db.delete(expenseCategories).where(which);
    const changed = found.map((row) => ({ before: row, after: null }));
    await logCategories(db, doerOf(context), { action: "delete", changed });
    return { deleted: ids.length };
  };
}

/** Changes of a company's tree happen one after the other: else two could make each other's parent a child. */
async function lockTree(db: Db, companyId: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`expense-category ${companyId}`}::text, 0))`);
}

async function childrenOf(db: Db, companyId: string, ids: readonly string[]) {
  const { companyId: company, parentId } = expenseCategories;
  return await db
    .select()
    .from(expenseCategories)
    .where(and(eq(company, companyId), inArray(parentId, [...ids])))
    .for("update");
}

/** The kind of cost of the parent; undefined without one. A child is nobody's parent. */
async function parentsKind(db: Db, companyId: string, parentId: string | null): Promise<CostCategory | undefined> {
  if (parentId === null) return undefined;
  const { found } = await lockAll(db, expenseCategories, companyId, [parentId]);
  const [parent] = found;
  if (!parent || parent.parentId !== null) throw refuseField("parentId", refusals.tooDeep);
  return parent.costCategory;
}

function refuseTaken(error: unknown): never {
  throw violates(error, "expense_category_once") ? refuseField("categoryName", refusals.nameTaken) : error;
}
