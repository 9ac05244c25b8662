import type { ModuleMenu } from "#system";
import { logisticsStateTitles } from "./calls.ts";

export const logisticsStateMenu: ModuleMenu = {
  staff: [
    {
      url: "/logisticsManagement/LogisticsStatus",
      title: logisticsStateTitles.all,
      icon: "node",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
      presets: [
        {
          roles: ["operator", "sales", "customerService", "marketing", "finance", "approval", "cashier", "warehouse"],
          may: ["view"],
        },
        { roles: ["generalManager", "departmentManager"], may: "all" },
      ],
    },
  ],
};
