import {
  addWayBill,
  addWayBillByPrimary,
  addWayBillMainNumber,
  addWayBillShipping,
  editWayBillByPrimary,
  getWayBillListByNumbers,
  mergeWayBillByMainNumber,
  takeOutOfMainWayBill,
  voidWayBill,
  wayBillDetail,
} from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { coreRefusals, refuse } from "@lading/contract/core";
import { inTransaction } from "#core/db";
import { make } from "../make.ts";
import { openOffice, type Office } from "../writing.stage.ts";

let office: Office;
const asked: string[][] = [];
const left: string[] = [];
let signedOff = "";
beforeAll(async () => {
  office = await openOffice({
    beforeRegrouping: (_, __, ids) => {
      asked.push([...ids]);
      if (ids.includes(signedOff)) throw refuse(coreRefusals.notFound);
      return Promise.resolve();
    },
    afterLeaving: (_, __, houses) => Promise.resolve(void left.push(...houses.map(({ id }) => id))),
  });
});
afterAll(() => office.app.close());

const by = () => ({ token: office.token, language: "en" as const });
const houses = (count: number, change: Record<string, unknown> = {}) =>
  Promise.all(Array.from({ length: count }, async () => (await office.addAir(change)).Content.id));
const give = (ids: string[], mainNumber: string) =>
  office.app.call(addWayBillMainNumber, { way: "air", ids, mainNumber }, by());
const consolidate = (ids: string[], more: Record<string, string | boolean> = {}) =>
  office.app.call(mergeWayBillByMainNumber, { ids, ...more }, by());
const takeOut = (ids: string[]) => office.app.call(takeOutOfMainWayBill, { ids }, by());
const said = ({ Content, ErrorMsg }: { Content: { code?: string; fields?: unknown }; ErrorMsg: string | null }) => [
  Content.code,
  ErrorMsg,
];

describe("A main number", () => {
  test("is given to houses, logged, and found by the public", async () => {
    const ids = await houses(2);
    expect((await give(ids, "235-00000011")).Content).toEqual({ changed: 2 });
    const found = await office.read(
      `SELECT main_number, main_waybill_id FROM waybill WHERE id IN ('${ids.join("','")}')`,
    );
    expect(found).toEqual([1, 2].map(() => ({ main_number: "235-00000011", main_waybill_id: null })));
    const numbers = await office.app.call(getWayBillListByNumbers, { numbers: ["235-00000011", "NOBODY"] }, by());
    expect(new Set(numbers.Content.rows.map(({ id }) => id))).toEqual(new Set(ids));
    expect(numbers.Content.unknown).toEqual(["NOBODY"]);
  });

  test("is not given to nothing, without a number, with a wrong check digit, nor where one is already: each in its place", async () => {
    const ids = await houses(1);
    expect((await give([], "235-00000022")).Content.fields).toEqual({ ids: "Select waybills first" });
    expect((await give(ids, "")).Content.fields).toEqual({ mainNumber: "Add a master number first" });
    expect((await give(ids, "235-00000023")).Content.fields).toEqual({
      mainNumber: "The check digit is wrong: the last digit must be 2, i.e. 235-00000022",
    });
    await give(ids, "235-00000022");
    const twice = await give(ids, "235-00000033");
    expect(JSON.stringify(twice.Content.fields)).toMatch(
      /has a master number already \(.*235-00000022.*\); do not choose it/,
    );
  });

  test("is not given to a house of another way, a main waybill or a voided one", async () => {
    const sea = await office.app.call(addWayBillShipping, make.sea(office.who), by());
    const [voided = ""] = await houses(1);
    await office.app.call(voidWayBill, { ids: [voided], reason: "Twice" }, by());
    for (const id of [sea.Content.id, voided])
      expect((await give([id], "235-00000044")).Content.code).toBe("waybill.notAHouse");
  });
});

