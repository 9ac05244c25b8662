import type { ModuleMenu } from "#system";

export const exchangeRateMenu: ModuleMenu = {
  staff: [
    {
      url: "/financialBill/exchangeRateInfo",
      title: { zh: "汇率管理", en: "Exchange rates", ar: "أسعار الصرف" },
      icon: "chart",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
      presets: [
        { roles: ["cashier"], may: ["view"] },
        { roles: ["finance", "generalManager"], may: "all" },
      ],
    },
    {
      url: "/financialBill/exchangeRateInfoLog",
      title: { zh: "汇率日志", en: "Exchange rate log", ar: "سجل أسعار الصرف" },
      icon: "history",
      actions: ["view", "export"],
      keepAlive: true,
      presets: [
        { roles: ["cashier"], may: ["view"] },
        { roles: ["finance", "generalManager"], may: "all" },
      ],
    },
  ],
};
