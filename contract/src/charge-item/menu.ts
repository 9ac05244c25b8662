import type { ModuleMenu } from "#system";
import { chargeItemTitles } from "./calls.ts";

export const chargeItemMenu: ModuleMenu = {
  staff: [
    {
      url: "/financialBill/expenseNameManagement",
      title: chargeItemTitles.all,
      icon: "form",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
      presets: [
        { roles: ["cashier"], may: ["view"] },
        { roles: ["finance", "generalManager"], may: "all" },
      ],
    },
  ],
};
