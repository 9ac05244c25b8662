import { addCollectionBill, getCargoTransportationAccount, getCollectionBillList } from "@lading/contract/bill";
import type { Language, RequestOf } from "@lading/contract/core";
import { addCustomerInfo, getCustomerInfoList, getCustomerOptionList } from "@lading/contract/customer";
import { getJobSummary } from "@lading/contract/job-summary";
import { searchRecords } from "@lading/contract/record-search";
import { addSupplierInfoRecord } from "@lading/contract/supplier";
import { addSupplierCostDetails, getSupplierCostDetailsList } from "@lading/contract/supplier-cost";
import { addWarehouse, getWarehouseOptionList } from "@lading/contract/warehouse";
import { addWayBillAirTransport, loadWayBillInfo, wayBillDetail, wayBillListByPage } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { addPresetChargeItems } from "#charge-item";
import { addPresetCurrencies } from "#currency";
import { addPresetStates } from "#logistics-state";
import { makeCompany, makeToken } from "#user";
import { addMainWarehouse } from "#warehouse";
import { modules } from "./app.ts";

const own = "深圳市蓝海贸易有限公司";
const english = "Blue Ocean Trading";
const called = { zh: own, en: english, ar: english };
const payee = { zh: "海角货代", en: "Cape Forwarding", ar: "Cape Forwarding" };

let app: TestApp;
let token: string;
let customerId: string;
let waybillId: string;
beforeAll(async () => {
  app = await startTestApp({ modules, services: localServices });
  const { companyId, administrator } = await makeCompany(app.database, {
    code: "GULF",
    companyName: "Gulf Freight",
    furnish: [addPresetCurrencies, addPresetStates, addMainWarehouse, addPresetChargeItems],
    administrator: { userName: "Chen Jing", email: "chen@gulf.example" },
  });
  token = await makeToken(app.database, companyId, administrator.userId);
  const { rows } = await inTransaction(app.database, { companyId }, (db) =>
    db.execute<{ warehouse: string; item: string }>(sql`SELECT (SELECT id FROM warehouse LIMIT 1) AS warehouse,
      (SELECT id FROM charge_item ORDER BY english_name LIMIT 1) AS item`),
  );
  const [{ warehouse: warehouseId, item: chargeItemId } = { warehouse: "", item: "" }] = rows;
  customerId = await add(addCustomerInfo, {
    ...addCustomerInfo.example,
    customerNumber: "C0001",
    customerName: own,
    companyNameEn: english,
    country: "CN",
    city: "Guangzhou",
  });
  await add(addSupplierInfoRecord, {
    ...addSupplierInfoRecord.example,
    supplierNumber: "S0001",
    supplierName: payee.zh,
    companyNameEn: payee.en,
  });
  const { userId } = administrator;
  const people = { operatorId: userId, salesId: userId, customerServiceId: userId, marketingId: userId };
  const form = { ...addWayBillAirTransport.example, ...people, customerId, warehouseId };
  waybillId = await add(addWayBillAirTransport, { ...form, houseNumber: "", mainNumber: "" });
  const charge = { chargeItemId, qty: "1", unitPrice: "10", remark: "" };
  const bill = { customerNumber: "C0001", billDate: "2026-11-10", currency: "RMB" as const, lines: [charge] };
  await add(addCollectionBill, { waybillId, ...bill });
  const cost = { ...charge, customerNumber: "S0001", costDate: "2026-11-10", currency: "RMB" as const };
  await app.call(addSupplierCostDetails, { waybillId, costs: [cost] }, { token });
});
afterAll(() => app.close());

type Adding =
  | typeof addCustomerInfo
  | typeof addSupplierInfoRecord
  | typeof addWayBillAirTransport
  | typeof addCollectionBill;

async function add<C extends Adding>(call: C, input: RequestOf<C>): Promise<string> {
  const { Content, ErrorMsg } = await app.call<Adding>(call, input, { token, language: "en" });
  if (!Content?.id) throw new Error(`${call.path}: ${ErrorMsg} ${JSON.stringify(Content)}`);
  return Content.id;
}

describe.each(["zh", "en", "ar"] as const)("A reader of %s", (language: Language) => {
  const name = called[language];
  const by = () => ({ token, language });

  test("reads a customer's name in that language in lists, on pages and in job summaries", async () => {
    const { Content: list } = await app.call(wayBillListByPage, {}, by());
    const { Content: detail } = await app.call(wayBillDetail, { id: waybillId }, by());
    const { Content: form } = await app.call(loadWayBillInfo, { id: waybillId }, by());
    const { Content: bills } = await app.call(getCollectionBillList, { sort: "customerName" }, by());
    const { Content: account } = await app.call(getCargoTransportationAccount, { waybillId }, by());
    const { Content: job } = await app.call(getJobSummary, { id: waybillId }, by());
    expect(
      [list.rows[0], detail.waybill, form, bills.rows[0], account.waybill, account.bills[0], job.summary?.job].map(
        (row) => row?.customerName,
      ),
    ).toEqual(Array(7).fill(name));
  });

  test("reads a payee's name so, beside costs and in job summaries", async () => {
    const { Content: costs } = await app.call(getSupplierCostDetailsList, { sort: "customerName" }, by());
    const { Content: job } = await app.call(getJobSummary, { id: waybillId }, by());
    expect(costs.rows[0]?.customerName).toBe(payee[language]);
    expect(job.summary?.parties.map((party) => party.customerName).toSorted()).toEqual(
      [name, payee[language]].toSorted(),
    );
  });

  test("finds waybills, bills and costs by either name", async () => {
    for (const search of [own.slice(2, 6), english]) {
      expect((await app.call(wayBillListByPage, { search }, by())).Content.total, search).toBe(1);
      expect((await app.call(getCollectionBillList, { search }, by())).Content.total, search).toBe(1);
      const { Content } = await app.call(searchRecords, { search }, by());
      expect(Content.rows.find(({ kind }) => kind === "customer")?.about, search).toContain(name);
    }
    for (const search of [payee.zh, payee.en])
      expect((await app.call(getSupplierCostDetailsList, { search }, by())).Content.total, search).toBe(1);
  });

  test("reads cities of customers and warehouses in that language, and finds them by it", async () => {
    const city = { zh: "广州", en: "Guangzhou", ar: "قوانغتشو" }[language];
    await app.call(addWarehouse, { ...addWarehouse.example, code: `CAN-${language}`, city: "Guangzhou" }, by());
    const { Content: warehouses } = await app.call(getWarehouseOptionList, {}, by());
    expect(warehouses.rows.find(({ code }) => code === `CAN-${language}`)?.cityName).toBe(city);
    const { Content: customers } = await app.call(getCustomerInfoList, { city }, by());
    expect(customers.rows[0]).toMatchObject({ city: "Guangzhou", cityName: city });
    const { Content: options } = await app.call(getCustomerOptionList, { search: "C0001" }, by());
    expect(options.rows[0]).toMatchObject({ id: customerId, cityName: city });
  });
});
