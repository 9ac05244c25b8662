import {
  addWayBill,
  addWayBillAirTransport,
  addWayBillShipping,
  addWayBillShippingByNew,
  deleteWayBillInfo,
  editWayBillAirTransport,
  editWayBillCodStatus,
  voidWayBill,
} from "@lading/contract/waybill";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { makeColleague, makeToken } from "#user";
import { madeItem, make } from "./make.ts";
import { openOffice, type Office } from "./writing.stage.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.app.close());

const year = String(new Date().getUTCFullYear()).slice(2);
const logOf = (id: string) =>
  office.read<{ action: string; changes: unknown[] }>(
    `SELECT action, changes FROM operation_log WHERE entity_id = '${id}' ORDER BY id`,
  );

describe("A new waybill", () => {
  test("of each type gets a number of its own series, its first event, public numbers and a log entry", async () => {
    const options = { token: office.token };
    const made = [
      await office.app.call(addWayBillAirTransport, make.air(office.who), options),
      await office.app.call(addWayBillShipping, make.sea(office.who), options),
      await office.app.call(addWayBillAirTransport, make.airToDoor(office.who), options),
      await office.app.call(addWayBillShippingByNew, make.seaToDoor(office.who), options),
      await office.app.call(addWayBill, make.express(office.who), options),
    ];
    expect(made.map(({ Content }) => Content.houseNumber)).toEqual(
      ["A", "S", "D", "T", "E"].map((letter) => `GULF${letter}${year}${["A", "D"].includes(letter) ? "" : "00"}00001`),
    );
    const { id } = made[0]?.Content ?? { id: "" };
    const rows = await office.read(`SELECT count(*)::int AS n FROM waybill_event WHERE waybill_id = '${id}'`);
    expect(rows).toEqual([{ n: 1 }]);
    expect((await logOf(id)).map(({ action }) => action)).toEqual(["add"]);
    const numbers = await office.app.database.pool.query("SELECT number FROM tracking_number WHERE waybill_id = $1", [
      id,
    ]);
    expect(numbers.rows).toEqual([{ number: `GULFA${year}00001` }]);
  });

  test("of 2 boxes of 100 × 120 × 110 cm by air is charged 440 kg, by sea 2640 and by express 528", async () => {
    const air = await office.addAir();
    const sea = await office.app.call(addWayBillShipping, make.sea(office.who), { token: office.token });
    const express = await office.app.call(addWayBill, make.express(office.who), { token: office.token });
    expect([air, sea, express].map(({ Content }) => Content.chargeableWeight)).toEqual([
      "440.000",
      "2640.000",
      "528.000",
    ]);
  });

  test("keeps a given house number in capitals, and refuses it the second time", async () => {
    expect((await office.addAir({ houseNumber: "abc-1" })).Content.houseNumber).toBe("ABC-1");
    const again = await office.addAir({ houseNumber: "ABC-1" }, "zh");
    expect([again.StatusCode, again.Content.fields]).toEqual([409, { houseNumber: "运单号 ABC-1 已使用过" }]);
  });

  test("of fifty at once gets fifty different numbers without a gap", async () => {
    const made = await Promise.all(
      Array.from({ length: 50 }, () => office.app.call(addWayBill, make.express(office.who), { token: office.token })),
    );
    const serials = made.map(({ Content }) => Number(Content.houseNumber.slice(-7))).toSorted((a, b) => a - b);
    expect(new Set(serials).size).toBe(50);
    expect((serials[49] ?? 0) - (serials[0] ?? 0)).toBe(49);
  });

  test("sent twice with one key is made once", async () => {
    const options = { token: office.token, headers: { "idempotency-key": "one-and-the-same-key" } };
    const [first, second] = [
      await office.app.call(addWayBillAirTransport, make.air(office.who), options),
      await office.app.call(addWayBillAirTransport, make.air(office.who), options),
    ];
    expect(second.Content.id).toBe(first.Content.id);
  });

  test.each([
    ["en", "The check digit is wrong: the last digit must be 5, i.e. 176-12345675"],
    ["zh", "主单号校验位错误，末位应为 5，即 176-12345675"],
    ["ar", "رقم التحقق غير صحيح: يجب أن يكون الرقم الأخير 5، أي \u2068176-12345675\u2069"],
  ] as const)("with a wrong check digit is told the right one (%s)", async (language, message) => {
    const { StatusCode, Content } = await office.addAir({ mainNumber: "176-12345678" }, language);
    expect([StatusCode, Content.fields]).toEqual([422, { mainNumber: message }]);
  });
});

