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
      covers: {
        add: {
          zh: "填写并提交工资发放申请，查看和撤回申请",
          en: "Enter and submit payroll requests, see them and withdraw them",
          ar: "إدخال طلبات صرف الرواتب وتقديمها، والاطلاع عليها وسحبها",
        },
        edit: {
          zh: "修改未提交、已撤回或被拒绝的工资发放申请",
          en: "Change payroll requests that are not submitted, withdrawn or refused",
          ar: "تعديل طلبات صرف الرواتب غير المقدَّمة أو المسحوبة أو المرفوضة",
        },
        delete: {
          zh: "删除从未提交的工资发放申请",
          en: "Delete payroll requests that were never submitted",
          ar: "حذف طلبات صرف الرواتب التي لم تُقدَّم قط",
        },
        export: {
          zh: "将工资发放申请导出为表格",
          en: "Export payroll requests as a spreadsheet",
          ar: "تصدير طلبات صرف الرواتب إلى جدول",
        },
      },
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
