import type { ModuleMenu } from "#system";

export const logisticsStateMenu: ModuleMenu = {
  staff: [
    {
      url: "/logisticsManagement/LogisticsStatus",
      title: { zh: "物流状态", en: "Logistics states", ar: "حالات الشحن" },
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
