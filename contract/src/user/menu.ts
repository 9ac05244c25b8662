import type { ModuleMenu } from "#system";

export const userMenu: ModuleMenu = {
  staff: [
    {
      url: "/myHome/myInfo",
      title: { zh: "我的信息", en: "My profile", ar: "ملفي الشخصي" },
      icon: "user",
      actions: [],
      keepAlive: true,
      own: true,
      newUserToo: true,
    },
    {
      url: "/myHome/enterpriseInfo",
      title: { zh: "公司信息", en: "Company profile", ar: "بيانات الشركة" },
      icon: "bank",
      actions: ["view", "edit"],
      keepAlive: true,
      own: true,
      newUserToo: true,
      presets: [{ roles: ["generalManager"], may: "all" }],
    },
    {
      url: "/systemManagement/userList",
      title: { zh: "用户管理", en: "Users", ar: "المستخدمون" },
      icon: "team",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
      presets: [
        { roles: ["hr"], may: ["view"] },
        { roles: ["generalManager"], may: "all" },
      ],
    },
    {
      url: "/systemManagement/invoiceTitle",
      title: { zh: "发票抬头", en: "Invoice titles", ar: "بيانات الفوترة" },
      icon: "file",
      actions: ["view", "add", "edit", "export"],
      keepAlive: true,
      presets: [{ roles: ["finance", "generalManager"], may: "all" }],
    },
  ],
};
