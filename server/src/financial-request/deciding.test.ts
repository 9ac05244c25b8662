import { randomUUID } from "node:crypto";
import {
  addFinancialAuditSubstitute,
  approvalEvent,
  approvalRefusals as refusals,
  auditFinancialRequest,
  getFinancialAuditList,
  deleteFinancialAuditSubstitute,
  getFinancialAuditSubstituteList,
  handOnFinancialAudit,
} from "@lading/contract/approval";
import { withdrawOperatingExpenseRequest } from "@lading/contract/financial-request";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { approvalBadge } from "#approval";
import { inTransaction } from "#core/db";
import type { TestApp } from "#core/testing";
import { Office, startOffice, Tray, type Worker } from "./office.stage.ts";

let app: TestApp;
let office: Office;
let sales: Worker;
let approver: Worker;
let manager: Worker;
let spare: Worker;

const tray = new Tray();

beforeAll(async () => {
  app = await startOffice([], tray);
});
afterAll(() => app.close());
beforeEach(async () => {
  office = await Office.open(app);
  sales = await office.hire("Sales", "sales");
  approver = await office.hire("Approver", "approval");
  manager = await office.hire("Manager", "generalManager");
  spare = await office.hire("Spare", "approval", "sales");
  await office.chain("operating", { of: [approver] }, { of: [manager] });
});

const freeze = (who: Worker) =>
  inTransaction(app.database, { companyId: office.company.companyId }, (db) =>
    db.execute(sql`UPDATE staff_user SET state = 'frozen' WHERE id = ${who.id}`),
  );
const standIn = (userId: string, substituteId: string) => ({
  userId,
  substituteId,
  fromDay: "2026-01-01",
  toDay: "2999-12-31",
});

/** Who got letters, one name a letter. */
const letters = async () => {
  const { companyId } = office.company;
  const read = inTransaction(app.database, { companyId }, (db) =>
    db.execute<{ to: string }>(sql`
      SELECT u.user_name AS to FROM mail_delivery d
      JOIN staff_user u ON u.company_id = d.company_id AND d.recipients ? u.email ORDER BY 1`),
  );
  return (await read).rows.map(({ to }) => to);
};

test("A decision is its approver's alone, at the level's turn, once", async () => {
  const id = await sales.apply();
  const { number } = await sales.load(id);
  expect((await manager.decide(id)).ErrorMsg).toBe(
    `It is not your turn to decide on ${number}. It is at the level “Level 1”`,
  );
  expect((await spare.decide(id)).ErrorMsg).toBe(`You are not among those who decide on ${number} at this level`);
  expect((await approver.decide(id)).StatusCode).toBe(200);
  expect((await approver.decide(id)).ErrorMsg).toBe(`You decided on ${number} already: nobody decides twice`);
});

test("Of two decisions on one level at once there is one; of a stale one nothing", async () => {
  await office.chain("operating", { of: [approver, spare] });
  const id = await sales.apply();
  const answers = await Promise.all([approver.decide(id), spare.decide(id, false)]);
  expect(answers.filter(({ StatusCode }) => StatusCode === 200)).toHaveLength(1);
  const [round] = (await sales.load(id)).rounds;
  expect(round?.levels.filter(({ decidedByName }) => decidedByName !== "")).toHaveLength(1);
});

test("Nobody decides on an own request, also not the administrator, nor as somebody's substitute", async () => {
  await office.chain("operating", { of: [office.boss, approver] });
  const own = await office.boss.apply();
  const { number } = await office.boss.load(own);
  const refusal = `${number} is your own request: you do not decide on it`;
  expect((await office.boss.decide(own)).ErrorMsg).toBe(refusal);
  await approver.ask(addFinancialAuditSubstitute, standIn(approver.id, spare.id));
  const ofSpare = await spare.apply();
  expect((await spare.decide(ofSpare)).StatusCode).toBe(403);
  expect(await spare.sees("waiting")).toEqual([number]);
  await office.chain("operating", { of: [office.boss] });
  expect((await office.boss.submit(await office.boss.write())).ErrorMsg).toContain(
    "At the level “Level 1” only you may decide",
  );
});

