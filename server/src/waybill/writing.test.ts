import {
  addAwbStock,
  addWayBill,
  addWayBillAirTransport,
  addWayBillByPrimary,
  addWayBillShipping,
  addWayBillShippingByNew,
  deleteWayBillInfo,
  editWayBillAirTransport,
  editWayBillByPrimary,
  editWayBillPaymentState,
  getDepartureExpressList,
  getPortList,
  getWayBillAddressHistoryList,
  getCountryList,
  saveDepartureExpressNumbers,
  takeAwbNumber,
  voidAwbNumber,
  voidWayBill,
} from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { addPresetStates } from "#logistics-state";
import { makeColleague, makeCompany, makeToken, type MadeCompany } from "#user";
import { addMainWarehouse } from "#warehouse";
import { waybillModule } from "./index.ts";
import { make, madeItem, type MadeFor } from "./make.ts";

let app: TestApp;
let company: MadeCompany;
let token: string;
let other: string;
let who: MadeFor;

const warehouseOf = async (companyId: string) => {
  const { rows } = await tenant<{ id: string }>(companyId, "SELECT id FROM warehouse");
  return rows[0]?.id ?? "";
};
const tenant = <T extends Record<string, unknown>>(companyId: string, text: string) =>
  inTransaction(app.database, { companyId }, (db) => db.execute<T>(sql.raw(text)));

beforeAll(async () => {
  app = await startTestApp({ modules: [waybillModule], services: localServices });
  const furnish = [addPresetStates, addMainWarehouse];
  const named = { companyName: "Gulf Freight", furnish };
  company = await makeCompany(app.database, {
    code: "GULF",
    ...named,
    administrator: { userName: "Chen Jing", email: "a@gulf.example" },
  });
  const rival = await makeCompany(app.database, {
    code: "RIVAL",
    ...named,
    administrator: { userName: "Omar", email: "a@rival.example" },
  });
  token = await makeToken(app.database, company.companyId, company.administrator.userId);
  other = await makeToken(app.database, rival.companyId, rival.administrator.userId);
  who = { userId: company.administrator.userId, warehouseId: await warehouseOf(company.companyId) };
});
afterAll(() => app.close());

const year = String(new Date().getUTCFullYear()).slice(2);
const addAir = (change: Record<string, unknown> = {}, language: "zh" | "en" | "ar" = "en") =>
  app.call(addWayBillAirTransport, { ...make.air(who), ...change }, { token, language });
const logOf = async (id: string) =>
  (
    await tenant<{ action: string; changes: unknown[] }>(
      company.companyId,
      `SELECT action, changes FROM operation_log WHERE entity_id = '${id}' ORDER BY id`,
    )
  ).rows;

