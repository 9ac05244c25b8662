import { randomUUID } from "node:crypto";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#core/testing";
import { isStatementLost, violates } from "./errors.ts";
import { countUpTo, listRows } from "./list.ts";
import { outboxMessages, rateLimits } from "./tables.ts";
import { enterCompany, inTransaction, runTransaction, type Db } from "./transaction.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules: [] });
});
afterAll(() => app.close());

const windowStart = "2020-01-01T00:00:00Z";
const counter = (key: string) => ({ key, windowStart, used: 0 });
const tenant = async (db: Db) =>
  (await db.execute<{ id: string }>(sql`select current_setting('lading.company_id', true) as id`)).rows[0]?.id;
const raise = (db: Db, key: string) =>
  db
    .update(rateLimits)
    .set({ used: sql`used + 1` })
    .where(eq(rateLimits.key, key));

describe("A transaction", () => {
  test("knows its tenant, also one entered later, and leaves nothing of it on the connection", async () => {
    const companyId = randomUUID();
    expect(await inTransaction(app.database, { companyId }, tenant)).toBe(companyId);
    expect(
      await inTransaction(
        app.database,
        { companyId: null },
        async (db) => (await enterCompany(db, companyId), await tenant(db)),
      ),
    ).toBe(companyId);
    expect((await inTransaction(app.database, { companyId: null }, tenant)) ?? "").toBe("");
  });

  test("that only reads refuses to write", async () => {
    const write = inTransaction(
      app.database,
      { companyId: null, readOnly: true },
      async (db) => await db.insert(rateLimits).values(counter("read-only")),
    );
    await expect(write).rejects.toMatchObject({ cause: { code: "25006" } });
  });

  test("that fails is undone whole, and its connection serves the next", async () => {
    const failing = inTransaction(app.database, { companyId: null }, async (db) => {
      await db.insert(rateLimits).values(counter("twice"));
      await db.insert(rateLimits).values(counter("twice"));
    });
    await expect(failing).rejects.toSatisfy((error) => violates(error, "rate_limit_key_window_start_pk"));
    const left = await inTransaction(
      app.database,
      { companyId: null },
      async (db) => await db.select().from(rateLimits).where(eq(rateLimits.key, "twice")),
    );
    expect(left).toEqual([]);
    const { pool } = app.database;
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  });
});

describe("A transaction that cannot go on", () => {
  test("for a deadlock runs again, so that both end", async () => {
    await inTransaction(
      app.database,
      { companyId: null },
      async (db) => await db.insert(rateLimits).values([counter("a"), counter("b")]),
    );
    const inOrder = (first: string, second: string) =>
      inTransaction(app.database, { companyId: null }, async (db) => {
        await raise(db, first);
        await db.execute(sql`select pg_sleep(0.1)`);
        await raise(db, second);
      });
    await Promise.all([inOrder("a", "b"), inOrder("b", "a")]);
    const rows = await inTransaction(
      app.database,
      { companyId: null },
      async (db) =>
        await db
          .select()
          .from(rateLimits)
          .where(inArray(rateLimits.key, ["a", "b"]))
          .orderBy(asc(rateLimits.key)),
    );
    expect(rows.map(({ used }) => used)).toEqual([2, 2]);
  });

  test("for a named statement that a pooler has lost does without the name", async () => {
    const opening = { name: "lost", text: "select $1::int as one", values: [1] };
    const run = () =>
      runTransaction(app.database, { opening }, async (_db, row: { one: number } | undefined) => row?.one);
    const forget = () => app.database.pool.query("deallocate all");
    expect(await run()).toBe(1);
    await forget();
    expect(await run()).toBe(1);
    expect(app.database.named).toBe(false);
    expect(isStatementLost(Object.assign(new Error("gone"), { code: "26000" }))).toBe(true);
  });
});

test("A list pages in a firm order among equals and counts exactly, up to one more than it promises", async () => {
  const listed = await inTransaction(app.database, { companyId: null }, async (db) => {
    await db.execute(sql`insert into outbox_message (id, channel, recipient, subject, body, language)
      select gen_random_uuid(), 'sms', case when n <= 7 then 'few' else 'many' end, '', '', 'en' from generate_series(1, 10050) as n`);
    const page = async (number: number, recipient: string) =>
      await listRows(db, outboxMessages, {
        page: number,
        pageSize: 3,
        order: "asc",
        sortBy: outboxMessages.recipient,
        where: eq(outboxMessages.recipient, recipient),
      });
    const few = [await page(1, "few"), await page(2, "few"), await page(3, "few")];
    return { few, many: (await page(1, "many")).total, all: await countUpTo(db, outboxMessages, undefined) };
  });
  const ids = listed.few.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)].toSorted());
  expect(listed.few.map(({ rows, total }) => [rows.length, total])).toEqual([
    [3, 7],
    [3, 7],
    [1, 7],
  ]);
  expect([listed.many, listed.all]).toEqual([10_001, 10_001]);
});
