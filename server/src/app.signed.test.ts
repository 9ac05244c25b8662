import {
  addCollectionBill,
  deleteCollectionBill,
  editCollectionBill,
  getCargoTransportationAccount,
  getCollectionBillList,
  loadCollectionBillInfo,
} from "@lading/contract/bill";
import { withdrawJobSign } from "@lading/contract/job-summary";
import {
  addSupplierCostDetails,
  deleteSupplierCostDetails,
  editSupplierCostDetails,
  getSupplierCostDetailsList,
  loadSupplierCostDetailsInfo,
} from "@lading/contract/supplier-cost";
import {
  accountRefusals,
  editWayBillAirTransport,
  editWayBillBatch,
  editWayBillByPrimary,
  importAirWaybillMessages,
  loadWayBillInfo,
  mergeWayBillByMainNumber,
  takeOutOfMainWayBill,
  voidWayBill,
} from "@lading/contract/waybill";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeWaybillRow } from "#waybill";
import { modules } from "./app.ts";
import { openSigningHouse, type SigningHouse } from "./stages/app.signed.stage.ts";

let house: SigningHouse;
beforeAll(async () => {
  house = await openSigningHouse(modules);
});
afterAll(() => house.app.close());

interface Answered {
  StatusCode: number;
  ErrorMsg: string | null;
  Content: { code?: string };
}

/** Every way to change what a job comes to, each on something of its own, so that all of them work in turn. */
async function everyChange(
  mainNumber: string,
): Promise<{ main: string; changes: [string, () => Promise<Answered>][] }> {
  const { app, by, who } = house;
  const [first, second, third, late] = await Promise.all([1, 2, 3, 4].map(() => house.addHouse()));
  if (!first || !second || !third || !late) throw new Error("No houses");
  await house.giveNumber([first, second, third, late], mainNumber);
  const main = await house.consolidate([first, second, third]);
  const [edited, deleted] = [await house.addBill(first), await house.addBill(second)];
  const [editedCost, deletedCost] = [await house.addCost(main), await house.addCost(first)];
  const { waybillId: _waybill, ...bill } = house.bill(first, "120");
  const received = { ...makeWaybillRow.air(who), type: 1 as const, houseNumber: `RECEIVED-${mainNumber}` };
  const editMain = async () => {
    const { version } = (await app.call(loadWayBillInfo, { id: main }, by)).Content;
    const form = { ...mainForm(mainNumber), operatorId: who.userId, warehouseId: who.warehouseId };
    return await app.call(editWayBillByPrimary, { ...form, id: main, version, houseIds: [first, second] }, by);
  };
  return {
    main,
    changes: [
      ["a bill is added", () => app.call(addCollectionBill, house.bill(third), by)],
      ["a bill is edited", () => app.call(editCollectionBill, { ...bill, id: edited, version: 1 }, by)],
      ["a bill is deleted", () => app.call(deleteCollectionBill, { ids: [deleted], reason: "Written twice" }, by)],
      ["a cost is added", () => app.call(addSupplierCostDetails, { waybillId: main, costs: [house.cost()] }, by)],
      [
        "a cost is edited",
        () => app.call(editSupplierCostDetails, { ...house.cost("70"), id: editedCost, version: 1 }, by),
      ],
      ["a cost is deleted", () => app.call(deleteSupplierCostDetails, { ids: [deletedCost] }, by)],
      ["another house is consolidated", () => app.call(mergeWayBillByMainNumber, { ids: [late] }, by)],
      ["a house is taken out", () => app.call(takeOutOfMainWayBill, { ids: [third] }, by)],
      [
        "a message brings a house",
        () => app.call(importAirWaybillMessages, { mains: [{ mainNumber, main: null, houses: [received] }] }, by),
      ],
      ["the main's houses are edited", editMain],
      ["a house is voided", () => app.call(voidWayBill, { ids: [first], reason: "Twice" }, by)],
      ["the main is voided", () => app.call(voidWayBill, { ids: [main], reason: "Twice" }, by)],
    ],
  };
}

const mainForm = (mainNumber: string) => ({
  type: 1 as const,
  mainNumber,
  shippingDate: "2026-11-20",
  shipperName: "Gulf Freight",
  consigneeName: "Riyadh Clearing",
  loadingPort: "SZX",
  destinationPort: "RUH",
  productName: "Consolidation",
  pieces: 4,
  weight: "600",
  volume: "5.28",
});

