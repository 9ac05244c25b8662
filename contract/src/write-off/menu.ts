import type { ModuleMenu } from "#system";
import { unlockingPage, waivingPage, writeOffPage } from "./calls.ts";

/**
 * Rights of their own on the page of reconciled bills (decisions.md, "Money"). Finance enters records and writes off. The
 * general manager enters those that waive, which finance then writes off, and unlocks, as the approver does.
 */
export const writeOffMenu: ModuleMenu = {
  apart: [
    [`${writeOffPage}:approve`, `${waivingPage}:approve`],
    [`${writeOffPage}:approve`, `${unlockingPage}:approve`],
    [`${writeOffPage}:edit`, `${unlockingPage}:approve`],
    [`${writeOffPage}:delete`, `${unlockingPage}:approve`],
  ],
  staff: [
    {
      url: writeOffPage,
      title: { zh: "核销", en: "Writing off", ar: "تسوية" },
      icon: "done",
      actions: ["add", "edit", "delete", "approve"],
      keepAlive: false,
      rightOnly: true,
      presets: [
        { roles: ["finance"], may: "all" },
        { roles: ["generalManager"], may: ["add"] },
      ],
    },
    {
      url: waivingPage,
      title: { zh: "减免尾差", en: "Waiving small differences", ar: "الإعفاء من الفروق الصغيرة" },
      icon: "done",
      actions: ["approve"],
      keepAlive: false,
      rightOnly: true,
      presets: [{ roles: ["generalManager"], may: "all" }],
    },
    {
      url: unlockingPage,
      title: { zh: "解锁核销单", en: "Unlocking write-offs", ar: "فك قفل سجلات التسوية" },
      icon: "done",
      actions: ["approve"],
      keepAlive: false,
      rightOnly: true,
      presets: [{ roles: ["approval", "generalManager"], may: "all" }],
    },
  ],
};
