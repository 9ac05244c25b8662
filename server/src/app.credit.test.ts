import { getCollectionBillProposal } from "@lading/contract/bill";
import { addCustomerInfo, getCustomerInfoList, getCustomerLogList, mergeCustomerInfo } from "@lading/contract/customer";
import { addContract, getContractList } from "@lading/contract/customer-contract";
import type { RequestOf } from "@lading/contract/core";
import { acceptEntrustOrder, acceptEntrustOrders, addEntrustOrder } from "@lading/contract/order";
import {
  addWayBillAirTransport,
  editWayBillAirTransport,
  getWayBillOperationLog,
  importAirWaybillMessages,
  loadWayBillInfo,
  wayBillListByPage,
} from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { addPresetCurrencies } from "#currency";
import { addPresetStates } from "#logistics-state";
import { makeColleague, makeCompany, makeToken, type MadeCompany } from "#user";
import { addMainWarehouse } from "#warehouse";
import { modules } from "./app.ts";

let app: TestApp;
let company: MadeCompany;
let manager: string;
let clerk: string;
let warehouseId: string;
/** With a limit of nothing, so that nothing goes by itself; and one without a contract. */
let held: string;
let free: string;
let serial = 0;

beforeAll(async () => {
  app = await startTestApp({ modules, services: localServices });
  company = await makeCompany(app.database, {
    code: "GULF",
    companyName: "Gulf Freight",
    furnish: [addPresetCurrencies, addPresetStates, addMainWarehouse],
    administrator: { userName: "Chen Jing", email: "chen@gulf.example" },
  });
  const { companyId, administrator } = company;
  const inside = <T>(work: Parameters<typeof inTransaction<T>>[2]) => inTransaction(app.database, { companyId }, work);
  const lin = { userName: "Lin", email: "lin@gulf.example", presets: ["customerService"] };
  manager = await makeToken(app.database, companyId, administrator.userId);
  clerk = await makeToken(app.database, companyId, await inside((db) => makeColleague(db, company, lin)));
  warehouseId = await inside(async (db) => {
    const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM warehouse LIMIT 1`);
    return rows[0]?.id ?? "";
  });
  held = await addCustomer("Held Trading");
  free = await addCustomer("Free Trading");
  await app.call(addContract, { ...addContract.example, customerId: held, creditAmount: "0", creditLimit: "" }, asks());
});
afterAll(() => app.close());

const asks = (token = manager) => ({ token, language: "en" as const });

async function addCustomer(customerName: string): Promise<string> {
  const { Content } = await app.call(
    addCustomerInfo,
    { ...addCustomerInfo.example, customerName, companyNameEn: "" },
    asks(),
  );
  return Content.id;
}

function people() {
  const { userId } = company.administrator;
  return { operatorId: userId, salesId: userId, customerServiceId: userId, marketingId: userId, warehouseId };
}

const form = (customerId: string, creditReason = "") => ({
  ...addWayBillAirTransport.example,
  ...people(),
  customerId,
  creditReason,
  houseNumber: "",
  mainNumber: "",
});
const ship = (customerId: string, by: string, creditReason = "") =>
  app.call(addWayBillAirTransport, form(customerId, creditReason), asks(by));
const actionsOf = async (waybillId: string) =>
  (await app.call(getWayBillOperationLog, { waybillId }, asks())).Content.rows.map(({ action }) => action);
const released = async () => {
  const { Content } = await app.call(getCustomerLogList, { customerId: held, pageSize: 100 }, asks());
  return Content.rows.filter(({ action }) => action === "passCredit");
};

describe("A waybill of a customer beyond its credit", () => {
  test("is refused to a clerk at the customer, and asks a manager for the reason, which is logged", async () => {
    expect((await ship(free, clerk)).StatusCode).toBe(200);
    const refused = await ship(held, clerk, "I say so");
    expect([refused.StatusCode, Object.keys(refused.Content.fields ?? {})]).toEqual([422, ["customerId"]]);
    expect((await ship(held, manager)).Content.fields).toHaveProperty("creditReason");
    const before = (await released()).length;
    const { Content } = await ship(held, manager, "Pays on pick-up");
    expect(await actionsOf(Content.id)).toEqual(["passCredit", "add"]);
    const entries = await released();
    expect(entries).toHaveLength(before + 1);
    expect(entries[0]).toMatchObject({ userName: "Chen Jing" });
    expect(entries[0]?.changes).toContainEqual({ field: "creditReason", before: "", after: "Pays on pick-up" });
    expect(entries[0]?.changes).toContainEqual({ field: "creditRecord", before: "", after: Content.houseNumber });
  });

  test("does not become theirs by a change either; one that is theirs can be changed", async () => {
    const { id } = (await ship(free, clerk)).Content;
    const edit = async (customerId: string, by: string, version: number) => {
      const { houseNumber: _number, ...fields } = form(customerId);
      return await app.call(editWayBillAirTransport, { ...fields, id, version }, asks(by));
    };
    expect((await edit(held, clerk, 1)).Content.fields).toHaveProperty("customerId");
    const theirs = (await ship(held, manager, "Old friend")).Content.id;
    const record = (await app.call(loadWayBillInfo, { id: theirs }, asks())).Content;
    const { houseNumber: _number, ...fields } = form(held);
    const same = await app.call(
      editWayBillAirTransport,
      { ...fields, id: theirs, version: record.version },
      asks(clerk),
    );
    expect(same.StatusCode).toBe(200);
  });

  test("is not made of messages", async () => {
    serial += 1;
    const example = importAirWaybillMessages.example.mains[0];
    if (!example?.main) throw new Error("The call has an example");
    const main = { ...example.main, operatorId: company.administrator.userId, warehouseId };
    const { type: _type, ...house } = { ...form(held), houseNumber: `MSG${serial}` };
    const store = (mainNumber: string, creditReason: string, by: string) => {
      const houses = [{ ...house, type: 1 as const, creditReason }];
      const input: RequestOf<typeof importAirWaybillMessages> = { mains: [{ mainNumber, main, houses }] };
      return app.call(importAirWaybillMessages, input, asks(by));
    };
    expect((await store("020-12345675", "", clerk)).Content.fields).toHaveProperty("customerId");
    expect((await store("020-12345675", "", manager)).Content.fields).toHaveProperty("creditReason");
    expect((await store("020-12345675", "Agreed by phone", manager)).Content.mains[0]?.added).toBe(1);
    const { Content } = await app.call(wayBillListByPage, { search: `MSG${serial}` }, asks());
    expect(await actionsOf(Content.rows[0]?.id ?? "")).toContain("passCredit");
  });
});

const place = async () => {
  const order = { ...addEntrustOrder.example, customerId: held };
  return (await app.call(addEntrustOrder, order, asks())).Content.id;
};
const completion = () => ({
  shippingDate: "2026-11-24",
  loadingPort: "SZX",
  destinationPort: "RUH",
  customsCode: "85044013",
  ...people(),
});

describe("An order of a customer beyond its credit", () => {
  test("is not accepted by a clerk, alone or among others, and by a manager with a reason", async () => {
    const id = await place();
    const accept = (by: string, creditReason: string) =>
      app.call(acceptEntrustOrder, { id, version: 1, ...completion(), creditReason }, asks(by));
    expect((await accept(clerk, "")).Content.fields).toHaveProperty("customerId");
    const many = await app.call(acceptEntrustOrders, { ids: [id], ...completion() }, asks(clerk));
    expect(many.Content.rows[0]?.error).toMatch(/^Held Trading would pass its credit limit/);
    const { Content, StatusCode } = await accept(manager, "Prepaid by cheque");
    expect(StatusCode).toBe(200);
    expect(await actionsOf(Content.waybillId)).toContain("passCredit");
  });
});

test("A customer that is held is named to each reader in the reader's language", async () => {
  const names = { customerName: "海湾贸易", companyNameEn: "Gulf Trading" };
  const customerId = (await app.call(addCustomerInfo, { ...addCustomerInfo.example, ...names }, asks())).Content.id;
  await app.call(addContract, { ...addContract.example, customerId, creditAmount: "0", creditLimit: "" }, asks());
  const refusedIn = async (language: "zh" | "en" | "ar") =>
    (await app.call(addWayBillAirTransport, form(customerId), { ...asks(clerk), language })).Content.fields?.[
      "customerId"
    ];
  expect(await refusedIn("zh")).toContain("海湾贸易");
  for (const language of ["en", "ar"] as const) expect(await refusedIn(language)).toContain("Gulf Trading");
});

test("A merged customer takes its contracts along, and their terms", async () => {
  const [stays, goes] = [await addCustomer("Stays"), await addCustomer("Goes")];
  await app.call(addContract, { ...addContract.example, customerId: goes, creditAmount: "0", creditLimit: "" }, asks());
  await app.call(mergeCustomerInfo, { id: stays, mergedId: goes, version: 1 }, asks());
  const { Content } = await app.call(getContractList, { customerId: stays }, asks());
  expect(Content.rows).toMatchObject([{ customerName: "Stays", creditAmount: "0.00" }]);
  expect((await ship(stays, clerk)).StatusCode).toBe(422);
});

test("A new bill is proposed with the contract's credit days and the currency of the customer's latest bill", async () => {
  const customerId = await addCustomer("Punctual Trading");
  const { rows } = (await app.call(getCustomerInfoList, { search: "Punctual" }, asks())).Content;
  const customerNumber = rows[0]?.customerNumber ?? "";
  const proposed = async () =>
    (await app.call(getCollectionBillProposal, { customerNumber, billDate: "2026-11-20" }, asks())).Content;
  expect(await proposed()).toEqual({ currency: "RMB", dueDate: "" });
  const terms = { creditDays: 45, creditAmount: "5000", creditLimit: "" };
  await app.call(addContract, { ...addContract.example, customerId, ...terms }, asks());
  expect(await proposed()).toEqual({ currency: "RMB", dueDate: "2027-01-04" });
  await inTransaction(app.database, { companyId: company.companyId }, async (db) => {
    await db.execute(sql`
      INSERT INTO collection_bill (company_id, id, bill_number, waybill_id, customer_id, customer_number, customer_name, bill_date,
        currency, rate, rate_date, settlement_currency, amount, created_by, created_by_name)
      SELECT ${company.companyId}, gen_random_uuid(), 'DN-USD', id, ${customerId}, ${customerNumber}, 'Punctual Trading', '2026-11-19',
        'USD', 7.1, '2026-11-19', 'RMB', 10, gen_random_uuid(), 'Chen Jing' FROM waybill LIMIT 1`);
  });
  expect((await proposed()).currency).toBe("USD");
});
