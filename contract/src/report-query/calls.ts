import { z } from "zod";
import {
  addCall,
  answered,
  currency,
  defineCall,
  deleteCall,
  editCall,
  enteredFilters,
  exportCall,
  id,
  listCall,
  loadCall,
  logCall,
  madeFile,
  moment,
  named,
  optionalText,
  requiredText,
  staff,
  version,
  type Call,
} from "#core";
import { checkBillFieldTexts } from "#check-bill";
import { reportDefinition } from "./definition.ts";
import { reportQueryFieldTexts as texts, reportSources, reportSourceTexts } from "./field-texts.ts";
import { reportQueryRefusals as refusals } from "./refusals.ts";

export const reportQueryPage = "/businessLedger/reportQuerySummary";
const sees = staff(`${reportQueryPage}:view`);

/** Fields of a kept report query. */
export const reportQueryFields = {
  name: named(requiredText(60), texts.name).describe("Name, once among one's own"),
  shared: named(z.boolean().default(false), texts.shared).describe(
    "Everybody with the page may run it; each sees the rows that they may see anyway",
  ),
  definition: named(reportDefinition, texts.definition),
};

/** A kept report query as the list and its sheet show it. */
export const reportQueryShown = {
  name: reportQueryFields.name,
  source: named(z.enum(reportSources), texts.source, reportSourceTexts),
  shared: reportQueryFields.shared,
  createdByName: named(z.string(), texts.createdByName),
  createDate: named(moment, checkBillFieldTexts.createDate),
};

const listed = z
  .object({
    id: id.describe("Report query"),
    ...answered(reportQueryShown),
    definition: reportDefinition.describe("What was put together"),
    mine: z.boolean().describe("Whether the asking person made it"),
    version: version.describe("Version for a later change"),
  })
  .meta({ id: "ReportQuery" });
export type ReportQuery = z.output<typeof listed>;

const filters = {
  search: optionalText(80).describe("Part of the name"),
  source: z.enum(reportSources).optional().describe("Only over these data"),
  shared: z.boolean().optional().describe("Only shared ones, or only others"),
  ...enteredFilters,
};
const sorts = ["name", "createDate"] as const;

export const getReportQueryConditionList = listCall({
  path: "/FinancialBills/GetReportQueryConditionList",
  summary: "One's own report query conditions and the shared ones",
  access: sees,
  row: listed,
  filters,
  sorts,
  example: {},
});

export const exportReportQueryConditionList = exportCall({
  path: "/FinancialBills/ExportReportQueryConditionList",
  summary: "The list of report query conditions as a spreadsheet",
  page: reportQueryPage,
  filters,
  sorts,
  example: {},
});

export const loadReportQueryCondition = loadCall({
  path: "/FinancialBills/LoadReportQueryCondition",
  summary: "A report query condition",
  access: sees,
  id: "Report query",
  record: listed,
});

const definition = {
  source: "bill" as const,
  conditions: [{ field: "balance", operator: "from" as const, values: ["0.01"] }],
  groups: [{ field: "customerName" }],
  sums: ["amount", "balance"],
};
const written = [
  refusals.nameTaken,
  refusals.unknownField,
  refusals.operator,
  refusals.value,
  refusals.nothingShown,
] as const;
const example = { name: "What is open by customer", definition };

export const addReportQueryCondition = addCall({
  path: "/FinancialBills/AddReportQueryCondition",
  summary: "Keep a report query condition",
  page: reportQueryPage,
  fields: reportQueryFields,
  refusals: written,
  example,
});

export const editReportQueryCondition = editCall({
  path: "/FinancialBills/EditReportQueryCondition",
  summary: "Change a report query condition: one's own, or a shared one with the right to approve",
  page: reportQueryPage,
  fields: reportQueryFields,
  refusals: [...written, refusals.notYours],
  example,
});

export const deleteReportQueryCondition = deleteCall({
  path: "/FinancialBills/DeleteReportQueryCondition",
  summary: "Delete report query conditions",
  page: reportQueryPage,
  ids: "Report queries, all or none",
  refusals: [refusals.notYours],
});

const run = {
  definition: reportDefinition.describe("What was put together"),
  sort: optionalText(40).describe("A shown column, `count`, or the empty text for the usual order"),
  order: z.enum(["asc", "desc"]).default("desc").describe("Direction of the sort"),
};
const ran = [refusals.unknownField, refusals.operator, refusals.value, refusals.nothingShown] as const;

const cells = z.record(z.string(), z.union([z.string(), z.int(), z.boolean(), z.null()]));

export const runReportQueryCondition = defineCall({
  path: "/FinancialBills/RunReportQueryCondition",
  summary: "Run a report, kept or not, a page at a time",
  description:
    "Fields and ways of comparing are a fixed vocabulary. A person sees the rows that lists show them, and data whose page they may open. Amounts are summed a currency at a time; with `inSettlement` by the rate that each bill or cost keeps, rounded once, half up.",
  access: sees,
  input: z.strictObject({
    ...run,
    page: z.int().min(1).max(1_000_000).default(1).describe("Page, from 1"),
    pageSize: z.int().min(1).max(200).default(20).describe("Rows a page"),
  }),
  answer: z.object({
    rows: z
      .array(cells)
      .describe(
        "By the names of the shown fields; `key` tells rows apart, `rowCurrency` is the amounts' currency, `count` the rows of a group; exchange differences are in the settlement currency",
      ),
    total: z.int().describe("Rows in all, exact up to 10,000; 10,001 means more than 10,000"),
    totals: z
      .array(
        z
          .object({
            currency: currency.describe("Currency of the sums"),
            count: z.int().describe("Rows that are summed"),
            sums: z.record(z.string(), z.string()).describe("Sums by the name of the field"),
          })
          .meta({ id: "ReportTotal" }),
      )
      .describe("Sums of all rows, of this page and others; none where nothing is summed"),
    settlementCurrency: currency.describe("Currency of exchange differences, and of all amounts where asked"),
  }),
  changes: false,
  manyRecords: true,
  refusals: ran,
  example: { definition },
});

export const exportReportQueryCondition = defineCall({
  path: "/FinancialBills/ExportReportQueryCondition",
  summary: "All rows of a report as a spreadsheet",
  access: { ...staff(`${reportQueryPage}:export`), afterExpiry: true },
  input: z.strictObject({ ...run, name: optionalText(60).describe("Title of the sheet") }),
  answer: madeFile,
  changes: true,
  refusals: ran,
  example: { definition, name: "What is open by customer" },
});

export const reportQueryActions = ["add", "edit", "delete"] as const;

export const getReportQueryConditionLog = logCall({
  path: "/FinancialBills/GetReportQueryConditionLog",
  summary: "Operation log of a report query condition",
  access: sees,
  id: "Report query",
  actions: reportQueryActions,
});

export const reportQueryCalls: readonly Call[] = [
  getReportQueryConditionList,
  exportReportQueryConditionList,
  loadReportQueryCondition,
  addReportQueryCondition,
  editReportQueryCondition,
  deleteReportQueryCondition,
  runReportQueryCondition,
  exportReportQueryCondition,
  getReportQueryConditionLog,
];
