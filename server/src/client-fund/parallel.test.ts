import {
  addClientFundPayBack,
  addClientFundTransfer,
  confirmClientFundMovement,
  deleteClientFundFinanceEntry,
  loadClientFundEntryInfo,
  postClientFundEntry,
} from "@lading/contract/client-fund";
import { expect, test } from "vitest";
import { fundsOfTest } from "./client-fund.stage.ts";

const funds = fundsOfTest();

const counts = (answers: readonly { StatusCode: number }[]) => {
  const statuses = answers.map(({ StatusCode }) => StatusCode);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  return statuses.filter((status) => status === 200).length;
};

test("Of eight who post one entry one does, and the fund has the money once", async () => {
  const id = await funds.enter({ receivedAmount: "100" });
  const by = [funds.layla, funds.omar];
  const post = (place: number) => funds.ask(postClientFundEntry, { id, version: 1 }, by[place % 2]);
  expect(counts(await Promise.all(Array.from({ length: 8 }, (_, place) => post(place))))).toBe(1);
  expect((await funds.fund()).balance).toBe("100.00");
});

test("32 who spend one fund with money for ten: ten succeed, nobody gets 5xx; 32 more on many accounts lose nothing", async () => {
  await funds.income({ receivedAmount: "100" });
  const { id: fundId } = await funds.fund();
  const spend = () => funds.ask(addClientFundPayBack, { fundId, amount: "10", payee: "Oasis", reason: "Twice" });
  const answers = await Promise.all(Array.from({ length: 32 }, spend));
  expect(counts(answers)).toBe(10);
  expect(await funds.fund()).toMatchObject({ balance: "100.00", held: "100.00", available: "0.00" });
  const entries: string[] = [];
  for (let place = 0; place < 32; place += 1) {
    const operating = place % 4 > 1;
    const number = place % 2 === 0 ? "C0001" : "S0001";
    entries.push(
      await funds.enter({
        receivedAmount: "1",
        customerId: funds.customer(number),
        fundClass: operating ? "operating" : "business",
      }),
    );
  }
  const posted = await Promise.all(entries.map((id) => funds.ask(postClientFundEntry, { id, version: 1 })));
  expect(counts(posted)).toBe(32);
  const serials = posted
    .map(({ Content }) => Number(Content.serialNumber.slice(5)))
    .toSorted((one, other) => one - other);
  expect(serials).toEqual(serials.map((_, place) => place + 2));
}, 60_000);

test("A reversal against the use of the money: one of the two, and never more than there is", async () => {
  const { id } = await funds.income({ receivedAmount: "50" });
  const { id: fundId } = await funds.fund();
  const { version } = await funds.done(loadClientFundEntryInfo, { id });
  const answers = await Promise.all([
    funds.ask(deleteClientFundFinanceEntry, { id, version, reason: "Wrong" }),
    funds.ask(addClientFundPayBack, { fundId, amount: "50", payee: "Oasis", reason: "Twice" }),
    funds.ask(deleteClientFundFinanceEntry, { id, version, reason: "Wrong" }, funds.omar),
  ]);
  expect(counts(answers)).toBe(1);
  expect(await funds.fund()).toMatchObject({ balance: "50.00", held: "50.00" });
});

test("Transfers to and fro between two funds never wait for each other, and one confirmation books once", async () => {
  await funds.income({ receivedAmount: "100" });
  await funds.income({ receivedAmount: "100", fundClass: "operating" });
  const [business, operating] = [await funds.fund(), await funds.fund("USD", "operating")];
  const ask = async (place: number) => {
    const [from, to] = place % 2 === 0 ? [business, operating] : [operating, business];
    const input = { fundId: from.id, amount: "1", toCustomerId: funds.customer(), toFundClass: to.fundClass };
    return (await funds.done(addClientFundTransfer, { ...input, reason: "Between" })).id;
  };
  const ids = await Promise.all(Array.from({ length: 12 }, (_, place) => ask(place)));
  const twice = [...ids, ...ids].map((id) => funds.ask(confirmClientFundMovement, { id, version: 1 }, funds.yusuf));
  expect(counts(await Promise.all(twice))).toBe(12);
  expect(await funds.fund()).toMatchObject({ balance: "100.00", held: "0.00" });
}, 60_000);
