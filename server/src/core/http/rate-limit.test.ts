import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction, openDatabase } from "#core/db";
import { testDatabase } from "#core/db/testing";
import { countAgainst } from "./rate-limit.ts";

const nobody = { companyId: null };

test("A count that waits for another's leaves its connection to others, and is counted once the other is done", async () => {
  const own = await testDatabase();
  const counting = openDatabase(own.appUrl, { poolSize: 1, connectTimeoutMs: 1_500 });
  const standing = openDatabase(own.appUrl, { poolSize: 1 });
  const limit = { key: "one-door", limit: 2, windowSeconds: 864_000 };
  await countAgainst(counting, limit);
  let [held, release] = [false, (): void => undefined];
  const holder = inTransaction(standing, nobody, async (db) => {
    await db.execute(sql`update rate_limit set used = used where key = ${limit.key}`);
    held = true;
    await new Promise<void>((resolve) => (release = resolve));
  });
  await expect.poll(() => held).toBe(true);
  const waiting = countAgainst(counting, limit);
  await expect(inTransaction(counting, nobody, (db) => db.execute(sql`select 1`))).resolves.toBeDefined();
  release();
  await Promise.all([holder, waiting]);
  await expect(countAgainst(counting, limit)).rejects.toMatchObject({ refusal: { code: "core.tooManyRequests" } });
  await Promise.all([counting.close(), standing.close()]);
  await own.drop();
});
