import type { AnswerOf, Call, RequestOf } from "@lading/contract/core";
import {
  addClientFundBusinessEntry,
  addReceiptPreRecord,
  getAvailableFundList,
  getClientFundDetailList,
  postClientFundEntry,
  type FundClass,
} from "@lading/contract/client-fund";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { bankStatementModule } from "#bank-statement";
import { openBills } from "#bill";
import { openReconciling } from "#check-bill/testing";
import { creditLeftBy } from "#customer-contract";
import { exchangeRateModule } from "#exchange-rate";
import { periodModule } from "#period";
import { makeColleague, makeToken } from "#user";
import { writeOffModule, writtenOff } from "#write-off";
import { clientFundModule, fundDifferences, fundSources, openFundCounts } from "./index.ts";

/** Two who sell, two of finance, and an approver. */
async function hireAll(house: Awaited<ReturnType<typeof openReconciling>>["house"]) {
  const hire = async (preset: "sales" | "finance" | "approval", userName: string) => {
    const email = `${userName.toLowerCase()}.funds@gulf.example`;
    const id = await house.inCompany((db) => makeColleague(db, house.company, { userName, email, presets: [preset] }));
    const token = await makeToken(house.app.database, house.company.companyId, id);
    return { id, userName, token, language: "en" as const };
  };
  return {
    sami: await hire("sales", "Sami"),
    huda: await hire("sales", "Huda"),
    layla: await hire("finance", "Layla"),
    omar: await hire("finance", "Omar"),
    yusuf: await hire("approval", "Yusuf"),
  };
}

/** A company with sales who enter, finance who posts and asks, and an approver who confirms; its customers are C0001 and S0001. */
async function openFunds() {
  const stage = await openReconciling(
    [
      writeOffModule({ creditLeft: creditLeftBy(openBills) }, [], fundSources),
      bankStatementModule,
      exchangeRateModule,
      clientFundModule,
      periodModule(openFundCounts),
    ],
    writtenOff,
  );
  const { house } = stage;
  const people = await hireAll(house);
  const { sami, layla } = people;
  const customers = await house.inCompany(async (db) => {
    await db.execute(sql`UPDATE customer SET sales_id = ${sami.id}`);
    const { rows } = await db.execute<{ number: string; id: string }>(
      sql`SELECT customer_number AS number, id FROM customer`,
    );
    return new Map(rows.map(({ number, id }) => [number, id]));
  });
  const ask = <C extends Call>(call: C, input: RequestOf<C>, by: { token: string; language: "en" } = layla) =>
    house.app.call(call, input, by);
  /** Asks, and expects that it is done. */
  const done = async <C extends Call>(call: C, input: RequestOf<C>, by = layla): Promise<AnswerOf<C>> => {
    const answer = await ask(call, input, by);
    expect([answer.StatusCode, answer.ErrorMsg]).toEqual([200, null]);
    return answer.Content;
  };
  const customer = (number = "C0001") => customers.get(number) ?? "";
  const entry = (change: Partial<RequestOf<typeof addClientFundBusinessEntry>> = {}) => ({
    ...addClientFundBusinessEntry.example,
    customerId: customer(),
    remittanceAmount: change.receivedAmount ?? "990",
    receivedAmount: "990",
    bankCharges: "",
    repeatConfirmed: true,
    ...change,
  });
  /** An entry of USD to C0001 that Sami entered, unless it is said otherwise. */
  const enter = async (change: Parameters<typeof entry>[0] = {}) =>
    (await done(addClientFundBusinessEntry, entry(change), sami)).id;
  const post = (id: string, by = layla) => done(postClientFundEntry, { id, version: 1 }, by);
  return {
    ...stage,
    ...people,
    customer,
    ask,
    done,
    entry,
    enter,
    post,
    /** Money that is posted. */
    income: async (change: Parameters<typeof entry>[0] = {}) => {
      const id = await enter(change);
      return { id, ...(await post(id)) };
    },
    receipt: async (change: Partial<RequestOf<typeof addReceiptPreRecord>> = {}) =>
      (await done(addReceiptPreRecord, { ...addReceiptPreRecord.example, ...change })).id,
    fund: async (currency = "USD", fundClass: FundClass = "business", number = "C0001") => {
      const { rows } = await done(getAvailableFundList, { pageSize: 200, customerId: customer(number) });
      const found = rows.find((one) => one.currency === currency && one.fundClass === fundClass);
      if (!found) throw new Error(`No fund of ${number} in ${currency}`);
      return found;
    },
    postings: async (fundId: string) => (await done(getClientFundDetailList, { fundId, pageSize: 200 })).rows,
    /** Funds on which the ledger and the records do not agree. */
    differences: () => house.inCompany((db) => fundDifferences(db)),
  };
}

export type Funds = Awaited<ReturnType<typeof openFunds>>;

const openMs = 60_000;

/** The company of all tests of a file. */
export function fundsOfFile(): Funds {
  const { funds, open, close } = openLater();
  beforeAll(open, openMs);
  afterAll(close);
  return funds;
}

/** A fresh company for each test of a file, whose ledger agrees in the end. */
export function fundsOfTest(): Funds {
  const { funds, open, close } = openLater();
  beforeEach(open, openMs);
  afterEach(async () => {
    expect(await funds.differences()).toEqual([]);
    await close();
  });
  return funds;
}

function openLater() {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is filled before the first test reads it
  const funds = {} as Funds;
  return {
    funds,
    open: async () => void Object.assign(funds, await openFunds()),
    close: () => funds.house.app.close(),
  };
}
