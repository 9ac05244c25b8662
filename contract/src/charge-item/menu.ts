import type { ModuleMenu } from "#system";

export const chargeItemMenu: ModuleMenu = {
  staff: [
    {
      url: "/financialBill/expenseNameManagement",
      title: { zh: "费用名称", en: "Charge items", ar: "بنود الرسوم" },
      icon: "form",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
      presets: [
        { roles: ["cashier"], may: ["view"] },
        { roles: ["finance", "generalManager"], may: "all" },
      ],
    },
  ],
};
