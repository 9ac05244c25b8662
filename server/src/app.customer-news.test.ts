import {
  editCustomerMessageMail,
  getCustomerLogList,
  getCustomerMessageList,
  loadCustomerHomeInfo,
  setCustomerMessageMail,
} from "@lading/contract/customer";
import { waybillGoodsWarehousing } from "@lading/contract/goods-receipt";
import { acceptEntrustOrder, turnDownEntrustOrder } from "@lading/contract/order";
import { expressDetails } from "@lading/contract/tracking";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createEvents, type Events } from "#core/events";
import { createJobs, prepareJobs, type Jobs } from "#core/jobs";
import { createLog } from "#core/log";
import { waybillContainers } from "#container";
import { customerModule, customers, tellOfState } from "#customer";
import { trackingModule } from "#tracking";
import { routesByNumber } from "#waybill";
import { noUses } from "./customer/uses.stage.ts";
import { openOrderHouse, type OrderHouse } from "./order/orders.stage.ts";

let house: OrderHouse;
let events: Events;
let jobs: Jobs;
beforeAll(async () => {
  const customer = customerModule({ ...noUses, routesOf: routesByNumber });
  house = await openOrderHouse([customer, trackingModule({ containersOf: waybillContainers.namesOf })]);
  const { appUrl, ownerUrl, database, services } = house.app;
  await prepareJobs(ownerUrl, "lading_app");
  const log = createLog("silent");
  events = createEvents({ listenUrl: appUrl, log });
  await events.start();
  jobs = createJobs({ url: appUrl, database, events, log, pollSeconds: 1 });
  Object.assign(services, { jobs });
  for (const register of customer.jobs ?? []) await register(services);
  await jobs.start();
  const canSignIn = { passwordHash: "is not asked here" };
  await house.inCompany((db) => db.update(customers).set(canSignIn).where(eq(customers.id, house.customerId)));
}, 60_000);
afterAll(async () => {
  await jobs.close();
  await events.close();
  await house.app.close();
});

const as = (who: keyof OrderHouse["tokens"], language: "zh" | "en" | "ar" = "en") => ({
  token: house.tokens[who],
  language,
});
const messages = async (who: "customer" | "other" = "customer") =>
  (await house.app.call(getCustomerMessageList, {}, as(who))).Content.rows;
const mailsMessages = (wanted: boolean, who: "customer" | "other" = "customer") =>
  house.app.call(editCustomerMessageMail, { mailsMessages: wanted }, as(who));
const accept = async (houseNumber: string) => {
  const order = { id: await house.place(), version: 1, ...house.completion, houseNumber };
  return (await house.app.call(acceptEntrustOrder, order, as("clerk"))).Content.waybillId;
};
const mailed = async () => {
  const { rows } = await house.app.database.pool.query<{ recipient: string; body: string }>(
    "SELECT recipient, body FROM outbox_message ORDER BY created_at",
  );
  return rows;
};

test("A customer hears of an accepted order, of goods with what was received, and of an order that is turned down", async () => {
  const waybillId = await accept("NEWS-1");
  const lines = [{ pieces: 2, lengthCm: "100", widthCm: "120", heightCm: "100", weight: "151.5" }];
  const { warehouseId } = house;
  const entries = [{ waybillId, lines, isLast: false, photoIds: [], location: "" }];
  const input = { warehouseId, receivedAt: new Date().toISOString(), entries };
  expect((await house.app.call(waybillGoodsWarehousing, input, as("warehouse"))).StatusCode).toBe(200);
  const refused = { id: await house.place(), reason: "No lithium batteries", notify: false };
  expect((await house.app.call(turnDownEntrustOrder, refused, as("clerk"))).StatusCode).toBe(200);
  expect(await messages()).toMatchObject([
    { kind: "orderTurnedDown", text: expect.stringContaining("No lithium batteries"), waybillNumber: "" },
    {
      kind: "goodsReceived",
      text: expect.stringMatching(/NEWS-1.*2 pcs, 151\.5 kg, 2\.4 m³/),
      waybillNumber: "NEWS-1",
    },
    { kind: "orderAccepted", text: expect.stringContaining("NEWS-1"), waybillNumber: "NEWS-1" },
  ]);
  expect(await messages("other")).toEqual([]);
  const { Content } = await house.app.call(expressDetails, { numbers: ["NEWS-1"] }, { language: "en" });
  expect(Content.results[0]?.shipments).toMatchObject([{ pieces: 2, weight: "151.500", volume: "2.400" }]);
});

