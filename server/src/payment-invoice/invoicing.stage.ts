import type { RequestOf } from "@lading/contract/core";
import {
  addPaymentInvoice,
  confirmPaymentInvoice,
  loadPaymentInvoiceInfo,
  matchPaymentInvoiceCosts,
} from "@lading/contract/payment-invoice";
import {
  addNuclearAccountRecord,
  generateNuclearAccountNumber,
  postNuclearAccountRecord,
} from "@lading/contract/write-off";
import { sql } from "drizzle-orm";
import { openBills } from "#bill";
import { openReconciling } from "#check-bill/testing";
import { creditLeftBy } from "#customer-contract";
import type { ServerModule } from "#core/http";
import { makeColleague, makeToken } from "#user";
import { writeOffModule, writtenOff } from "#write-off";
import { costInvoices, paymentInvoiceModule } from "./index.ts";

type Entering = RequestOf<typeof addPaymentInvoice>;

/** A company that receives invoices of S0001 for costs of 60 USD: entered by the administrator or by finance, confirmed by an approver. */
export async function openInvoicing(more: readonly ServerModule[] = []) {
  const writing = writeOffModule({ creditLeft: creditLeftBy(openBills) });
  const stage = await openReconciling([writing, paymentInvoiceModule, ...more], writtenOff, costInvoices);
  const { house, asks } = stage;
  const { database } = house.app;
  const { companyId } = house.company;
  const as = async (preset: "finance" | "approval" | "cashier", userName: string) => {
    const email = `${preset}@gulf.example`;
    const id = await house.inCompany((db) => makeColleague(db, house.company, { userName, email, presets: [preset] }));
    return { token: await makeToken(database, companyId, id), language: "en" as const };
  };
  const [finance, approval] = [await as("finance", "Layla"), await as("approval", "Yusuf")];
  let serial = 0;
  /** Enters an invoice of all of these costs at 60 each, under a number of its own, unless it is said otherwise. */
  const enter = async (costIds: readonly string[], change: Partial<Entering> = {}, by = asks) => {
    serial += 1;
    const input = {
      customerNumber: "S0001",
      billReferNo: `INV-${serial}-X`,
      invoiceDate: "2026-11-12",
      currency: "USD" as const,
      amount: String(60 * costIds.length),
      costs: costIds.map((costId) => ({ costId, amount: "60" })),
      ...change,
    };
    return await house.app.call(addPaymentInvoice, input, by);
  };
  const load = async (id: string) => (await house.app.call(loadPaymentInvoiceInfo, { id }, asks)).Content;
  const confirm = async (id: string, by = approval) =>
    await house.app.call(confirmPaymentInvoice, { id, version: (await load(id)).version }, by);
  /** A payment of costs, written off at once. */
  const pay = async (costIds: readonly string[], each = "60") => {
    const { rows } = await house.inCompany((db) =>
      db.execute<{ id: string }>(sql`SELECT id FROM customer WHERE customer_number = 'S0001'`),
    );
    const { id, version } = (await house.app.call(generateNuclearAccountNumber, {}, asks)).Content;
    const whom = { type: "payment" as const, partyKind: "customer" as const, partyId: rows[0]?.id ?? "" };
    const newSource = { amount: String(Number(each) * costIds.length), day: "2026-11-13" };
    const lines = costIds.map((recordId) => ({ kind: "cost" as const, recordId, amount: each }));
    const filled = { id, version, ...whom, currency: "USD" as const, newSource, lines };
    const { Content } = await house.app.call(addNuclearAccountRecord, filled, asks);
    return await house.app.call(postNuclearAccountRecord, { id, version: Content.version }, asks);
  };
  return {
    ...stage,
    finance,
    approval,
    as,
    enter,
    load,
    confirm,
    pay,
    /** Ids of so many new costs of 60 USD. */
    costs: async (count: number, change: Record<string, unknown> = {}) => {
      const lines = await Promise.all(Array.from({ length: count }, () => stage.cost(change)));
      return lines.map(({ recordId }) => recordId);
    },
    match: async (references: RequestOf<typeof matchPaymentInvoiceCosts>["references"]) =>
      (await house.app.call(matchPaymentInvoiceCosts, { customerNumber: "S0001", currency: "USD", references }, asks))
        .Content,
  };
}

export type Invoicing = Awaited<ReturnType<typeof openInvoicing>>;
