import { setTimeout as sleep } from "node:timers/promises";
import { periodRefusals } from "@lading/contract/period";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction, type Db } from "#core/db";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { makeCompany } from "#user";
import { lockPeriod, setClosedUpTo } from "./gate.ts";
import { requireOpenDay, requireOpenDays } from "./index.ts";

let app: TestApp;
let companies = 0;
beforeAll(async () => {
  app = await startTestApp({ modules: [], services: localServices });
});
afterAll(() => app.close());

async function newCompany(): Promise<string> {
  companies += 1;
  const { companyId } = await makeCompany(app.database, {
    code: `PERIOD${companies}`,
    companyName: `Gulf Freight ${companies}`,
    furnish: [],
    administrator: { userName: "Chen Jing", email: `period${companies}@gulf.example` },
  });
  return companyId;
}

const inside = <T>(companyId: string, work: (db: Db) => Promise<T>) => inTransaction(app.database, { companyId }, work);
const close = (companyId: string, day: string | null) =>
  inside(companyId, async (db) => {
    await lockPeriod(db, companyId);
    await setClosedUpTo(db, companyId, day);
  });
const ask = (companyId: string, day: string, field?: string) =>
  inside(companyId, (db) => requireOpenDay(db, companyId, day, field));

describe("A company's period", () => {
  test("is open until it is closed; then the last closed day is refused by its name, and the next one is not", async () => {
    const companyId = await newCompany();
    await ask(companyId, "2026-01-31");
    await close(companyId, "2026-01-31");
    await expect(ask(companyId, "2026-01-31", "billDate")).rejects.toMatchObject({
      refusal: periodRefusals.closed,
      values: { date: "2026-01-31" },
      fields: [{ field: "billDate", refusal: periodRefusals.closed }],
    });
    await expect(ask(companyId, "2025-12-31")).rejects.toMatchObject({ refusal: periodRefusals.closed, fields: [] });
    await ask(companyId, "2026-02-01");
    await close(companyId, null);
    await ask(companyId, "2026-01-31");
  });

  test("refuses many at the first one that falls in it", async () => {
    const companyId = await newCompany();
    await close(companyId, "2026-01-31");
    const posted = ["2026-02-03", "2026-01-30"].map((day, line) => ({ day, field: `costs.${line}.costDate` }));
    await expect(inside(companyId, (db) => requireOpenDays(db, companyId, posted))).rejects.toMatchObject({
      fields: [{ field: "costs.1.costDate" }],
    });
    await inside(companyId, (db) => requireOpenDays(db, companyId, []));
  });

  test("is each company's own", async () => {
    const [one, other] = [await newCompany(), await newCompany()];
    await close(one, "2026-01-31");
    await ask(other, "2026-01-15");
  });
});

describe("Closing", () => {
  test("waits for those who post, and those who come meanwhile find it done", async () => {
    const companyId = await newCompany();
    const order: string[] = [];
    const asked = Promise.withResolvers<void>();
    const posting = inside(companyId, async (db) => {
      await requireOpenDay(db, companyId, "2026-01-20");
      asked.resolve();
      await sleep(150);
      order.push("posted");
    });
    await asked.promise;
    const closing = close(companyId, "2026-01-31").then(() => order.push("closed"));
    await sleep(50);
    const late = ask(companyId, "2026-01-20").catch((error: unknown) => error);
    await Promise.all([posting, closing]);
    expect(order).toEqual(["posted", "closed"]);
    expect(await late).toMatchObject({ refusal: periodRefusals.closed });
  });

  test("against twelve who post without end: each posts until it is refused, and nobody after it", async () => {
    const companyId = await newCompany();
    let closed = false;
    const postUntilRefused = async () => {
      for (let posted = 0; ; posted += 1) {
        const refused = await inside(companyId, async (db) => {
          await requireOpenDay(db, companyId, "2026-01-20");
          await sleep(2);
          expect(closed).toBe(false);
        }).catch((error: unknown) => error);
        if (refused !== undefined) return { posted, refused };
      }
    };
    const posting = Promise.all(Array.from({ length: 12 }, postUntilRefused));
    await sleep(200);
    await close(companyId, "2026-01-31");
    closed = true;
    const ended = await posting;
    for (const { refused } of ended) expect(refused).toMatchObject({ refusal: periodRefusals.closed });
    expect(ended.reduce((sum, { posted }) => sum + posted, 0)).toBeGreaterThan(0);
  });
});
