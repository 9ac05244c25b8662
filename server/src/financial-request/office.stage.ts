import { randomUUID } from "node:crypto";
import {
  addFinancialAuditProcessSettings,
  auditFinancialRequest,
  getFinancialAuditList,
  getFinancialAuditProcessSettingsList,
  type ChainKind,
} from "@lading/contract/approval";
import type { Call, RequestOf } from "@lading/contract/core";
import { addExpenseCategory } from "@lading/contract/expense-category";
import {
  addOperatingExpenseRequest,
  loadOperatingExpenseRequestInfo,
  submitOperatingExpenseRequest,
} from "@lading/contract/financial-request";
import { approvalModule } from "#approval";
import { inTransaction, type Db } from "#core/db";
import type { ServerModule } from "#core/http";
import type { Jobs } from "#core/jobs";
import { localServices, startTestApp, type TestAnswer, type TestApp } from "#core/testing";
import { addPresetCurrencies } from "#currency";
import { exchangeRateModule } from "#exchange-rate";
import { expenseCategoryModule } from "#expense-category";
import { makeColleague, makeCompany, makeToken, userModule, type MadeCompany } from "#user";
import { expenseSubject, financialRequestModule, payrollSubject, requestCategoryUse } from "./index.ts";

/** Background work that a test does when it wants to. */
export class Tray {
  readonly #works = new Map<string, (run: { companyId: string; data: unknown }) => Promise<void>>();
  readonly #clocks = new Map<string, () => Promise<object | void>>();
  #orders: { kind: string; companyId: string; data: unknown }[] = [];

  handle(kind: { name: string }, work: (run: { companyId: string; data: unknown }) => Promise<void>): void {
    this.#works.set(kind.name, work);
  }

  /** Work by the clock, which `tick` does. */
  every(name: string, _cron: string, work: () => Promise<object | void>): void {
    this.#clocks.set(name, work);
  }

  async tick(name: string): Promise<void> {
    await this.#clocks.get(name)?.();
  }

  enqueue(_db: Db, { name: kind }: { name: string }, order: { companyId: string; data: unknown }): Promise<string> {
    this.#orders.push({ kind, ...order });
    return Promise.resolve("");
  }

  /** Does what a company has ordered. */
  async workOff(companyId: string): Promise<void> {
    const own = this.#orders.filter((order) => order.companyId === companyId);
    this.#orders = this.#orders.filter((order) => order.companyId !== companyId);
    for (const { kind, ...order } of own) await this.#works.get(kind)?.(order);
  }
}

/** An application with requests and their approval; `tray` takes its background work. */
export async function startOffice(more: readonly ServerModule[] = [], tray = new Tray()): Promise<TestApp> {
  const approvals = approvalModule({ expense: expenseSubject, payroll: payrollSubject });
  const app = await startTestApp({
    modules: [
      userModule({ furnish: [], usedBy: [] }),
      exchangeRateModule,
      expenseCategoryModule([requestCategoryUse]),
      approvals,
      financialRequestModule,
      ...more,
    ],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of background work only these are used
    services: (database) => ({ ...localServices(database), jobs: tray as unknown as Jobs }),
  });
  for (const register of approvals.jobs ?? []) await register(app.services);
  return app;
}

type Expense = RequestOf<typeof addOperatingExpenseRequest>;

/** A company at work: its administrator, and colleagues who are hired for a test. */
export class Office {
  readonly app: TestApp;
  readonly company: MadeCompany;
  readonly boss: Worker;
  readonly #categories = new Map<string, string>();

  private constructor(app: TestApp, company: MadeCompany, token: string) {
    this.app = app;
    this.company = company;
    this.boss = new Worker(this, company.administrator.userId, token);
  }

  static async open(app: TestApp): Promise<Office> {
    const code = randomUUID().slice(0, 8).toUpperCase();
    const administrator = { userName: "Chen Jing", email: `${code}@lading.example` };
    const furnish = [addPresetCurrencies];
    const company = await makeCompany(app.database, { code, companyName: code, furnish, administrator });
    return new Office(app, company, await makeToken(app.database, company.companyId, company.administrator.userId));
  }

