import { randomUUID } from "node:crypto";
import { auditFinancialRequest } from "@lading/contract/approval";
import {
  addClientFundBusinessEntry,
  addClientFundTransfer,
  confirmClientFundMovement,
  getAvailableFundList,
  postClientFundEntry,
} from "@lading/contract/client-fund";
import { getExpenseCategory } from "@lading/contract/expense-category";
import {
  addOperatingExpenseRequest,
  loadOperatingExpenseRequestInfo,
  submitOperatingExpenseRequest,
} from "@lading/contract/financial-request";
import { payFinancialRequests } from "@lading/contract/payment";
import { userSystemLogin } from "@lading/contract/session";
import { expect } from "vitest";
import { asksOf, type Asks, type Unanswered } from "./main.asks.stage.ts";
import { call, demoSignIn } from "./main.stage.ts";

/** The work on customers' funds and on requests until a crash. */
export interface FundWork extends Unanswered {
  /** Entries, transfers and requests whose last answer said that they are booked or paid. */
  readonly booked: Set<string>;
}

/** Work of which nothing is done yet. */
export const newFundWork = (): FundWork => ({ booked: new Set(), again: [] });

interface FundPeople {
  address: () => string;
  /** Says when to stop. */
  over: () => boolean;
  work: FundWork;
}

const names = ["demo", "finance1", "sales1", "departmentmanager1", "approval1", "cashier1"] as const;
type Names = (typeof names)[number];

/**
 * Until `over`, money of a customer comes in, is posted and half of it moved to the other class, and beside it an expense is
 * applied for, agreed to at two levels and paid; each step by the person whose it is.
 */
export async function handleFundsUntil({ address, over, work }: FundPeople): Promise<void> {
  const people = await signInAll({ address, work });
  const { rows } = (await people.finance1(getAvailableFundList, { pageSize: 1 }, randomUUID())) ?? { rows: [] };
  const [fund] = rows;
  const categories = (await people.demo(getExpenseCategory, {}, randomUUID()))?.rows ?? [];
  const category = categories.find(({ costCategory, enabled }) => costCategory === "operating" && enabled);
  if (!fund || !category) throw new Error("The demo has customers' funds and categories of expenses");
  const inTurn = async (step: () => Promise<string | undefined>) => {
    while (!over()) {
      const booked = await step();
      if (booked !== undefined) work.booked.add(booked);
    }
  };
  await Promise.all([
    inTurn(() => bookMoney(people, fund.customerId)),
    inTurn(() => moveMoney(people, fund)),
    inTurn(() => payExpense(people, category.id)),
  ]);
}

type People = Readonly<Record<Names, Asks>>;

