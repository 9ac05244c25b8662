import type { RequestOf } from "@lading/contract/core";
import { loadCollectionBillInfo } from "@lading/contract/bill";
import {
  getBankEntryList,
  loadBankEntry,
  matchBankEntries,
  previewBankFile,
  takeOverBankEntry,
  takeOverBankFile,
  takeOverSureBankEntries,
  undoBankEntry,
} from "@lading/contract/bank-statement";
import { addCollectionAccount } from "@lading/contract/collection-account";
import { sql } from "drizzle-orm";
import { openBills } from "#bill";
import { openReconciling } from "#check-bill/testing";
import { collectionAccountModule } from "#collection-account";
import { creditLeftBy } from "#customer-contract";
import { makeColleague, makeToken } from "#user";
import { writeOffModule, writtenOff } from "#write-off";
import { balanceDifferences } from "#write-off/testing";
import { accountsInUse, bankStatementModule } from "./index.ts";

/** A row of the bank's table. */
export interface BankRow {
  day?: string;
  amount: string;
  name?: string;
  account?: string;
  text?: string;
  reference?: string;
}

/** A bank's table of these rows. */
export function tableOf(rows: readonly BankRow[]): string {
  const lines = rows.map(({ day = "2026-11-20", amount, name = "", account = "", text = "", reference = "" }) =>
    [day, amount, name, account, text, reference].join(","),
  );
  return ["Date,Amount,Payer,Payer account,Description,Reference", ...lines].join("\n");
}

type Stage = Awaited<ReturnType<typeof openReconciling>>;

/** Uploads a bank's file as the administrator; gives its id. */
function uploadOf({ house }: Stage) {
  const { company, app } = house;
  return async (content: string | Uint8Array, name = "statement.csv") => {
    const file = {
      companyId: company.companyId,
      use: "bankStatement" as const,
      name,
      bytes: Buffer.from(content),
      createdBy: company.administrator.userId,
      expiresAt: new Date(Date.now() + 60_000),
    };
    return (await house.inCompany((db) => app.services.files.save(db, file))).id;
  };
}

/** Makes a colleague of a role that companies start with. */
function clerkOf({ house }: Stage) {
  const { company, app } = house;
  return async (preset: "cashier" | "finance", name: string) => {
    const colleague = { userName: name, email: `${name}@gulf.example`, presets: [preset] };
    const id = await house.inCompany((db) => makeColleague(db, company, colleague));
    return { token: await makeToken(app.database, company.companyId, id), language: "en" as const };
  };
}

async function customerOf({ house }: Stage, number: string): Promise<string> {
  const { rows } = await house.inCompany((db) =>
    db.execute<{ id: string }>(sql`SELECT id FROM customer WHERE customer_number = ${number}`),
  );
  return rows[0]?.id ?? "";
}

/** A company that reads its bank's files: an account in dollars, and the calls in a few words. */
export async function openBank() {
  const modules = [
    writeOffModule({ creditLeft: creditLeftBy(openBills) }),
    collectionAccountModule({ inUse: accountsInUse }),
    bankStatementModule,
  ];
  const stage = await openReconciling(modules, writtenOff);
  const { house, asks } = stage;
  const { app } = house;
  const account = { currency: "USD" as const, accountName: "Gulf", bankName: "Gulf Bank" };
  const accountId = (
    await app.call(addCollectionAccount, { ...account, bankNumber: "AE07 0331 2345 6789 0123 456" }, asks)
  ).Content.id;
  const upload = uploadOf(stage);
  const take = async (fileId: string, more: Partial<RequestOf<typeof takeOverBankFile>> = {}) =>
    await app.call(takeOverBankFile, { accountId, fileId, ...more }, asks);
  const entries = async (filters: Partial<RequestOf<typeof getBankEntryList>> = {}) =>
    (await app.call(getBankEntryList, { pageSize: 200, order: "asc", ...filters }, asks)).Content.rows;
  return {
    ...stage,
    accountId,
    upload,
    take,
    entries,
    preview: async (content: string | Uint8Array, more: Partial<RequestOf<typeof previewBankFile>> = {}) =>
      await app.call(previewBankFile, { fileId: await upload(content), ...more }, asks),
    /** Takes rows over, and matches them if it is said; gives their entries. */
    bring: async (rows: readonly BankRow[], isMatched = false) => {
      const before = new Set((await entries()).map(({ id }) => id));
      const { StatusCode, ErrorMsg } = await take(await upload(tableOf(rows)));
      if (StatusCode !== 200) throw new Error(ErrorMsg ?? "");
      if (isMatched) await app.call(matchBankEntries, {}, asks);
      return (await entries()).filter(({ id }) => !before.has(id));
    },
    load: async (id: string) => (await app.call(loadBankEntry, { id }, asks)).Content,
    receive: async (
      id: string,
      more: Omit<RequestOf<typeof takeOverBankEntry>, "id" | "version" | "partyId">,
      by = asks,
    ) => {
      const { version } = (await app.call(loadBankEntry, { id }, asks)).Content;
      return await app.call(takeOverBankEntry, { id, version, partyId: await customerOf(stage, "C0001"), ...more }, by);
    },
    sure: async (by = asks) => (await app.call(takeOverSureBankEntries, {}, by)).Content,
    undo: async (id: string) => {
      const { version } = (await app.call(loadBankEntry, { id }, asks)).Content;
      return await app.call(undoBankEntry, { id, version, reason: "Another customer's" }, asks);
    },
    number: async (id: string) => (await app.call(loadCollectionBillInfo, { id }, asks)).Content.invoiceNo,
    balance: async (id: string) => (await app.call(loadCollectionBillInfo, { id }, asks)).Content.balance,
    differences: () => house.inCompany((db) => balanceDifferences(db)),
    clerk: clerkOf(stage),
  };
}

export type Bank = Awaited<ReturnType<typeof openBank>>;