  async hire(userName: string, ...presets: string[]): Promise<Worker> {
    const { companyId } = this.company;
    const email = `${randomUUID()}@lading.example`;
    const id = await inTransaction(this.app.database, { companyId }, (db) =>
      makeColleague(db, this.company, { userName, email, presets, position: userName }),
    );
    return new Worker(this, id, await makeToken(this.app.database, companyId, id));
  }

  /** Sets a chain: each level's approvers, with the amount that it holds from. */
  async chain(kind: ChainKind, ...levels: { of: readonly Worker[]; from?: string }[]) {
    const { rows } = (await this.boss.ask(getFinancialAuditProcessSettingsList, {})).Content;
    return await this.boss.ask(addFinancialAuditProcessSettings, {
      kind,
      levels: levels.map(({ of, from = "" }, place) => ({
        positionName: `Level ${place + 1}`,
        fromAmount: from,
        userIds: of.map(({ id }) => id),
      })),
      version: rows.find((row) => row.kind === kind)?.version ?? 0,
    });
  }

  async category(costCategory: "business" | "operating" = "operating"): Promise<string> {
    const known = this.#categories.get(costCategory);
    if (known !== undefined) return known;
    const category = { ...addExpenseCategory.example, categoryName: costCategory, costCategory };
    const { id } = (await this.boss.ask(addExpenseCategory, category)).Content;
    this.#categories.set(costCategory, id);
    return id;
  }
}

/** A person of the office who makes calls. */
export class Worker {
  readonly id: string;
  readonly #token: string;
  readonly #office: Office;

  constructor(office: Office, id: string, token: string) {
    this.#office = office;
    this.id = id;
    this.#token = token;
  }

  async ask<C extends Call>(call: C, input: RequestOf<C>): Promise<TestAnswer<C>> {
    return await this.#office.app.call(call, input, { token: this.#token, language: "en" });
  }

  /** An expense request as it is written, and changed by `change`. */
  async expense(change: Partial<Expense> & { amount?: string } = {}): Promise<Expense> {
    const { amount = "1000", ...fields } = change;
    const [account] = addOperatingExpenseRequest.example.accounts;
    const accounts = account ? [{ ...account, amount }] : [];
    const categoryId = await this.#office.category();
    return { ...addOperatingExpenseRequest.example, lastPaymentDate: "", categoryId, accounts, ...fields };
  }

  async write(change: Partial<Expense> & { amount?: string } = {}): Promise<string> {
    return (await this.ask(addOperatingExpenseRequest, await this.expense(change))).Content.id;
  }

  /** Submits a request as it is now. */
  async submit(id: string) {
    return await this.ask(submitOperatingExpenseRequest, { id, version: (await this.load(id)).version });
  }

  /** Writes a request and submits it; gives its id. */
  async apply(change: Partial<Expense> & { amount?: string } = {}): Promise<string> {
    const id = await this.write(change);
    const { StatusCode, ErrorMsg } = await this.submit(id);
    if (StatusCode !== 200) throw new Error(`It was not submitted: ${ErrorMsg}`);
    return id;
  }

  async load(id: string) {
    return (await this.ask(loadOperatingExpenseRequestInfo, { id })).Content;
  }

  /** Decides on a request as it is now. */
  async decide(id: string, agree = true, opinion = agree ? "" : "Too dear") {
    const [round] = (await this.load(id)).rounds ?? [];
    const decisions = [{ id: round?.id ?? randomUUID(), version: round?.version ?? 1 }];
    return await this.ask(auditFinancialRequest, { decisions, agree, opinion });
  }

  /** The numbers in a view of the audit list. */
  async sees(view: "waiting" | "decided" | "all"): Promise<string[]> {
    const { rows } = (await this.ask(getFinancialAuditList, { view, sort: "number", order: "asc" })).Content;
    return rows.map(({ number }) => number);
  }
}
