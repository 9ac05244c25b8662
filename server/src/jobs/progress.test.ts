import { randomUUID } from "node:crypto";
import type { Language, RequestOf } from "@lading/contract/core";
import { getJobList, getJobProgress } from "@lading/contract/jobs";
import { waybillJobTitles } from "@lading/contract/waybill";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction, jobProgress, storedFiles } from "#core/db";
import type { Jobs } from "#core/jobs";
import { customerToken, staffToken, startTestApp, type TestApp } from "#core/testing";
import { jobsModule } from "./index.ts";

let app: TestApp;
const companyId = randomUUID();
const userId = randomUUID();
let token: string;
beforeAll(async () => {
  app = await startTestApp({
    modules: [jobsModule],
    services: () => ({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is asked here
      jobs: { titleOf: (kind: string) => (kind === "waybill.import" ? waybillJobTitles.import : undefined) } as Jobs,
    }),
  });
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
    title: "Waybill import",
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

const list = async (personId: string, input: RequestOf<typeof getJobList> = {}, language: Language = "en") => {
  const own = await staffToken(app.database, [], { companyId, userId: personId });
  return (await app.call(getJobList, input, { token: own, language })).Content;
};
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test("All own work stands in one list, newest first and in words, with how many wait or run", async () => {
  const personId = randomUUID();
  expect(await list(personId)).toEqual({ rows: [], total: 0, open: 0 });
  const text = { zh: "有错误", en: "Rows are wrong", ar: "صفوف خاطئة" };
  const rowProblems = [{ row: 2, column: "Weight", message: "wrong" }];
  const mine = { createdBy: personId };
  await order({ ...mine, state: "done", result: { count: 2 }, createdAt: ago(3) });
  await order({
    ...mine,
    state: "failed",
    error: { code: "x", text, fields: [], content: { rowProblems } },
    createdAt: ago(2),
  });
  await order({ ...mine, kind: "gone.kind", state: "running", done: 1, total: 4, createdAt: ago(1) });
  await order({ ...mine });
  const { rows, total, open } = await list(personId, {}, "zh");
  expect([total, open]).toEqual([4, 2]);
  expect(rows.map(({ state }) => state)).toEqual(["waiting", "running", "failed", "done"]);
  expect(rows.map(({ title }) => title)).toEqual(["导入运单", "后台任务", "导入运单", "导入运单"]);
  expect(rows[2]).toMatchObject({ problem: "有错误", rowProblemCount: 1 });
  expect(rows.map(({ endedAt }) => endedAt !== null)).toEqual([false, false, true, true]);
  const second = await list(personId, { page: 2, pageSize: 3 });
  expect([second.rows.length, second.total]).toEqual([1, 4]);
});

const fileOf = async (expiresAt: string) => {
  const id = randomUUID();
  const card = { companyId, id, name: "W.xlsx", type: "x", size: 1, storageKey: id, ownerKind: "export", expiresAt };
  await inTransaction(app.database, { companyId }, (db) => db.insert(storedFiles).values(card));
  return { path: `/files/${id}`, name: "W.xlsx" };
};

test("A file that is no longer kept is said to be gone; one that is can be fetched", async () => {
  const personId = randomUUID();
  const [old, fresh] = [await fileOf(ago(1)), await fileOf(ago(-60))];
  await order({ createdBy: personId, state: "done", result: { count: 1, ...old }, createdAt: ago(2) });
  await order({ createdBy: personId, state: "done", result: { count: 1, ...fresh }, createdAt: ago(1) });
  const { rows } = await list(personId);
  expect(rows).toMatchObject([
    { file: fresh, fileGone: false },
    { file: null, fileGone: true },
  ]);
});

test("The list holds nobody else's work, of the same company or another", async () => {
  const personId = randomUUID();
  await order({ createdBy: personId });
  expect((await list(personId)).total).toBe(1);
  expect((await list(randomUUID())).total).toBe(0);
  const elsewhere = await staffToken(app.database, [], { userId: personId });
  expect((await app.call(getJobList, {}, { token: elsewhere })).Content.total).toBe(0);
});
