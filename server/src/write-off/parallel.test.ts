import { generateNuclearAccountNumber, getCreditList, loadNuclearAccountRecordInfo } from "@lading/contract/write-off";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import { array, assert, asyncProperty, constantFrom, integer, nat, record } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeColleague, makeToken } from "#user";
import { openWritingOff, type WritingOff } from "./writing-off.stage.ts";

let stage: WritingOff;
beforeAll(async () => {
  stage = await openWritingOff();
});
afterAll(() => stage.house.app.close());

/** Tokens of so many clerks of finance, since each begins a record of their own. */
async function clerks(count: number): Promise<string[]> {
  const { house } = stage;
  const { company } = house;
  const ids = await house.inCompany(async (db) => {
    const made = [];
    for (let place = 0; place < count; place += 1)
      made.push(
        await makeColleague(db, company, {
          userName: `Clerk ${place}`,
          email: `clerk${place}@gulf.example`,
          presets: ["finance"],
        }),
      );
    return made;
  });
  return await Promise.all(ids.map((id) => makeToken(house.app.database, company.companyId, id)));
}

test("64 clerks write off one receipt with money for ten: exactly ten succeed, nobody gets 5xx, numbers have no gap", async () => {
  const bills = await Promise.all(Array.from({ length: 64 }, () => stage.bill()));
  const first = await stage.bill();
  const opening = await stage.hold({
    ...stage.money("1000"),
    lines: [{ kind: "bill", recordId: first.recordId, amount: "1" }],
  });
  await stage.takeBack(opening.id);
  const sourceId = await stage.lastSource();
  const tokens = await clerks(64);
  const statuses = await Promise.all(
    tokens.map(async (token, place) => {
      const asks = { ...stage.asks, token };
      const begun = (await stage.house.app.call(generateNuclearAccountNumber, {}, asks)).Content;
      const lines = [{ kind: "bill" as const, recordId: bills[place]?.recordId ?? "", amount: "100" }];
      const { answer } = await stage.hold({ sourceId, lines }, { begun, asks });
      return answer.StatusCode;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  const { Content } = await stage.house.app.call(getCreditList, { pageSize: 200 }, stage.asks);
  const serials = Content.rows.map(({ creditReferenceNumber }) => Number(creditReferenceNumber.slice(5)));
  expect(serials.toSorted((one, other) => one - other)).toEqual(serials.map((_, place) => place + 1));
  expect(await stage.differences()).toEqual([]);
}, 120_000);

test("Ten clerks at one bill never write off more than it", async () => {
  const bill = await stage.bill();
  const { rows } = await stage.house.inCompany((db) =>
    db.execute<{ id: string }>(sql`SELECT id FROM staff_user WHERE user_name LIKE 'Clerk %' ORDER BY id LIMIT 10`),
  );
  const held = await Promise.all(
    rows.map(async ({ id }) => {
      const token = await makeToken(stage.house.app.database, stage.house.company.companyId, id);
      const asks = { ...stage.asks, token };
      const begun = (await stage.house.app.call(generateNuclearAccountNumber, {}, asks)).Content;
      const lines = [{ kind: "bill" as const, recordId: bill.recordId, amount: "30" }];
      return (await stage.hold({ ...stage.money("30"), lines }, { begun, asks })).answer.StatusCode;
    }),
  );
  expect(held.filter((status) => status === 200)).toHaveLength(3);
  expect(held.filter((status) => status >= 500)).toEqual([]);
});

test("Any order of holding, posting and taking back agrees with a model, and the ledger with both", async () => {
  const step = record({
    does: constantFrom("hold", "post", "takeBack"),
    bill: nat(2),
    which: nat(5),
    cents: integer({ min: 1, max: 6_000 }),
  });
  await assert(
    asyncProperty(array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const bills = [await stage.bill(), await stage.bill(), await stage.bill()];
      const model = bills.map(() => ({ held: 0, written: 0 }));
      const records: { id: string; bill: number; cents: number; state: "held" | "posted" | "free" }[] = [];
      for (const { does, bill, which, cents } of steps) {
        const [own, kept] = [records[which % Math.max(1, records.length)], model[bill]];
        if (does === "hold" && kept) {
          const amount = new Big(cents).div(100).toFixed(2);
          const lines = [{ kind: "bill" as const, recordId: bills[bill]?.recordId ?? "", amount }];
          const { id, answer } = await stage.hold({ ...stage.money(amount), lines });
          const fits = kept.held + kept.written + cents <= 10_000;
          expect(answer.StatusCode).toBe(fits ? 200 : 422);
          if (fits) records.push({ id, bill, cents, state: "held" });
          if (fits) kept.held += cents;
        } else if (does !== "hold" && own) {
          const of = model[own.bill];
          const answer = await (does === "post" ? stage.post(own.id) : stage.takeBack(own.id));
          const may = does === "post" ? own.state === "held" : own.state !== "free";
          expect(answer.StatusCode).toBe(may ? 200 : 409);
          if (!may || !of) continue;
          if (own.state === "held") of.held -= own.cents;
          else of.written -= own.cents;
          if (does === "post") of.written += own.cents;
          own.state = does === "post" ? "posted" : "free";
        }
      }
      for (const [place, { written }] of model.entries())
        expect(await stage.balance(bills[place]?.recordId ?? "")).toBe(new Big(10_000 - written).div(100).toFixed(2));
      for (const { id, state } of records) {
        const { Content } = await stage.house.app.call(loadNuclearAccountRecordInfo, { id }, stage.asks);
        expect(Content.status).toBe({ held: "pending", posted: "writtenOff", free: "takenBack" }[state]);
      }
      expect(await stage.differences()).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 120_000);
