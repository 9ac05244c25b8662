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
      covers: {
        approve: {
          zh: "关账至某日，申请反关账",
          en: "Close the books up to a day, and ask for a reopening",
          ar: "إقفال الدفاتر حتى تاريخ معيّن، وطلب إعادة فتحها",
        },
      },
      keepAlive: false,
      rightOnly: true,
      presets: [{ roles: ["finance"], may: "all" }],
    },
    {
      url: reopeningPage,
      title: { zh: "确认反关账", en: "Confirming a reopening", ar: "تأكيد إعادة الفتح" },
      icon: "done",
      actions: ["approve"],
      covers: {
        approve: {
          zh: "同意或拒绝他人提出的反关账，也可自行申请",
          en: "Confirm or refuse a reopening that somebody else asked for, or ask for one",
          ar: "تأكيد إعادة الفتح التي طلبها غيره أو رفضها، أو طلبها",
        },
      },
      keepAlive: false,
      rightOnly: true,
      presets: [{ roles: ["approval", "generalManager"], may: "all" }],
    },
  ],
};
