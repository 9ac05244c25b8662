import { z } from "zod";
import { factsOf, isDecimal, mostMinorUnits, named, type Refusal } from "#core";
import {
  quickRanges,
  reportOperators,
  reportPeriods,
  reportQueryFieldTexts as texts,
  reportSources,
  reportSourceTexts,
  type ReportOperator,
} from "./field-texts.ts";
import { reportQueryRefusals as refusals } from "./refusals.ts";
import { fieldsOfReport, isGrouped, isSummed, kindOf, reportOperatorsOf } from "./sources.ts";

/** Limits of one report. */
const most = { columns: 30, conditions: 20, values: 20, groups: 3, sums: 8 } as const;

const fieldName = z.string().trim().min(1).max(40);
const once = (names: readonly string[]) => new Set(names).size === names.length;

export const reportCondition = z.strictObject({
  field: fieldName.describe("A field of the source"),
  operator: z.enum(reportOperators).describe("How it is compared"),
  values: z
    .array(z.string().trim().min(1).max(80))
    .max(most.values)
    .default([])
    .describe(
      `With what: one of these for \`is\`, none of them for \`isNot\`; dates as YYYY-MM-DD, figures as decimals, \`within\` one of ${quickRanges.join(", ")}; nothing for \`empty\` and \`filled\``,
    ),
});
export type ReportCondition = z.output<typeof reportCondition>;

/** A report as a person put it together: over what, which rows, and what is shown of them. */
export const reportDefinition = z
  .strictObject({
    source: named(z.enum(reportSources), texts.source, reportSourceTexts),
    columns: named(z.array(fieldName).max(most.columns).refine(once).default([]), texts.columns).describe(
      "Fields that are shown, in this order; not used where rows are grouped",
    ),
    conditions: named(z.array(reportCondition).max(most.conditions).default([]), texts.conditions).describe(
      "All of them hold",
    ),
    groups: named(
      z
        .array(
          z.strictObject({
            field: fieldName.describe("A field that is no figure"),
            period: z.enum(reportPeriods).default("month").describe("Of a date: by what it is grouped"),
          }),
        )
        .max(most.groups)
        .refine((groups) => once(groups.map(({ field }) => field)))
        .default([]),
      texts.groups,
    ).describe("One row each of what these have in common; always with the currency"),
    sums: named(z.array(fieldName).max(most.sums).refine(once).default([]), texts.sums).describe(
      "Amounts that are summed, a currency at a time",
    ),
    inSettlement: named(z.boolean().default(false), texts.inSettlement).describe(
      "Amounts by the rate that each bill or cost keeps, instead of in their own currency",
    ),
  })
  .meta({ id: "ReportDefinition" });
export type ReportDefinition = z.output<typeof reportDefinition>;

interface Fault {
  /** Dotted path into the definition. */
  field: string;
  refusal: Refusal;
}

/** The first part of a definition that is not in the vocabulary; undefined where all of it is. */
export function faultOf(definition: ReportDefinition): Fault | undefined {
  const { source, columns, conditions, groups, sums } = definition;
  const unknown = columns.findIndex((name) => kindOf(source, name) === undefined);
  if (unknown >= 0) return { field: `columns.${unknown}`, refusal: refusals.unknownField };
  if (columns.length + groups.length === 0) return { field: "columns", refusal: refusals.nothingShown };
  const wrongGroup = groups.findIndex(({ field }) => !isGrouped(source, field));
  if (wrongGroup >= 0) return { field: `groups.${wrongGroup}.field`, refusal: refusals.unknownField };
  const wrongSum = sums.findIndex((name) => !isSummed(source, name));
  if (wrongSum >= 0) return { field: `sums.${wrongSum}`, refusal: refusals.unknownField };
  for (const [place, condition] of conditions.entries()) {
    const fault = faultOfCondition(definition, condition);
    if (fault) return { field: `conditions.${place}.${fault.field}`, refusal: fault.refusal };
  }
  return undefined;
}

function faultOfCondition({ source }: ReportDefinition, { field, operator, values }: ReportCondition) {
  const operators = reportOperatorsOf(source, field);
  if (operators.length === 0) return { field: "field", refusal: refusals.unknownField };
  if (!operators.includes(operator)) return { field: "operator", refusal: refusals.operator };
  const isRight = takesNoValue(operator)
    ? values.length === 0
    : values.length > 0 &&
      (values.length === 1 || takesSeveral(operator)) &&
      values.every((value) => isValueOf(source, { field, operator, value }));
  return isRight ? undefined : { field: "values", refusal: refusals.value };
}

/** Comparisons with nothing, and with one of several values. */
export const takesNoValue = (operator: ReportOperator): boolean => operator === "empty" || operator === "filled";
export const takesSeveral = (operator: ReportOperator): boolean => operator === "is" || operator === "isNot";

const mostDays = /^-?\d{1,6}$/;

function isValueOf(
  source: ReportDefinition["source"],
  { field, operator, value }: { field: string; operator: ReportOperator; value: string },
): boolean {
  const schema = fieldsOfReport(source)[field];
  if (!schema) return false;
  const { kind, choices } = factsOf(schema);
  if (operator === "within") return quickRanges.some((range) => range === value);
  if (kind === "choice") return choices !== undefined && Object.hasOwn(choices, value);
  if (kind === "flag") return value === "true" || value === "false";
  if (kind === "date" || kind === "moment") return z.iso.date().safeParse(value).success;
  if (kind === "integer") return mostDays.test(value);
  if (kind === "amount" || kind === "decimal") return isDecimal(value.replace(/^-/, ""), mostMinorUnits);
  return true;
}
