import type { ModuleMenu } from "#system";

export const waybillMenu: ModuleMenu = {
  staff: [
    {
      url: "/logisticsManagement/buildWayBillNo",
      title: { zh: "新建运单", en: "New waybill", ar: "بوليصة جديدة" },
      icon: "form",
      actions: ["view", "add"],
      keepAlive: true,
      presets: [{ roles: ["operator", "sales", "customerService", "generalManager", "departmentManager"], may: "all" }],
    },
    {
      url: "/logisticsManagement/checkWayBill",
      title: { zh: "运单查询", en: "Waybills", ar: "البوالص" },
      icon: "search",
      actions: ["view", "edit", "delete", "export", "approve"],
      keepAlive: true,
      presets: [
        { roles: ["operator", "sales", "customerService"], may: ["view", "edit", "export"] },
        { roles: ["approval"], may: ["view", "approve"] },
        { roles: ["finance"], may: ["view", "export"] },
        { roles: ["warehouse"], may: ["view", "edit"] },
        { roles: ["marketing", "cashier"], may: ["view"] },
        { roles: ["generalManager", "departmentManager"], may: "all" },
      ],
    },
    {
      url: "/systemManagement/getWayBillOperationLog",
      title: { zh: "运单操作日志", en: "Waybill operation log", ar: "سجل إجراءات البوالص" },
      icon: "history",
      actions: ["view", "export"],
      keepAlive: true,
      presets: [
        { roles: ["departmentManager"], may: ["view"] },
        { roles: ["generalManager"], may: "all" },
      ],
    },
  ],
  customers: [
    {
      url: "/ShipmentList/shipmentList",
      title: { zh: "我的货物", en: "My shipments", ar: "شحناتي" },
      icon: "search",
      actions: [],
      keepAlive: true,
      own: true,
    },
  ],
};