describe("A new waybill", () => {
  test("of each type gets a number of its own series, its first event, public numbers and a log entry", async () => {
    const options = { token };
    const made = [
      await app.call(addWayBillAirTransport, make.air(who), options),
      await app.call(addWayBillShipping, make.sea(who), options),
      await app.call(addWayBillAirTransport, make.airToDoor(who), options),
      await app.call(addWayBillShippingByNew, make.seaToDoor(who), options),
      await app.call(addWayBill, make.express(who), options),
    ];
    expect(made.map(({ Content }) => Content.houseNumber)).toEqual(
      ["A", "S", "D", "T", "E"].map((letter) => `GULF${letter}${year}0000001`),
    );
    const { id } = made[0]?.Content ?? { id: "" };
    const { rows } = await tenant(
      company.companyId,
      `SELECT count(*)::int AS n FROM waybill_event WHERE waybill_id = '${id}'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
    expect((await logOf(id)).map(({ action }) => action)).toEqual(["add"]);
    const numbers = await app.database.pool.query("SELECT number FROM tracking_number WHERE waybill_id = $1", [id]);
    expect(numbers.rows).toEqual([{ number: `GULFA${year}0000001` }]);
  });

  test("of 2 boxes of 100 × 120 × 110 cm by air is charged 440 kg, by sea 2640 and by express 528", async () => {
    const air = await addAir();
    const sea = await app.call(addWayBillShipping, make.sea(who), { token });
    const express = await app.call(addWayBill, make.express(who), { token });
    expect([air, sea, express].map(({ Content }) => Content.chargeableWeight)).toEqual([
      "440.000",
      "2640.000",
      "528.000",
    ]);
  });

  test("keeps a given house number in capitals, and refuses it the second time", async () => {
    expect((await addAir({ houseNumber: "abc-1" })).Content.houseNumber).toBe("ABC-1");
    const again = await addAir({ houseNumber: "ABC-1" }, "zh");
    expect([again.StatusCode, again.Content.fields]).toEqual([409, { houseNumber: "运单号 ABC-1 已使用过" }]);
  });

  test("of fifty at once gets fifty different numbers without a gap", async () => {
    const made = await Promise.all(
      Array.from({ length: 50 }, () => app.call(addWayBill, make.express(who), { token })),
    );
    const serials = made.map(({ Content }) => Number(Content.houseNumber.slice(-7))).toSorted((a, b) => a - b);
    expect(new Set(serials).size).toBe(50);
    expect((serials[49] ?? 0) - (serials[0] ?? 0)).toBe(49);
  });

  test("sent twice with one key is made once", async () => {
    const options = { token, headers: { "idempotency-key": "one-and-the-same-key" } };
    const [first, second] = [
      await app.call(addWayBillAirTransport, make.air(who), options),
      await app.call(addWayBillAirTransport, make.air(who), options),
    ];
    expect(second.Content.id).toBe(first.Content.id);
  });

  test.each([
    ["en", "The check digit is wrong: the last digit must be 5, i.e. 176-12345675"],
    ["zh", "主单号校验位错误，末位应为 5，即 176-12345675"],
    ["ar", "رقم التحقق غير صحيح: يجب أن يكون الرقم الأخير 5، أي ‎176-12345675"],
  ] as const)("with a wrong check digit is told the right one (%s)", async (language, message) => {
    const { StatusCode, Content } = await addAir({ mainNumber: "176-12345678" }, language);
    expect([StatusCode, Content.fields]).toEqual([422, { mainNumber: message }]);
  });

  test.each([
    ["weight", { weight: "301" }, "The total weight must be 300.000 kg, the sum of the items"],
    ["volume", { volume: "2.6" }, "The total volume must be 2.640 m³, the sum of the items"],
    ["chargeableWeight", { chargeableWeight: "441" }, "The chargeable weight must be 440.000 kg"],
    ["pieces", { pieces: 3 }, "The number of pieces must be 2"],
    [
      "items.0.volume",
      { items: [{ ...madeItem, volume: "2.5" }], volume: "2.5" },
      "The volume must be 2.640 m³: boxes × volume of a box",
    ],
    [
      "items.0.weight",
      { items: [{ ...madeItem, weight: "300.0001" }] },
      "Weight only supports three decimal or whole numbers",
    ],
    ["codCurrency", { codAmount: "10", codChannel: "cash" }, "Choose the currency of the cash on delivery"],
    ["customerName", { customerName: "" }, "Choose a customer, or enter a name"],
    ["eta", { etd: "2026-11-22", eta: "2026-11-21" }, "The arrival cannot lie before the departure"],
    ["houseNumber", { houseNumber: "空运" }, "A waybill number holds only letters, digits and - / . _"],
    ["operatorId", { operatorId: crypto.randomUUID() }, "Choose a user who is in use"],
    ["warehouseId", { warehouseId: crypto.randomUUID() }, "Choose a warehouse"],
    ["customerId", { customerId: crypto.randomUUID() }, "This customer does not exist or is disabled"],
  ])("is refused at the field %s", async (field, change, message) => {
    const { Content } = await addAir(change);
    expect(Content.fields).toEqual({ [field]: message });
  });

  test("refuses a field that its form does not have, by name", async () => {
    const { StatusCode, ErrorMsg } = await addAir({ vessel: "EVER GIVEN" });
    expect([StatusCode, ErrorMsg]).toEqual([400, "Unknown field: vessel"]);
  });
});

describe("Two people editing one waybill", () => {
  test("lose nothing: the second is told what it is now, and may save over it", async () => {
    const { Content: made } = await addAir({ remark: "first" });
    const edit = (remark: string, version: number) => {
      const { houseNumber: _none, ...form } = { ...make.air(who), houseNumber: "" };
      return app.call(editWayBillAirTransport, { ...form, id: made.id, remark, version }, { token });
    };
    expect((await edit("Li", 1)).Content.version).toBe(2);
    const late = await edit("Fatima", 1);
    expect([late.StatusCode, late.Content.code]).toEqual([409, "core.stale"]);
    expect(late.Content).toMatchObject({ current: { remark: "Li", version: 2, items: [{ weight: "300.000" }] } });
    expect((await edit("Fatima", 2)).StatusCode).toBe(200);
    const changes = (await logOf(made.id)).filter(({ action }) => action === "edit").map((entry) => entry.changes);
    expect(changes).toEqual([
      [{ field: "remark", before: "first", after: "Li" }],
      [{ field: "remark", before: "Li", after: "Fatima" }],
    ]);
  });
});

describe("What is not one's own", () => {
  test("is not found: another company's, and a colleague's whom one may not see", async () => {
    const { Content: made } = await addAir();
    const { houseNumber: _none, ...form } = { ...make.air(who), houseNumber: "" };
    const edit = { ...form, id: made.id, version: 1 };
    expect((await app.call(editWayBillAirTransport, edit, { token: other })).StatusCode).toBe(404);
    expect((await app.call(deleteWayBillInfo, { ids: [made.id] }, { token: other })).StatusCode).toBe(404);
    const sales = await inTransaction(app.database, { companyId: company.companyId }, (db) =>
      makeColleague(db, company, { userName: "Sales", email: "sales@gulf.example", presets: ["sales"] }),
    );
    const salesToken = await makeToken(app.database, company.companyId, sales);
    expect((await app.call(editWayBillAirTransport, edit, { token: salesToken })).StatusCode).toBe(404);
  });
});

describe("Main waybills", () => {
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
    operatorId: who.userId,
    warehouseId: who.warehouseId,
    houseIds,
  });
  const numberOf = async (id: string) =>
    (await tenant<{ main_number: string }>(company.companyId, `SELECT main_number FROM waybill WHERE id = '${id}'`))
      .rows[0]?.main_number;

  test("give their number to the houses under them, and take it back from those taken out", async () => {
    const houses = [(await addAir()).Content.id, (await addAir()).Content.id];
    const made = await app.call(addWayBillByPrimary, mainOf("020-12345675", houses), { token });
    expect(await Promise.all(houses.map(numberOf))).toEqual(["020-12345675", "020-12345675"]);
    const edit = { ...mainOf("020-12345675", houses.slice(0, 1)), id: made.Content.id, version: 1 };
    expect((await app.call(editWayBillByPrimary, edit, { token })).StatusCode).toBe(200);
    expect(await Promise.all(houses.map(numberOf))).toEqual(["020-12345675", ""]);
  });

  test("of two clerks who gather the same houses, one wins and the other is told which has a main number", async () => {
    const houses = await Promise.all(Array.from({ length: 5 }, async () => (await addAir()).Content.id));
    const answers = await Promise.all(
      ["160-00000011", "160-00000022"].map((number) =>
        app.call(addWayBillByPrimary, mainOf(number, houses), { token }),
      ),
    );
    expect(answers.map(({ StatusCode }) => StatusCode).toSorted()).toEqual([200, 422]);
    expect(answers.find(({ StatusCode }) => StatusCode === 422)?.ErrorMsg).toMatch(/has a main number already/);
  });

  test("need a number, and take no sea waybill under an air one", async () => {
    const without = await app.call(addWayBillByPrimary, mainOf("", []), { token });
    expect(without.Content.fields).toEqual({ mainNumber: "Add a main number first" });
    const sea = await app.call(addWayBillShipping, make.sea(who), { token });
    const wrong = await app.call(addWayBillByPrimary, mainOf("176-00000044", [sea.Content.id]), { token });
    expect(wrong.Content.code).toBe("waybill.notAHouse");
  });
});

describe("Deleting and voiding", () => {
  test("a deleted waybill's number is never used again", async () => {
    const made = await addAir({ houseNumber: "ONCE-1" });
    expect((await app.call(deleteWayBillInfo, { ids: [made.Content.id] }, { token })).Content.deleted).toBe(1);
    expect((await addAir({ houseNumber: "ONCE-1" })).Content.code).toBe("waybill.numberTaken");
    expect((await logOf(made.Content.id)).map(({ action }) => action)).toEqual(["add", "delete"]);
  });

  test("a waybill under a main waybill is not deleted but voided, and then does not change", async () => {
    const made = await addAir();
    await tenant(company.companyId, `UPDATE waybill SET payment_status = 'unpaid' WHERE id = '${made.Content.id}'`);
    expect((await app.call(deleteWayBillInfo, { ids: [made.Content.id] }, { token })).Content.code).toBe(
      "waybill.deleteRefused",
    );
    expect(
      (await app.call(voidWayBill, { ids: [made.Content.id], reason: "Booked twice" }, { token })).Content.voided,
    ).toBe(1);
    const payment = await app.call(
      editWayBillPaymentState,
      { ids: [made.Content.id], paymentStatus: "paid" },
      { token },
    );
    expect(payment.Content.code).toBe("waybill.voided");
  });
});

describe("The stock of air waybill numbers", () => {
  test("gives each number once under parallel requests, with its check digit, and says when it is used up", async () => {
    await app.call(
      addAwbStock,
      { airlinePrefix: "999", firstSerial: 1_000_000, lastSerial: 1_000_019, warnBelow: 5 },
      { token },
    );
    const taken = await Promise.all(
      Array.from({ length: 20 }, () => app.call(takeAwbNumber, { airlinePrefix: "999" }, { token })),
    );
    expect(new Set(taken.map(({ Content }) => Content.mainNumber)).size).toBe(20);
    expect(taken[0]?.Content.mainNumber).toMatch(/^999-\d{8}$/);
    const more = await app.call(takeAwbNumber, { airlinePrefix: "999" }, { token });
    expect(more.ErrorMsg).toBe("The stock of airline 999 is used up");
  });

  test("refuses a voided number, and to void one that is on a waybill; ranges do not overlap", async () => {
    await app.call(addAwbStock, { airlinePrefix: "065", firstSerial: 5, lastSerial: 9 }, { token });
    const overlap = await app.call(addAwbStock, { airlinePrefix: "065", firstSerial: 9, lastSerial: 12 }, { token });
    expect(overlap.Content.code).toBe("waybill.stockOverlap");
    const first = (await app.call(takeAwbNumber, { airlinePrefix: "065" }, { token })).Content.mainNumber;
    const second = (await app.call(takeAwbNumber, { airlinePrefix: "065" }, { token })).Content.mainNumber;
    await app.call(voidAwbNumber, { mainNumber: first }, { token });
    expect((await addAir({ mainNumber: first })).Content.code).toBe("waybill.stockNumberVoided");
    await addAir({ mainNumber: second });
    expect((await app.call(voidAwbNumber, { mainNumber: second }, { token })).Content.code).toBe(
      "waybill.stockNumberIssued",
    );
  });
});

describe("On departure", () => {
  test("shipments without an express number get one built, and the event that they left", async () => {
    const made = await app.call(addWayBill, make.express(who), { token });
    const { id } = made.Content;
    const list = await app.call(getDepartureExpressList, { id }, { token });
    expect(list.Content.rows).toHaveLength(1);
    const rows = [{ id, expressNumber: "", version: 1 }];
    const saved = await app.call(
      saveDepartureExpressNumbers,
      { id, rows, departedAt: "2026-11-20T08:00:00Z", place: "Shenzhen" },
      { token },
    );
    expect(saved.Content.rows[0]?.expressNumber).toMatch(/^GULFX\d{9}$/);
    const { rows: events } = await tenant(
      company.companyId,
      `SELECT place FROM waybill_event WHERE waybill_id = '${id}' AND place = 'Shenzhen'`,
    );
    expect(events.length).toBeGreaterThan(0);
  });
});

describe("To choose from there are", () => {
  test("countries in the order of the language, airports by city, seaports by code, and addresses used before", async () => {
    const countries = await app.call(getCountryList, {}, { token, language: "zh" });
    expect(countries.Content.rows.find(({ code }) => code === "HK")?.name).toBe("中国香港");
    const airports = await app.call(getPortList, { kind: "air", search: "riyadh" }, { token });
    expect(airports.Content.rows[0]?.code).toBe("RUH");
    const seaports = await app.call(getPortList, { kind: "sea", search: "sajed" }, { token });
    expect(seaports.Content.rows[0]?.code).toBe("SAJED");
    await expect
      .poll(
        async () =>
          (await app.call(getWayBillAddressHistoryList, { role: "consignee", search: "العتيبي" }, { token })).Content
            .rows.length,
      )
      .toBe(1);
  });
});
