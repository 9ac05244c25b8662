import type { ModuleMenu } from "#system";

export const preAlertMenu: ModuleMenu = {
  staff: [
    {
      url: "/logisticsManagement/preAlertList",
      title: { zh: "预报管理", en: "Pre-alerts", ar: "الإشعارات المسبقة" },
      icon: "mail",
      actions: ["view", "add", "edit", "delete", "export", "approve"],
      covers: {
        approve: { zh: "更改预报的状态", en: "Change the state of pre-alerts", ar: "تغيير حالة الإشعارات المسبقة" },
      },
      keepAlive: true,
      presets: [
        { roles: ["operator", "sales", "customerService"], may: ["view", "add", "edit", "export", "approve"] },
        { roles: ["marketing", "finance", "approval", "cashier", "warehouse"], may: ["view"] },
        { roles: ["generalManager", "departmentManager"], may: "all" },
      ],
    },
  ],
};
