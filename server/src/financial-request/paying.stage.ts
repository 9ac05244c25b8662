import type { Currency } from "@lading/contract/core";
import { payFinancialRequests } from "@lading/contract/payment";
import { closePeriod } from "@lading/contract/period";
import { sql } from "drizzle-orm";
import { inTransaction } from "#core/db";
import type { TestApp } from "#core/testing";
import { paymentModule } from "#payment";
import { payrollModule } from "#payroll";
import { periodModule } from "#period";
import { Office, startOffice, Tray, type Worker } from "./office.stage.ts";

/** An application with requests, their approval and payment; `tray` takes its background work. */
export async function startPaying(tray = new Tray()): Promise<TestApp> {
  const app = await startOffice([payrollModule, paymentModule, periodModule([])], tray);
  for (const register of paymentModule.jobs ?? []) await register(app.services);
  return app;
}

export const today = () => new Date().toISOString().slice(0, 10);

/** A company with an applicant, an approver and a cashier. */
export async function openCashDesk(app: TestApp) {
  const office = await Office.open(app);
  const [applicant, approver, cashier] = [
    await office.hire("Huda", "sales"),
    await office.hire("Yusuf", "approval"),
    await office.hire("Layla", "cashier"),
  ];
  await office.chain("operating", { of: [approver] });
  const inside = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
    inTransaction(app.database, { companyId: office.company.companyId }, work);
  const approved = async (change: Parameters<Worker["apply"]>[0] = {}) => {
    const id = await applicant.apply(change);
    const { ErrorMsg } = await approver.decide(id);
    if (ErrorMsg !== null) throw new Error(ErrorMsg);
    return id;
  };
  const versionOf = (id: string) =>
    inside(async (db) => {
      const { rows } = await db.execute<{ version: number }>(
        sql`SELECT version FROM financial_request WHERE id = ${id}`,
      );
      return rows[0]?.version ?? 0;
    });
  const pay = async (ids: readonly string[], by = cashier, change: { paidOn?: string; version?: number } = {}) => {
    const items = [];
    for (const id of ids)
      items.push({ subject: "expense" as const, id, version: change.version ?? (await versionOf(id)) });
    return await by.ask(payFinancialRequests, { items, paidOn: change.paidOn ?? today(), method: "cash" });
  };
  /** Postings of the transactions that a request is booked in. */
  const postings = (requestId: string) =>
    inside(async (db) => {
      const { rows } = await db.execute<{ account: string; amount: string }>(sql`
        SELECT p.account, p.amount::float::text AS amount FROM ledger_posting p
        JOIN ledger_posting e ON e.company_id = p.company_id AND e.transaction_id = p.transaction_id
        WHERE e.record_id = ${requestId} ORDER BY p.account`);
      return rows;
    });
  /** An account of the company, in use or not. */
  const account = (currency: Currency, enabled: boolean) =>
    inside(async (db) => {
      const { rows } = await db.execute<{ id: string }>(sql`
        INSERT INTO collection_account (company_id, id, currency, account_name, bank_name, bank_region, bank_number,
          bank_address, company_address_en, tax_id, is_default, enabled, updated_by, updated_by_name)
        VALUES (${office.company.companyId}, gen_random_uuid(), ${currency}, 'GULF', 'Bank of China', '', gen_random_uuid()::text,
          '', '', '', false, ${enabled}, ${cashier.id}, 'Layla') RETURNING id`);
      return rows[0]?.id ?? "";
    });
  const closeJanuary = () => office.boss.ask(closePeriod, { upTo: "2026-01-31", closedUpTo: null });
  return { office, applicant, approver, cashier, inside, approved, versionOf, pay, postings, account, closeJanuary };
}

export type CashDesk = Awaited<ReturnType<typeof openCashDesk>>;