test("A substitute decides in the approver's place for the period, says so, and never a second time", async () => {
  const { id: substitution } = (await approver.ask(addFinancialAuditSubstitute, standIn(approver.id, manager.id)))
    .Content;
  const again = await approver.ask(addFinancialAuditSubstitute, standIn(approver.id, spare.id));
  expect(again.Content.fields).toEqual({ fromDay: "There is a substitute in this period already" });
  expect((await sales.ask(addFinancialAuditSubstitute, standIn(approver.id, spare.id))).StatusCode).toBe(403);
  expect((await spare.ask(addFinancialAuditSubstitute, standIn(approver.id, spare.id))).StatusCode).toBe(403);
  const id = await sales.apply();
  expect((await manager.decide(id)).StatusCode).toBe(200);
  const [round] = (await sales.load(id)).rounds;
  expect(round?.levels[0]).toMatchObject({ decidedByName: "Manager", decidedForName: "Approver" });
  expect((await manager.decide(id)).StatusCode).toBe(409);
  expect((await manager.ask(getFinancialAuditSubstituteList, {})).Content.rows).toHaveLength(1);
  expect((await approver.ask(deleteFinancialAuditSubstitute, { ids: [substitution] })).Content).toEqual({ deleted: 1 });
  const later = await sales.apply();
  expect((await manager.decide(later)).StatusCode).toBe(409);
});

test("A substitute is somebody else, for days that are not over, and oneself's alone without the right to set chains", async () => {
  const appoint = async (by: Worker, change: Partial<ReturnType<typeof standIn>>) =>
    (await by.ask(addFinancialAuditSubstitute, { ...standIn(approver.id, spare.id), ...change })).Content.code;
  expect(await appoint(approver, { substituteId: approver.id })).toBe(refusals.substituteSelf.code);
  expect(await appoint(approver, { toDay: "2025-12-31" })).toBe(refusals.substituteDays.code);
  expect(await appoint(approver, { fromDay: "2020-01-01", toDay: "2020-01-31" })).toBe(refusals.substituteDays.code);
  expect(await appoint(approver, { substituteId: sales.id })).toBe(refusals.cannotDecide.code);
  expect(await appoint(spare, {})).toBe(refusals.substituteOfOthers.code);
  expect(await appoint(office.boss, {})).toBeUndefined();
  expect(await appoint(manager, { userId: manager.id })).toBeUndefined();
});

test("A frozen approver's level waits, also for the substitute, until the administrator hands it on with a reason", async () => {
  await approver.ask(addFinancialAuditSubstitute, standIn(approver.id, spare.id));
  const id = await sales.apply();
  const handing = async (by: Worker, to: Worker) => {
    const [round] = (await office.boss.load(id)).rounds;
    return await by.ask(handOnFinancialAudit, {
      id: round?.id ?? "",
      version: round?.version ?? 0,
      userId: to.id,
      reason: "On leave for good",
    });
  };
  expect((await handing(office.boss, spare)).Content.code).toBe(refusals.someoneCan.code);
  await freeze(approver);
  expect((await spare.decide(id)).StatusCode).toBe(403);
  expect((await office.boss.load(id)).rounds[0]).toMatchObject({ mayHandOn: true, mayDecide: false });
  expect((await handing(manager, spare)).Content.code).toBe(refusals.notAdministrator.code);
  expect((await handing(office.boss, sales)).Content.fields).toMatchObject({
    userId: "Sales cannot take it: frozen, without the right to approve, the applicant, or one who decided already",
  });
  expect((await handing(office.boss, spare)).StatusCode).toBe(200);
  expect((await spare.decide(id)).StatusCode).toBe(200);
  const [round] = (await sales.load(id)).rounds;
  expect(round?.levels[0]).toMatchObject({ handedOnReason: "On leave for good", decidedByName: "Spare" });
});

