import type { ModuleMenu } from "#system";

export const customerContractMenu: ModuleMenu = {
  staff: [
    {
      url: "/customerManagement/contractManagement",
      title: { zh: "合同管理", en: "Contracts", ar: "العقود" },
      icon: "file",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
      presets: [
        { roles: ["sales", "customerService"], may: ["view", "add", "edit", "export"] },
        { roles: ["operator", "marketing", "approval", "cashier"], may: ["view"] },
        { roles: ["finance", "generalManager", "departmentManager"], may: "all" },
      ],
    },
    // Letting a customer pass its credit: sales, who gain by it, and department managers do not.
    {
      url: "/customerManagement/contractManagement/credit",
      title: { zh: "客户信用放行", en: "Credit release", ar: "الموافقة على تجاوز ائتمان العملاء" },
      icon: "safety",
      actions: ["approve"],
      covers: {
        approve: {
          zh: "填写原因，放行超信用额度或有逾期账款的客户",
          en: "Let a customer over its limit or overdue pass, with a reason",
          ar: "السماح لعميل تجاوز حدّه الائتماني أو عليه متأخرات بالمرور، مع ذكر السبب",
        },
      },
      keepAlive: false,
      rightOnly: true,
      presets: [{ roles: ["finance", "approval", "generalManager"], may: "all" }],
    },
  ],
};
