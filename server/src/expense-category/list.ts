import { exactTotal, fieldsOf } from "@lading/contract/core";
import {
  expenseCategoryTitles,
  shownExpenseCategoryFields,
  type exportExpenseCategory,
  type getExpenseCategory,
  type getExpenseCategoryOptions,
} from "@lading/contract/expense-category";
import { sql, type SQL } from "drizzle-orm";
import { namedLike, withinDays, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { expenseCategories } from "./tables.ts";

type Category = Pick<
  typeof expenseCategories.$inferSelect,
  "id" | "parentId" | "categoryName" | "costCategory" | "costCode" | "enabled" | "remark" | "updatedByName" | "version"
>;
type Row = Category & { parentName: string; updatedAt: string } & Record<string, unknown>;
type Wanted = Context<typeof exportExpenseCategory>["input"];

const tables = sql`expense_category c
  LEFT JOIN expense_category p ON p.company_id = c.company_id AND p.id = c.parent_id`;

const columns = sql`c.id, c.parent_id AS "parentId", c.category_name AS "categoryName",
  coalesce(p.category_name, '') AS "parentName", c.cost_category AS "costCategory", c.cost_code AS "costCode", c.enabled,
  c.remark, c.updated_by_name AS "updatedByName", c.updated_at AS "updatedAt", c.version`;

/** Each parent before its children, by their names. */
const tree = sql`search_normal(coalesce(p.category_name, c.category_name)), coalesce(c.parent_id, c.id),
  c.parent_id IS NOT NULL, search_normal(c.category_name), c.id`;

function conditions(companyId: string, { search, costCategory, enabled, ...by }: Omit<Wanted, "sort" | "order">): SQL {
  return sql.join(
    [
      sql`c.company_id = ${companyId}`,
      ...namedLike(sql`concat_ws(chr(10), c.category_name, p.category_name, c.cost_code)`, search),
      ...(costCategory === undefined ? [] : [sql`c.cost_category = ${costCategory}`]),
      ...(enabled === undefined ? [] : [sql`c.enabled = ${enabled}`]),
      ...namedLike(sql`c.updated_by_name`, by.updatedByName),
      ...withinDays(sql`c.updated_at`, by.updatedFrom, by.updatedTo),
    ],
    sql` AND `,
  );
}

function ordered({ sort, order }: Pick<Wanted, "sort" | "order">): SQL {
  if (sort === "tree") return tree;
  const by = {
    categoryName: sql`search_normal(c.category_name)`,
    costCode: sql`search_normal(c.cost_code)`,
    updatedAt: sql`c.updated_at`,
  }[sort];
  const direction = order === "asc" ? sql`ASC` : sql`DESC`;
  return sql`${by} ${direction}, c.id ${direction}`;
}

async function read(db: Db, where: SQL, { order, limit, offset = 0 }: { order: SQL; limit: number; offset?: number }) {
  const { rows } = await db.execute<Row>(sql`SELECT ${columns} FROM ${tables} WHERE ${where}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt).toISOString() }));
}

/** A page of the company's expense categories. */
export async function listCategories({ db, input, session }: Context<typeof getExpenseCategory>) {
  const { page, pageSize, sort, order, ...filters } = input;
  const where = conditions(session.companyId, filters);
  const [rows, counted] = await Promise.all([
    read(db, where, { order: ordered({ sort, order }), limit: pageSize, offset: (page - 1) * pageSize }),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
      FROM (SELECT FROM ${tables} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
  ]);
  const shown = rows.map((row) => ({
    ...fieldsOf(shownExpenseCategoryFields, row),
    id: row.id,
    parentId: row.parentId,
    version: row.version,
  }));
  return { rows: shown, total: counted.rows[0]?.total ?? 0 };
}

/** The filtered categories as a spreadsheet. */
export async function exportCategories(context: Context<typeof exportExpenseCategory>) {
  const { db, input, session, language } = context;
  const { sort, order, ...filters } = input;
  const where = conditions(session.companyId, filters);
  const rows = await read(db, where, { order: ordered({ sort, order }), limit: exportLimit });
  const sheet = sheetOfFields(shownExpenseCategoryFields, rows, language);
  return await exportedSheet(context, { title: expenseCategoryTitles.all[language], ...sheet });
}

/** The categories in use, to choose from; one whose parent is disabled is not in use. */
export async function offerCategories({ db, session }: Context<typeof getExpenseCategoryOptions>) {
  const where = sql`c.company_id = ${session.companyId} AND c.enabled AND p.enabled IS DISTINCT FROM false`;
  const rows = await read(db, where, { order: tree, limit: 1000 });
  return {
    rows: rows.map(({ id, categoryName, parentId, parentName, costCategory, costCode }) => ({
      id,
      categoryName,
      parentId,
      parentName,
      costCategory,
      costCode,
    })),
  };
}
