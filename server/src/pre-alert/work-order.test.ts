import {
  createWorkOrderByPreAlert,
  editPreAlertState,
  getPreAlertList,
  loadPreAlertInfo,
  savePreAlertInfo,
} from "@lading/contract/pre-alert";
import { editWayBillLogisticsStatus } from "@lading/contract/logistics-state";
import { expressDetails, type DcsaEvent } from "@lading/contract/tracking";
import { loadWayBillInfo, wayBillDetail, wayBillListByPage } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { presetStateIds } from "#logistics-state";
import { blocked, openHouses, type Houses } from "./pre-alert.stage.ts";

let houses: Houses;
beforeAll(async () => {
  houses = await openHouses();
});
afterAll(() => houses.close());

/** A pre-alert of a new main waybill, pushed; gives the receiver's copy. */
async function pushedCopy(mainNumber: string, count = 2) {
  const sent = await houses.alertOf(await houses.addMain(mainNumber, count));
  await houses.push(sent);
  return { sent, id: await copyId(sent) };
}
async function copyId(sent: string): Promise<string> {
  const { alertNumber } = await houses.show(sent);
  const { Content } = await houses.app.call(
    getPreAlertList,
    { search: alertNumber },
    { token: houses.destination.token },
  );
  return Content.rows[0]?.id ?? "";
}
const order = (id: string, input: { warehouseId?: string } = {}) =>
  houses.app.call(createWorkOrderByPreAlert, { id, ...input }, { token: houses.destination.token });
const loaded = async (id: string) =>
  (await houses.app.call(loadWayBillInfo, { id }, { token: houses.destination.token })).Content;

describe("The work order made of a received pre-alert", () => {
  test("is a main waybill and its houses in the receiver's company, with nothing typed again", async () => {
    const { sent, id } = await pushedCopy("020-12345675");
    const made = await order(id);
    expect(made.Content).toMatchObject({ mainNumber: "020-12345675", houses: 2, renumbered: 0 });
    const { token, company } = houses.destination;
    const mainId = made.Content.waybillId ?? "";
    const detail = (await houses.app.call(wayBillDetail, { id: mainId }, { token })).Content;
    expect(detail.waybill).toMatchObject({
      isMain: true,
      mainNumber: "020-12345675",
      shipperName: "Gulf Freight",
      flightNumber: "LH 8451",
      etd: "2026-11-21",
      pieces: 4,
      weight: "610.500",
      preset: "orderPlaced",
      numberFlagged: false,
      operatorName: company.administrator.userName,
    });
    expect(detail.houses.map(({ houseNumber }) => houseNumber)).toEqual(["GULFA0000001", "GULFA0000002"]);
    const house = await loaded(detail.houses[0]?.id ?? "");
    expect(house).toMatchObject({
      mainNumber: "020-12345675",
      consigneeName: "محمد العتيبي",
      consigneeAddress: "King Fahd Road 12",
      consigneePhone: "+966 50 123 4567",
      customerName: "شركة النخيل للتجارة",
      codAmount: "250.00",
      codStatus: "toCollect",
      operatorId: company.administrator.userId,
      warehouseId: houses.destination.warehouseId,
      chargeableWeight: "440.000",
      remark: "",
    });
    expect(house.items).toMatchObject([{ productName: "Power adapter 65 W", boxCount: 2, unitPrice: "640.0000" }]);
    const copy = await houses.show(id, houses.destination);
    expect(copy).toMatchObject({ state: "confirmed", worked: true, waybillId: mainId });
    expect(
      copy.houses.every(({ waybillId, waybillNumber, houseNumber }) => waybillId && waybillNumber === houseNumber),
    ).toBe(true);
    expect((await houses.show(sent)).pushes[0]).toMatchObject({ state: "confirmed", worked: true });
  });

  test("is not made for a party whom the receiver blocks", async () => {
    const { id } = await pushedCopy("020-12345686");
    await houses.destination.inCompany((db) =>
      db.execute(sql`UPDATE pre_alert_house SET waybill = jsonb_set(waybill, '{consigneeName}', to_jsonb(${blocked}::text))
        WHERE pre_alert_id = ${id} AND line = 2`),
    );
    expect(await order(id)).toMatchObject({ StatusCode: 422, ErrorMsg: expect.stringContaining("Blue Anchor LLC") });
    expect((await houses.show(id, houses.destination)).waybillId).toBeNull();
  });
});

const track = async (number: string) =>
  (await houses.app.call(expressDetails, { numbers: [number] }, { language: "en" })).Content.results[0]?.shipments;
const happened = async (side: Houses["origin"], id: string, preset: string) => {
  const occurredAt = new Date().toISOString();
  const states = await side.inCompany((db) => presetStateIds(db, side.company.companyId));
  const stateId = states.get(preset) ?? "";
  await houses.app.call(
    editWayBillLogisticsStatus,
    { waybillIds: [id], stateId, occurredAt, withHouses: true },
    { token: side.token },
  );
};

