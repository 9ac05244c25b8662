import type { ModuleMenu } from "#system";
import { requestPage, requestTitles } from "./calls.ts";

export const financialRequestMenu: ModuleMenu = {
  staff: [
    {
      url: requestPage,
      title: requestTitles.all,
      icon: "form",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
      presets: [
        { roles: ["approval", "cashier"], may: ["view", "export"] },
        {
          roles: [
            "operator",
            "sales",
            "customerService",
            "marketing",
            "finance",
            "departmentManager",
            "warehouse",
            "hr",
            "generalManager",
          ],
          may: "all",
        },
      ],
    },
  ],
};