async function signInAll({ address, work }: Pick<FundPeople, "address" | "work">): Promise<People> {
  const entries = await Promise.all(
    names.map(async (name) => {
      const account = `${name}@lading.example`;
      const { Token } = (await call(address(), userSystemLogin, { ...demoSignIn, account })).Content;
      return [name, asksOf({ address, work }, Token)] as const;
    }),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each of the names is signed in
  return Object.fromEntries(entries) as unknown as People;
}

async function bookMoney({ demo, finance1 }: People, customerId: string): Promise<string | undefined> {
  const money = { receivedAmount: "100", remittanceAmount: "100", bankCharges: "", repeatConfirmed: true };
  const entry = { ...addClientFundBusinessEntry.example, ...money, customerId, inquiryNumber: randomUUID() };
  const entered = await demo(addClientFundBusinessEntry, entry, randomUUID());
  if (!entered) return undefined;
  const posted = await finance1(postClientFundEntry, { id: entered.id, version: 1 }, randomUUID());
  return posted && entered.id;
}

type Fund = { id: string; customerId: string; fundClass: "business" | "operating" };

async function moveMoney({ demo, finance1 }: People, fund: Fund): Promise<string | undefined> {
  const toFundClass = fund.fundClass === "business" ? "operating" : "business";
  const wanted = {
    fundId: fund.id,
    amount: "1",
    toCustomerId: fund.customerId,
    toFundClass,
    reason: "Storage",
  } as const;
  const asked = await finance1(addClientFundTransfer, wanted, randomUUID());
  if (!asked) return undefined;
  const confirmed = await demo(confirmClientFundMovement, { id: asked.id, version: 1 }, randomUUID());
  return confirmed && asked.id;
}

async function payExpense(people: People, categoryId: string): Promise<string | undefined> {
  const { sales1, departmentmanager1, approval1, cashier1 } = people;
  const wanted = { ...addOperatingExpenseRequest.example, categoryId, lastPaymentDate: "" };
  const id = (await sales1(addOperatingExpenseRequest, wanted, randomUUID()))?.id;
  if (id === undefined || !(await sales1(submitOperatingExpenseRequest, { id, version: 1 }, randomUUID())))
    return undefined;
  const load = () => sales1(loadOperatingExpenseRequestInfo, { id }, randomUUID());
  for (const approver of [departmentmanager1, approval1]) {
    const round = (await load())?.rounds[0];
    const decisions = [{ id: round?.id ?? "", version: round?.version ?? 0 }];
    if (!round || !(await approver(auditFinancialRequest, { decisions, agree: true }, randomUUID()))) return undefined;
  }
  const version = (await load())?.version;
  if (version === undefined) return undefined;
  const [paidOn = ""] = new Date(Date.now() - 86_400_000).toISOString().split("T");
  const items = [{ subject: "expense" as const, id, version }];
  const paid = await cashier1(payFinancialRequests, { items, paidOn, method: "cash" }, randomUUID());
  return paid && id;
}

/** Numbers of a company and year with a hole. */
const holes = (table: string, number: string) => `
  SELECT min(${number}) AS number FROM ${table} WHERE ${number} <> '' GROUP BY company_id, left(${number}, 5)
  HAVING count(*) <> max(substr(${number}, 6)::int)`;

/** Records that are booked in part, or twice, and series of numbers with a hole. */
const torn = `
  SELECT e.serial_number AS number FROM client_fund_entry e WHERE e.state <> 'deleted' AND (e.state = 'settled') <> EXISTS (
    SELECT FROM ledger_transaction t WHERE t.company_id = e.company_id AND t.of_record = e.id)
  UNION ALL SELECT m.number FROM client_fund_movement m WHERE m.kind <> 'reversal' AND (m.status = 'done') <> EXISTS (
    SELECT FROM ledger_transaction t WHERE t.company_id = m.company_id AND t.of_record = m.id)
  UNION ALL SELECT r.number FROM financial_request r WHERE (r.stage = 'paid') <> EXISTS (
    SELECT FROM payment p WHERE p.company_id = r.company_id AND p.subject_id = r.id)
  UNION ALL SELECT min(p.number) FROM payment p GROUP BY p.company_id, p.subject_id HAVING count(*) > 1
  UNION ALL ${holes("client_fund_entry", "serial_number")} UNION ALL ${holes("client_fund_movement", "number")}
  UNION ALL ${holes("payment", "number")}`;

/** After a crash: what was answered is booked, and what was not is done once or not at all. */
export async function expectFundsWhole(
  { booked, again }: FundWork,
  read: (text: string) => Promise<Record<string, unknown>[]>,
): Promise<void> {
  for (const ask of again) await ask();
  const stored = await read(`SELECT id FROM client_fund_entry WHERE state = 'settled'
    UNION ALL SELECT id FROM client_fund_movement WHERE status = 'done'
    UNION ALL SELECT id FROM financial_request WHERE stage = 'paid'`);
  const ids = new Set(stored.map(({ id }) => id));
  expect([...booked].filter((id) => !ids.has(id))).toEqual([]);
  expect(await read(torn)).toEqual([]);
}
