import type { ModuleMenu } from "#system";

export const emailConfigMenu: ModuleMenu = {
  staff: [
    {
      url: "/marketRisk/emailConfig",
      title: { zh: "邮箱配置", en: "E-mail accounts", ar: "إعدادات البريد" },
      icon: "mail",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
      presets: [{ roles: ["generalManager", "departmentManager"], may: "all" }],
    },
  ],
};
