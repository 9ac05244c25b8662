import {
  mostPayrollDetails,
  payrollDetail,
  payrollExample,
  payrollFieldTexts as texts,
  payrollRefusals as refusals,
  type getPayrollSheetTemplate,
  type PayrollDetail,
  type readPayrollSheet,
} from "@lading/contract/payroll";
import { fill, parseInput } from "@lading/contract/core";
import { Big } from "big.js";
import type { Context } from "#core/http";
import { ImportedSheet, importTemplate, ownUpload, type ImportForm } from "#core/imported-sheet";

const columns = ["employeeName", "employeeDepartment", "grossPay", "deductions", "netPay", "remark"] as const;
type Column = (typeof columns)[number];

const form: ImportForm<Column> = {
  columns,
  required: ["employeeName", "grossPay", "netPay"],
  headings: texts,
  missing: refusals.headings,
  maxRows: mostPayrollDetails,
};

const exampleFigures = { grossPay: "18000", deductions: "2500", netPay: "15500" };
const exampleNames: readonly string[] = Object.values(payrollExample);

/** The template's own line as it was given: it stays where people fill in the lines below it, and is nobody's pay. */
const isExample = (cells: Readonly<Record<string, string>>): boolean =>
  exampleNames.includes(cells["employeeName"] ?? "") &&
  Object.entries(exampleFigures).every(([column, figure]) => cells[column] === figure);

/** The employees of a spreadsheet, for a request that is being written; or what is wrong with it. */
export async function readEmployees(context: Context<typeof readPayrollSheet>) {
  const { db, input, session, language, services } = context;
  const { userId } = session;
  const card = await ownUpload(db, services.files, { fileId: input.fileId, use: "payrollImport", userId });
  const sheet = new ImportedSheet(form, language);
  const details: PayrollDetail[] = [];
  for await (const { row, cell } of sheet.read(await services.files.read(card))) {
    const cells = Object.fromEntries(columns.map((column) => [column, cell(column)]));
    if (isExample(cells)) continue;
    const parsed = parseInput(payrollDetail, cells, language);
    if (!parsed.ok)
      for (const [field, message] of Object.entries(parsed.answer.fields)) sheet.wrong(row, field, message);
    else {
      const { grossPay, deductions, netPay } = parsed.value;
      const expected = new Big(grossPay).minus(deductions || "0");
      if (expected.eq(netPay)) details.push(parsed.value);
      else sheet.wrong(row, "netPay", fill(refusals.netPay.text[language], { expected: expected.toFixed() }));
    }
  }
  const { problems } = sheet.answer(0);
  return { details: problems.length > 0 ? [] : details, problems };
}

/** An empty spreadsheet with every column, and one line that shows how it is filled in. */
export async function makeTemplate(context: Context<typeof getPayrollSheetTemplate>) {
  const example = { employeeName: payrollExample[context.language], ...exampleFigures };
  return await importTemplate(context, form, { title: texts.details[context.language], example });
}