describe("A job that was signed off", () => {
  test("holds everything that it comes to, naming who signed, until the sign-off is withdrawn", async () => {
    const { main, changes } = await everyChange("235-00000011");
    const { digest } = await house.summaryOf(main);
    expect((await house.sign(main, digest)).ErrorMsg).toBeNull();
    for (const [what, change] of changes) {
      const { Content, ErrorMsg } = await change();
      expect([what, Content.code]).toEqual([what, accountRefusals.jobSigned.code]);
      expect(ErrorMsg?.replaceAll(/[\u2068\u2069]/g, "")).toMatch(
        /^Job 235-00000011 was signed off \(.+\) by Chen Jing on \d{4}-/,
      );
    }
    expect((await house.summaryOf(main)).digest).toBe(digest);
    const step = "customerService" as const;
    await house.app.call(withdrawJobSign, { id: main, step, reason: "A cost is missing" }, house.by);
    for (const [what, change] of changes) expect([what, (await change()).ErrorMsg]).toEqual([what, null]);
  }, 60_000);
});

describe("The shipment of a job that was signed off", () => {
  test("goes on changing, one by one and many at once, and nothing that was signed is another by it", async () => {
    const { app, by } = house;
    const houseId = await house.addHouse();
    await house.giveNumber([houseId], "235-00000066");
    const main = await house.consolidate([houseId]);
    await house.addBill(houseId);
    const { digest } = await house.summaryOf(main);
    await house.sign(main, digest);
    const { version } = (await app.call(loadWayBillInfo, { id: houseId }, by)).Content;
    const form = { ...makeWaybillRow.air(house.who), id: houseId, version, flightNumber: "SV 887" };
    expect((await app.call(editWayBillAirTransport, form, by)).ErrorMsg).toBeNull();
    const given = { flightNumber: "SV 889", etd: "2026-11-25", eta: "2026-11-26", operatorId: house.who.userId };
    const many = await app.call(editWayBillBatch, { ids: [main, houseId], ...given }, by);
    expect([many.ErrorMsg, many.Content]).toEqual([null, { changed: 2, refused: [] }]);
    expect((await app.call(loadWayBillInfo, { id: houseId }, by)).Content).toMatchObject(given);
    expect((await house.summaryOf(main)).signOffs[0]?.signed?.isCurrent).toBe(true);
    const refused = await app.call(addCollectionBill, house.bill(houseId), by);
    expect(refused.Content.code).toBe(accountRefusals.jobSigned.code);
  });
});

describe("A bill's edit and a sign-off at once", () => {
  test.each(Array.from({ length: 16 }, (_, round) => round))(
    "are never both done: what is signed is what stands (%i)",
    async (round) => {
      const { app, by } = house;
      const id = await house.addHouse();
      const billId = await house.addBill(id);
      const { digest } = await house.summaryOf(id);
      const { waybillId: _waybill, ...bill } = house.bill(id, "250");
      // Now the one, now the other is a little ahead.
      const [edited, signed] = await Promise.all([
        sleep(round % 4).then(() => app.call(editCollectionBill, { ...bill, id: billId, version: 1 }, by)),
        sleep(Math.floor(round / 4)).then(() => house.sign(id, digest)),
      ]);
      expect([edited.StatusCode, signed.StatusCode].toSorted((a, b) => a - b)).toEqual([200, 409]);
      const { subtotals, signOffs } = await house.summaryOf(id);
      const kept = (await app.call(loadCollectionBillInfo, { id: billId }, by)).Content.amount;
      expect(subtotals.sales).toEqual([{ currency: "RMB", amount: kept }]);
      const standing = signOffs[0]?.signed;
      expect(standing?.figures.sales ?? null).toEqual(signed.StatusCode === 200 ? subtotals.sales : null);
      expect(standing?.isCurrent ?? true).toBe(true);
    },
  );
});

test("Bills, costs and a waybill's account say that their job was signed off, until it is withdrawn", async () => {
  const { app, by } = house;
  const houseId = await house.addHouse();
  await house.giveNumber([houseId], "235-00000055");
  const main = await house.consolidate([houseId]);
  const [billId, costId] = [await house.addBill(houseId), await house.addCost(houseId)];
  const said = async () => [
    (await app.call(loadCollectionBillInfo, { id: billId }, by)).Content.jobSigned,
    (await app.call(loadSupplierCostDetailsInfo, { id: costId }, by)).Content.jobSigned,
    (await app.call(getCargoTransportationAccount, { waybillId: houseId }, by)).Content.waybill.jobSigned,
    (await app.call(getCollectionBillList, {}, by)).Content.rows.find(({ id }) => id === billId)?.jobSigned,
    (await app.call(getSupplierCostDetailsList, {}, by)).Content.rows.find(({ id }) => id === costId)?.jobSigned,
  ];
  expect(await said()).toEqual([false, false, false, false, false]);
  await house.sign(main, (await house.summaryOf(main)).digest);
  expect(await said()).toEqual([true, true, true, true, true]);
  await app.call(withdrawJobSign, { id: main, step: "customerService", reason: "A cost is missing" }, by);
  expect(await said()).toEqual([false, false, false, false, false]);
});
