import type { MenuPage } from "./menu.ts";

/** The menu's pages under /marketRisk, in the specification's order. */
export const marketRiskPages: readonly MenuPage[] = [
  {
    url: "/marketRisk/advertList",
    title: { zh: "广告管理", en: "Adverts", ar: "الإعلانات" },
    icon: "star",
    actions: ["view", "add", "edit", "delete", "export"],
    keepAlive: true,
  },
  {
    url: "/marketRisk/restrictedList",
    title: { zh: "受限名单", en: "Restricted parties", ar: "الأطراف المقيّدة" },
    icon: "team",
    actions: ["view", "add", "edit", "delete", "export", "approve"],
    keepAlive: true,
  },
  {
    url: "/marketRisk/emailConfig",
    title: { zh: "邮箱配置", en: "E-mail accounts", ar: "إعدادات البريد" },
    icon: "mail",
    actions: ["view", "add", "edit", "delete", "export"],
    keepAlive: true,
  },
  {
    url: "/marketRisk/antiMoneyLaunderingList",
    title: { zh: "反洗钱查询", en: "Sanctions screening", ar: "فحص العقوبات وغسل الأموال" },
    icon: "safety",
    actions: ["view", "add", "edit", "export", "approve"],
    keepAlive: true,
  },
];
