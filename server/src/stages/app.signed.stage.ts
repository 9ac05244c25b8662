import { addCollectionBill } from "@lading/contract/bill";
import { getJobSummary, signJobSummary, type JobSummary } from "@lading/contract/job-summary";
import { addSupplierCostDetails } from "@lading/contract/supplier-cost";
import { addWayBillAirTransport, addWayBillMainNumber, mergeWayBillByMainNumber } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { inTransaction } from "#core/db";
import type { ServerModule } from "#core/http";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { addPresetChargeItems } from "#charge-item";
import { addPresetCurrencies } from "#currency";
import { addPresetStates } from "#logistics-state";
import { makeCompany, makeToken, type MadeCompany } from "#user";
import { addMainWarehouse } from "#warehouse";
import { makeWaybillRow } from "#waybill";

/** A company on the whole application, with what bills and costs need. */
export interface SigningHouse {
  app: TestApp;
  by: { token: string; language: "en" };
  company: MadeCompany;
  who: { userId: string; warehouseId: string };
  addHouse(change?: Record<string, unknown>): Promise<string>;
  giveNumber(ids: string[], mainNumber: string): Promise<void>;
  consolidate(ids: string[]): Promise<string>;
  bill(waybillId: string, price?: string): ReturnType<typeof billOf>;
  addBill(waybillId: string): Promise<string>;
  cost(price?: string): ReturnType<typeof costOf>;
  addCost(waybillId: string): Promise<string>;
  summaryOf(id: string): Promise<JobSummary>;
  sign(id: string, digest: string): ReturnType<typeof signing>;
}

const signing = (app: TestApp, by: SigningHouse["by"], of: { id: string; digest: string }) =>
  app.call(signJobSummary, { ...of, step: "customerService" }, by);

/** Everything in the settlement currency, so that no rate is needed. */
const costOf = (chargeItemId: string, unitPrice: string) => ({
  customerNumber: "C0001",
  chargeItemId,
  qty: "1",
  unitPrice,
  currency: "RMB" as const,
  costDate: "2026-11-20",
});

const billOf = (waybillId: string, chargeItemId: string, unitPrice: string) => ({
  waybillId,
  customerNumber: "C0001",
  billDate: "2026-11-20",
  currency: "RMB" as const,
  lines: [{ chargeItemId, qty: "1", unitPrice }],
});

const addBill = async (app: TestApp, bill: ReturnType<typeof billOf>, by: SigningHouse["by"]) =>
  (await app.call(addCollectionBill, bill, by)).Content.id;

/** Opens the house on a database of its own, with all modules of the product. */
export async function openSigningHouse(modules: readonly ServerModule[]): Promise<SigningHouse> {
  const app = await startTestApp({ modules, services: localServices });
  const company = await makeCompany(app.database, {
    code: "GULF",
    companyName: "Gulf Freight",
    furnish: [addPresetCurrencies, addPresetStates, addPresetChargeItems, addMainWarehouse],
    administrator: { userName: "Chen Jing", email: "a@gulf.example" },
  });
  const { companyId, administrator } = company;
  const by = { token: await makeToken(app.database, companyId, administrator.userId), language: "en" as const };
  const [first] = await inTransaction(app.database, { companyId }, async (db) => {
    await db.execute(sql`INSERT INTO customer (company_id, id, customer_number, customer_name)
      VALUES (${companyId}, gen_random_uuid(), 'C0001', 'Oasis Trading')`);
    const { rows } = await db.execute<{ item: string; warehouse: string }>(
      sql`SELECT i.id AS item, w.id AS warehouse FROM charge_item i, warehouse w LIMIT 1`,
    );
    return rows;
  });
  const { item, warehouse } = first ?? { item: "", warehouse: "" };
  const who = { userId: administrator.userId, warehouseId: warehouse };
  const bill = (waybillId: string, price = "100") => billOf(waybillId, item, price);
  const cost = (price = "60") => costOf(item, price);
  return {
    app,
    by,
    company,
    who,
    bill,
    cost,
    addHouse: async (change = {}) =>
      (await app.call(addWayBillAirTransport, { ...makeWaybillRow.air(who), ...change }, by)).Content.id,
    giveNumber: async (ids, mainNumber) =>
      void (await app.call(addWayBillMainNumber, { way: "air", ids, mainNumber }, by)),
    consolidate: async (ids) => (await app.call(mergeWayBillByMainNumber, { ids }, by)).Content.id,
    addBill: (waybillId) => addBill(app, bill(waybillId), by),
    addCost: async (waybillId) =>
      (await app.call(addSupplierCostDetails, { waybillId, costs: [cost()] }, by)).Content.ids[0] ?? "",
    summaryOf: async (id) => {
      const { summary } = (await app.call(getJobSummary, { id }, by)).Content;
      if (!summary) throw new Error("No summary");
      return summary;
    },
    sign: (id, digest) => signing(app, by, { id, digest }),
  };
}
