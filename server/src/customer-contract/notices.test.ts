import { mailRefusals } from "@lading/contract/mail";
import { refuse, type Right } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { staffToken } from "#core/testing";
import { makeColleague } from "#user";
import { openContractHouse, type ContractHouse } from "./contract.stage.ts";
import { mailNotices } from "./notices.ts";

let house: ContractHouse;
/** Lin, who writes bills and may not release credit. */
let clerk: string;
beforeAll(async () => {
  house = await openContractHouse();
  const { company, app } = house;
  const lin = { userName: "Lin", email: "lin@gulf.example", presets: ["operator"] };
  const userId = await house.inCompany((db) => makeColleague(db, company, lin));
  const rights: Right[] = ["/logisticsManagement/jobSummary:view", "/logisticsManagement/jobSummary:add"];
  clerk = await staffToken(app.database, rights, { companyId: company.companyId, userId, userName: "Lin" });
});
afterAll(() => house.app.close());
afterEach(async () => {
  vi.restoreAllMocks();
  await house.empty();
  await house.inCompany(async (db) => {
    await db.execute(sql`DELETE FROM credit_notice`);
    await db.execute(sql`DELETE FROM mail_subject`);
    await db.execute(sql`DELETE FROM mail_delivery`);
  });
});

const services = () => ({ ...house.app.services, ...house.services });
const limited = () => house.addContract({ creditDays: 30, creditAmount: "900", creditLimit: "1000" });
const noticed = () =>
  house.inCompany(async (db) => {
    const { rows } = await db.execute<{ salesId: string; doer: string; passed: boolean }>(
      sql`SELECT sales_id AS "salesId", said ->> 'doer' AS doer, (said ->> 'passed')::boolean AS passed FROM credit_notice`,
    );
    return rows;
  });
const mails = () =>
  house.inCompany(async (db) => {
    const { rows } = await db.execute<{ to: string[]; subject: string }>(
      sql`SELECT recipients AS to, subject FROM mail_delivery`,
    );
    return rows;
  });
/** Kinds of events about credit that open pages were sent. */
const watched = () => {
  const published = vi.spyOn(house.app.services.events, "publish");
  return () => published.mock.calls.map(([, , { kind }]) => kind).filter((kind) => kind.startsWith("credit."));
};

describe("The salesperson of a customer whose credit is met", () => {
  test("hears of a colleague's bill that was refused, on the screen and by e-mail, once a day", async () => {
    const told = watched();
    await limited();
    expect((await house.bill("1000.01", clerk)).StatusCode).toBe(422);
    await expect.poll(noticed).toEqual([{ salesId: house.salesId, doer: "Lin", passed: false }]);
    await expect.poll(told).toEqual(["credit.held"]);
    await house.bill("2000", clerk);
    await house.bill("2000", house.tokens.administrator, { creditReason: "Paid tomorrow" });
    expect([await mailNotices(services()), await mailNotices(services())]).toEqual([1, 0]);
    expect([(await noticed()).length, told().length]).toEqual([1, 1]);
    expect(await mails()).toMatchObject([{ subject: expect.stringContaining("C0001") as unknown }]);
  });

  test("hears of what a colleague let pass", async () => {
    const told = watched();
    await limited();
    const bill = await house.bill("1000.01", house.tokens.administrator, { creditReason: "Paid tomorrow" });
    expect(bill.StatusCode).toBe(200);
    expect(await noticed()).toMatchObject([{ doer: "Chen Jing", passed: true }]);
    expect(told()).toEqual(["credit.passed"]);
  });

  test("is not told of what they met themselves, nor of a bill within the limit", async () => {
    await limited();
    await house.bill("2000", house.tokens.sales);
    await house.bill("900", clerk);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([await noticed(), await mailNotices(services())]).toEqual([[], 0]);
  });

  test("gets the e-mail later where the mail server did not take it", async () => {
    await limited();
    await house.bill("1000.01", house.tokens.administrator, { creditReason: "Paid tomorrow" });
    const way = { account: null, send: () => Promise.reject(refuse(mailRefusals.unreachable)) };
    const mail = { ...services().mail, ofCompany: () => Promise.resolve(way), patienceMs: 1_000 };
    expect(await mailNotices({ ...services(), mail })).toBe(0);
    expect(await mailNotices(services())).toBe(1);
  });
});
