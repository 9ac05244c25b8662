import type { ModuleMenu } from "#system";
import { restrictedTitles } from "./restricted-calls.ts";
import { screeningTitles } from "./titles.ts";

export const marketRiskMenu: ModuleMenu = {
  staff: [
    {
      url: "/marketRisk/restrictedList",
      title: restrictedTitles.all,
      icon: "team",
      actions: ["view", "add", "edit", "delete", "export", "approve"],
      keepAlive: true,
      presets: [
        { roles: ["operator", "sales", "customerService", "marketing", "finance"], may: ["view"] },
        { roles: ["generalManager", "departmentManager"], may: "all" },
      ],
    },
    {
      url: "/marketRisk/antiMoneyLaunderingList",
      title: screeningTitles.all,
      icon: "safety",
      actions: ["view", "add", "edit", "export", "approve"],
      keepAlive: true,
      presets: [
        { roles: ["operator", "sales", "customerService", "marketing", "finance"], may: ["view", "add", "edit"] },
        { roles: ["generalManager", "departmentManager"], may: "all" },
      ],
    },
  ],
};
