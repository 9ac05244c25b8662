import { randomUUID } from "node:crypto";
import { exportEmailConfigList, getEmailConfigList } from "@lading/contract/email-config";
import type { RequestOf } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { readSheet } from "#core/sheets";
import type { TestApp } from "#core/testing";
import { addAccount, openCompany, openMailHouse } from "./mail-account.stage.ts";

let app: TestApp;
let company: Awaited<ReturnType<typeof openCompany>>;
beforeAll(async () => {
  app = await openMailHouse({ LADING_SMTP_PRIVATE: "on", LADING_SMTP_PORTS: "465,587" });
  company = await openCompany(app);
  const bills = { name: "Bills", senderName: "Accounts desk", senderAddress: "bills@lading.example" };
  const first = await addAccount(app, company, { ...bills, user: "ledger", security: "tls", port: 465 });
  const second = { name: "Yard", senderAddress: "yard@lading.example", host: "localhost", isDefault: false };
  await addAccount(app, company, { ...second, user: "", secret: "", port: 587, enabled: false });
  await inTransaction(app.database, company, async (db) => {
    await db.execute(sql`UPDATE mail_account SET test_state = 'passed', updated_by_name = 'Zhao Lin',
      updated_at = '2024-03-05T23:30:00Z' WHERE id = ${first}`);
    await db.execute(sql`UPDATE mail_account SET updated_by_name = 'Chen' WHERE id <> ${first}`);
    await db.execute(sql`INSERT INTO mail_delivery (company_id, id, recipients, subject, attachments, state, account_id, sent_by, sent_by_name)
      SELECT ${company.companyId}, gen_random_uuid(), '[]', 'Bill', '[]', 'sent', ${first}, ${randomUUID()}, 'Chen'
      FROM generate_series(1, 3)`);
  });
});
afterAll(() => app.close());

const list = async (input: RequestOf<typeof getEmailConfigList>) =>
  (await app.call(getEmailConfigList, input, company)).Content.rows.map(({ name }) => name);

async function exported(input: RequestOf<typeof exportEmailConfigList>): Promise<(string | undefined)[]> {
  const { Content } = await app.call(exportEmailConfigList, input, company);
  const card = await inTransaction(app.database, company, (db) =>
    app.services.files.find(db, Content.path.split("/").at(-1) ?? ""),
  );
  const names: (string | undefined)[] = [];
  const bytes = card ? await app.services.files.read(card) : new Uint8Array();
  for await (const { cells } of readSheet(bytes, { maxRows: 10 })) names.push(cells[0]);
  return names.slice(1);
}

test.each([
  ["the sender's name", { search: "accounts desk" }],
  ["user name", { search: "ledger" }],
  ["port", { search: "127.0.0.1:465" }],
  ["whether it is the default", { isDefault: true }],
  ["encryption", { security: "tls" as const }],
  ["whether a password is kept", { secretState: "kept" as const }],
  ["how the last test ended", { testState: "passed" as const }],
  ["how many messages left, at least", { sentFrom: "3" }],
  ["how many messages left, from and to", { sentFrom: "1", sentTo: "3" }],
  ["who updated it", { updatedByName: "zhao" }],
  ["days, the last one whole", { updatedFrom: "2024-03-05", updatedTo: "2024-03-05" }],
])("Mail accounts are found and exported by %s, and the others are left out", async (_what, filter) => {
  expect(await list(filter)).toEqual(["Bills"]);
  expect(await exported(filter)).toEqual(["Bills"]);
});

test("Mail accounts without a password, or with fewer messages, are found as well; in no such state there is none", async () => {
  expect(await list({ secretState: "none" })).toEqual(["Yard"]);
  expect(await list({ sentTo: "2" })).toEqual(["Yard"]);
  expect(await list({ secretState: "unreadable" })).toEqual([]);
});

test.each([
  ["senderAddress", ["Bills", "Yard"]],
  ["host", ["Bills", "Yard"]],
  ["updatedByName", ["Yard", "Bills"]],
] as const)("Mail accounts stand in the order of %s", async (sort, names) => {
  expect(await list({ sort, order: "asc" })).toEqual(names);
  expect(await list({ sort, order: "desc" })).toEqual(names.toReversed());
});
