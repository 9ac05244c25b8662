import type { ModuleMenu } from "#system";

export const supplierMenu: ModuleMenu = {
  staff: [
    {
      url: "/supplierManagement/supplierServiceInformation",
      title: { zh: "供应商服务信息", en: "Supplier services", ar: "خدمات الموردين" },
      icon: "truck",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
      // Operators and marketing buy services: they keep suppliers and prices; managers offer the company to others.
      presets: [
        { roles: ["operator", "marketing"], may: ["view", "add", "edit", "export"] },
        { roles: ["sales", "customerService", "finance", "cashier"], may: ["view"] },
        { roles: ["generalManager", "departmentManager"], may: "all" },
      ],
    },
    {
      url: "/supplierManagement/suppliereInformation",
      title: { zh: "供应商资料", en: "Suppliers", ar: "الموردون" },
      icon: "shop",
      actions: ["view", "add", "edit", "delete", "export", "approve"],
      keepAlive: true,
      presets: [
        { roles: ["operator", "marketing"], may: ["view", "add", "edit", "export"] },
        { roles: ["finance"], may: ["view", "export"] },
        { roles: ["sales", "customerService", "cashier"], may: ["view"] },
        { roles: ["generalManager", "departmentManager"], may: "all" },
      ],
    },
    {
      url: "/supplierManagement/overseasGrid",
      title: { zh: "海外代理", en: "Overseas agents", ar: "الوكلاء الخارجيون" },
      icon: "globe",
      actions: ["view", "add", "edit", "delete", "export", "approve"],
      keepAlive: true,
      presets: [
        { roles: ["operator", "marketing"], may: ["view", "add", "edit", "export"] },
        { roles: ["sales", "customerService", "finance", "cashier"], may: ["view"] },
        { roles: ["generalManager", "departmentManager"], may: "all" },
      ],
    },
  ],
};
