import { addCustomerInfo, editCustomerInfo } from "@lading/contract/customer";
import { checkParty, decideRiskHits, editRiskSettings, getRiskHitList } from "@lading/contract/market-risk";
import type { PartyKind } from "@lading/contract/party";
import { addSupplierInfoRecord } from "@lading/contract/supplier";
import { addWayBillAirTransport, editWayBillAirTransport } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { inTransaction } from "#core/db";
import { createEvents, type Events } from "#core/events";
import { createJobs, prepareJobs, type Jobs } from "#core/jobs";
import { createLog } from "#core/log";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { addPresetStates } from "#logistics-state";
import { usePublishedLists } from "#market-risk";
import { makeCompany, makeToken } from "#user";
import { addMainWarehouse } from "#warehouse";
import { modules } from "./app.ts";

let app: TestApp;
let jobs: Jobs;
let events: Events;
let companyId: string;
let by: { token: string; language: "en" };
let people: Record<"operatorId" | "salesId" | "customerServiceId" | "marketingId" | "warehouseId", string>;
let companies = 0;

beforeAll(async () => {
  app = await startTestApp({ modules, services: localServices });
  const { appUrl, ownerUrl, database, services } = app;
  await prepareJobs(ownerUrl, "lading_app");
  const log = createLog("silent");
  events = createEvents({ listenUrl: appUrl, log });
  await events.start();
  jobs = createJobs({ url: appUrl, database, events, log, pollSeconds: 1 });
  Object.assign(services, { jobs, events });
  for (const { name, jobs: own = [] } of modules)
    if (name === "market-risk") for (const register of own) await register(services);
  await jobs.start();
}, 60_000);
afterAll(async () => {
  await jobs.close();
  await events.close();
  await app.close();
}, 60_000);

/** Each test is another company's. */
beforeEach(async () => {
  companies += 1;
  const company = await makeCompany(app.database, {
    code: `GULF${companies}`,
    companyName: "Gulf Freight",
    furnish: [addPresetStates, addMainWarehouse],
    administrator: { userName: "Chen Jing", email: `chen@gulf${companies}.example` },
  });
  companyId = company.companyId;
  const { userId } = company.administrator;
  by = { token: await makeToken(app.database, companyId, userId), language: "en" };
  const warehouseId = (await read<{ id: string }>("SELECT id FROM warehouse LIMIT 1"))[0]?.id ?? "";
  people = { operatorId: userId, salesId: userId, customerServiceId: userId, marketingId: userId, warehouseId };
});

const read = async <T extends Record<string, unknown>>(text: string) =>
  (await inTransaction(app.database, { companyId }, (db) => db.execute<T>(sql.raw(text)))).rows;
const useList = () =>
  inTransaction(app.database, { companyId }, (db) =>
    usePublishedLists(db, { companyId, userId: people.operatorId, userName: "Chen Jing" }, ["un"]),
  );
const addWaybill = async (parties: Record<string, string>) => {
  const form = { ...addWayBillAirTransport.example, ...people, mainNumber: "", ...parties };
  const answer = await app.call(addWayBillAirTransport, { ...form, houseNumber: "" }, by);
  expect(answer.StatusCode).toBe(200);
  return { form, ...answer.Content };
};
const hitsOf = async (name: string) =>
  (await app.call(getRiskHitList, { search: name }, by)).Content.rows.filter(({ partyName }) => partyName === name);
/** Waits until the name is in the work list, as this. */
const found = async (name: string, kind: PartyKind) =>
  await vi.waitFor(
    async () => {
      const hits = await hitsOf(name);
      expect(hits[0]?.partyKinds).toContain(kind);
      return hits;
    },
    { timeout: 30_000, interval: 200 },
  );
const warned = async (name: string) => (await app.call(checkParty, { name }, by)).Content;
const waits = () => read("SELECT name FROM party_to_screen");
const screened = () => vi.waitFor(async () => expect(await waits()).toEqual([]), { timeout: 30_000, interval: 200 });

