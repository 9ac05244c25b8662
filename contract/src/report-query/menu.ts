import type { ModuleMenu } from "#system";
import { reportQueryPage } from "./calls.ts";
import { reportQueryTitles } from "./field-texts.ts";

export const reportQueryMenu: ModuleMenu = {
  staff: [
    {
      url: reportQueryPage,
      title: reportQueryTitles.all,
      icon: "search",
      actions: ["view", "add", "edit", "delete", "export", "approve"],
      covers: {
        approve: {
          zh: "修改或删除他人保存的查询",
          en: "Change or delete queries that others keep",
          ar: "تعديل الاستعلامات التي حفظها الآخرون أو حذفها",
        },
      },
      keepAlive: true,
      presets: [
        { roles: ["finance", "generalManager"], may: "all" },
        { roles: ["departmentManager", "sales"], may: ["view", "add", "edit", "delete", "export"] },
      ],
    },
  ],
};
