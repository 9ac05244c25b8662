import { randomUUIDv7 } from "node:crypto";
import { addCustomerInfo, getCustomerOptionList } from "@lading/contract/customer";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { makeFindable } from "./backfill.ts";
import { customers } from "./index.ts";
import { form, openOffice, type Office } from "./office.stage.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.app.close());

test("Customers of before the search by pinyin are found after the next start, and are known as the same", async () => {
  const { companyId } = office.company;
  const old = Array.from({ length: 501 }, (_, place) => ({
    companyId,
    id: randomUUIDv7(),
    customerNumber: `OLD${place}`,
    customerName: `重庆长安${place}`,
    country: "CN",
  }));
  await inTransaction(office.app.database, { companyId }, (db) => db.insert(customers).values(old));
  await makeFindable(office.app.database);
  const found = await office.app.call(getCustomerOptionList, { search: "cqca500" }, { token: office.token });
  expect(found.Content.rows.map(({ customerNumber }) => customerNumber)).toEqual(["OLD500"]);
  const again = form({ customerName: "重庆 长安 7", country: "CN" });
  expect((await office.app.call(addCustomerInfo, again, { token: office.token })).StatusCode).toBe(409);
});
