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
      covers: {
        add: { zh: "录入核销单", en: "Enter write-off records", ar: "إدخال سجلات التسوية" },
        edit: {
          zh: "修改待核销的核销单，锁定核销单",
          en: "Change pending write-off records, and lock records",
          ar: "تعديل سجلات التسوية المعلقة، وقفل السجلات",
        },
        delete: {
          zh: "撤销已核销的核销单，账单恢复未结",
          en: "Take back write-offs, so that their bills are open again",
          ar: "سحب التسويات لتعود فواتيرها مفتوحة",
        },
        approve: {
          zh: "核销待核销的核销单，录入期初已收付金额",
          en: "Write pending records off, and enter what was paid before the start",
          ar: "تنفيذ التسويات المعلقة، وإدخال المبالغ المسدَّدة قبل بدء العمل بالنظام",
        },
      },
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
      covers: {
        approve: {
          zh: "填写原因，在限额内减免账单尾差，并设置限额",
          en: "Waive small differences with a reason up to the limit, and set the limit",
          ar: "الإعفاء من الفروق الصغيرة مع ذكر السبب ضمن الحدّ، وضبط هذا الحدّ",
        },
      },
      keepAlive: false,
      rightOnly: true,
      presets: [{ roles: ["generalManager"], may: "all" }],
    },
    {
      url: unlockingPage,
      title: { zh: "解锁核销单", en: "Unlocking write-offs", ar: "فك قفل سجلات التسوية" },
      icon: "done",
      actions: ["approve"],
      covers: {
        approve: {
          zh: "填写原因，解锁核销单",
          en: "Unlock locked write-off records, with a reason",
          ar: "فك قفل سجلات التسوية المقفلة مع ذكر السبب",
        },
      },
      keepAlive: false,
      rightOnly: true,
      presets: [{ roles: ["approval", "generalManager"], may: "all" }],
    },
  ],
};