describe("Consolidating", () => {
  test("makes the main waybill of the houses that carry its number, with their sums and what they have in common", async () => {
    const ids = await houses(3);
    await give(ids, "157-00000011");
    const { Content } = await consolidate(ids, { carrier: "Qatar Airways Cargo" });
    expect(Content).toMatchObject({ mainNumber: "157-00000011", isNew: true, merged: 3 });
    const { waybill, houseTotals } = (await office.app.call(wayBillDetail, { id: Content.id }, by())).Content;
    expect(waybill).toMatchObject({
      isMain: true,
      shipperName: "Gulf Freight",
      consigneeName: "محمد العتيبي",
      carrier: "Qatar Airways Cargo",
      loadingPort: "SZX",
      pieces: 6,
      weight: "900.000",
      volume: "7.920",
      chargeableWeight: "1320.000",
    });
    expect(houseTotals).toMatchObject({ count: 3, pieces: 6, weight: "900.000", chargeableWeight: "1320.000" });
    expect(asked.at(-1)?.toSorted()).toEqual(ids.toSorted());
  });

  test("puts late houses under the main waybill that is there", async () => {
    const [first = "", late = ""] = await houses(2);
    await give([first], "157-00000022");
    const made = await consolidate([first]);
    await give([late], "157-00000022");
    expect((await consolidate([late])).Content).toEqual({ ...made.Content, isNew: false, merged: 1 });
  });

  test("refuses rows without a number, with different ones, and those that lie under a main already", async () => {
    const [one = "", two = "", without = ""] = await houses(3);
    await give([one], "157-00000033");
    await give([two], "157-00000044");
    expect(said(await consolidate([]))).toEqual(["waybill.selectFirst", "Select waybills first"]);
    expect(said(await consolidate([without]))).toEqual(["waybill.mainNumberNeeded", "Add a master number first"]);
    expect(said(await consolidate([one, without]))[0]).toBe("waybill.mainNumberNeeded");
    expect(said(await consolidate([one, two]))).toEqual([
      "waybill.sameMainNumber",
      "Select the same master number to merge",
    ]);
    await consolidate([one]);
    expect(said(await consolidate([one]))[1]).toMatch(/belongs to master waybill 157-00000033 already/);
  });

  test("asks for the agent and the ports where the houses differ", async () => {
    const ids = [...(await houses(1)), ...(await houses(1, { consigneeName: "Omar", destinationPort: "JED" }))];
    await give(ids, "157-00000055");
    const { StatusCode, Content } = await consolidate(ids);
    expect([StatusCode, Content.fields]).toEqual([
      422,
      { consigneeName: "This field is required", destinationPort: "This field is required" },
    ]);
    const checked = { consigneeName: "Clearing Co.", destinationPort: "RUH", destinationsChecked: true };
    expect((await consolidate(ids, checked)).StatusCode).toBe(200);
  });
});

describe("Consolidating", () => {
  test("gathers express waybills, too, and not under a number that is a house's own", async () => {
    const express = async () => (await office.app.call(addWayBill, make.express(office.who), by())).Content.id;
    const ids = [await express(), await express()];
    const own = await office.addAir({ houseNumber: "EXP-1" });
    expect(own.StatusCode).toBe(200);
    const way = "express" as const;
    await office.app.call(addWayBillMainNumber, { way, ids: ids.slice(0, 1), mainNumber: "exp-1" }, by());
    expect((await consolidate(ids.slice(0, 1))).Content.code).toBe("waybill.mainTaken");
    await office.app.call(addWayBillMainNumber, { way, ids: ids.slice(1), mainNumber: "EXP-2" }, by());
    expect((await consolidate(ids.slice(1))).Content.mainNumber).toBe("EXP-2");
  });

  test("asked by two clerks at once makes one main waybill", async () => {
    const ids = await houses(8);
    await give(ids, "157-00000066");
    const answers = await Promise.all([consolidate(ids.slice(0, 5)), consolidate(ids.slice(3))]);
    expect(answers.map(({ StatusCode }) => StatusCode).toSorted((a, b) => a - b)[0]).toBe(200);
    const mains = await office.read("SELECT id FROM waybill WHERE house_number = '157-00000066'");
    expect(mains).toHaveLength(1);
  });

  test("is not another company's", async () => {
    const ids = await houses(1);
    const foreign = { way: "air" as const, ids, mainNumber: "157-00000070" };
    expect((await office.app.call(addWayBillMainNumber, foreign, { token: office.other })).StatusCode).toBe(404);
    await give(ids, "157-00000070");
    expect((await office.app.call(mergeWayBillByMainNumber, { ids }, { token: office.other })).StatusCode).toBe(404);
    const { rows } = (
      await office.app.call(getWayBillListByNumbers, { ids, numbers: ["157-00000070"] }, { token: office.other })
    ).Content;
    expect(rows).toEqual([]);
  });
});

const mainOf = (mainNumber: string, houseIds: string[]) => ({
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
  operatorId: office.who.userId,
  warehouseId: office.who.warehouseId,
  houseIds,
});

