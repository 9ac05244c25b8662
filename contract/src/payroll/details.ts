import { z } from "zod";
import { decimal, mostMinorUnits, named, optionalText, orEmpty, requiredText } from "#core";
import { mostPayrollDetails, payrollFieldTexts as texts } from "./words.ts";

/** Fields of an employee's line. */
export const payrollDetailFields = {
  employeeName: named(requiredText(80), texts.employeeName),
  employeeDepartment: named(optionalText(60), texts.employeeDepartment),
  grossPay: named(decimal(mostMinorUnits), texts.grossPay),
  deductions: named(orEmpty(decimal(mostMinorUnits)), texts.deductions).describe("The empty text: none"),
  netPay: named(decimal(mostMinorUnits), texts.netPay).describe("Gross pay less deductions"),
  remark: named(optionalText(120), texts.remark),
};
export const payrollDetail = z.strictObject(payrollDetailFields);
export type PayrollDetail = z.output<typeof payrollDetail>;

export const payrollDetails = named(z.array(payrollDetail).max(mostPayrollDetails).default([]), texts.details).describe(
  "Employees, also from a sheet; where there are some, their net pay comes to the request's amount",
);

/** The lines as an answer gives them. */
export const shownPayrollDetails = z
  .array(
    z.object({
      employeeName: z.string().describe("Employee"),
      employeeDepartment: z.string().describe("Department"),
      grossPay: z.string().describe("Gross pay"),
      deductions: z.string().describe("Deductions, or the empty text"),
      netPay: z.string().describe("Net pay"),
      remark: z.string().describe("Remark"),
    }),
  )
  .describe("Employees");
