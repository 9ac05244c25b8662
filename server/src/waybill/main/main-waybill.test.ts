import {
  addAwbStock,
  addWayBill,
  addWayBillByPrimary,
  addWayBillShipping,
  editWayBillByPrimary,
  getDepartureExpressList,
  getPortList,
  getWayBillAddressHistoryList,
  getCityList,
  getCountryList,
  saveDepartureExpressNumbers,
  takeAwbNumber,
  voidAwbNumber,
} from "@lading/contract/waybill";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { makeColleague, makeToken } from "#user";
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

describe("Main waybills", () => {
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
    expect(answers.find(({ StatusCode }) => StatusCode === 422)?.ErrorMsg).toMatch(/has a main number already/);
  });

  test("need a number, and take no sea waybill under an air one", async () => {
    const without = await office.app.call(addWayBillByPrimary, mainOf("", []), { token: office.token });
    expect(without.Content.fields).toEqual({ mainNumber: "Add a main number first" });
    const sea = await office.app.call(addWayBillShipping, make.sea(office.who), { token: office.token });
    const wrong = await office.app.call(addWayBillByPrimary, mainOf("176-00000044", [sea.Content.id]), {
      token: office.token,
    });
    expect(wrong.Content.code).toBe("waybill.notAHouse");
  });
});

describe("The stock of air waybill numbers", () => {
  test("gives each number once under parallel requests, with its check digit, and says when it is used up", async () => {
    await office.app.call(
      addAwbStock,
      { airlinePrefix: "999", firstSerial: 1_000_000, lastSerial: 1_000_019, warnBelow: 5 },
      { token: office.token },
    );
    const taken = await Promise.all(
      Array.from({ length: 20 }, () =>
        office.app.call(takeAwbNumber, { airlinePrefix: "999" }, { token: office.token }),
      ),
    );
    expect(new Set(taken.map(({ Content }) => Content.mainNumber)).size).toBe(20);
    expect(taken[0]?.Content.mainNumber).toMatch(/^999-\d{8}$/);
    const more = await office.app.call(takeAwbNumber, { airlinePrefix: "999" }, { token: office.token });
    expect(more.ErrorMsg).toBe("The stock of airline 999 is used up");
  });

  test("refuses a voided number, and to void one that is on a waybill; ranges do not overlap", async () => {
    await office.app.call(
      addAwbStock,
      { airlinePrefix: "065", firstSerial: 5, lastSerial: 9 },
      { token: office.token },
    );
    const overlap = await office.app.call(
      addAwbStock,
      { airlinePrefix: "065", firstSerial: 9, lastSerial: 12 },
      { token: office.token },
    );
    expect(overlap.Content.code).toBe("waybill.stockOverlap");
    const first = (await office.app.call(takeAwbNumber, { airlinePrefix: "065" }, { token: office.token })).Content
      .mainNumber;
    const second = (await office.app.call(takeAwbNumber, { airlinePrefix: "065" }, { token: office.token })).Content
      .mainNumber;
    await office.app.call(voidAwbNumber, { mainNumber: first }, { token: office.token });
    expect((await office.addAir({ mainNumber: first })).Content.code).toBe("waybill.stockNumberVoided");
    await office.addAir({ mainNumber: second });
    expect((await office.app.call(voidAwbNumber, { mainNumber: second }, { token: office.token })).Content.code).toBe(
      "waybill.stockNumberIssued",
    );
  });
});

describe("On departure", () => {
  test("shipments without an express number get one built, and the event that they left", async () => {
    const made = await office.app.call(addWayBill, make.express(office.who), { token: office.token });
    const { id } = made.Content;
    const list = await office.app.call(getDepartureExpressList, { id }, { token: office.token });
    expect(list.Content.rows).toHaveLength(1);
    const rows = [{ id, expressNumber: "", version: 1 }];
    const saved = await office.app.call(
      saveDepartureExpressNumbers,
      { id, rows, departedAt: "2026-11-20T08:00:00Z", place: "Shenzhen" },
      { token: office.token },
    );
    expect(saved.Content.rows[0]?.expressNumber).toMatch(/^GULFX\d{9}$/);
    const events = await office.read(
      `SELECT place FROM waybill_event WHERE waybill_id = '${id}' AND place = 'Shenzhen'`,
    );
    expect(events.length).toBeGreaterThan(0);
  });
});

describe("To choose from there are", () => {
  test("countries in the order of the language, airports by city, seaports by code, cities, and addresses used before", async () => {
    const countries = await office.app.call(getCountryList, {}, { token: office.token, language: "zh" });
    expect(countries.Content.rows.find(({ code }) => code === "HK")?.name).toBe("中国香港");
    const airports = await office.app.call(getPortList, { kind: "air", search: "riyadh" }, { token: office.token });
    expect(airports.Content.rows[0]?.code).toBe("RUH");
    const seaports = await office.app.call(getPortList, { kind: "sea", search: "sajed" }, { token: office.token });
    expect(seaports.Content.rows[0]?.code).toBe("SAJED");
    const { Content } = await office.app.call(
      getCityList,
      { country: "SA", search: "jeddah" },
      { token: office.token, language: "ar" },
    );
    expect(Content.rows).toEqual([{ country: "SA", name: "جدة", nameEn: "Jeddah", nameZh: "吉达", nameAr: "جدة" }]);
    await expect
      .poll(
        async () =>
          (
            await office.app.call(
              getWayBillAddressHistoryList,
              { role: "consignee", search: "العتيبي" },
              { token: office.token },
            )
          ).Content.rows.length,
      )
      .toBe(1);
  });

  test("addresses used before, for salespeople those on their own waybills, and none of another company", async () => {
    const { app, company, token, other } = office;
    const userId = await inTransaction(app.database, { companyId: company.companyId }, (db) =>
      makeColleague(db, company, { userName: "Omar", email: "omar@gulf.example", presets: ["sales"] }),
    );
    const sales = await makeToken(app.database, company.companyId, userId);
    const namesOf = async (by: string) => {
      const asked = { role: "consignee", search: "farwaniya" } as const;
      const { rows } = (await app.call(getWayBillAddressHistoryList, asked, { token: by })).Content;
      return rows.map(({ name }) => name).toSorted();
    };
    await office.addAir({ mainNumber: "", consigneeName: "Farwaniya Stores" });
    await office.addAir({ mainNumber: "", consigneeName: "Farwaniya Trading", salesId: userId });
    await expect.poll(() => namesOf(token)).toEqual(["Farwaniya Stores", "Farwaniya Trading"]);
    expect(await namesOf(sales)).toEqual(["Farwaniya Trading"]);
    expect(await namesOf(other)).toEqual([]);
  });
});
