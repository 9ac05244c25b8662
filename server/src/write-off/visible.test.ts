import { randomUUIDv7 } from "node:crypto";
import { finishedPage, getCheckBillList, pendingPage } from "@lading/contract/check-bill";
import { getCreditList } from "@lading/contract/write-off";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staffToken } from "#core/testing";
import { openWritingOff, type WritingOff } from "./writing-off.stage.ts";

let stage: WritingOff;
beforeAll(async () => {
  stage = await openWritingOff();
});
afterAll(() => stage.house.app.close());

test("A person who does not see all sees the check bills and write-offs of their own waybills alone", async () => {
  const { house } = stage;
  const { app } = house;
  const bill = await stage.bill();
  await stage.gather("receipt", [bill]);
  await stage.hold({ ...stage.money("60"), lines: [{ kind: "bill", recordId: bill.recordId, amount: "40" }] });
  const { rows } = await house.inCompany((db) =>
    db.execute<{ companyId: string }>(sql`SELECT company_id AS "companyId" FROM waybill LIMIT 1`),
  );
  const { companyId = "" } = rows[0] ?? {};
  const userId = randomUUIDv7();
  const rights = [`${pendingPage}:view`, `${finishedPage}:view`] as const;
  const token = await staffToken(app.database, [...rights], { companyId, userId, seesAll: false });
  const seen = async () => {
    const bills = await app.call(getCheckBillList, {}, { token });
    const records = await app.call(getCreditList, {}, { token });
    return [bills.Content.rows.length, records.Content.rows.length];
  };
  expect(await seen()).toEqual([0, 0]);
  await house.inCompany((db) => db.execute(sql`UPDATE waybill SET sales_id = ${userId}`));
  expect(await seen()).toEqual([1, 1]);
});