describe("To the public, the work order made of a received pre-alert", () => {
  test("is the same shipment: one card a number, one line of events, in DCSA's form as well", async () => {
    const mainId = await houses.addMain("020-88888881", 1);
    const sent = await houses.alertOf(mainId);
    await houses.push(sent);
    const made = await order(await copyId(sent));
    await happened(houses.origin, mainId, "departed");
    await happened(houses.destination, made.Content.waybillId ?? "", "arrived");
    const main = await track("020-88888881");
    expect(main).toMatchObject([
      { houseNumber: "020-88888881", isMain: true, companies: ["Gulf Freight", "Jeddah Clearing"], phase: "arrived" },
    ]);
    const { token } = houses.origin;
    const detail = await houses.app.call(wayBillDetail, { id: mainId }, { token });
    const houseNumber = detail.Content.houses[0]?.houseNumber ?? "";
    const [house, ...others] = (await track(houseNumber)) ?? [];
    expect(others).toEqual([]);
    expect(house?.events.map(({ phase, company }) => [phase, company]).toSorted()).toEqual([
      ["arrived", "Jeddah Clearing"],
      ["departed", "Gulf Freight"],
      ["orderPlaced", "Gulf Freight"],
    ]);
    const answer = await houses.app.app.inject({ url: `/v1/track/${houseNumber}` });
    const actual = answer.json<DcsaEvent[]>().filter(({ eventClassifierCode }) => eventClassifierCode === "ACT");
    expect(actual.map(({ eventType }) => eventType).toSorted()).toEqual(["SHIPMENT", "SHIPMENT", "SHIPMENT"]);
  });
});

describe("The work order made of a received pre-alert: once and for all, it", () => {
  test("is made once, also when two clerks make it at the same time, and the second is told the waybill", async () => {
    const { id } = await pushedCopy("020-22222222");
    const answers = await Promise.all([order(id), order(id)]);
    expect(answers.map(({ StatusCode }) => StatusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await order(id)).ErrorMsg).toBe("Waybill 020-22222222 was made from this pre-alert already");
    const { token } = houses.destination;
    const found = await houses.app.call(wayBillListByPage, { search: "020-22222222", kind: "main" }, { token });
    expect(found.Content.total).toBe(1);
  });

  test("is held against later pushes: the waybills stay, and both sides are told", async () => {
    const { sent, id } = await pushedCopy("020-33333333");
    await order(id);
    const { version } = await houses.show(sent);
    const { token } = houses.origin;
    await houses.app.call(editPreAlertState, { alerts: [{ id: sent, version }], state: "disabled" }, { token });
    expect(await houses.show(id, houses.destination)).toMatchObject({ withdrawn: true, worked: true });
    const again = await houses.show(sent);
    await houses.app.call(
      editPreAlertState,
      { alerts: [{ id: sent, version: again.version }], state: "unconfirm" },
      { token },
    );
    await houses.origin.inCompany((db) =>
      db.execute(sql`UPDATE pre_alert SET content_version = content_version + 1, packages = 99 WHERE id = ${sent}`),
    );
    expect((await houses.push(sent)).Content).toMatchObject({ outcome: "held", state: "confirmed" });
    const copy = await houses.show(id, houses.destination);
    expect([copy.packages, copy.heldAt !== null]).toEqual([4, true]);
  });
});

describe("The work order made of a received pre-alert: its numbers; it", () => {
  test("gives a house whose number the company has used a number of its own and keeps the sender's as order number", async () => {
    const { id } = await pushedCopy("020-44444444");
    const taken = (await houses.show(id, houses.destination)).houses[0]?.houseNumber ?? "";
    await houses.destination.inCompany((db) =>
      db.execute(
        sql`INSERT INTO retired_number (company_id, number) VALUES (${houses.destination.company.companyId}, ${taken})`,
      ),
    );
    const made = await order(id);
    expect(made.Content).toMatchObject({ houses: 2, renumbered: 1 });
    const copy = await houses.show(id, houses.destination);
    expect(copy.houses[0]?.waybillNumber).toMatch(/^JEDA26\d{5}$/);
    expect((await loaded(copy.houses[0]?.waybillId ?? "")).orderNumber).toBe(taken);
  });

  test("keeps and flags a main number whose check digit is wrong, and refuses one that the company has already", async () => {
    const mainId = await houses.addMain("020-55555555");
    await houses.origin.inCompany(async (db) => {
      await db.execute(
        sql`UPDATE waybill SET main_number = '020-55555559', house_number = '020-55555559' WHERE id = ${mainId}`,
      );
      await db.execute(sql`UPDATE waybill SET main_number = '020-55555559' WHERE main_waybill_id = ${mainId}`);
    });
    const sent = await houses.alertOf(mainId);
    expect((await houses.show(sent)).numberFlagged).toBe(true);
    await houses.push(sent);
    const id = await copyId(sent);
    expect(await houses.show(id, houses.destination)).toMatchObject({
      mainNumber: "020-55555559",
      numberFlagged: true,
    });
    const made = await order(id);
    expect(await loaded(made.Content.waybillId ?? "")).toMatchObject({
      mainNumber: "020-55555559",
      numberFlagged: true,
    });
    // The sender makes a second one of the same main waybill.
    const second = await houses.alertOf(mainId);
    await houses.push(second);
    const refused = await order(await copyId(second));
    expect([refused.StatusCode, refused.ErrorMsg]).toEqual([409, expect.stringContaining("020-55555559")]);
  });
});

