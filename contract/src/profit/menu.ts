import type { ModuleMenu } from "#system";
import { profitPage } from "./calls.ts";
import { profitTitle } from "./field-texts.ts";

export const profitMenu: ModuleMenu = {
  staff: [
    {
      url: profitPage,
      title: profitTitle,
      icon: "chart",
      actions: ["view", "export"],
      keepAlive: true,
      presets: [{ roles: ["finance", "generalManager", "departmentManager"], may: "all" }],
    },
  ],
};
