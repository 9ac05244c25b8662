import { addRestrictedParty, editRiskSettings } from "@lading/contract/market-risk";
import { acceptEntrustOrder, acceptEntrustOrders, addEntrustOrder } from "@lading/contract/order";
import {
  addWayBillAirTransport,
  addWayBillByPrimary,
  importAirWaybillMessages,
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
