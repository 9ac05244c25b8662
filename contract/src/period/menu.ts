import type { ModuleMenu } from "#system";
import { closingPage, periodPage, reopeningPage } from "./calls.ts";
import { periodTitle } from "./words.ts";

/** Closing and confirming a reopening are a pair that no preset role holds both sides of (decisions.md, "Money"). */
export const periodMenu: ModuleMenu = {
  apart: [[`${closingPage}:approve`, `${reopeningPage}:approve`]],
  staff: [
    {
      url: periodPage,
      title: periodTitle,
      icon: "safety",
      actions: ["view"],
      keepAlive: true,
      presets: [{ roles: ["finance", "cashier", "approval", "generalManager"], may: "all" }],
    },
    {
      url: closingPage,
      title: { zh: "关账", en: "Closing the books", ar: "إقفال الدفاتر" },
      icon: "done",
      actions: ["approve"],
      keepAlive: false,
      rightOnly: true,
      presets: [{ roles: ["finance"], may: "all" }],
    },
    {
      url: reopeningPage,
      title: { zh: "确认反关账", en: "Confirming a reopening", ar: "تأكيد إعادة الفتح" },
      icon: "done",
      actions: ["approve"],
      keepAlive: false,
      rightOnly: true,
      presets: [{ roles: ["approval", "generalManager"], may: "all" }],
    },
  ],
};
