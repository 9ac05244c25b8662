import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addCollectionBill, deleteCollectionBill, editCollectionBill } from "@lading/contract/bill";
import { addCheckBill, agreeCheckBill } from "@lading/contract/check-bill";
import { addExchangeRate, deleteExchangeRate, editExchangeRate } from "@lading/contract/exchange-rate";
import { addPaymentInvoice, deletePaymentInvoice, editPaymentInvoice } from "@lading/contract/payment-invoice";
import { closePeriod, periodRefusals } from "@lading/contract/period";
import {
  addSupplierCostDetails,
  deleteSupplierCostDetails,
  editSupplierCostDetails,
} from "@lading/contract/supplier-cost";
import {
  addNuclearAccountRecord,
  generateNuclearAccountNumber,
  postNuclearAccountRecord,
  takeBackNuclearAccountRecord,
} from "@lading/contract/write-off";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { modules } from "./app.ts";
import { openSigningHouse, type SigningHouse } from "./stages/app.signed.stage.ts";

let house: SigningHouse;
beforeAll(async () => {
  house = await openSigningHouse(modules);
});
afterAll(() => house.app.close());

/** A day of a month that is closed, its last day, and one that stays open. */
const [then, closedTo, later] = ["2026-01-20", "2026-01-31", "2026-02-03"];

type Answered = Promise<{ ErrorMsg: string | null; Content: { code?: string; fields?: Record<string, string> } }>;
/** The deed, the field that the refusal stands at, and the call. */
type Write = [what: string, field: string | null, call: () => Answered];

const bill = (waybillId: string) => ({ ...house.bill(waybillId), billDate: then });
const cost = () => ({ ...house.cost(), costDate: then });
const rate = { currency: "USD" as const, date: then, rate: "7.1" };
const receipt = { amount: "100", day: then, reference: "" };

async function addBill(waybillId: string) {
  return (await house.app.call(addCollectionBill, bill(waybillId), house.by)).Content.id;
}

async function addCost(waybillId: string) {
  const { Content } = await house.app.call(addSupplierCostDetails, { waybillId, costs: [cost()] }, house.by);
  return Content.ids[0] ?? "";
}

/** A supplier's invoice of the closed month over a cost of its own. */
async function invoice(waybillId: string, billReferNo: string) {
  const costs = [{ costId: await addCost(waybillId), amount: "60" }];
  return { customerNumber: "C0001", billReferNo, invoiceDate: then, currency: "RMB" as const, amount: "60", costs };
}

/** Writes of bills, costs and rates dated in the closed month. */
async function chargeWrites(waybillId: string): Promise<Write[]> {
  const { app, by } = house;
  const { waybillId: _waybill, ...edit } = { ...bill(waybillId), billDate: later };
  const [edited, voided] = [await addBill(waybillId), await addBill(waybillId)];
  const [changed, deleted] = [await addCost(waybillId), await addCost(waybillId)];
  const { id: ofRate } = (await app.call(addExchangeRate, rate, by)).Content;
  const { id: gone } = (await app.call(addExchangeRate, { ...rate, currency: "HKD" }, by)).Content;
  const moved = { ...cost(), costDate: later, id: changed, version: 1 };
  return [
    ["a bill comes in", "billDate", () => app.call(addCollectionBill, bill(waybillId), by)],
    ["a bill changes", null, () => app.call(editCollectionBill, { ...edit, id: edited, version: 1 }, by)],
    ["a bill is voided", null, () => app.call(deleteCollectionBill, { ids: [voided], reason: "Twice" }, by)],
    ["a cost comes in", "costs.0.costDate", () => app.call(addSupplierCostDetails, { waybillId, costs: [cost()] }, by)],
    ["a cost changes", null, () => app.call(editSupplierCostDetails, moved, by)],
    ["a cost goes", null, () => app.call(deleteSupplierCostDetails, { ids: [deleted] }, by)],
    ["a rate comes in", "date", () => app.call(addExchangeRate, { ...rate, currency: "EUR" }, by)],
    ["a rate changes", null, () => app.call(editExchangeRate, { id: ofRate, rate: "7.2", version: 1 }, by)],
    ["a rate goes", null, () => app.call(deleteExchangeRate, { ids: [gone] }, by)],
  ];
}