test("So it does where the approver lost the right to approve; while somebody at the level has it nothing is handed on", async () => {
  await office.chain("operating", { of: [approver, spare] });
  const id = await sales.apply();
  const take = (who: Worker) =>
    inTransaction(app.database, { companyId: office.company.companyId }, (db) =>
      db.execute(sql`DELETE FROM user_role WHERE user_id = ${who.id}`),
    );
  await approver.ask(addFinancialAuditSubstitute, standIn(approver.id, manager.id));
  await take(approver);
  expect((await manager.decide(id)).StatusCode).toBe(403);
  expect((await office.boss.load(id)).rounds[0]).toMatchObject({ mayHandOn: false });
  await take(spare);
  const [round] = (await office.boss.load(id)).rounds;
  expect(round).toMatchObject({ mayHandOn: true });
  const handed = {
    id: round?.id ?? "",
    version: round?.version ?? 0,
    userId: manager.id,
    reason: "Works elsewhere now",
  };
  expect((await office.boss.ask(handOnFinancialAudit, handed)).StatusCode).toBe(200);
  expect((await manager.decide(id)).StatusCode).toBe(200);
});

test("A substitute's menu counts anew too when the approver decides, and when the applicant withdraws", async () => {
  await approver.ask(addFinancialAuditSubstitute, standIn(approver.id, spare.id));
  const told: string[] = [];
  const publish = app.services.events.publish.bind(app.services.events);
  const spy = vi.spyOn(app.services.events, "publish").mockImplementation(async (db, audience, event) => {
    if ("personId" in audience && typeof audience.personId === "string") told.push(audience.personId);
    await publish(db, audience, event);
  });
  const toldOf = async (act: () => Promise<unknown>) => {
    told.length = 0;
    await act();
    return new Set(told);
  };
  const [first, second] = [await sales.apply(), await sales.apply()];
  const people = await toldOf(() => approver.decide(first));
  expect([approver, spare, manager, sales].map(({ id }) => people.has(id))).toEqual([true, true, true, true]);
  const { version } = await sales.load(second);
  const withdrawn = await toldOf(() => sales.ask(withdrawOperatingExpenseRequest, { id: second, version }));
  expect([approver, spare].map(({ id }) => withdrawn.has(id))).toEqual([true, true]);
  spy.mockRestore();
});

test("The only user of a company decides alone, and the decision says so; with a colleague no more", async () => {
  const lonely = await Office.open(app);
  await lonely.chain("operating", { of: [lonely.boss] });
  const [first, second] = [await lonely.boss.apply(), await lonely.boss.apply()];
  expect((await lonely.boss.decide(first)).StatusCode).toBe(200);
  expect((await lonely.boss.load(first)).rounds[0]?.levels[0]).toMatchObject({ alone: true, result: "agree" });
  await lonely.hire("Colleague", "sales");
  expect((await lonely.boss.decide(second)).StatusCode).toBe(403);
});

