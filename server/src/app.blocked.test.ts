import { addRestrictedParty, editRiskSettings } from "@lading/contract/market-risk";
import { acceptEntrustOrder, acceptEntrustOrders, addEntrustOrder } from "@lading/contract/order";
import {
  addWayBillAirTransport,
  addWayBillByPrimary,
  importAirWaybillMessages,
  readAirWaybillMessages,
  wayBillListByPage,
} from "@lading/contract/waybill";
import { addCustomerInfo } from "@lading/contract/customer";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { addPresetStates } from "#logistics-state";
import { makeCompany, makeToken } from "#user";
import { addMainWarehouse } from "#warehouse";
import { modules } from "./app.ts";

let app: TestApp;
let by: { token: string; language: "en" };
let people: Record<"operatorId" | "salesId" | "customerServiceId" | "marketingId" | "warehouseId", string>;
let customerId: string;

const anchor = "Blue Anchor Shipping";

beforeAll(async () => {
  app = await startTestApp({ modules, services: localServices });
  const company = await makeCompany(app.database, {
    code: "GULF",
    companyName: "Gulf Freight",
    furnish: [addPresetStates, addMainWarehouse],
    administrator: { userName: "Chen Jing", email: "chen@gulf.example" },
  });
  const { companyId, administrator } = company;
  const { userId } = administrator;
  by = { token: await makeToken(app.database, companyId, userId), language: "en" };
  const warehouseId = await inTransaction(app.database, { companyId }, async (db) => {
    const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM warehouse LIMIT 1`);
    return rows[0]?.id ?? "";
  });
  people = { operatorId: userId, salesId: userId, customerServiceId: userId, marketingId: userId, warehouseId };
  customerId = (await app.call(addCustomerInfo, { ...addCustomerInfo.example, customerName: anchor }, by)).Content.id;
  await app.call(addRestrictedParty, { ...addRestrictedParty.example, name: `${anchor} LLC`, otherNames: [] }, by);
  await app.call(editRiskSettings, { blocks: true }, by);
});
afterAll(() => app.close());

const form = () => ({ ...addWayBillAirTransport.example, ...people, houseNumber: "", mainNumber: "" });
const waybillsNow = async () => (await app.call(wayBillListByPage, {}, by)).Content.total;
const refusal = { StatusCode: 422, ErrorMsg: expect.stringContaining(`${anchor} LLC`) };

const fwb = `FWB/16
020-12345675SZXRUH/T12K640MC3.2
SHP
/GULF FREIGHT
/FUZHONG ROAD 9
/SHENZHEN
/CN
CNE
/BLUE ANCHOR SHIPPING
/KING FAHD ROAD 12
/RIYADH
/SA
`;

test("A restricted party is told of when a message with it is read, whether the company blocks it or not", async () => {
  for (const blocks of [true, false]) {
    await app.call(editRiskSettings, { blocks }, by);
    const { Content } = await app.call(readAirWaybillMessages, { files: [{ name: "fwb.txt", text: fwb }] }, by);
    expect(Content.mains[0]?.notes).toContainEqual({
      field: "consigneeName",
      label: "Consignee",
      message: expect.stringContaining(`${anchor} LLC`),
    });
    expect(Content.mains[0]?.notes.map(({ field }) => field)).not.toContain("shipperName");
  }
  await app.call(editRiskSettings, { blocks: true }, by);
});

test("A restricted party is not notified either, with or without its address behind its name", async () => {
  for (const notifyParty of [`${anchor}\nKing Fahd Road 12, Riyadh`, `${anchor}, KING FAHD ROAD 12, RIYADH, SA`]) {
    const { StatusCode, Content } = await app.call(addWayBillAirTransport, { ...form(), notifyParty }, by);
    expect([StatusCode, Object.keys(Content.fields ?? {})]).toEqual([422, ["notifyParty"]]);
  }
});

test("A customer on file is blocked by each of its names, whatever the form calls it", async () => {
  const other = { ...addCustomerInfo.example, customerName: "蓝锚贸易有限公司", companyNameEn: anchor };
  const { id } = (await app.call(addCustomerInfo, other, by)).Content;
  const chosen = { ...form(), customerId: id, customerName: other.customerName };
  expect((await app.call(addWayBillAirTransport, chosen, by)).Content.fields).toHaveProperty("customerName");

  const houses = [{ ...chosen, type: 1 as const, houseNumber: "MSG2" }];
  const message = { mains: [{ mainNumber: "020-12345675", main: null, houses }] };
  expect((await app.call(importAirWaybillMessages, message, by)).Content.fields).toHaveProperty([
    "mains.0.houses.0.customerName",
  ]);
});

test("A restricted party whom the company blocks stands on no waybill, whichever way it comes", async () => {
  const order = { ...addEntrustOrder.example, customerId };
  const { id } = (await app.call(addEntrustOrder, order, by)).Content;
  const completion = {
    shippingDate: "2026-11-24",
    loadingPort: "SZX",
    destinationPort: "RUH",
    customsCode: "85044013",
    ...people,
  };
  expect(await app.call(acceptEntrustOrder, { id, version: 1, ...completion }, by)).toMatchObject(refusal);
  const many = await app.call(acceptEntrustOrders, { ids: [id], ...completion }, by);
  expect(many.Content.rows).toMatchObject([{ houseNumber: "", error: refusal.ErrorMsg }]);

  const chosen = { ...form(), customerId, customerName: "" };
  expect((await app.call(addWayBillAirTransport, chosen, by)).Content.fields).toHaveProperty("customerName");

  const [example] = importAirWaybillMessages.example.mains;
  if (!example?.main) throw new Error("The call has an example");
  const main = { ...example.main, operatorId: people.operatorId, warehouseId: people.warehouseId };
  const houses = [{ ...form(), type: 1 as const, houseNumber: "MSG1", consigneeName: anchor }];
  const message = { mains: [{ mainNumber: "020-12345675", main, houses }] };
  expect((await app.call(importAirWaybillMessages, message, by)).Content.fields).toHaveProperty([
    "mains.0.houses.0.consigneeName",
  ]);

  const agent = { ...addWayBillByPrimary.example, ...main, houseIds: [], consigneeName: anchor };
  expect((await app.call(addWayBillByPrimary, agent, by)).Content.fields).toHaveProperty("consigneeName");
  expect(await waybillsNow()).toBe(0);

  await app.call(editRiskSettings, { blocks: false }, by);
  expect((await app.call(acceptEntrustOrder, { id, version: 1, ...completion }, by)).StatusCode).toBe(200);
});
