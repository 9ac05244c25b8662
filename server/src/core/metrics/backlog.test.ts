import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "#core/db";
import { testDatabase, type TestDatabase } from "#core/db/testing";
import { prepareJobs } from "#core/jobs";
import { counts } from "./counts.ts";
import { createMetrics } from "./metrics.ts";

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  // Other tests of the process have mails of their own that did not leave.
  counts.mailsNotSent = 0;
  own = await testDatabase();
  await prepareJobs(own.ownerUrl, decodeURIComponent(new URL(own.appUrl).username));
  database = openDatabase(own.appUrl);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

test("What waits, what failed and what did not leave is counted, and warned of", async () => {
  const quiet = createMetrics({ database, folders: [] });
  expect(await quiet.warnings()).toEqual([]);
  await database.pool.query(`SELECT pgboss.create_queue('mail.bill', '{"policy": "standard"}')`);
  await database.pool.query(`INSERT INTO pgboss.job (name, state, start_after, created_on, completed_on) VALUES
    ('mail.bill', 'created', now() - interval '10 minutes', now(), null), ('mail.bill', 'failed', now(), now(), now())`);
  await database.pool.query(`INSERT INTO outbox_message (id, channel, recipient, subject, body, language)
    VALUES (gen_random_uuid(), 'email', 'a@example.com', '', '', 'en')`);
  const metrics = createMetrics({ database, folders: [] });
  expect(await metrics.warnings()).toEqual(["jobsWaiting", "jobsFailed", "mailsNotSent"]);
  const text = await metrics.text();
  expect(text).toContain('lading_jobs{kind="mail.bill",state="waiting"} 1');
  expect(text).toContain('lading_jobs{kind="mail.bill",state="failed"} 1');
  expect(text).toContain("lading_outbox_messages 1");
  expect(text).not.toMatch(/^lading_ledger_/m);
  expect(Number(/^lading_jobs_waiting_seconds (.+)$/m.exec(text)?.[1])).toBeGreaterThan(590);
});

test("Balances that the ledger gainsays are counted as the last look over them found, and warned of", async () => {
  await database.pool.query(`SELECT pgboss.create_queue('ledger.check', '{"policy": "standard"}')`);
  await database.pool.query(`INSERT INTO pgboss.job (name, state, output, created_on, completed_on) VALUES
    ('ledger.check', 'completed', '{"differences": 3}', now(), now() - interval '12 hours'),
    ('ledger.check', 'completed', '{"differences": 1}', now(), now()), ('ledger.check', 'created', null, now(), null)`);
  const metrics = createMetrics({ database, folders: [] });
  const text = await metrics.text();
  expect(text).toMatch(/^lading_ledger_differences 1$/m);
  expect(Number(/^lading_ledger_checked_timestamp_seconds (.+)$/m.exec(text)?.[1])).toBeGreaterThan(
    Date.now() / 1000 - 60,
  );
  expect(await metrics.warnings()).toContain("ledgerDiffers");
});