test("Many are decided at once, all or none, and the menu counts what waits", async () => {
  const ids = [await sales.apply(), await sales.apply(), await sales.apply()];
  const decisions = await Promise.all(
    ids.map(async (one) => {
      const [round] = (await sales.load(one)).rounds;
      return { id: round?.id ?? "", version: round?.version ?? 0 };
    }),
  );
  const { companyId } = office.company;
  const session = { companyId, userId: approver.id, rights: new Set(["/businessLedger/financialAudit:approve"]) };
  const waiting = () =>
    inTransaction(app.database, { companyId }, (db) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the badge reads these three of a session
      approvalBadge.count({ db, session: session as never }),
    );
  expect(await waiting()).toBe(3);
  const page = async (number: number) => {
    const wanted = { view: "waiting", page: number, pageSize: 2 } as const;
    const { rows, total } = (await approver.ask(getFinancialAuditList, wanted)).Content;
    return [rows.length, total];
  };
  expect([await page(1), await page(2), await page(3)]).toEqual([
    [2, 3],
    [1, 3],
    [0, 3],
  ]);
  const inCurrency = async (currency: "RMB" | "USD") =>
    (await approver.ask(getFinancialAuditList, { view: "waiting", currency })).Content.total;
  expect([await inCurrency("RMB"), await inCurrency("USD")]).toEqual([3, 0]);
  const withStranger = [...decisions, { id: randomUUID(), version: 1 }];
  expect((await approver.ask(auditFinancialRequest, { decisions: withStranger, agree: true })).StatusCode).toBe(404);
  const stale = decisions.map((one, place) => (place === 2 ? { ...one, version: 9 } : one));
  const asked = await approver.ask(auditFinancialRequest, { decisions: stale, agree: true });
  expect(asked.Content.code).toBe(refusals.changed.code);
  expect(await approver.sees("decided")).toEqual([]);
  const answer = await approver.ask(auditFinancialRequest, { decisions, agree: true });
  expect(answer.Content).toEqual({ decided: 3 });
  expect([await waiting(), (await manager.sees("waiting")).length]).toEqual([0, 3]);
});

test("A substitute whose period begins while something waits is told then: by a letter, once, and in the menu", async () => {
  const { companyId } = office.company;
  const id = await sales.apply();
  await tray.workOff(companyId);
  const before = await letters();
  const later = { ...standIn(approver.id, spare.id), fromDay: "2098-01-01", toDay: "2099-12-31" };
  await approver.ask(addFinancialAuditSubstitute, later);
  await tray.tick("approval.substitutes");
  await tray.workOff(companyId);
  expect([await letters(), await spare.sees("waiting")]).toEqual([before, []]);
  await inTransaction(app.database, { companyId }, (db) =>
    db.execute(sql`UPDATE approval_substitute SET from_day = current_date - 1`),
  );
  const publish = vi.spyOn(app.services.events, "publish");
  await tray.tick("approval.substitutes");
  const told = publish.mock.calls.map(([, audience, { kind }]) => ({ ...audience, kind }));
  publish.mockRestore();
  expect(told).toEqual(["menu.changed", approvalEvent].map((kind) => ({ companyId, personId: spare.id, kind })));
  await tray.workOff(companyId);
  await tray.tick("approval.substitutes");
  await tray.workOff(companyId);
  expect(await letters()).toEqual([...before, "Spare"]);
  expect((await spare.decide(id)).StatusCode).toBe(200);
});

test("A substitute whose period has begun is told at once of what waits; one who has decided, or whose place has, is not", async () => {
  const { companyId } = office.company;
  await sales.apply();
  await tray.workOff(companyId);
  const before = await letters();
  await approver.ask(addFinancialAuditSubstitute, standIn(approver.id, spare.id));
  await tray.workOff(companyId);
  expect(await letters()).toEqual([...before, "Spare"]);
  await manager.ask(addFinancialAuditSubstitute, standIn(manager.id, approver.id));
  const second = await sales.apply();
  await tray.workOff(companyId);
  await approver.decide(second);
  await tray.workOff(companyId);
  expect((await letters()).filter((to) => to === "Approver")).toHaveLength(2);
});

test("Those whose turn it is get a letter, and their substitutes; others none", async () => {
  const { companyId } = office.company;
  await approver.ask(addFinancialAuditSubstitute, standIn(approver.id, spare.id));
  const id = await sales.apply();
  await tray.workOff(companyId);
  expect(await letters()).toEqual(["Approver", "Spare"]);
  await approver.decide(id);
  await tray.workOff(companyId);
  expect(await letters()).toEqual(["Approver", "Manager", "Spare"]);
});
