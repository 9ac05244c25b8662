import {
  addContainer,
  createContainerPackingListPdf,
  deleteContainer,
  editContainer,
  getContainerList,
  getWayBillContainerList,
  packContainer,
  packRemaining,
} from "@lading/contract/container";
import type { RequestOf } from "@lading/contract/core";
import {
  addWayBillByPrimary,
  editWayBillByPrimary,
  getWayBillOperationLog,
  unvoidWayBill,
  voidWayBill,
  wayBillListByPage,
} from "@lading/contract/waybill";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openYard, type Yard } from "./yard.stage.ts";

let yard: Yard;
let main: string;
let houses: string[];
let serial = 0;
beforeAll(async () => {
  yard = await openYard();
});
afterAll(() => yard.close());
beforeEach(async () => {
  houses = [await yard.addSea(), await yard.addSea()];
  serial += 1;
  main = (await yard.app.call(addWayBillByPrimary, yard.mainOf(`COSU${serial}`, houses), by())).Content.id;
});

const by = () => ({ token: yard.token, language: "en" as const });
const box = { containerNumber: "CSQU3054383", cabinetClass: "40HQ" as const, cabinetType: "45G1" };
const add = (change: Partial<RequestOf<typeof addContainer>> = {}) =>
  yard.app.call(addContainer, { waybillId: main, ...box, ...change }, by());
const list = async () => (await yard.app.call(getContainerList, { waybillId: main }, by())).Content;
const pack = (id: string, version: number, rows: RequestOf<typeof packContainer>["rows"]) =>
  yard.app.call(packContainer, { id, version, rows }, by());
const rowOf = (waybillId: string | undefined, pieces: number, weight: string, volume: string) => ({
  waybillId: waybillId ?? "",
  pieces,
  weight,
  volume,
});

describe("A container", () => {
  test("is added to a sea main waybill, changed, deleted, and each stands in the main's log", async () => {
    const { id } = (await add({ sealNumber: "CN4711, CN4712", tareWeight: "3900" })).Content;
    const change = { id, ...box, sealNumber: "CN4713", version: 1 };
    expect((await yard.app.call(editContainer, change, by())).Content).toEqual({ version: 2, alsoIn: [] });
    const stale = await yard.app.call(editContainer, change, by());
    expect([stale.StatusCode, stale.Content]).toMatchObject([409, { current: { sealNumber: "CN4713", version: 2 } }]);
    expect((await list()).containers).toMatchObject([{ ...box, sealNumber: "CN4713", tareWeight: "", pieces: 0 }]);
    expect((await yard.app.call(deleteContainer, { id, version: 2 }, by())).Content).toEqual({ unpacked: 0 });
    const { rows } = (await yard.app.call(getWayBillOperationLog, { waybillId: main }, by())).Content;
    expect(rows.map(({ action }) => action).slice(0, 3)).toEqual(["deleteContainer", "editContainer", "addContainer"]);
  });

  test("with a wrong check digit is refused with the digit expected, and without a number", async () => {
    expect((await add({ containerNumber: "CSQU3054384" })).Content.fields).toEqual({
      containerNumber: "The check digit is wrong: the last digit must be 3, i.e. CSQU3054383",
    });
    expect((await add({ containerNumber: "" })).Content.fields).toEqual({ containerNumber: "This field is required" });
    expect(Object.keys((await add({ cabinetType: "22G1" })).Content.fields ?? {})).toEqual(["cabinetType"]);
  });

  test("stands once in a main waybill, and another under way that names it is told", async () => {
    await add();
    const twice = await Promise.all([add({ containerNumber: "csqu 305438-3" }), add()]);
    expect(twice.map(({ StatusCode }) => StatusCode)).toEqual([409, 409]);
    expect(twice[0]?.Content.fields).toEqual({
      containerNumber: "This master waybill has container CSQU3054383 already",
    });
    const first = main;
    serial += 1;
    main = (await yard.app.call(addWayBillByPrimary, yard.mainOf(`COSU${serial}`, []), by())).Content.id;
    expect((await add()).Content.alsoIn).toContain(`COSU${serial - 1}`);
    await yard.app.call(voidWayBill, { ids: [first], reason: "Cancelled" }, by());
    expect((await list()).containers[0]?.alsoIn).not.toContain(`COSU${serial - 1}`);
  });

  test("belongs to a sea main waybill only, not to a house nor to air", async () => {
    expect((await add({ waybillId: houses[0] ?? "" })).Content.code).toBe("container.seaMainOnly");
    const air = await yard.app.call(addWayBillByPrimary, yard.airMain("020-12345675"), by());
    expect((await add({ waybillId: air.Content.id })).Content.code).toBe("container.seaMainOnly");
  });

  test("is found by its number in the list of waybills: the main waybill and the houses in it", async () => {
    const { id } = (await add({ containerNumber: "MSKU1234565" })).Content;
    await pack(id, 1, [rowOf(houses[0], 1, "150", "1.32")]);
    const found = await yard.app.call(wayBillListByPage, { search: "msku 123456-5" }, by());
    expect(new Set(found.Content.rows.map((row) => row.id))).toEqual(new Set([main, houses[0]]));
    const named = await yard.addSea({ containerNumber: "TEMU6079348" });
    const byForm = await yard.app.call(wayBillListByPage, { search: "TEMU6079348" }, by());
    expect(byForm.Content.rows.map((row) => row.id)).toEqual([named]);
  });
});