describe("A wrong waybill", () => {
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
    ["eta", { etd: "2026-11-22", eta: "2026-11-21" }, "The arrival cannot be before the departure"],
    ["houseNumber", { houseNumber: "空运" }, "A waybill number holds only letters, digits and - / . _"],
    ["operatorId", { operatorId: crypto.randomUUID() }, "Choose an active user"],
    ["warehouseId", { warehouseId: crypto.randomUUID() }, "Choose a warehouse"],
    ["customerId", { customerId: crypto.randomUUID() }, "This customer does not exist or is disabled"],
  ])("is refused at the field %s", async (field, change, message) => {
    const { Content } = await office.addAir(change);
    expect(Content.fields).toEqual({ [field]: message });
  });

  test("refuses a field that its form does not have, by name", async () => {
    const { StatusCode, ErrorMsg } = await office.addAir({ vessel: "EVER GIVEN" });
    expect([StatusCode, ErrorMsg]).toEqual([400, "Unknown field: vessel"]);
  });
});

describe("Two people editing one waybill", () => {
  test("lose nothing: the second is told what it is now, and may save over it", async () => {
    const { Content: made } = await office.addAir({ remark: "first" });
    const edit = (remark: string, version: number) => {
      const { houseNumber: _none, ...form } = { ...make.air(office.who), houseNumber: "" };
      return office.app.call(
        editWayBillAirTransport,
        { ...form, id: made.id, remark, version },
        { token: office.token },
      );
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
    const { Content: made } = await office.addAir();
    const { houseNumber: _none, ...form } = { ...make.air(office.who), houseNumber: "" };
    const edit = { ...form, id: made.id, version: 1 };
    expect((await office.app.call(editWayBillAirTransport, edit, { token: office.other })).StatusCode).toBe(404);
    expect((await office.app.call(deleteWayBillInfo, { ids: [made.id] }, { token: office.other })).StatusCode).toBe(
      404,
    );
    const sales = await inTransaction(office.app.database, { companyId: office.company.companyId }, (db) =>
      makeColleague(db, office.company, { userName: "Sales", email: "sales@gulf.example", presets: ["sales"] }),
    );
    const salesToken = await makeToken(office.app.database, office.company.companyId, sales);
    expect((await office.app.call(editWayBillAirTransport, edit, { token: salesToken })).StatusCode).toBe(404);
  });
});

describe("Deleting and voiding", () => {
  test("a deleted waybill's number is never used again", async () => {
    const made = await office.addAir({ houseNumber: "ONCE-1" });
    expect(
      (await office.app.call(deleteWayBillInfo, { ids: [made.Content.id] }, { token: office.token })).Content.deleted,
    ).toBe(1);
    expect((await office.addAir({ houseNumber: "ONCE-1" })).Content.code).toBe("waybill.numberTaken");
    expect((await logOf(made.Content.id)).map(({ action }) => action)).toEqual(["add", "delete"]);
  });

  test("a waybill under a main waybill is not deleted but voided, and then does not change", async () => {
    const made = await office.addAir();
    await office.read(`UPDATE waybill SET payment_status = 'unpaid' WHERE id = '${made.Content.id}'`);
    expect(
      (await office.app.call(deleteWayBillInfo, { ids: [made.Content.id] }, { token: office.token })).Content.code,
    ).toBe("waybill.deleteRefused");
    expect(
      (await office.app.call(voidWayBill, { ids: [made.Content.id], reason: "Booked twice" }, { token: office.token }))
        .Content.voided,
    ).toBe(1);
    const payment = await office.app.call(
      editWayBillCodStatus,
      { ids: [made.Content.id], codStatus: "collected" },
      { token: office.token },
    );
    expect(payment.Content.code).toBe("waybill.voided");
  });
});
