import { z } from "zod";
import { answered, id, named, version } from "#core";
import { sharedShown, wholeParts, writtenFields } from "#financial-request";
import { payrollDetails, shownPayrollDetails } from "./details.ts";
import { payrollFieldTexts as texts } from "./words.ts";

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** Fields of a payroll request as its applicant writes them. */
export const payrollFields = {
  period: named(month, texts.period).describe("Month that is paid, YYYY-MM"),
  ...writtenFields,
  details: payrollDetails,
};

/** Fields of a payroll request in the order of its lists and sheets. */
export const payrollShown = {
  ...sharedShown,
  period: named(z.string(), texts.period),
  employees: named(z.int(), texts.employees).describe("How many employees its details have"),
};

export const listedPayroll = z
  .object({
    id: id.describe("Payroll request"),
    ...answered(payrollShown),
    isMine: z.boolean().describe("The caller applied for it"),
    version: version.describe("Version for a later change"),
  })
  .meta({ id: "ListedPayrollRequest" });
export type ListedPayroll = z.output<typeof listedPayroll>;

export const wholePayroll = listedPayroll
  .extend({ ...wholeParts, details: shownPayrollDetails })
  .meta({ id: "WholePayrollRequest" });
export type WholePayroll = z.output<typeof wholePayroll>;
