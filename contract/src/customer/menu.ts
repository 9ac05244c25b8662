import type { ModuleMenu } from "#system";

export const customerMenu: ModuleMenu = {
  staff: [
    {
      url: "/customerManagement/basicInfo",
      title: { zh: "客户资料", en: "Customers", ar: "العملاء" },
      icon: "team",
      actions: ["view", "add", "edit", "delete", "export", "approve"],
      covers: {
        approve: {
          zh: "停用或启用客户",
          en: "Disable customers and enable them again",
          ar: "تعطيل العملاء وإعادة تفعيلهم",
        },
      },
      keepAlive: true,
      // Sales and customer service add customers; taking one out of use or merging two is for their managers.
      presets: [
        { roles: ["sales", "customerService"], may: ["view", "add", "edit", "export"] },
        { roles: ["operator", "marketing", "finance", "cashier"], may: ["view"] },
        { roles: ["generalManager", "departmentManager"], may: "all" },
      ],
    },
    {
      url: "/customerManagement/banckAccountInfo",
      title: { zh: "银行账户", en: "Bank accounts", ar: "الحسابات البنكية" },
      icon: "bank",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
      presets: [
        { roles: ["sales", "customerService"], may: ["view", "add", "edit", "export"] },
        { roles: ["operator", "marketing", "cashier"], may: ["view"] },
        { roles: ["finance", "generalManager", "departmentManager"], may: "all" },
      ],
    },
    {
      url: "/customerManagement/contactStaff",
      title: { zh: "联系人", en: "Contacts", ar: "جهات الاتصال" },
      icon: "contacts",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
      presets: [
        { roles: ["operator", "marketing", "finance", "cashier"], may: ["view"] },
        { roles: ["sales", "customerService", "generalManager", "departmentManager"], may: "all" },
      ],
    },
  ],
  customers: [
    {
      url: "/customerHome/customerInfo",
      title: { zh: "客户信息", en: "My details", ar: "بياناتي" },
      icon: "user",
      actions: [],
      keepAlive: true,
      own: true,
    },
    {
      url: "/customerHome/messageList",
      title: { zh: "消息中心", en: "Messages", ar: "الرسائل" },
      icon: "mail",
      actions: [],
      keepAlive: true,
      own: true,
    },
  ],
};
