import { commonFieldTexts, type LocalText } from "#core";

/** Most employees of one payroll request. */
export const mostPayrollDetails = 500;

/** Names of a payroll request's own fields, and of those of an employee's line. */
export const payrollFieldTexts = {
  period: { zh: "工资月份", en: "Pay month", ar: "شهر الراتب" },
  details: { zh: "工资明细", en: "Payroll details", ar: "تفاصيل الرواتب" },
  employees: { zh: "人数", en: "Employees", ar: "عدد الموظفين" },
  employeeName: { zh: "员工姓名", en: "Employee", ar: "الموظف" },
  employeeDepartment: { zh: "部门", en: "Department", ar: "القسم" },
  grossPay: { zh: "应发工资", en: "Gross pay", ar: "الراتب الإجمالي" },
  deductions: { zh: "扣款合计", en: "Deductions", ar: "الاستقطاعات" },
  netPay: { zh: "实发工资", en: "Net pay", ar: "صافي الراتب" },
  remark: commonFieldTexts.remark,
} as const satisfies Record<string, LocalText>;

/** The employee of the template, who is named so that nobody takes them for one of their own. */
export const payrollExample = {
  zh: "示例：李伟",
  en: "Example: Li Wei",
  ar: "مثال: محمد",
} as const satisfies LocalText;
