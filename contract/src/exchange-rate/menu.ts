import type { ModuleMenu } from "#system";
import { rateLogTitle } from "./log-calls.ts";

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
      title: rateLogTitle,
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
