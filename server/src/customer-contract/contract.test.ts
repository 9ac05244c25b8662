import {
  addContract,
  deleteContract,
  editContract,
  exportContractList,
  getContractList,
  getContractLogList,
  loadContractInfo,
} from "@lading/contract/customer-contract";
import { refuse, type RequestOf } from "@lading/contract/core";
import { mailRefusals } from "@lading/contract/mail";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { day, openContractHouse, type ContractHouse } from "./contract.stage.ts";
import { contractBadge, seesContractFile } from "./index.ts";
import { remindOfEnds } from "./reminders.ts";

let house: ContractHouse;
let token: string;
let sales: string;
beforeAll(async () => {
  house = await openContractHouse();
  ({ administrator: token, sales } = house.tokens);
});
afterAll(() => house.app.close());
afterEach(() => house.empty());

const add = (change: Partial<RequestOf<typeof addContract>> = {}, by = token) =>
  house.app.call(addContract, house.contract(change), { token: by, language: "en" });
const load = (id: string, by = token) => house.app.call(loadContractInfo, { id }, { token: by });
const edit = (id: string, change: Partial<RequestOf<typeof editContract>> = {}, by = token) => {
  const { customerId: _customer, ...fields } = house.contract();
  return house.app.call(editContract, { id, ...fields, version: 1, ...change }, { token: by, language: "en" });
};
const remove = (id: string, by = token) => house.app.call(deleteContract, { ids: [id] }, { token: by, language: "en" });
const log = async (id: string) =>
  (await house.app.call(getContractLogList, { id }, { token, language: "en" })).Content.rows;
const list = async (filters: Partial<RequestOf<typeof getContractList>>, by = token) =>
  (await house.app.call(getContractList, filters, { token: by })).Content.rows.map((row) => row.name);

const terms = { creditDays: 30, creditAmount: "1000", creditLimit: "1100" };