describe("Packing", () => {
  test("spreads a house over containers and gathers houses in one, with what remains and the logs", async () => {
    const one = (await add()).Content.id;
    const two = (await add({ containerNumber: "MSKU1234565" })).Content.id;
    expect(
      (await pack(one, 1, [rowOf(houses[0], 1, "150", "1.3"), rowOf(houses[1], 2, "300", "2.64")])).Content,
    ).toEqual({
      version: 2,
    });
    expect((await list()).houses).toMatchObject([
      { remainingPieces: 1, remainingWeight: "150.000", remainingVolume: "1.340" },
      { remainingPieces: 0, remainingWeight: "0.000", remainingVolume: "0.000" },
    ]);
    await yard.app.call(packRemaining, { id: two, version: 1 }, by());
    const { containers } = await list();
    expect(containers.map(({ pieces, weight, volume }) => [pieces, weight, volume])).toEqual([
      [3, "450.000", "3.940"],
      [1, "150.000", "1.340"],
    ]);
    const ofHouse = await yard.app.call(getWayBillContainerList, { waybillId: houses[0] ?? "" }, by());
    expect(ofHouse.Content.rows.map((row) => [row.containerNumber, row.pieces])).toEqual([
      ["CSQU3054383", 1],
      ["MSKU1234565", 1],
    ]);
    const log = await yard.app.call(getWayBillOperationLog, { waybillId: houses[0] ?? "", action: "pack" }, by());
    expect(log.Content.rows[0]?.changes[0]).toEqual({
      field: "containerNumber.MSKU1234565.pieces",
      before: null,
      after: "1",
    });
    expect((await yard.app.call(packRemaining, { id: two, version: 2 }, by())).Content.code).toBe(
      "container.nothingRemains",
    );
  });

  test("of more than remains is refused at its field; 0 pieces takes a house out again", async () => {
    const one = (await add()).Content.id;
    const two = (await add({ containerNumber: "MSKU1234565" })).Content.id;
    await pack(one, 1, [rowOf(houses[0], 1, "150", "1.32")]);
    const over = await pack(two, 1, [rowOf(houses[1], 1, "1", "1"), rowOf(houses[0], 2, "150", "1.33")]);
    expect([over.StatusCode, over.Content.fields]).toEqual([
      422,
      {
        "rows.1.pieces": "More than what remains to be packed: at most 1",
        "rows.1.volume": "More than what remains to be packed: at most 1.32",
      },
    ]);
    expect((await pack(one, 2, [rowOf(houses[0], 0, "0", "0")])).StatusCode).toBe(200);
    expect((await list()).containers[0]).toMatchObject({ pieces: 0, packed: [] });
  });

  test("by two clerks of the last pieces into two containers succeeds once", async () => {
    const ids = [(await add()).Content.id, (await add({ containerNumber: "MSKU1234565" })).Content.id];
    const answers = await Promise.all(ids.map((id) => pack(id, 1, [rowOf(houses[0], 2, "300", "2.64")])));
    expect(answers.map(({ StatusCode }) => StatusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await list()).houses[0]?.remainingPieces).toBe(0);
  });

  test("by two clerks into one container succeeds once: the second has read an older one", async () => {
    const { id } = (await add()).Content;
    const answers = await Promise.all(houses.map((house) => pack(id, 1, [rowOf(house, 1, "1", "1")])));
    expect(answers.map(({ StatusCode }) => StatusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe("Packing", () => {
  test("takes no house that lies under another main waybill or none", async () => {
    const { id } = (await add()).Content;
    const free = await yard.addSea();
    expect((await pack(id, 1, [rowOf(free, 1, "1", "1")])).Content.code).toBe("container.notUnderMain");
  });

  test("ends for a house that is taken out of the main waybill or voided, with an entry in its log", async () => {
    const { id } = (await add()).Content;
    await yard.app.call(packRemaining, { id, version: 1 }, by());
    const edit = { ...yard.mainOf(`COSU${serial}`, houses.slice(1)), id: main, version: 1 };
    expect((await yard.app.call(editWayBillByPrimary, edit, by())).StatusCode).toBe(200);
    expect((await list()).containers[0]?.packed.map(({ waybillId }) => waybillId)).toEqual(houses.slice(1));
    const log = await yard.app.call(getWayBillOperationLog, { waybillId: houses[0] ?? "", action: "pack" }, by());
    expect(log.Content.rows[0]?.changes[0]).toEqual({
      field: "containerNumber.CSQU3054383.pieces",
      before: "2",
      after: null,
    });
    await yard.app.call(voidWayBill, { ids: houses.slice(1), reason: "Twice" }, by());
    expect((await list()).containers[0]).toMatchObject({ pieces: 0, packed: [] });
  });

  test("is as it was again when the voiding of a house is taken back", async () => {
    const { id } = (await add()).Content;
    await yard.app.call(packRemaining, { id, version: 1 }, by());
    const before = (await list()).containers[0];
    await yard.app.call(voidWayBill, { ids: houses, reason: "Twice" }, by());
    expect((await list()).containers[0]).toMatchObject({ pieces: 0, packed: [] });
    expect((await yard.app.call(unvoidWayBill, { ids: houses }, by())).Content.restored).toBe(houses.length);
    expect((await list()).containers[0]).toMatchObject({ pieces: before?.pieces, packed: before?.packed });
    const log = await yard.app.call(getWayBillOperationLog, { waybillId: houses[0] ?? "", action: "pack" }, by());
    expect(log.Content.rows[0]?.changes[0]).toMatchObject({
      field: "containerNumber.CSQU3054383.pieces",
      before: null,
    });
  });

  test("ends with its container", async () => {
    const { id } = (await add()).Content;
    await yard.app.call(packRemaining, { id, waybillIds: houses.slice(0, 1), version: 1 }, by());
    expect((await yard.app.call(deleteContainer, { id, version: 2 }, by())).Content).toEqual({ unpacked: 1 });
    expect((await list()).houses.map(({ remainingPieces }) => remainingPieces)).toEqual([2, 2]);
  });
});

test("A main waybill that is voided takes no container and nothing more in those it has", async () => {
  const { id } = (await add()).Content;
  await yard.app.call(voidWayBill, { ids: [main], reason: "Cancelled" }, by());
  expect((await add({ containerNumber: "MSKU1234565" })).Content.code).toBe("waybill.voided");
  expect((await pack(id, 1, [rowOf(houses[0], 1, "1", "1")])).Content.code).toBe("waybill.voided");
});

test("Another company finds none of it", async () => {
  const { id } = (await add()).Content;
  const theirs = { token: yard.other };
  const [waybillId = ""] = houses;
  const answers = [
    await yard.app.call(getContainerList, { waybillId: main }, theirs),
    await yard.app.call(getWayBillContainerList, { waybillId }, theirs),
    await yard.app.call(addContainer, { waybillId: main, ...box }, theirs),
    await yard.app.call(editContainer, { id, ...box, version: 1 }, theirs),
    await yard.app.call(packContainer, { id, version: 1, rows: [rowOf(waybillId, 1, "1", "1")] }, theirs),
    await yard.app.call(packRemaining, { id, version: 1 }, theirs),
    await yard.app.call(deleteContainer, { id, version: 1 }, theirs),
    await yard.app.call(createContainerPackingListPdf, { id }, theirs),
  ];
  expect(answers.map(({ StatusCode }) => StatusCode)).toEqual(answers.map(() => 404));
});

test.each([
  ["zh", "集装箱装箱单"],
  ["en", "Container packing list"],
  ["ar", "قائمة تعبئة الحاوية"],
] as const)(
  "The packing list of a container is a PDF in %s",
  async (language, title) => {
    const { id } = (await add({ sealNumber: "CN4711", tareWeight: "3900" })).Content;
    await yard.app.call(packRemaining, { id, version: 1 }, by());
    const { Content } = await yard.app.call(createContainerPackingListPdf, { id }, { token: yard.token, language });
    expect(Content.name).toBe(`${title} CSQU3054383.pdf`);
    const words = await yard.textOf(Content.path);
    for (const said of ["CSQU3054383", `COSU${serial}`, "CN4711", "4,500"]) expect(words).toContain(said);
  },
  60_000,
);
