import type { ModuleMenu } from "#system";
import { collectionAccountTitles } from "./calls.ts";

export const collectionAccountMenu: ModuleMenu = {
  staff: [
    {
      url: "/financialBill/receivingAccountManagement",
      title: collectionAccountTitles.all,
      icon: "dollar",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
      presets: [
        { roles: ["cashier"], may: ["view"] },
        { roles: ["finance", "generalManager"], may: "all" },
      ],
    },
  ],
};
