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
      covers: {
        approve: {
          zh: "设置命中受限名单时是阻止运单还是仅提示",
          en: "Set whether restricted parties block a waybill or only warn",
          ar: "تحديد ما إذا كانت الأطراف المقيَّدة توقف البوليصة أو تنبّه فقط",
        },
      },
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
      covers: {
        approve: {
          zh: "读入制裁名单，启用或弃用",
          en: "Read sanctions lists in, take them into use or discard them",
          ar: "استيراد قوائم العقوبات واعتماد العمل بها أو استبعادها",
        },
      },
      keepAlive: true,
      presets: [
        { roles: ["operator", "sales", "customerService", "marketing", "finance"], may: ["view", "add", "edit"] },
        { roles: ["generalManager", "departmentManager"], may: "all" },
      ],
    },
  ],
};
