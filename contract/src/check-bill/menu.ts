import type { ModuleMenu } from "#system";
import { checkBillTitles } from "./words.ts";
import { finishedPage, pendingPage } from "./list-calls.ts";

export const checkBillMenu: ModuleMenu = {
  staff: [
    {
      url: pendingPage,
      title: checkBillTitles.pending,
      icon: "audit",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
      presets: [
        { roles: ["finance", "generalManager"], may: "all" },
        { roles: ["cashier", "approval", "departmentManager"], may: ["view", "export"] },
      ],
    },
    {
      url: finishedPage,
      title: checkBillTitles.finished,
      icon: "done",
      actions: ["view", "edit", "export"],
      keepAlive: true,
      presets: [
        { roles: ["finance", "generalManager"], may: "all" },
        { roles: ["cashier", "approval", "departmentManager"], may: ["view", "export"] },
      ],
    },
  ],
};
