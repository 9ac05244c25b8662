import { defineRefusals } from "#core";

export const payrollRefusals = defineRefusals("payroll", {
  netPay: {
    status: 422,
    text: {
      zh: "实发工资应为应发工资减扣款合计：{expected}",
      en: "Net pay is gross pay less deductions: {expected}",
      ar: "صافي الراتب هو الإجمالي ناقص الاستقطاعات: {expected}",
    },
  },
  sum: {
    status: 422,
    text: {
      zh: "收款账户合计 {amount} 与工资明细实发合计 {details} 不一致",
      en: "The payment details come to {amount}, the employees' net pay to {details}",
      ar: "مجموع بيانات الصرف {amount} ومجموع صافي الرواتب {details}",
    },
  },
  headings: {
    status: 422,
    text: {
      zh: "表格缺少以下列：{names}。请下载模板填写",
      en: "The sheet lacks these columns: {names}. Please start from the template",
      ar: "تنقص الورقة هذه الأعمدة: {names}. يرجى البدء من النموذج",
    },
  },
});
