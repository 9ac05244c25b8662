import type { ModuleMenu } from "#system";
import { restrictedTitles } from "./restricted-calls.ts";

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
      title: { zh: "反洗钱查询", en: "Sanctions screening", ar: "فحص قوائم العقوبات" },
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
