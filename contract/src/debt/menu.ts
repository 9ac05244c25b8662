import type { ModuleMenu } from "#system";
import { accountingPage } from "./accounting-calls.ts";
import { accountingTitles, debtTitle } from "./field-texts.ts";

export const debtMenu: ModuleMenu = {
  staff: [
    {
      url: accountingPage,
      title: accountingTitles.page,
      icon: "dollar",
      actions: ["view", "export"],
      keepAlive: true,
      presets: [{ roles: ["sales", "departmentManager", "generalManager"], may: "all" }],
    },
  ],
  customers: [{ url: "/DebtList/debtList", title: debtTitle, icon: "dollar", actions: [], keepAlive: true, own: true }],
};