test("A party that is entered after a list was taken into use is screened, whatever it is entered as", async () => {
  await useList();
  await app.call(
    addCustomerInfo,
    {
      ...addCustomerInfo.example,
      customerName: "绿洲货运",
      companyNameEn: "Sadam Hussain Al-Tikriti",
      director: "Ayman al Zawahri",
    },
    by,
  );
  await app.call(addSupplierInfoRecord, { ...addSupplierInfoRecord.example, shortName: "Usama bin Ladin" }, by);
  await addWaybill({ consigneeCompany: "Abdul Aziz Abbasin", shipperName: "Saddam Hussein" });
  for (const [name, kind] of [
    ["Sadam Hussain Al-Tikriti", "customer"],
    ["Ayman al Zawahri", "director"],
    ["Usama bin Ladin", "supplier"],
    ["Abdul Aziz Abbasin", "consignee"],
    ["Saddam Hussein", "shipper"],
  ] as const)
    expect((await found(name, kind))[0]).toMatchObject({ partyName: name, state: "open", source: "un" });
  await screened();
}, 90_000);

test("So is one that gets another name, once; what was decided of the name is not asked again", async () => {
  const { id, form, version } = await addWaybill({ consigneeName: "Red Lantern Logistics" });
  const { id: customerId } = (await app.call(addCustomerInfo, addCustomerInfo.example, by)).Content;
  await useList();
  const name = "Sadam Hussain Al-Tikriti";
  const edited = { ...form, id, version, consigneeName: name };
  expect((await app.call(editWayBillAirTransport, edited, by)).StatusCode).toBe(200);
  const hits = (await found(name, "consignee")).map((hit) => ({ id: hit.id, version: hit.version }));
  await screened();
  await app.call(decideRiskHits, { hits, listAttribute: "normal", reason: "Born in 1990" }, by);
  const { companyCode: _code, customerNumber: _number, ...example } = addCustomerInfo.example;
  const customer = { ...example, id: customerId, version: 1, customerName: name };
  expect((await app.call(editCustomerInfo, customer, by)).StatusCode).toBe(200);
  const again = await found(name, "customer");
  expect(again).toHaveLength(hits.length);
  for (const hit of again) expect(hit).toMatchObject({ state: "normal", reason: "Born in 1990" });
  expect(await warned(name)).toMatchObject({ warnings: [] });
}, 90_000);

test("A possible match that nobody has decided yet warns, and does not block", async () => {
  await useList();
  await app.call(editRiskSettings, { blocks: true }, by);
  const name = "Sadam Hussain Al-Tikriti";
  await addWaybill({ consigneeName: name });
  await found(name, "consignee");
  const { warnings, blocks } = await warned("SADAM HUSSAIN AL-TIKRITI");
  expect({ blocks, first: warnings[0] }).toMatchObject({ blocks: false, first: { kind: "openHit", source: "un" } });
  await addWaybill({ consigneeName: name });
}, 90_000);

test("A name of which nothing is left to compare stays in the work list until a person decides", async () => {
  await useList();
  await addWaybill({ consigneeName: "有限公司" });
  const [entry] = await found("有限公司", "consignee");
  expect(entry).toMatchObject({ outcome: "cannotScreen", state: "open", hit: null, source: null });
  expect((await warned("有限公司")).warnings).toMatchObject([{ kind: "cannotScreen", name: "有限公司" }]);
  const hits = [{ id: entry?.id ?? "", version: entry?.version ?? 0 }];
  await app.call(decideRiskHits, { hits, listAttribute: "sanctions", reason: "Known by its address" }, by);
  expect((await warned("有限公司")).warnings).toMatchObject([{ kind: "sanctions", reason: "Known by its address" }]);
}, 90_000);

test("Without a list in use nothing is noted for a screening", async () => {
  await addWaybill({ consigneeName: "Sadam Hussain Al-Tikriti" });
  expect(await waits()).toEqual([]);
});
