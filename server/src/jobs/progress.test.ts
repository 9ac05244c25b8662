import { randomUUID } from "node:crypto";
import { getJobProgress } from "@lading/contract/jobs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction, jobProgress } from "#core/db";
import { customerToken, staffToken, startTestApp, type TestApp } from "#core/testing";
import { jobsModule } from "./index.ts";

let app: TestApp;
const companyId = randomUUID();
const userId = randomUUID();
let token: string;
beforeAll(async () => {
  app = await startTestApp({ modules: [jobsModule] });
  token = await staffToken(app.database, [], { companyId, userId });
});
afterAll(() => app.close());

async function order(work: Partial<typeof jobProgress.$inferInsert>): Promise<string> {
  const id = randomUUID();
  const row = { companyId, id, kind: "waybill.import", createdBy: userId, state: "waiting" as const, ...work };
  await inTransaction(app.database, { companyId }, (db) => db.insert(jobProgress).values(row));
  return id;
}
const ask = (jobId: string, options: Parameters<TestApp["call"]>[2] = {}) =>
  app.call(getJobProgress, { jobId }, { token, ...options });

test("Work that waits or runs says how far it is", async () => {
  const id = await order({ state: "running", done: 20, total: 80 });
  const { Content } = await ask(id);
  expect(Content).toEqual({
    id,
    kind: "waybill.import",
    state: "running",
    done: 20,
    total: 80,
    count: null,
    file: null,
    problem: null,
    rowProblems: [],
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
  });
});

test("Work that is done gives what it made", async () => {
  const id = await order({ state: "done", result: { count: 7, path: "/files/x", name: "Waybills.xlsx" } });
  expect((await ask(id)).Content).toMatchObject({ count: 7, file: { path: "/files/x", name: "Waybills.xlsx" } });
  const without = await order({ state: "done", result: { count: 3 } });
  expect((await ask(without)).Content).toMatchObject({ count: 3, file: null });
});

test("Work that was refused says why in the language of the question, and which rows were wrong, 200 at most", async () => {
  const rowProblems = Array.from({ length: 250 }, (_, row) => ({ row: row + 2, column: "Weight", message: "wrong" }));
  const text = { zh: "有 250 行错误", en: "250 rows are wrong", ar: "250 صفًا بها أخطاء" };
  const id = await order({ state: "failed", error: { code: "x", text, fields: [], content: { rowProblems } } });
  const { Content } = await ask(id, { language: "ar" });
  expect(Content.problem).toBe(text.ar);
  expect(Content.rowProblems).toEqual(rowProblems.slice(0, 200));
  expect((await ask(id, { language: "zh" })).Content.problem).toBe(text.zh);
});

test("Nobody sees another's work, neither a colleague nor another company", async () => {
  const id = await order({});
  const colleague = await staffToken(app.database, [], { companyId });
  const other = await customerToken(app.database, { userId });
  for (const stranger of [colleague, other]) expect((await ask(id, { token: stranger })).StatusCode).toBe(404);
  expect((await ask(randomUUID())).StatusCode).toBe(404);
});

test("A customer sees the own work", async () => {
  const customerId = randomUUID();
  const id = await order({ createdBy: customerId });
  const customer = await customerToken(app.database, { companyId, userId: customerId });
  expect((await ask(id, { token: customer })).StatusCode).toBe(200);
});