test("A place that a message names is said in the customer's language, as the tracking page says it", async () => {
  await accept("NEWS-PLACE");
  const told = sql`SELECT ${house.customerId}::uuid AS customer_id, 'NEWS-PLACE' AS waybill_number`;
  const { companyId, administrator } = house.company;
  const teller = { services: house.app.services, session: { companyId, ...administrator } };
  await house.inCompany(async (db) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`SELECT id FROM logistics_state WHERE preset = 'exportCustoms'`,
    );
    await tellOfState({ db, ...teller }, { shipments: told, stateId: rows[0]?.id ?? "", place: "Shenzhen" });
  });
  const textIn = async (language: "zh" | "en" | "ar") =>
    (await house.app.call(getCustomerMessageList, {}, as("customer", language))).Content.rows[0]?.text;
  expect([await textIn("zh"), await textIn("en"), await textIn("ar")]).toEqual([
    expect.stringContaining("出口报关 · 深圳"),
    expect.stringContaining("Export customs · Shenzhen"),
    expect.stringContaining("شنجن"),
  ]);
});

test("Tracking shows the declared goods until all of them came", async () => {
  const waybillId = await accept("NEWS-2");
  const lines = [{ pieces: 1, lengthCm: "100", widthCm: "120", heightCm: "110", weight: "160" }];
  const entries = [{ waybillId, lines, isLast: false, photoIds: [], location: "" }];
  const input = { warehouseId: house.warehouseId, receivedAt: new Date().toISOString(), entries, confirmed: true };
  expect((await house.app.call(waybillGoodsWarehousing, input, as("warehouse"))).StatusCode).toBe(200);
  const { Content } = await house.app.call(expressDetails, { numbers: ["NEWS-2"] }, { language: "en" });
  expect(Content.results[0]?.shipments).toMatchObject([{ pieces: 2, weight: "300.000" }]);
});

test("By e-mail too, in the language in which the customer chose it, until it chooses otherwise", async () => {
  await accept("NEWS-3");
  expect(
    (await house.app.call(editCustomerMessageMail, { mailsMessages: true }, as("customer", "ar"))).StatusCode,
  ).toBe(200);
  expect((await house.app.call(loadCustomerHomeInfo, {}, as("customer"))).Content.mailsMessages).toBe(true);
  await accept("NEWS-4");
  await vi.waitFor(async () => expect(await mailed()).toHaveLength(1), { timeout: 20_000, interval: 200 });
  expect(await mailed()).toMatchObject([
    { recipient: "buying@oasis.example", body: expect.stringMatching(/قُبل طلبكم.*NEWS-4/) },
  ]);
  await mailsMessages(false);
  await accept("NEWS-5");
  await mailsMessages(true);
  await accept("NEWS-6");
  await vi.waitFor(async () => expect(await mailed()).toHaveLength(2), { timeout: 20_000, interval: 200 });
  expect((await mailed())[1]?.body).toMatch(
    /^Dear customer,\n\nYour order \w+ was accepted; its waybill is NEWS-6\.\n/,
  );
});

test("The forwarder chooses it for a customer too, even one that cannot sign in; both choices stand in the history", async () => {
  const { app, customerId } = house;
  await house.inCompany((db) => db.update(customers).set({ passwordHash: null }).where(eq(customers.id, customerId)));
  const before = (await mailed()).length;
  await mailsMessages(false);
  const chosen = await app.call(setCustomerMessageMail, { id: customerId, language: "zh" }, as("administrator"));
  expect(chosen.StatusCode).toBe(200);
  expect((await app.call(loadCustomerHomeInfo, {}, as("customer"))).Content.mailsMessages).toBe(true);
  await accept("NEWS-7");
  await vi.waitFor(async () => expect(await mailed()).toHaveLength(before + 1), { timeout: 20_000, interval: 200 });
  expect((await mailed()).at(-1)?.body).toContain("NEWS-7");
  const log = await app.call(getCustomerLogList, { customerId, pageSize: 2 }, as("administrator"));
  expect(log.Content.rows).toMatchObject([
    { action: "messageMail", changes: [{ field: "messageMail", before: "No", after: "中文" }] },
    { action: "messageMail", changes: [{ before: "English", after: "No" }] },
  ]);
});

test("Without an address on file e-mails cannot be chosen", async () => {
  expect((await mailsMessages(true, "other")).Content.code).toBe("customer.noAddress");
  const id = await house.inCompany(
    async (db) => (await db.select().from(customers)).find(({ email }) => email === "")?.id,
  );
  const set = await house.app.call(setCustomerMessageMail, { id: id ?? "", language: "en" }, as("administrator"));
  expect(set.Content.fields).toEqual({ language: expect.stringContaining("no e-mail address") });
});
