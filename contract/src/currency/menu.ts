import type { ModuleMenu } from "#system";
import { currencyTitles } from "./calls.ts";

export const currencyMenu: ModuleMenu = {
  staff: [
    {
      url: "/systemManagement/currencySettings",
      title: currencyTitles.all,
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
