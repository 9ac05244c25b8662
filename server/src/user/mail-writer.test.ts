import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { inTransaction } from "#core/db";
import { startTestApp, type TestApp } from "#core/testing";
import { mailWriter, makeCompany } from "./index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules: [] });
});
afterAll(() => app.close());

test("A company's mail is from the company by name, in the message's language, and is answered to its person or the company", async () => {
  const { companyId, administrator } = await makeCompany(app.database, {
    code: "GULF",
    companyName: "海湾货运",
    furnish: [],
    administrator: { userName: "Chen Jing", email: "chen@gulf.example" },
  });
  const person = { companyId, userId: administrator.userId, userName: "Chen Jing" };
  const writer = (language: "zh" | "en") =>
    inTransaction(app.database, { companyId }, (db) => mailWriter(db, person, language));
  await inTransaction(app.database, { companyId }, (db) =>
    db.execute(sql`UPDATE company SET company_name_en = 'Gulf Freight', email = 'info@gulf.example'`),
  );
  const replyTo = { name: "Chen Jing", address: "chen@gulf.example" };
  expect([await writer("zh"), await writer("en")]).toEqual([
    { name: "海湾货运", replyTo },
    { name: "Gulf Freight", replyTo },
  ]);
  await inTransaction(app.database, { companyId }, (db) => db.execute(sql`UPDATE staff_user SET email = ''`));
  expect((await writer("en")).replyTo).toEqual({ name: "Gulf Freight", address: "info@gulf.example" });
});
