import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "#core/db/testing";
import { busyAt, isDatabaseAway } from "./errors.ts";
import { networkTo, type Network } from "./network.stage.ts";
import { openDatabase, type Database } from "./pool.ts";
import { inTransaction, runTransaction, type Db } from "./transaction.ts";

/** A fifth of what the server waits. */
const patience = { silentMs: 600, probeMs: 600, beyondMs: 200 };
let own: TestDatabase;
let network: Network;
let database: Database;
beforeAll(async () => {
  own = await testDatabase();
  network = await networkTo(own.appUrl);
  database = openDatabase(network.url, { poolSize: 6, connectTimeoutMs: 1_000, patience });
});
afterAll(async () => {
  await database.close();
  network.close();
  await own.drop();
});

const lock = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(7)`);
const nobody = { companyId: null };
const one = (db: Db) => db.execute(sql`select 1`);
const sleeping = (seconds: number) => (db: Db) => db.execute(sql`select pg_sleep(${seconds})`);

/** A process of PostgreSQL that stands still keeps to no limit. */
const endless = async (db: Db) => {
  await db.execute(sql`SET LOCAL statement_timeout = 0`);
  await db.execute(sql`select pg_sleep(20)`);
};

/** How a piece of work ended, and after how many seconds. */
async function timed(work: Promise<unknown>): Promise<{ error: unknown; seconds: number }> {
  const began = Date.now();
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { error, seconds: (Date.now() - began) / 1_000 };
}

test(
  "When connections die without a word their calls end soon, those that wait for a slow statement go on, and new ones serve",
  { timeout: 30_000 },
  async () => {
    await Promise.all([1, 2, 3, 4].map(() => inTransaction(database, nobody, sleeping(0.1))));
    const slow = timed(inTransaction(database, nobody, sleeping(2)));
    expect((await slow).error).toBeUndefined();
    network.loseOpen();
    const { error, seconds } = await timed(inTransaction(database, nobody, one));
    expect(isDatabaseAway(error)).toBe(true);
    expect(seconds).toBeLessThan(3);
    // Those that lay idle in the pool are gone as well: nobody else has to find out.
    expect((await timed(inTransaction(database, nobody, one))).error).toBeUndefined();
  },
);

test(
  "A connection whose process says that it is at work, and is not heard of for longer than a statement may last, is cut",
  { timeout: 30_000 },
  async () => {
    const underWay = timed(inTransaction(database, { ...nobody, statementMs: 2_500 }, endless));
    await expect.poll(() => database.pool.totalCount - database.pool.idleCount).toBe(1);
    network.loseOpen();
    const { error, seconds } = await underWay;
    expect(isDatabaseAway(error)).toBe(true);
    expect(seconds).toBeLessThan(5);
  },
);

test(
  "A database that takes connections and answers nothing is away soon, also for a call under way",
  { timeout: 30_000 },
  async () => {
    const underWay = timed(inTransaction(database, nobody, sleeping(20)));
    await expect.poll(() => database.pool.totalCount - database.pool.idleCount).toBe(1);
    network.loseAll();
    const ends = await Promise.all([
      underWay,
      ...Array.from({ length: 12 }, () => timed(inTransaction(database, nobody, one))),
    ]);
    expect(ends.map(({ error }) => isDatabaseAway(error) || busyAt(error) !== undefined)).not.toContain(false);
    expect(Math.max(...ends.map(({ seconds }) => seconds))).toBeLessThan(3);
    network.find();
    // The look that was under way while nothing was heard may still end as one that heard nothing.
    await expect.poll(async () => (await timed(inTransaction(database, nobody, one))).error).toBeUndefined();
  },
);

test(
  "While nothing is heard from the database nobody waits in a lane, later calls end as soon as a look has heard nothing, and the first call after it is back is served",
  { timeout: 30_000 },
  async () => {
    network.loseAll();
    const crowd = await Promise.all(
      Array.from({ length: 12 }, () =>
        timed(runTransaction(database, { record: "same", patienceMs: 8_000 }, (db) => one(db))),
      ),
    );
    // The first two may end before a look has heard nothing; nobody waits to the end of a record's patience.
    expect(crowd.map(({ error }) => isDatabaseAway(error) || busyAt(error) === "connection")).not.toContain(false);
    expect(Math.max(...crowd.map(({ seconds }) => seconds))).toBeLessThan(3);
    const later = await Promise.all([1, 2, 3].map(() => timed(inTransaction(database, nobody, one))));
    expect(later.map(({ error }) => isDatabaseAway(error))).toEqual([true, true, true]);
    expect(Math.max(...later.map(({ seconds }) => seconds))).toBeLessThan(1.5);
    network.find();
    expect((await timed(inTransaction(database, nobody, one))).error).toBeUndefined();
  },
);

test(
  "A crowd at one record leaves connections to others, and ends in its own words when its patience does",
  { timeout: 20_000 },
  async () => {
    const url = own.appUrl;
    // Without a connection it would take as long as the crowd has patience, or the holder sleeps.
    const atOnce = 1.2;
    const busy = openDatabase(url, { poolSize: 6 });
    let locked = false;
    const holder = inTransaction(busy, nobody, async (db) => {
      await lock(db);
      locked = true;
      await db.execute(sql`select pg_sleep(5)`);
    });
    await expect.poll(() => locked).toBe(true);
    const crowd = (record: string | undefined, patienceMs: number) =>
      Array.from({ length: 12 }, () => timed(runTransaction(busy, { record, patienceMs }, lock)));
    const named = Promise.all(crowd("a", 2_500));
    expect((await timed(inTransaction(busy, nobody, one))).seconds).toBeLessThan(atOnce);
    expect((await named).map(({ error }) => busyAt(error))).toEqual(Array.from({ length: 12 }, () => "record"));
    const others = Promise.all(crowd(undefined, 8_000));
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect((await timed(inTransaction(busy, nobody, one))).seconds).toBeLessThan(atOnce);
    expect((await others).map(({ error }) => error)).toEqual(Array.from({ length: 12 }, () => undefined));
    await holder;
    await busy.close();
  },
);

/** Adds a counter three times; waits for the last first, which hears only that the transaction is aborted. */
function thrice(db: Db) {
  const add = () =>
    db.execute(sql`insert into rate_limit (key, window_start, used) values ('same', '2020-01-01', 1)`).execute();
  const [first, second, third] = [add(), add(), add()];
  second.catch(() => undefined);
  return third.then(() => Promise.all([first, second]));
}

test("The first error of statements sent together is the one that counts", async () => {
  const { error } = await timed(inTransaction(database, nobody, thrice));
  expect(error).toMatchObject({ code: "23505" });
  let tries = 0;
  const lost = (db: Db) => {
    tries += 1;
    if (tries > 1) return one(db);
    const failing = db.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`).execute();
    failing.catch(() => undefined);
    return one(db);
  };
  expect((await timed(inTransaction(database, nobody, lost))).error).toBeUndefined();
  expect(tries).toBe(2);
});
