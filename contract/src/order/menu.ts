import type { ModuleMenu } from "#system";

export const orderMenu: ModuleMenu = {
  staff: [
    {
      url: "/logisticsManagement/orderWayBill",
      title: { zh: "接单中心", en: "Incoming orders", ar: "الطلبات الواردة" },
      icon: "inbox",
      actions: ["view", "add", "edit", "delete", "export", "approve"],
      covers: {
        approve: {
          zh: "接受客户订单并生成运单，拒绝或重新打开订单",
          en: "Accept customers' orders as waybills, turn orders down, reopen them",
          ar: "قبول طلبات العملاء وتحويلها إلى بوالص، ورفض الطلبات وإعادة فتحها",
        },
      },
      keepAlive: true,
      presets: [
        { roles: ["operator", "sales", "customerService"], may: ["view", "add", "edit", "export", "approve"] },
        { roles: ["warehouse"], may: ["view", "edit", "delete"] },
        { roles: ["marketing", "finance", "approval", "cashier"], may: ["view"] },
        { roles: ["generalManager", "departmentManager"], may: "all" },
      ],
    },
  ],
  customers: [
    {
      url: "/EntrustOrder/entrustOrder",
      title: { zh: "我的订单", en: "My orders", ar: "طلباتي" },
      icon: "form",
      actions: [],
      keepAlive: true,
      own: true,
    },
  ],
};
