import { sql } from "drizzle-orm";
import type { ExpenseCategoryUse } from "#expense-category";

/** Which of these categories requests have. */
export const requestCategoryUse: ExpenseCategoryUse = {
  table: "financial_request",
  find: async (db, companyId, ids) => {
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT DISTINCT expense_category_id AS id FROM financial_request
      WHERE company_id = ${companyId} AND expense_category_id = ANY(${sql.param([...ids])}::uuid[])`);
    return new Set(rows.map(({ id }) => id));
  },
};
