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
  expect(Number(/^lading_jobs_waiting_seconds (.+)$/m.exec(text)?.[1])).toBeGreaterThan(590);
});