/** Writes of check bills, write-offs and suppliers' invoices. */
async function settlingWrites(waybillId: string): Promise<Write[]> {
  const { app, by } = house;
  const [gathered, open] = [await addBill(waybillId), await addBill(waybillId)];
  const checkBill = { type: "receipt" as const, lines: [{ kind: "bill" as const, recordId: gathered }] };
  const { id } = (await app.call(addCheckBill, checkBill, by)).Content;
  const agreed = { id, version: 1, agreedOn: then, agreedBy: "Huda" };
  const filling = await writeOffOf(open);
  const [added, changed] = [await invoice(waybillId, "NEW-1"), await invoice(waybillId, "OLD-1")];
  const { id: ofInvoice } = (await app.call(addPaymentInvoice, changed, by)).Content;
  const twice = await app.call(addPaymentInvoice, await invoice(waybillId, "OLD-2"), by);
  const moved = { ...changed, invoiceDate: later, id: ofInvoice, version: 1 };
  const voiding = { id: twice.Content.id, reason: "Twice", version: 1 };
  return [
    ["an agreement is dated back", "agreedOn", () => app.call(agreeCheckBill, agreed, by)],
    [
      "a receipt comes in with a write-off",
      "newSource.day",
      () => app.call(addNuclearAccountRecord, { ...filling, newSource: receipt }, by),
    ],
    ["a supplier's invoice comes in", "invoiceDate", () => app.call(addPaymentInvoice, added, by)],
    ["a supplier's invoice changes", null, () => app.call(editPaymentInvoice, moved, by)],
    ["a supplier's invoice is voided", null, () => app.call(deletePaymentInvoice, voiding, by)],
  ];
}

async function writeOffOf(recordId: string) {
  const { id, version } = (await house.app.call(generateNuclearAccountNumber, {}, house.by)).Content;
  const partyId = await inTransaction(house.app.database, { companyId: house.company.companyId }, async (db) => {
    const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM customer`);
    return rows[0]?.id ?? "";
  });
  const lines = [{ kind: "bill" as const, recordId, amount: "100" }];
  const of = { type: "receipt" as const, partyKind: "customer" as const, partyId, currency: "RMB" as const };
  return { id, version, ...of, lines };
}

const today = () => new Date().toISOString().slice(0, 10);

describe("A closed month", () => {
  test("takes in and lets change nothing that is dated in it; a receipt of today for a bill of then is entered", async () => {
    const { app, by } = house;
    const waybillId = await house.addHouse();
    const oldBill = await addBill(waybillId);
    const writes = [...(await chargeWrites(waybillId)), ...(await settlingWrites(waybillId))];
    const closed = await app.call(closePeriod, { upTo: closedTo, closedUpTo: null }, by);
    expect(closed.ErrorMsg).toBeNull();
    for (const [what, field, write] of writes) {
      const { Content, ErrorMsg } = await write();
      expect([what, Content.code, Object.keys(Content.fields ?? {})]).toEqual([
        what,
        periodRefusals.closed.code,
        field === null ? [] : [field],
      ]);
      expect(ErrorMsg).toContain(closedTo);
    }
    const filling = { ...(await writeOffOf(oldBill)), newSource: { ...receipt, day: today() } };
    const filled = await app.call(addNuclearAccountRecord, filling, by);
    expect(filled.ErrorMsg).toBeNull();
    const { id } = filling;
    const posted = await app.call(postNuclearAccountRecord, { id, version: filled.Content.version }, by);
    expect(posted.ErrorMsg).toBeNull();
    // Taking it back is a reversal of today.
    const back = { id, version: posted.Content.version, reason: "Another customer's" };
    expect((await app.call(takeBackNuclearAccountRecord, back, by)).ErrorMsg).toBeNull();
    expect((await app.call(addCollectionBill, { ...bill(waybillId), billDate: later }, by)).ErrorMsg).toBeNull();
  }, 60_000);
});

/** Modules with amounts of money that write nothing into a closed period, each with why. */
const letBe: Record<string, string> = {
  approval: "decides on requests; their payment is what is dated",
  "customer-contract": "limits, which are no entries",
  "financial-request": "asks for money; its payment is what is dated",
  supplier: "prices of services, which are no entries",
  waybill: "the value of goods, and what is collected on delivery",
  profit: "sums kept of what others book",
};

test("Every module with amounts of money asks whether the day is open, or is let be with a reason", () => {
  const root = import.meta.dirname;
  const of = (file: string) => readFileSync(join(root, file), "utf8");
  const withTables = globSync("*/tables.ts", { cwd: root })
    .filter((file) => /\bamount\("/.test(of(file)) || file.startsWith("exchange-rate"))
    .map((file) => file.split(/[\\/]/)[0] ?? "");
  expect(withTables.length).toBeGreaterThan(8);
  const asks = (module: string) =>
    globSync(`${module}/**/*.ts`, { cwd: root }).some(
      (file) => !/\.(test|stage)\.ts$/.test(file) && /\b(requireOpenDays?|openToday)\(/.test(of(file)),
    );
  const advice = "A module that writes dated money asks #period (requireOpenDay) before each write of it";
  expect(
    withTables.filter((module) => !asks(module) && !(module in letBe)),
    advice,
  ).toEqual([]);
});
