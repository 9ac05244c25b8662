import { addWayBillByPrimary, addWayBillShipping, editWayBillByPrimary } from "@lading/contract/waybill";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { make } from "../make.ts";
import { openOffice, type Office } from "../writing.stage.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.app.close());

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
const numberOf = async (id: string) =>
  (await office.read<{ main_number: string }>(`SELECT main_number FROM waybill WHERE id = '${id}'`))[0]?.main_number;

describe("Master waybills", () => {
  test("give their number to the houses under them, and take it back from those taken out", async () => {
    const houses = [(await office.addAir()).Content.id, (await office.addAir()).Content.id];
    const made = await office.app.call(addWayBillByPrimary, mainOf("020-12345675", houses), { token: office.token });
    expect(await Promise.all(houses.map(numberOf))).toEqual(["020-12345675", "020-12345675"]);
    const edit = { ...mainOf("020-12345675", houses.slice(0, 1)), id: made.Content.id, version: 1 };
    expect((await office.app.call(editWayBillByPrimary, edit, { token: office.token })).StatusCode).toBe(200);
    expect(await Promise.all(houses.map(numberOf))).toEqual(["020-12345675", ""]);
  });

  test("of two clerks who gather the same houses, one wins and the other is told which has a main number", async () => {
    const houses = await Promise.all(Array.from({ length: 5 }, async () => (await office.addAir()).Content.id));
    const answers = await Promise.all(
      ["160-00000011", "160-00000022"].map((number) =>
        office.app.call(addWayBillByPrimary, mainOf(number, houses), { token: office.token }),
      ),
    );
    expect(answers.map(({ StatusCode }) => StatusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(answers.find(({ StatusCode }) => StatusCode === 422)?.ErrorMsg).toMatch(/has a master number already/);
  });

  test("need a number, and take no sea waybill under an air one", async () => {
    const without = await office.app.call(addWayBillByPrimary, mainOf("", []), { token: office.token });
    expect(without.Content.fields).toEqual({ mainNumber: "Add a master number first" });
    const sea = await office.app.call(addWayBillShipping, make.sea(office.who), { token: office.token });
    const wrong = await office.app.call(addWayBillByPrimary, mainOf("176-00000044", [sea.Content.id]), {
      token: office.token,
    });
    expect(wrong.Content.code).toBe("waybill.notAHouse");
  });
});
