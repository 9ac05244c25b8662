import type { ModuleMenu } from "./menu-page.ts";

export const systemMenu: ModuleMenu = {
  staff: [
    {
      url: "/systemManagement/roleList",
      title: { zh: "角色管理", en: "Roles", ar: "الأدوار" },
      icon: "safety",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
      presets: [{ roles: ["generalManager"], may: "all" }],
    },
  ],
};
