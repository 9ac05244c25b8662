import type { MenuGroup } from "./menu.ts";

/** Suppliers, in the staff menu. */
export const supplierMenu: MenuGroup = {
  url: "/supplierManagement",
  title: { zh: "供应商管理", en: "Suppliers", ar: "إدارة الموردين" },
  icon: "shop",
  children: [
    {
      url: "/supplierManagement/suppliereInformation",
      title: { zh: "供应商信息", en: "Suppliers", ar: "الموردون" },
      icon: "shop",
      actions: ["view", "add", "edit", "delete", "export", "approve"],
      keepAlive: true,
    },
  ],
};