describe("Houses are taken out", () => {
  test("of their main waybill, several at once, and whoever edits the main as it was before is told", async () => {
    const ids = await houses(3);
    const made = await office.app.call(addWayBillByPrimary, mainOf("020-00000022", ids), by());
    expect((await takeOut(ids.slice(1))).Content).toEqual({ takenOut: 2 });
    const { houseTotals } = (await office.app.call(wayBillDetail, { id: made.Content.id }, by())).Content;
    expect(houseTotals).toMatchObject({ count: 1, pieces: 2 });
    expect(left.slice(-2).toSorted()).toEqual(ids.slice(1).toSorted());
    const late = { ...mainOf("020-00000022", ids), id: made.Content.id, version: 1 };
    expect((await office.app.call(editWayBillByPrimary, late, by())).StatusCode).toBe(409);
    await give(ids.slice(1), "020-00000033");
  });

  test("of a voided main waybill as well, and go under another", async () => {
    const ids = await houses(1);
    const made = await office.app.call(addWayBillByPrimary, mainOf("020-00000044", ids), by());
    await office.app.call(voidWayBill, { ids: [made.Content.id], reason: "Cancelled" }, by());
    expect((await takeOut(ids)).Content).toEqual({ takenOut: 1 });
    expect((await office.app.call(addWayBillByPrimary, mainOf("020-00000055", ids), by())).StatusCode).toBe(200);
  });

  test("but not of none, nor another company's", async () => {
    const ids = await houses(1);
    expect(said(await takeOut(ids))[0]).toBe("waybill.underNone");
    expect(said(await takeOut([]))).toEqual(["waybill.selectFirst", "Select waybills first"]);
    expect((await office.app.call(takeOutOfMainWayBill, { ids }, { token: office.other })).StatusCode).toBe(404);
  });
});

describe("Other modules", () => {
  test("are asked before houses come or go, may refuse all of it, and are told who left", async () => {
    const ids = await houses(2);
    const made = await office.app.call(addWayBillByPrimary, mainOf("020-00000011", ids), by());
    signedOff = ids[0] ?? "";
    const edit = { ...mainOf("020-00000011", ids.slice(1)), id: made.Content.id, version: 1 };
    expect((await office.app.call(editWayBillByPrimary, edit, by())).StatusCode).toBe(404);
    signedOff = "";
    expect((await office.app.call(editWayBillByPrimary, edit, by())).StatusCode).toBe(200);
    expect(asked.at(-1)).toEqual([made.Content.id, ids[0]]);
    expect(left.at(-1)).toBe(ids[0]);
    await office.app.call(voidWayBill, { ids: ids.slice(1), reason: "Twice" }, by());
    expect(left.at(-1)).toBe(ids[1]);
  });
});

describe("A thousand houses", () => {
  test("lie each under exactly one main waybill after two clerks at once, and the second sees which are taken", async () => {
    const [pattern = ""] = await houses(1);
    await inTransaction(office.app.database, { companyId: office.company.companyId }, (db) =>
      db.execute(sql`
        INSERT INTO waybill (company_id, id, type, house_number, shipping_date, shipper_name, consignee_name, loading_port,
          destination_port, pieces, weight, volume, chargeable_weight, warehouse_id, operator_id, created_by, created_by_name)
        SELECT company_id, gen_random_uuid(), 1, 'MANY-' || n, shipping_date, shipper_name, consignee_name, loading_port,
          destination_port, pieces, weight, volume, chargeable_weight, warehouse_id, operator_id, created_by, created_by_name
        FROM waybill, generate_series(1, 1500) AS n WHERE id = ${pattern}`),
    );
    const rows = await office.read<{ id: string }>("SELECT id FROM waybill WHERE house_number LIKE 'MANY-%'");
    const ids = rows.map(({ id }) => id);
    const overlapping = [ids.slice(0, 1000), ids.slice(500).toReversed()];
    const answers = await Promise.all(
      ["160-00000011", "160-00000022"].map((number, place) =>
        office.app.call(addWayBillByPrimary, mainOf(number, overlapping[place] ?? []), by()),
      ),
    );
    expect(answers.map(({ StatusCode }) => StatusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const under = await office.read<{ count: number }>(
      "SELECT count(*)::int AS count FROM waybill WHERE house_number LIKE 'MANY-%' AND main_waybill_id IS NOT NULL",
    );
    expect(under).toEqual([{ count: 1000 }]);
    const winner = answers.find(({ StatusCode }) => StatusCode === 200)?.Content.id ?? "";
    const detail = await office.app.call(wayBillDetail, { id: winner }, by());
    expect([detail.Content.houses.length, detail.Content.houseTotals?.count]).toEqual([1000, 1000]);
    const more = await office.app.call(addWayBillByPrimary, mainOf("160-00000033", ids.slice(0, 1001)), by());
    expect(more.Content.fields).toEqual({ houseIds: "A maximum of 1000 can be added" });
  });
});
