import type { ModuleMenu } from "#system";
import { payrollPage, payrollTitles, seePayrollPage } from "./calls.ts";

/** Rights of their own on the page of requests (decisions.md, "Money"). */
export const payrollMenu: ModuleMenu = {
  staff: [
    {
      url: payrollPage,
      title: payrollTitles.all,
      icon: "team",
      actions: ["add", "edit", "delete", "export"],
      keepAlive: false,
      rightOnly: true,
      presets: [{ roles: ["hr", "generalManager"], may: "all" }],
    },
    {
      url: seePayrollPage,
      title: { zh: "查看工资", en: "Seeing payroll", ar: "الاطلاع على الرواتب" },
      icon: "team",
      actions: ["view"],
      covers: {
        view: {
          zh: "查看审批完成的工资发放申请，以便付款",
          en: "See payroll requests whose approval is completed, in order to pay them",
          ar: "الاطلاع على طلبات صرف الرواتب التي اكتمل اعتمادها من أجل صرفها",
        },
      },
      keepAlive: false,
      rightOnly: true,
      presets: [{ roles: ["cashier", "generalManager"], may: "all" }],
    },
  ],
};
