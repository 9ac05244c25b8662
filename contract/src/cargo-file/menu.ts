import type { ModuleMenu } from "#system";

export const cargoFileMenu: ModuleMenu = {
  staff: [
    {
      url: "/logisticsManagement/goodsFiles",
      title: { zh: "货物文件中心", en: "Cargo files", ar: "مستندات الشحنات" },
      icon: "file",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
      presets: [
        { roles: ["operator", "sales", "customerService"], may: ["view", "add", "edit", "export"] },
        { roles: ["warehouse"], may: ["view", "add"] },
        { roles: ["marketing", "finance", "approval", "cashier"], may: ["view"] },
        { roles: ["generalManager", "departmentManager"], may: "all" },
      ],
    },
  ],
};
