import type { ModuleMenu } from "#system";
import { bankStatementTitles } from "./words.ts";

export const bankStatementPage = "/financialBill/bankStatement" as const;

/** `add` reads files in, `edit` sets entries aside, `approve` makes receipts of them and takes these back. */
export const bankStatementMenu: ModuleMenu = {
  staff: [
    {
      url: bankStatementPage,
      title: bankStatementTitles.page,
      icon: "dollar",
      actions: ["view", "add", "edit", "approve", "export"],
      keepAlive: true,
      presets: [
        { roles: ["cashier"], may: ["view", "add"] },
        { roles: ["finance", "generalManager"], may: "all" },
      ],
    },
  ],
};
