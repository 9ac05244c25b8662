import { definePages } from "#core/page";

/** The company's expense categories. */
export const expenseCategoryPages = definePages("expense-category", [
  {
    path: "/systemManagement/expenseCategorySettings",
    kind: "menu",
    load: () => import("./ExpenseCategoriesPage.tsx"),
  },
]);
