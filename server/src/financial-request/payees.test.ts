import { auditFinancialRequest } from "@lading/contract/approval";
import {
  addPaymentLink,
  getPayableList,
  getPaymentCompletion,
  getPaymentList,
  loadPaymentInfo,
  payFinancialRequests,
  paymentRefusals as refusals,
  sendPaymentLink,
  withdrawPaymentLink,
} from "@lading/contract/payment";
import { addPayrollRequestApplication, submitPayrollRequestApplication } from "@lading/contract/payroll";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestApp } from "#core/testing";
import { Tray } from "./office.stage.ts";
import { openCashDesk, startPaying, today, type CashDesk } from "./paying.stage.ts";

const tray = new Tray();
let app: TestApp;
let desk: CashDesk;
beforeAll(async () => {
  app = await startPaying(tray);
});
afterAll(() => app.close());
beforeEach(async () => {
  desk = await openCashDesk(app);
});

const payee = async () => {
  const id = await desk.approved();
  const payment = (await desk.pay([id])).Content.payments[0];
  return payment?.id ?? "";
};
const open = (token: string) => app.call(getPaymentCompletion, { token }, { language: "en" });
const linkTo = async (id: string) =>
  ((await desk.cashier.ask(addPaymentLink, { id, place: 0 })).Content.link.split("#")[1] ?? "").trim();

describe("A payee's link", () => {
  test("shows who paid, what, when, the number and four digits, and nothing else", async () => {
    const id = await payee();
    const { Content } = await open(await linkTo(id));
    expect(Content).toEqual({
      payer: expect.stringMatching(/^[0-9A-F]{8}$/),
      amount: "1000.00",
      currency: "RMB",
      paidOn: today(),
      number: expect.stringMatching(/^PY/),
      lastFour: "5678",
      endsOn: expect.any(String),
    });
    expect((await desk.applicant.ask(addPaymentLink, { id, place: 0 })).StatusCode).toBe(403);
    expect((await desk.cashier.ask(addPaymentLink, { id, place: 1 })).Content.code).toBe(refusals.noPayee.code);
  });

  test("that was withdrawn, has ended, was altered or never was looks the same", async () => {
    const id = await payee();
    const [withdrawn, ended, fine] = [await linkTo(id), await linkTo(id), await linkTo(id)];
    const { accounts } = (await desk.cashier.ask(loadPaymentInfo, { id })).Content;
    const links = accounts[0]?.links ?? [];
    expect(links.map(({ state }) => state)).toEqual(["good", "good", "good"]);
    await desk.cashier.ask(withdrawPaymentLink, { linkId: links[2]?.id ?? "" });
    await desk.inside((db) => db.execute(sql`UPDATE payment_link SET ends_at = now() WHERE id = ${links[1]?.id}`));
    const altered = `${fine.slice(0, -2)}${fine.endsWith("AA") ? "BB" : "AA"}`;
    const answers = await Promise.all([withdrawn, ended, altered, "x".repeat(43)].map(open));
    const said = answers.map(({ StatusCode, ErrorMsg, Content }) => [StatusCode, ErrorMsg, Content]);
    expect(said[0]?.[0]).toBe(404);
    for (const one of said) expect(one).toEqual(said[0]);
    expect((await open(fine)).StatusCode).toBe(200);
    const { rows } = await app.database.pool.query<{ text: string }>(
      "SELECT token_hash::text AS text FROM payment_link_token",
    );
    expect(rows.filter(({ text }) => text.includes(fine))).toEqual([]);
  });

  test("is mailed to the payee, each with a link of its own", async () => {
    const id = await payee();
    const input = { id, place: 0, to: "accounts@kerry.example", language: "ar" as const };
    expect((await desk.cashier.ask(sendPaymentLink, input)).Content).toEqual({ delivered: "outbox" });
    await tray.workOff(desk.office.company.companyId);
    const { rows } = await app.database.pool.query<{ message: string }>(
      "SELECT outbox_message::text AS message FROM outbox_message ORDER BY 1 DESC",
    );
    const token = rows.map(({ message }) => /payCompletion#([\w-]{43})/.exec(message)?.[1]).find(Boolean) ?? "";
    expect((await open(token)).Content.number).toMatch(/^PY/);
    const { accounts } = (await desk.cashier.ask(loadPaymentInfo, { id })).Content;
    expect(accounts[0]?.links).toMatchObject([{ sentTo: "accounts@kerry.example", state: "good" }]);
  });
});

describe("Payroll", () => {
  test("is paid by those who see it, by itself, and its payment is nowhere for all others", async () => {
    const hr = await desk.office.hire("Mona", "hr");
    const example = { ...addPayrollRequestApplication.example, lastPaymentDate: "" };
    const { id } = (await hr.ask(addPayrollRequestApplication, example)).Content;
    await hr.ask(submitPayrollRequestApplication, { id, version: 1 });
    const { rows: waits } = await desk.inside((db) =>
      db.execute<{ id: string; version: number }>(sql`SELECT id, version FROM approval WHERE subject_id = ${id}`),
    );
    expect(waits).toHaveLength(1);
    for (const wait of waits) await decideOn(wait);
    const finance = await desk.office.hire("Noor", "finance");
    const { rows } = (await desk.cashier.ask(getPayableList, {})).Content;
    const [employee] = example.accounts.map(({ accountName }) => accountName);
    expect(rows).toMatchObject([{ subject: "payroll", payee: employee }]);
    const item = { subject: "payroll" as const, id, version: rows[0]?.version ?? 0 };
    const other = await desk.approved();
    const mixed = [item, { subject: "expense" as const, id: other, version: await desk.versionOf(other) }];
    const paying = (items: typeof mixed) =>
      desk.cashier.ask(payFinancialRequests, { items, paidOn: today(), method: "cash" });
    expect((await paying(mixed)).Content.code).toBe(refusals.payrollApart.code);
    expect((await paying([item])).StatusCode).toBe(200);
    expect((await desk.cashier.ask(getPaymentList, {})).Content).toMatchObject({
      rows: [{ payee: employee }],
      total: 1,
    });
    expect((await finance.ask(getPaymentList, {})).Content).toEqual({ rows: [], total: 0 });
  });
});

async function decideOn({ id, version }: { id: string; version: number }) {
  const decisions = [{ id, version }];
  const { ErrorMsg } = await desk.approver.ask(auditFinancialRequest, { decisions, agree: true });
  expect(ErrorMsg).toBeNull();
}
