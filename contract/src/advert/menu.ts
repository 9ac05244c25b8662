import type { ModuleMenu } from "#system";

export const advertMenu: ModuleMenu = {
  staff: [
    {
      url: "/marketRisk/advertList",
      title: { zh: "广告管理", en: "Adverts", ar: "الإعلانات" },
      icon: "star",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
      presets: [{ roles: ["marketing", "generalManager", "departmentManager"], may: "all" }],
    },
  ],
};
