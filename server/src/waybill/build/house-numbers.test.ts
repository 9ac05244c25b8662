import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { openOffice, type Office } from "../writing.stage.ts";
import { serialText } from "./house-numbers.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.app.close());

const year = String(new Date().getUTCFullYear()).slice(2);
/** Numbers that were built up to now, as an earlier release counted them. */
const countedTo = (next: number) =>
  inTransaction(office.app.database, { companyId: office.company.companyId }, (db) =>
    db.execute(sql`INSERT INTO number_series (company_id, kind, year, next)
      VALUES (${office.company.companyId}, 'waybill-A', ${new Date().getUTCFullYear()}, ${next})
      ON CONFLICT (company_id, kind, year) DO UPDATE SET next = ${next}`),
  );

test("By air a serial has five characters, behind 99999 in base 36, in the order of the series; else seven digits", () => {
  const serials = [1, 99_999, 100_000, 100_010, 100_035, 100_036, 1_000_000];
  const texts = serials.map((serial) => serialText("A", serial));
  expect(texts).toEqual(["00001", "99999", "A0000", "A000A", "A000Z", "A0010", "AJAG0"]);
  expect(texts.toSorted()).toEqual(texts);
  expect([serialText("D", 7), serialText("S", 7), serialText("T", 100_000)]).toEqual(["00007", "0000007", "0100000"]);
});

test("A number built by air fits the twelve characters of HBS, goes on where the series was, and is built once", async () => {
  await office.addAir({ houseNumber: `GULFA${year}99998` });
  await countedTo(99_997);
  const made = await Promise.all(Array.from({ length: 12 }, () => office.addAir()));
  const numbers = made.map(({ Content }) => Content.houseNumber).toSorted();
  const serials = ["99997", "99999", ...Array.from({ length: 10 }, (_, last) => `A000${last}`)];
  expect(numbers).toEqual(serials.map((serial) => `GULFA${year}${serial}`));
  expect(new Set(numbers.map(({ length }) => length))).toEqual(new Set([12]));
});
