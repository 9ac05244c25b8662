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
      covers: {
        approve: {
          zh: "停用或启用供应商",
          en: "Disable suppliers and enable them again",
          ar: "تعطيل الموردين وإعادة تفعيلهم",
        },
      },
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
      covers: {
        approve: {
          zh: "将本公司作为海外代理发布到平台，或撤回",
          en: "Offer the own company as an agent on the platform, and withdraw the offer",
          ar: "عرض الشركة وكيلًا على المنصة، وسحب العرض",
        },
      },
      keepAlive: true,
      presets: [
        { roles: ["operator", "marketing"], may: ["view", "add", "edit", "export"] },
        { roles: ["sales", "customerService", "finance", "cashier"], may: ["view"] },
        { roles: ["generalManager", "departmentManager"], may: "all" },
      ],
    },
  ],
};