const mails = async () =>
  await house.inCompany(async (db) => {
    const { rows } = await db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM mail_delivery`);
    return rows[0]?.n;
  });
const setSalesperson = (state: "normal" | "frozen") =>
  house.inCompany((db) => db.execute(sql`UPDATE staff_user SET state = ${state} WHERE id = ${house.salesId}`));
const services = () => ({ ...house.app.services, ...house.services });

describe("A contract", () => {
  test("is kept with its papers and terms, under a number of its own where none is typed", async () => {
    const files = [await house.upload("contract", "signed.pdf"), await house.upload("contract", "annex.pdf")];
    const { Content } = await add({ ...terms, attachments: files, remark: "Net 30" });
    expect(Content.contractNumber).toMatch(/^CT26-\d{6}$/);
    expect((await load(Content.id)).Content).toMatchObject({
      customerNumber: "C0001",
      customerName: "Oasis Trading",
      nature: "framework",
      validity: { from: day(-90), to: day(200) },
      state: "inForce",
      daysLeft: 200,
      creditDays: 30,
      creditAmount: "1000.00",
      creditLimit: "1100.00",
      currency: "RMB",
      uploader: "Chen Jing",
      attachments: [{ name: "signed.pdf", type: "application/pdf" }, { name: "annex.pdf" }],
    });
    expect((await log(Content.id)).map(({ action }) => action)).toEqual(["add"]);
  });

  test("has PDFs only, by what they hold, and 6 at most", async () => {
    await expect(house.upload("contract", "photo.pdf", Buffer.from("89504e470d0a1a0a", "hex"))).rejects.toThrow(
      /files/,
    );
    const seven = await Promise.all(Array.from({ length: 7 }, () => house.upload("contract")));
    expect((await add({ attachments: seven })).StatusCode).toBe(400);
  });

  test.each([
    ["validity.to", { validity: { from: "2026-02-01", to: "2026-01-31" } }],
    ["creditLimit", { creditAmount: "1000", creditLimit: "999.99" }],
    ["creditAmount", { creditAmount: "1e3" }],
    ["creditAmount", { creditAmount: "1000.005" }],
    ["name", { name: " " }],
  ])("is refused at the field that is wrong: %s", async (field, change) => {
    expect(Object.keys((await add(change)).Content.fields ?? {})).toEqual([field]);
  });

  test("has a number that no other has, whatever its capitals, also when two come at once", async () => {
    const both = await Promise.all([add({ contractNumber: "HT-1" }), add({ contractNumber: "ht-1" })]);
    expect(both.map(({ StatusCode }) => StatusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("is changed with its papers; what was left out is gone, and nobody's change is lost", async () => {
    const [kept, dropped] = [await house.upload("contract", "a.pdf"), await house.upload("contract", "b.pdf")];
    const id = await house.addContract({ attachments: [kept, dropped] });
    expect((await edit(id, { name: "Renewed", attachments: [kept] })).Content.version).toBe(2);
    expect((await load(id)).Content.attachments.map((file) => file.id)).toEqual([kept]);
    expect((await edit(id, { name: "Late" })).Content).toMatchObject({ code: "core.stale", current: { version: 2 } });
    const [last] = await log(id);
    expect(last?.changes.map(({ field }) => field)).toEqual(["name", "attachments"]);
  });
});

describe("A contract that is there", () => {
  test("is somebody else's, or of a customer that one does not see: not found", async () => {
    const id = await house.addContract();
    const other = await house.inCompany(async (db) => {
      const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM customer WHERE customer_number = 'S0001'`);
      return rows[0]?.id ?? "";
    });
    const hidden = await house.addContract({ customerId: other });
    expect((await load(id, house.tokens.rival)).StatusCode).toBe(404);
    expect((await edit(id, {}, house.tokens.rival)).StatusCode).toBe(404);
    expect((await remove(id, house.tokens.rival)).StatusCode).toBe(404);
    expect((await load(hidden, sales)).StatusCode).toBe(404);
    expect((await load(id, sales)).StatusCode).toBe(200);
    expect((await add({ customerId: other }, sales)).StatusCode).toBe(404);
  });

  test("gets terms of credit from those only who may release credit, and keeps them from the others", async () => {
    expect((await add(terms, sales)).Content).toMatchObject({ code: "contract.termsRight" });
    const { Content } = await add({}, sales);
    expect((await edit(Content.id, { creditLimit: "5" }, sales)).StatusCode).toBe(403);
    const id = await house.addContract(terms);
    expect((await edit(id, { ...terms, name: "Other name" }, sales)).StatusCode).toBe(200);
    const longer = { from: day(-90), to: day(400) };
    expect((await edit(id, { ...terms, validity: longer, version: 2 }, sales)).Content.fields).toHaveProperty([
      "validity.to",
    ]);
    const everything = await house.app.call(deleteContract, { ids: [id] }, { token: sales });
    expect(everything.StatusCode).toBe(403);
  });

  test("is deleted with its papers, and the customer's history says so", async () => {
    const file = await house.upload("contract");
    const id = await house.addContract({ ...terms, attachments: [file] });
    expect((await remove(id)).Content.deleted).toBe(1);
    expect((await load(id)).StatusCode).toBe(404);
    const found = await house.inCompany(async (db) => {
      const { rows } = await db.execute<{ action: string }>(sql`
        SELECT action FROM operation_log WHERE entity = 'customer' AND entity_id = ${house.customerId} ORDER BY id DESC LIMIT 2`);
      return { actions: rows.map(({ action }) => action), file: await house.services.files?.find(db, file) };
    });
    expect(found).toEqual({ actions: ["contractDelete", "contractAdd"], file: undefined });
  });
});

describe("The list", () => {
  test("is filtered by what its columns show, sorted and exported", async () => {
    await house.addContract({ name: "Ended", validity: { from: day(-60), to: day(-1) }, nature: "other" });
    await house.addContract({ name: "Ending", validity: { from: day(-60), to: day(30) }, contractNumber: "X-7" });
    await house.addContract({ name: "Coming", validity: { from: day(2), to: day(60) }, nature: "freight" });
    await house.addContract({ name: "Credit", ...terms, nature: "warehousing", issuer: "Wang" });
    expect(await list({ state: "ended" })).toEqual(["Ended"]);
    expect(await list({ state: "ending" })).toEqual(["Ending"]);
    expect(await list({ state: "upcoming" })).toEqual(["Coming"]);
    expect(await list({ hasCredit: true })).toEqual(["Credit"]);
    expect(await list({ search: "x-7" })).toEqual(["Ending"]);
    expect(await list({ issuer: "wan" })).toEqual(["Credit"]);
    expect(await list({ sort: "validTo", order: "asc" })).toEqual(["Ended", "Ending", "Coming", "Credit"]);
    expect(await list({ endsFrom: day(31), endsTo: day(60) })).toEqual(["Coming"]);
    expect(await list({}, house.tokens.rival)).toEqual([]);
    const { Content } = await house.app.call(exportContractList, { state: "ending" }, { token, language: "zh" });
    expect(Content.name).toMatch(/^客户合同 .*\.xlsx$/);
  });
});

