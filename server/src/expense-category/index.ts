import {
  addExpenseCategory,
  deleteExpenseCategory,
  editExpenseCategory,
  exportExpenseCategory,
  getExpenseCategory,
  getExpenseCategoryLog,
  getExpenseCategoryOptions,
} from "@lading/contract/expense-category";
import { on, type ServerModule } from "#core/http";
import { changeCategory, createCategory, deleteCategories } from "./change.ts";
import { exportCategories, listCategories, offerCategories } from "./list.ts";
import { readCategoryLog } from "./log.ts";
import type { ExpenseCategoryUse } from "./uses.ts";

export { addDemoExpenseCategories } from "./demo.ts";
export { takeCategory } from "./find.ts";
export { expenseCategoryKinds } from "./make.ts";
export { expenseCategories } from "./tables.ts";
export type { ExpenseCategoryUse } from "./uses.ts";

/** The company's expense categories. `uses` are the modules' records that have one. */
export function expenseCategoryModule(uses: readonly ExpenseCategoryUse[]): ServerModule {
  return {
    name: "expense-category",
    routes: [
      on(getExpenseCategory, listCategories),
      on(exportExpenseCategory, exportCategories),
      on(getExpenseCategoryOptions, offerCategories),
      on(addExpenseCategory, createCategory),
      on(editExpenseCategory, changeCategory),
      on(deleteExpenseCategory, deleteCategories(uses)),
      on(getExpenseCategoryLog, readCategoryLog),
    ],
  };
}
