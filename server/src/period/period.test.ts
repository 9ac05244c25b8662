import {
  askPeriodReopening,
  closePeriod,
  decidePeriodReopening,
  getPeriodChangeList,
  loadPeriod,
  periodRefusals as refusals,
  withdrawPeriodReopening,
} from "@lading/contract/period";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { makeColleague, makeCompany, makeToken, type MadeCompany } from "#user";
import { periodModule, type OpenCount } from "./index.ts";

/** Stands for a module above: its records are rows of a table that every test database has. */
const openUsers: OpenCount = {
  kind: "requests",
  table: sql`staff_user u`,
  open: sql`u.role_level = 1`,
  day: sql`'2026-01-10'::date`,
};

let app: TestApp;
let company: MadeCompany;
let companies = 0;
let by: Record<"first" | "finance" | "approval" | "sales", { token: string; language: "en" }>;

beforeAll(async () => {
  app = await startTestApp({ modules: [periodModule([openUsers])], services: localServices });
});
afterAll(() => app.close());

beforeEach(async () => {
  companies += 1;
  const code = `BOOKS${companies}`;
  company = await makeCompany(app.database, {
    code,
    companyName: code,
    furnish: [],
    administrator: { userName: "Chen Jing", email: `${code}@lading.example` },
  });
  by = {
    first: await asks(company.administrator.userId),
    finance: await colleague("finance"),
    approval: await colleague("approval"),
    sales: await colleague("sales"),
  };
});

const asks = async (userId: string) => ({
  token: await makeToken(app.database, company.companyId, userId),
  language: "en" as const,
});

async function colleague(preset: string) {
  const userId = await inTransaction(app.database, { companyId: company.companyId }, (db) =>
    makeColleague(db, company, { userName: preset, email: `${preset}${companies}@lading.example`, presets: [preset] }),
  );
  return await asks(userId);
}

const close = (upTo: string, closedUpTo: string | null = null, who = by.finance) =>
  app.call(closePeriod, { upTo, closedUpTo, remark: "Monthly" }, who);
const ask = (upTo: string, closedUpTo: string | null, who = by.finance) =>
  app.call(askPeriodReopening, { upTo, closedUpTo, reason: "A late invoice" }, who);
const decide = (id: string, agree: boolean, who = by.approval) => app.call(decidePeriodReopening, { id, agree }, who);
const state = async (upTo = "2026-01-31") => (await app.call(loadPeriod, { upTo }, by.finance)).Content;
const history = async () => (await app.call(getPeriodChangeList, {}, by.finance)).Content.rows;

describe("Closing the books", () => {
  test("is finance's: up to a day that is over, later than before; what stood open is kept with it", async () => {
    expect(await state()).toMatchObject({ closedUpTo: null, open: [{ kind: "requests", count: 1 }], asked: null });
    expect((await state("2026-01-09")).open).toEqual([{ kind: "requests", count: 0 }]);
    expect((await close("2026-01-31", null, by.sales)).StatusCode).toBe(403);
    expect((await close("2026-01-31", null, by.approval)).StatusCode).toBe(403);
    expect((await close("2999-01-31")).Content.code).toBe(refusals.notOver.code);
    const { latest } = await state();
    expect((await close(latest)).Content).toEqual({ closedUpTo: latest });
    expect((await close("2026-01-31", latest)).Content.code).toBe(refusals.notLater.code);
    expect(await history()).toMatchObject([
      { step: "close", state: "done", before: null, after: latest, left: [{ kind: "requests", count: 1 }] },
    ]);
  });

  test("by two at once is done once", async () => {
    const answers = await Promise.all([close("2026-01-31"), close("2026-02-28", null, by.first)]);
    expect(answers.map(({ StatusCode }) => StatusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ StatusCode }) => StatusCode === 409)?.Content.code).toBe(refusals.changed.code);
  });
});

describe("Reopening", () => {
  test("takes two people and a reason: who asks does not confirm, administrators neither", async () => {
    expect((await ask("", null)).Content.code).toBe(refusals.nothingClosed.code);
    await close("2026-02-28");
    expect((await app.call(askPeriodReopening, { reason: " ", closedUpTo: "2026-02-28" }, by.finance)).StatusCode).toBe(
      400,
    );
    expect((await ask("2026-02-28", "2026-02-28")).Content.code).toBe(refusals.notEarlier.code);
    const { id } = (await ask("2026-01-31", "2026-02-28", by.first)).Content;
    expect((await ask("", "2026-02-28")).Content.code).toBe(refusals.askedAlready.code);
    expect((await decide(id, true, by.first)).Content.code).toBe(refusals.ownAsking.code);
    expect((await app.call(loadPeriod, { upTo: "" }, by.first)).Content).toMatchObject({
      askedByMe: true,
      mayDecide: false,
    });
    expect(await state()).toMatchObject({ askedByMe: false, mayDecide: false });
    expect((await app.call(loadPeriod, { upTo: "" }, by.approval)).Content).toMatchObject({ mayDecide: true });
    expect((await decide(id, true, by.finance)).StatusCode).toBe(403);
    expect((await state()).closedUpTo).toBe("2026-02-28");
    expect((await decide(id, true)).Content).toEqual({ closedUpTo: "2026-01-31" });
    expect((await decide(id, true)).Content.code).toBe(refusals.notAsked.code);
    expect((await history())[0]).toMatchObject({
      step: "reopen",
      state: "done",
      reason: "A late invoice",
      askedByName: "Chen Jing",
      decidedByName: "approval",
      alone: false,
    });
  });

  test("is turned down, or withdrawn by who asked, and the books stay closed", async () => {
    await close("2026-01-31");
    const first = (await ask("", "2026-01-31")).Content.id;
    expect((await decide(first, false)).Content).toEqual({ closedUpTo: "2026-01-31" });
    const second = (await ask("", "2026-01-31")).Content.id;
    expect((await app.call(withdrawPeriodReopening, { id: second }, by.first)).Content.code).toBe(
      refusals.notAsker.code,
    );
    expect((await app.call(withdrawPeriodReopening, { id: second }, by.finance)).StatusCode).toBe(200);
    expect((await history()).map((row) => row.state)).toEqual(["withdrawn", "refused", "done"]);
    expect((await state()).closedUpTo).toBe("2026-01-31");
  });

  test("that a later closing overtook is refused: it was not asked for that one", async () => {
    await close("2026-01-31");
    const { id } = (await ask("", "2026-01-31")).Content;
    await close("2026-02-28", "2026-01-31");
    expect((await decide(id, true)).Content.code).toBe(refusals.changed.code);
    expect((await decide(id, false)).Content).toEqual({ closedUpTo: "2026-02-28" });
  });

  test("of a company of one user is that user's alone, and the history says so", async () => {
    const code = `ALONE${companies}`;
    const sole = await makeCompany(app.database, {
      code,
      companyName: code,
      furnish: [],
      administrator: { userName: "Noor", email: `${code}@lading.example` },
    });
    const token = await makeToken(app.database, sole.companyId, sole.administrator.userId);
    const who = { token, language: "en" as const };
    await close("2026-01-31", null, who);
    const { id } = (await ask("", "2026-01-31", who)).Content;
    const standing = (await app.call(loadPeriod, { upTo: "2026-01-31" }, who)).Content;
    expect(standing).toMatchObject({ askedByMe: true, mayDecide: true });
    expect((await decide(id, true, who)).Content).toEqual({ closedUpTo: null });
    expect((await app.call(getPeriodChangeList, {}, who)).Content.rows[0]).toMatchObject({ alone: true });
  });
});
