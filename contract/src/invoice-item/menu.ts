import type { ModuleMenu } from "#system";
import { invoiceItemTitles } from "./calls.ts";

export const invoiceItemMenu: ModuleMenu = {
  staff: [
    {
      url: "/financialBill/invoiceItemList",
      title: invoiceItemTitles.all,
      icon: "file",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
      presets: [
        { roles: ["cashier"], may: ["view"] },
        { roles: ["finance", "generalManager"], may: "all" },
      ],
    },
  ],
};