describe("The work order made of a received pre-alert: what it is made of; it", () => {
  test("of houses without a main waybill is those houses; with a main number typed by hand, a main between the agents", async () => {
    const mainId = await houses.addMain("020-66666666", 3);
    const { token } = houses.origin;
    const detail = (await houses.app.call(wayBillDetail, { id: mainId }, { token })).Content;
    await houses.origin.inCompany((db) =>
      db.execute(sql`UPDATE waybill SET main_waybill_id = NULL, main_number = '' WHERE main_waybill_id = ${mainId}`),
    );
    const waybillIds = detail.houses.map((house) => house.id);
    const make = async (mainNumber: string, ids: string[]) => {
      const { Content } = await houses.app.call(loadPreAlertInfo, { waybillIds: ids }, { token });
      const input = {
        waybillIds: ids,
        ...Content.fields,
        cargoType: "general" as const,
        mainNumber,
        destinationAgent: "Jeddah Clearing",
      };
      return await houses.app.call(savePreAlertInfo, input, { token });
    };
    const wrong = await make("020-77777779", waybillIds);
    expect(wrong.Content.fields?.["mainNumber"]).toContain("check digit");
    const alone = await make("", waybillIds.slice(0, 1));
    await houses.push(alone.Content.id);
    expect((await order(await copyId(alone.Content.id))).Content).toMatchObject({ mainNumber: "", houses: 1 });
    const typed = await make("02077777770", waybillIds.slice(1));
    await houses.push(typed.Content.id);
    const made = await order(await copyId(typed.Content.id));
    expect(made.Content).toMatchObject({ mainNumber: "020-77777770", houses: 2 });
    const main = await loaded(made.Content.waybillId ?? "");
    expect(main).toMatchObject({ isMain: true, consigneeName: "Jeddah Clearing", pieces: 4, codAmount: "0.00" });
    expect(main.houseIds).toHaveLength(2);
  });

  test("is not made of a sent, disabled or withdrawn one, nor into another company's warehouse", async () => {
    const { sent, id } = await pushedCopy("020-00000011");
    const { token } = houses.origin;
    const own = await houses.app.call(createWorkOrderByPreAlert, { id: sent }, { token });
    expect(own.ErrorMsg).toBe("Only a received pre-alert can be turned into waybills");
    expect((await order(id, { warehouseId: houses.origin.warehouseId })).StatusCode).toBe(422);
    const { version } = await houses.show(sent);
    await houses.app.call(editPreAlertState, { alerts: [{ id: sent, version }], state: "disabled" }, { token });
    expect((await order(id)).StatusCode).toBe(422);
  });

  test("of 500 houses is one quick piece of work, also on a busy machine", { timeout: 60_000 }, async () => {
    const { id } = await pushedCopy("020-00000022", 1);
    await houses.destination.inCompany((db) =>
      db.execute(sql`
        INSERT INTO pre_alert_house (company_id, pre_alert_id, line, house_number, waybill)
        SELECT company_id, pre_alert_id, n, 'BIG' || n, jsonb_set(waybill, '{houseNumber}', to_jsonb('BIG' || n))
        FROM pre_alert_house, generate_series(2, 500) AS n WHERE pre_alert_id = ${id}`),
    );
    const begin = performance.now();
    const made = await order(id);
    const took = performance.now() - begin;
    expect(made.Content.houses).toBe(500);
    expect(took).toBeLessThan(10_000);
  });
});

describe("The work order made of a received pre-alert: its figures; it", () => {
  test("keeps the carrier's chargeable weight of the main, unless the pre-alert says another weight; houses have the receiver's", async () => {
    const { companyId } = houses.destination.company;
    await houses.destination.inCompany((db) =>
      db.execute(sql`UPDATE company SET air_divisor = 5000 WHERE company_id = ${companyId}`),
    );
    const mainId = await houses.addMain("020-00000033", 1);
    await houses.origin.inCompany((db) =>
      db.execute(sql`UPDATE waybill SET chargeable_weight = 1234.5 WHERE id = ${mainId}`),
    );
    const chargeableOf = async (sent: string) => {
      await houses.push(sent);
      const { Content } = await order(await copyId(sent));
      const main = await loaded(Content.waybillId ?? "");
      const house = await loaded(main.houseIds[0] ?? "");
      await houses.destination.inCompany((db) =>
        db.execute(sql`UPDATE waybill SET main_number = '', house_number = id::text WHERE id = ${main.id}`),
      );
      return [main.chargeableWeight, house.chargeableWeight];
    };
    expect(await chargeableOf(await houses.alertOf(mainId))).toEqual(["1234.500", "528.000"]);
    expect(await chargeableOf(await houses.alertOf(mainId, { weight: "2000" }))).toEqual(["2000.000", "528.000"]);
  });
});
