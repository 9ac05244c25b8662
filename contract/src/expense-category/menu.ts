import type { ModuleMenu } from "#system";
import { expenseCategoryPage, expenseCategoryTitles } from "./calls.ts";

export const expenseCategoryMenu: ModuleMenu = {
  staff: [
    {
      url: expenseCategoryPage,
      title: expenseCategoryTitles.all,
      icon: "columns",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
      presets: [
        { roles: ["approval", "cashier"], may: ["view"] },
        { roles: ["finance", "generalManager"], may: "all" },
      ],
    },
  ],
};
