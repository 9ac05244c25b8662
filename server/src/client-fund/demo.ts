import type { Currency } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { DemoPart, DemoUser } from "#core/demo";
import type { StaffSession } from "#core/session";
import { storeDemoEntry } from "./entries/demo.ts";
import { postEntry } from "./entries/standing.ts";
import { askAdvance, askExchange, askPayBack, askTransfer } from "./movements/ask.ts";
import { confirmMovement, offset } from "./movements/decide.ts";
import { storeDemoReceipts } from "./receipts/demo.ts";

interface Customer extends Record<string, unknown> {
  id: string;
  number: string;
  name: string;
}

/**
 * Customers' money as the demo's people would handle it: sales entered, finance posted; one advance is offset in part, one
 * exchange done, a transfer and a pay-back wait; receipts are nobody's yet, and one is claimed. Without colleagues, nothing.
 */
export const addDemoClientFunds: DemoPart = async (db, { companyId, administrator, sales }) => {
  const [seller] = sales;
  const { rows } =
    await db.execute<Customer>(sql`SELECT id, customer_number AS number, customer_name AS name FROM customer
    WHERE company_id = ${companyId} ORDER BY customer_number LIMIT 4`);
  const [first, second, third] = rows;
  if (!first || !second || !third || seller.id === administrator.id) return;
  const asked = (user: DemoUser) => ({ db, session: sessionOf(companyId, user), ip: "127.0.0.1" });
  const [selling, posting] = [asked(seller), asked(administrator)];
  const enter = async (customer: Customer, amount: string, currency: Currency, daysAgo: number) =>
    await storeDemoEntry(selling, { customer, amount, currency, daysAgo });
  const post = async (id: string) => await postEntry({ ...posting, input: { id, version: 1 } });
  for (const [customer, amount, currency, daysAgo] of [
    [first, "12500", "USD", 18],
    [first, "8000", "RMB", 12],
    [second, "4300.5", "USD", 9],
    [third, "26000", "RMB", 6],
    [first, "3150", "USD", 3],
  ] as const)
    await post(await enter(customer, amount, currency, daysAgo));
  await enter(second, "7750", "USD", 1);
  await enter(third, "940", "USD", 0);
  const fund = await fundOf(db, companyId, first.id);
  await askExchange({
    ...posting,
    input: {
      fundId: fund,
      amount: "1000",
      toCurrency: "RMB",
      rateKind: "company",
      fromRate: "",
      toRate: "",
      reason: "",
    },
  });
  const advance = await askAdvance({
    ...selling,
    input: {
      customerId: first.id,
      fundClass: "business",
      currency: "USD",
      amount: "600",
      payee: "Jebel Ali terminal",
      reference: "",
      reason: "Demurrage at destination",
    },
  });
  await confirmMovement({ ...posting, input: { id: advance.id, version: 1 } });
  await offset({ ...posting, input: { id: advance.id, version: 2, amount: "250" } });
  await askTransfer({
    ...selling,
    input: { fundId: fund, amount: "500", toCustomerId: first.id, toFundClass: "operating", reason: "Storage fees" },
  });
  await askPayBack({
    ...selling,
    input: { fundId: fund, amount: "150", payee: first.name, reference: "", reason: "Paid twice" },
  });
  await storeDemoReceipts(posting, { seller, customer: second });
};

async function fundOf(db: Db, companyId: string, customerId: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM client_fund
    WHERE company_id = ${companyId} AND customer_id = ${customerId} AND currency = 'USD' AND fund_class = 'business'`);
  return rows[0]?.id ?? "";
}

/** A person of the demo at work: sees and may all. */
const sessionOf = (companyId: string, { id, userName }: DemoUser): StaffSession => ({
  companyId,
  userId: id,
  userName,
  tokenHash: Buffer.alloc(0),
  validUntil: null,
  refreshMenu: false,
  audience: "staff",
  roleLevel: 1,
  rights: new Set(),
  seesAll: true,
  hasCompany: true,
});
