import { buffer } from "node:stream/consumers";
import { auditFinancialRequest, getFinancialAuditList } from "@lading/contract/approval";
import {
  getFinancialRequestList,
  getOperatingExpenseRequestLog,
  loadOperatingExpenseRequestInfo,
} from "@lading/contract/financial-request";
import {
  addPayrollRequestApplication,
  exportPayrollRequestList,
  getPayrollRequestList,
  getPayrollRequestLog,
  getPayrollSheetTemplate,
  loadPayrollRequestInfo,
  readPayrollSheet,
  submitPayrollRequestApplication,
} from "@lading/contract/payroll";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { writeSheet } from "#core/sheets";
import type { TestApp } from "#core/testing";
import { Office, startOffice, type Worker } from "./office.stage.ts";
import { payrollModule } from "#payroll";

let app: TestApp;
let office: Office;
let hr: Worker;
let approver: Worker;
let manager: Worker;
let cashier: Worker;
let finance: Worker;

beforeAll(async () => {
  app = await startOffice([payrollModule]);
});
afterAll(() => app.close());
beforeEach(async () => {
  office = await Office.open(app);
  hr = await office.hire("HR", "hr");
  approver = await office.hire("Approver", "approval");
  manager = await office.hire("Manager", "generalManager");
  cashier = await office.hire("Cashier", "cashier");
  finance = await office.hire("Finance", "finance", "approval");
  await office.chain("operating", { of: [approver] });
});

const apply = async () => {
  const { id } = (await hr.ask(addPayrollRequestApplication, addPayrollRequestApplication.example)).Content;
  const submitted = await hr.ask(submitPayrollRequestApplication, { id, version: 1 });
  return { id, number: submitted.Content.number };
};
/** All the ways by which a payroll request could be seen by a person. */
const traces = async (who: Worker, id: string): Promise<boolean[]> => [
  ((await who.ask(getPayrollRequestList, {})).Content.rows ?? []).length > 0,
  ((await who.ask(getPayrollRequestList, {})).Content.total ?? 0) > 0,
  ((await who.ask(getFinancialAuditList, { view: "all", search: "Salaries" })).Content.rows ?? []).length > 0,
  ((await who.ask(getFinancialRequestList, { search: "Salaries" })).Content.rows ?? []).length > 0,
  (await who.ask(loadPayrollRequestInfo, { id })).StatusCode === 200,
  (await who.ask(getPayrollRequestLog, { id })).StatusCode === 200,
  (await who.ask(loadOperatingExpenseRequestInfo, { id })).StatusCode === 200,
  (await who.ask(getOperatingExpenseRequestLog, { id })).StatusCode === 200,
];
const nowhere = Array.from({ length: 8 }, () => false);
const decide = async (who: Worker, id: string) => {
  const [round] = (await who.ask(loadPayrollRequestInfo, { id })).Content.rounds;
  const decisions = [{ id: round?.id ?? "", version: round?.version ?? 0 }];
  return await who.ask(auditFinancialRequest, { decisions, agree: true });
};

describe("Payroll", () => {
  test("is nowhere for those who did not apply, do not decide and do not pay it", async () => {
    const { id, number } = await apply();
    expect(number).toMatch(/^PR\d\d-0000001$/);
    for (const who of [cashier, finance, manager, office.boss]) expect(await traces(who, id)).toEqual(nowhere);
    expect((await hr.ask(getPayrollRequestList, {})).Content.rows).toHaveLength(1);
    expect((await hr.ask(exportPayrollRequestList, {})).StatusCode).toBe(200);
    expect(await approver.sees("waiting")).toEqual([number]);
  });

  test("is decided on by the operating chain, then seen by those who pay it, and still by nobody else", async () => {
    const { id } = await apply();
    expect((await decide(approver, id)).StatusCode).toBe(200);
    const seen = (await cashier.ask(loadPayrollRequestInfo, { id })).Content;
    expect([seen.status, seen.details[0]?.employeeName]).toEqual(["approvalCompleted", "Li Wei"]);
    expect(await traces(finance, id)).toEqual(nowhere);
  });

  test("takes its own chain where there is one", async () => {
    await office.chain("payroll", { of: [manager] });
    const { id } = await apply();
    expect(await approver.sees("waiting")).toEqual([]);
    expect(await traces(approver, id)).toEqual(nowhere);
    expect((await decide(manager, id)).StatusCode).toBe(200);
  });

  test("adds up, line by line and in all", async () => {
    const { example } = addPayrollRequestApplication;
    const [line] = example.details ?? [];
    const add = async (details: typeof example.details) =>
      (await hr.ask(addPayrollRequestApplication, { ...example, details })).Content.fields;
    expect(await add([{ ...line!, netPay: "15600" }])).toEqual({
      "details.0.netPay": "Net pay is gross pay less deductions: 15500",
    });
    expect(await add([line!, { ...line!, employeeName: "Wang Fang" }])).toEqual({
      accounts: "The payment details come to 15500.00, the employees' net pay to 31000.00",
    });
  });
});

test("Employees are read from a sheet, all or none", async () => {
  expect((await hr.ask(getPayrollSheetTemplate, {})).Content.name).toMatch(/\.xlsx$/);
  const read = async (...rows: string[][]) => {
    const columns = ["Employee", "Gross pay", "Deductions", "Net pay"].map((heading) => ({ heading }));
    const bytes = await buffer(writeSheet(rows, columns, { sheetName: "Payroll", rightToLeft: false }));
    const file = await inTransaction(app.database, { companyId: office.company.companyId }, (db) =>
      app.services.files.save(db, {
        companyId: office.company.companyId,
        use: "payrollImport",
        name: "p.xlsx",
        bytes,
        createdBy: hr.id,
        expiresAt: new Date(Date.now() + 60_000),
      }),
    );
    return (await hr.ask(readPayrollSheet, { fileId: file.id })).Content;
  };
  const right = ["Li Wei", "18000", "2500", "15500"];
  expect((await read(right)).details.map(({ netPay }) => netPay)).toEqual(["15500"]);
  // The template's own line is nobody's pay, as long as nobody has made it theirs.
  const example = ["Example: Li Wei", ...right.slice(1)];
  expect((await read(example, right)).details.map(({ employeeName }) => employeeName)).toEqual(["Li Wei"]);
  expect((await read(["Example: Li Wei", "100", "", "100"])).details).toHaveLength(1);
  const wrong = await read(right, ["Wang Fang", "1e3", "", "1000"], ["Zhao Lei", "10", "1", "10"]);
  expect(wrong.details).toEqual([]);
  expect(wrong.problems.map(({ row, column }) => [row, column])).toEqual([
    [3, "Gross pay"],
    [4, "Net pay"],
  ]);
});
