import {
  addExpenseCategory,
  deleteExpenseCategory,
  editExpenseCategory,
  getExpenseCategoryLog,
} from "@lading/contract/expense-category";
import type { RecordKind } from "#core/testing";

export const expenseCategoryKinds: readonly RecordKind[] = [
  {
    name: "expenseCategory",
    calls: [deleteExpenseCategory, editExpenseCategory, getExpenseCategoryLog],
    fields: ["parentId", "categoryId"],
    make: async ({ ask, word }) =>
      (await ask(addExpenseCategory, { ...addExpenseCategory.example, categoryName: word })).id,
  },
];
