/** A line of a payroll request: an employee with what they are paid. Its rules are the contract's of payroll. */
export interface PayrollDetail {
  employeeName: string;
  employeeDepartment: string;
  grossPay: string;
  deductions: string;
  netPay: string;
  remark: string;
}
