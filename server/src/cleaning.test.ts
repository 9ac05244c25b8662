import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#core/testing";
import { cleaningModule } from "./cleaning.ts";

type Work = () => Promise<void>;

let app: TestApp;
const works = new Map<string, Work>();
const cleanedFiles: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ modules: [] });
  const jobs = { every: (name: string, _cron: string, work: Work) => works.set(name, work) };
  const files = { clean: () => Promise.resolve({ removed: cleanedFiles.push("once") }) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what cleaning uses of the services
  const services = { ...app.services, jobs, files } as unknown as TestApp["services"];
  for (const register of cleaningModule.jobs ?? []) await register(services);
});
afterAll(() => app.close());

/** Each table with a row that is over and one that still counts, told apart by the word `old` or `young`. */
const rows = {
  session: `INSERT INTO session (token_hash, company_id, audience, user_id, user_name, role_level, rights, sees_all, has_company, expires_at)
    SELECT sha256(word::bytea), gen_random_uuid(), 'staff', gen_random_uuid(), word, 3, '{}', true, true, now() + lasts
    FROM (VALUES ('old', interval '-1 second'), ('young', interval '1 hour')) AS given (word, lasts)`,
  verification_code: `INSERT INTO verification_code (id, address, purpose, code_hash, expires_at, created_at)
    SELECT gen_random_uuid(), word, 'register', 'x', now(), now() - age
    FROM (VALUES ('old', interval '3 days'), ('young', interval '1 day')) AS given (word, age)`,
  sign_in_attempt: `INSERT INTO sign_in_attempt (name, window_start, wrong)
    SELECT word, now() - age, 9 FROM (VALUES ('old', interval '25 hours'), ('young', interval '14 minutes')) AS given (word, age)`,
  rate_limit: `INSERT INTO rate_limit (key, window_start, used)
    SELECT word, now() - age, 1 FROM (VALUES ('old', interval '3 days'), ('young', interval '1 hour')) AS given (word, age)`,
  outbox_message: `INSERT INTO outbox_message (id, channel, recipient, subject, body, attachments, language, created_at)
    SELECT gen_random_uuid(), 'email', word, '', '', '[]', 'en', now() - age
    FROM (VALUES ('old', interval '31 days'), ('young', interval '29 days')) AS given (word, age)`,
  idempotency_key: `INSERT INTO idempotency_key (caller_id, key, path, body_hash, created_at)
    SELECT gen_random_uuid(), word, '/', 'x', now() - age
    FROM (VALUES ('old', interval '25 hours'), ('young', interval '23 hours')) AS given (word, age)`,
};

test.each(Object.entries(rows))(
  "Every night what is over is removed from %s, and nothing else",
  async (table, insert) => {
    await app.database.pool.query(insert);
    await works.get("cleaning.rows")?.();
    const left = await app.database.pool.query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM ${table} t`);
    expect(left.rows).toHaveLength(1);
    expect(left.rows[0]?.row).toContain("young");
  },
);

test("Every night expired files are removed", async () => {
  await works.get("cleaning.files")?.();
  expect(cleanedFiles).toHaveLength(1);
});
