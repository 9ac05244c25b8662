import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { startTestApp, type TestApp } from "#core/testing";
import { takeNumbersAhead, takingNumbers } from "./index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules: [] });
});
afterAll(() => app.close());

const newSeries = () => ({ companyId: randomUUID(), kind: "waybill-A", year: 2026 });

test("Those who ask at once get numbers of their own, in a row for each, none left out", async () => {
  const series = newSeries();
  const counts = [1, 3, 1, 2, 1, 5, 1];
  const firsts = await Promise.all(counts.map((count) => takeNumbersAhead(app.database, series, count)));
  const taken = firsts.flatMap((first, place) => Array.from({ length: counts[place] ?? 0 }, (_, next) => first + next));
  expect(taken.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 14 }, (_, number) => number + 1));
});

test("More transactions at once than there are connections each get one, and none waits for another's end", async () => {
  const series = newSeries();
  const { companyId } = series;
  const numbers = await Promise.all(
    Array.from({ length: 40 }, () =>
      inTransaction(app.database, { companyId }, async (db) => {
        await db.execute(sql`SELECT pg_sleep(0.01)`);
        return await takeNumbersAhead(app.database, series);
      }),
    ),
  );
  expect(new Set(numbers).size).toBe(40);
});

test("A transaction that fails leaves a gap, and its number is not given again", async () => {
  const series = newSeries();
  const { companyId } = series;
  const failing = inTransaction(app.database, { companyId }, async () => {
    await takeNumbersAhead(app.database, series);
    throw new Error("refused");
  });
  await expect(failing).rejects.toThrow("refused");
  expect(await takeNumbersAhead(app.database, series)).toBe(2);
});

test("A number that cannot be had is an error for each who waits, and the next is served again", async () => {
  const series = newSeries();
  const { companyId } = series;
  const wrong = { ...series, year: 100_000 };
  const tries = await Promise.allSettled([
    takeNumbersAhead(app.database, wrong),
    takeNumbersAhead(app.database, wrong),
  ]);
  expect(tries.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await inTransaction(app.database, { companyId }, (db) => db.execute(takingNumbers(series, 4)));
  expect(await takeNumbersAhead(app.database, series)).toBe(5);
});