describe("Contracts", () => {
  const early = { name: "Early", conclusion: day(-50), validity: { from: day(-40), to: day(100) } };
  const late = {
    name: "Late",
    conclusion: day(-5),
    validity: { from: day(3), to: day(200) },
    remark: "Ask Omar first",
  };

  test.each([
    ["when they were concluded", { concludedTo: day(-50) }, ["Early"]],
    ["when they were concluded", { concludedFrom: day(-49), concludedTo: day(0) }, ["Late"]],
    ["when they begin", { beginsTo: day(2) }, ["Early", "Without"]],
    ["when they begin", { beginsFrom: day(3) }, ["Late"]],
    ["their credit days", { creditDaysFrom: "30", creditDaysTo: "30" }, ["Early"]],
    ["their credit days", { creditDaysFrom: "31" }, ["Late"]],
    ["their credit amount", { creditAmountTo: "1000" }, ["Early"]],
    ["their credit amount", { creditAmountFrom: "1000.01" }, ["Late"]],
    ["their credit limit", { creditLimitFrom: "1100", creditLimitTo: "1100.5" }, ["Early"]],
    ["their credit limit", { creditLimitFrom: "99999999999" }, []],
    ["when they were added", { createdFrom: day(1) }, []],
    ["their remark", { search: "omar first" }, ["Late"]],
  ] as const)("are found by %s: %o", async (_what, filters, names) => {
    await house.addContract({ ...early, ...terms });
    await house.addContract({ ...late, creditDays: 45, creditAmount: "2000", creditLimit: "2500" });
    await house.addContract({ name: "Without", conclusion: "", validity: { from: day(-39), to: day(99) } });
    expect(await list({ ...filters, sort: "name", order: "asc" })).toEqual(names);
  });
});

describe("A paper", () => {
  test("is read by those who see the contract", async () => {
    const file = await house.upload("contract");
    await house.addContract({ attachments: [file] });
    const sees = (rights: string[], companyId = house.company.companyId) =>
      inTransaction(house.app.database, { companyId }, (db) =>
        seesContractFile(
          db,
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the question looks at
          { audience: "staff", companyId, rights: new Set(rights), seesAll: true, roleLevel: 1 } as never,
          file,
        ),
      );
    expect(await sees(["/customerManagement/contractManagement:view"])).toBe(true);
    expect(await sees([])).toBe(false);
  });
});

describe("The end of a contract", () => {
  test("is reminded of once, 30 days before, by e-mail to the salesperson; another end makes it due again", async () => {
    const before = (await mails()) ?? 0;
    const id = await house.addContract({ validity: { from: day(-60), to: day(30) } });
    await house.addContract({ nature: "other", validity: { from: day(-60), to: day(31) } });
    expect(await remindOfEnds(services())).toBe(1);
    expect(await remindOfEnds(services())).toBe(0);
    expect(await mails()).toBe(before + 1);
    expect((await log(id)).map(({ action }) => action)).toEqual(["remind", "add"]);
    await edit(id, { validity: { from: day(-60), to: day(10) } });
    expect(await remindOfEnds(services())).toBe(1);
    expect(await mails()).toBe(before + 2);
  });

  test.each([
    ["later", mailRefusals.unreachable, 0],
    ["later", mailRefusals.dailyLimit, 0],
    ["later", mailRefusals.accountUnusable, 0],
    ["later", mailRefusals.accountRefused, 0],
    ["never", mailRefusals.recipientRefused, 1],
    ["perhaps", mailRefusals.unknown, 1],
  ] as const)("stays due as long as the mail can leave %s (%s)", async (_when, refusal, reminded) => {
    const way = { account: null, send: () => Promise.reject(refuse(refusal, {})) };
    const mail = { ...services().mail, ofCompany: () => Promise.resolve(way), patienceMs: 1_000 };
    await house.addContract({ validity: { from: day(-60), to: day(30) } });
    expect(await remindOfEnds({ ...services(), mail })).toBe(reminded);
    expect(await remindOfEnds(services())).toBe(1 - reminded);
  });

  test("reaches an administrator where neither the salesperson nor whoever added it is there any more", async () => {
    const id = (await add({ validity: { from: day(-60), to: day(30) } }, sales)).Content.id;
    await setSalesperson("frozen");
    expect(await remindOfEnds(services())).toBe(1);
    await setSalesperson("normal");
    const [last] = await log(id);
    expect(last?.changes[0]?.after).toContain("Chen Jing");
  });

  test("needs nobody's care once another of its nature holds longer; the badge counts those that do", async () => {
    const count = () =>
      house.inCompany((db) =>
        contractBadge.count({
          db,
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the count looks at
          session: { companyId: house.company.companyId, roleLevel: 1, seesAll: true } as never,
        }),
      );
    await house.addContract({ validity: { from: day(-60), to: day(5) } });
    expect(await count()).toBe(1);
    await house.addContract({ validity: { from: day(6), to: day(300) } });
    expect([await count(), await remindOfEnds(services())]).toEqual([0, 0]);
  });
});
