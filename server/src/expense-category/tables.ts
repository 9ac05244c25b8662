import { costCategories } from "@lading/contract/expense-category";
import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { companyId, recordId, tracked } from "#core/columns";

/** Categories of expenses (catalogue §3): parents and children, two levels. */
export const expenseCategories = pgTable(
  "expense_category",
  {
    companyId: companyId(),
    id: recordId(),
    parentId: uuid("parent_id"),
    categoryName: text("category_name").notNull(),
    /** Of a child its parent's. */
    costCategory: text("cost_category", { enum: costCategories }).notNull(),
    costCode: text("cost_code").notNull().default(""),
    enabled: boolean("enabled").notNull().default(true),
    remark: text("remark").notNull().default(""),
    updatedBy: uuid("updated_by").notNull(),
    updatedByName: text("updated_by_name").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.parentId], foreignColumns: [table.companyId, table.id] }),
    uniqueIndex("expense_category_once").on(
      table.companyId,
      sql`coalesce(${table.parentId}, '00000000-0000-0000-0000-000000000000')`,
      sql`search_normal(${table.categoryName})`,
    ),
    index("expense_category_parent").on(table.companyId, table.parentId),
    check("expense_category_parent_other", sql`${table.parentId} <> ${table.id}`),
  ],
);
