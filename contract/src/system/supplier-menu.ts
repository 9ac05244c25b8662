import type { MenuGroup } from "./menu.ts";

/** Suppliers, their services, and the agents overseas. */
export const supplierMenu: MenuGroup = {
  url: "/supplierManagement",
  title: { zh: "供应商管理", en: "Suppliers", ar: "إدارة الموردين" },
  icon: "shop",
  children: [
    {
      url: "/supplierManagement/supplierServiceInformation",
      title: { zh: "供应商服务信息", en: "Supplier services", ar: "خدمات الموردين" },
      icon: "truck",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
    },
    {
      url: "/supplierManagement/suppliereInformation",
      title: { zh: "供应商信息", en: "Suppliers", ar: "الموردون" },
      icon: "shop",
      actions: ["view", "add", "edit", "delete", "export", "approve"],
      keepAlive: true,
    },
    {
      url: "/supplierManagement/overseasGrid",
      title: { zh: "海外代理", en: "Overseas agents", ar: "الوكلاء في الخارج" },
      icon: "globe",
      actions: ["view", "add", "edit", "delete", "export", "approve"],
      keepAlive: true,
    },
  ],
};
