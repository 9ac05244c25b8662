import {
  historyDeliveryDetails,
  editWayBillLogisticsStatus,
  withdrawWayBillLogisticsStatus,
} from "@lading/contract/logistics-state";
import { addWayBillByPrimary, loadWayBillInfo, voidWayBill, wayBillDetail } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openReadingHouse, type ReadingHouse } from "../reading.stage.ts";

let house: ReadingHouse;
let token: string;
beforeAll(async () => {
  house = await openReadingHouse();
  token = house.tokens.administrator;
});
afterAll(() => house.app.close());

const load = (id: string, by = token) => house.app.call(loadWayBillInfo, { id }, { token: by });
const detail = async (id: string, language: "zh" | "en" | "ar" = "en") =>
  (await house.app.call(wayBillDetail, { id }, { token, language })).Content;
const state = (preset: string) => house.states.get(preset) ?? "";
const move = (waybillIds: string[], preset: string, more: Record<string, unknown> = {}) => {
  const event = { waybillIds, stateId: state(preset), occurredAt: new Date().toISOString(), ...more };
  return house.app.call(editWayBillLogisticsStatus, event, { token, language: "en" });
};
const history = async (waybillId: string, language: "zh" | "en" = "en") =>
  (await house.app.call(historyDeliveryDetails, { waybillId }, { token, language })).Content.rows;
const withdraw = (eventId: string) =>
  house.app.call(withdrawWayBillLogisticsStatus, { eventId, reason: "Another shipment" }, { token, language: "en" });
const logOf = async (id: string) =>
  (
    await house.inCompany((db) =>
      db.execute(sql`SELECT action, changes FROM operation_log WHERE entity_id = ${id} ORDER BY id`),
    )
  ).rows;
async function makeMain(houseIds: string[], mainNumber: string): Promise<string> {
  const people = { operatorId: house.company.administrator.userId, warehouseId: house.warehouseId };
  const form = { ...addWayBillByPrimary.example, ...people, mainNumber, houseIds };
  const { Content, ErrorMsg } = await house.app.call(addWayBillByPrimary, form, { token });
  if (ErrorMsg !== null) throw new Error(ErrorMsg);
  return Content.id;
}

const ahead = (minutes: number) => ({ occurredAt: new Date(Date.now() + minutes * 60_000).toISOString() });

describe("A waybill", () => {
  test("is loaded as its form edits it", async () => {
    const id = await house.add({ consigneeAddress: "King Fahd Road 12", tradeTerms: "FOB" });
    const { Content } = await load(id);
    expect(Content).toMatchObject({
      id,
      consigneeAddress: "King Fahd Road 12",
      tradeTerms: "FOB",
      operatorId: house.company.administrator.userId,
      operatorName: "Chen Jing",
      volumeWeight: "440.000",
      etd: null,
      voidedAt: null,
      houseIds: [],
      version: 1,
    });
    expect(Content.items).toEqual([
      expect.objectContaining({
        productName: "Power adapter 65 W",
        boxCount: 2,
        lengthCm: "100.00",
        boxVolume: "",
        unitPrice: "640.0000",
      }),
    ]);
  });

  test("is shown with its events, goods and public address", async () => {
    const id = await house.add();
    await move([id], "departed", { place: "Shenzhen" });
    const { waybill, events, main, houses, houseTotals } = await detail(id, "ar");
    expect(waybill.trackingUrl).toBe(`https://lading.example/waybillDetail?numbers=${waybill.houseNumber}`);
    expect([waybill.state, waybill.preset, waybill.items.length]).toEqual(["غادرت", "departed", 1]);
    expect(events.map((event) => [event.preset, event.place])).toEqual([
      ["departed", "شنجن"],
      ["orderPlaced", "شنجن"],
    ]);
    expect([main, houses, houseTotals]).toEqual([null, [], null]);
  });

  test("lies under a main waybill, which shows its houses and their sums", async () => {
    const houseIds = [await house.add(), await house.add()];
    const main = await makeMain(houseIds, "020-12345675");
    const shown = await detail(main);
    expect(shown.waybill.isMain).toBe(true);
    expect(new Set(shown.waybill.houseIds)).toEqual(new Set(houseIds));
    expect(new Set(shown.houses.map(({ id }) => id))).toEqual(new Set(houseIds));
    expect(shown.houseTotals).toEqual({
      count: 2,
      pieces: 4,
      weight: "600.000",
      volume: "5.280",
      chargeableWeight: "880.000",
    });
    expect((await detail(houseIds[0] ?? "")).main).toEqual({ id: main, mainNumber: "020-12345675" });
  });

  test("of another company, or one that a salesperson has nothing to do with, is not there", async () => {
    const id = await house.add();
    for (const by of [house.tokens.rival, house.tokens.sales]) {
      expect((await load(id, by)).StatusCode).toBe(404);
      expect((await house.app.call(wayBillDetail, { id }, { token: by })).StatusCode).toBe(404);
      expect((await house.app.call(historyDeliveryDetails, { waybillId: id }, { token: by })).StatusCode).toBe(404);
    }
  });
});

describe("A new event", () => {
  test("is added to many waybills at once and stands in their logs", async () => {
    const ids = [await house.add(), await house.add()];
    const { StatusCode, Content } = await move(ids, "arrived", { place: "Riyadh", remark: "On time" });
    expect([StatusCode, Content]).toEqual([200, { added: 2 }]);
    for (const id of ids) {
      expect((await history(id, "zh"))[0]).toMatchObject({
        state: "已到港",
        place: "利雅得",
        remark: "On time",
        createdByName: "Chen Jing",
        withdrawnAt: null,
      });
      expect((await logOf(id)).at(-1)).toMatchObject({
        action: "addEvent",
        changes: [
          { field: "stateId", before: null, after: state("arrived") },
          { field: "occurredAt" },
          { field: "place", after: "Riyadh" },
          { field: "remark", after: "On time" },
        ],
      });
    }
  });

  test("of a main waybill goes to its houses, unless it is not wanted; a voided house stays as it is", async () => {
    const [first, second] = [await house.add(), await house.add()];
    const main = await makeMain([first, second], "176-12345675");
    await house.inCompany((db) => db.execute(sql`UPDATE waybill SET voided_at = now() WHERE id = ${second}`));
    expect((await move([main], "departed")).Content.added).toBe(2);
    expect((await history(first))[0]?.preset).toBe("departed");
    expect((await history(second))[0]?.preset).toBe("orderPlaced");
    expect((await move([main, first], "arrived", { withHouses: true })).Content.added).toBe(2);
    expect((await move([main], "delivered", { withHouses: false })).Content.added).toBe(1);
    expect((await history(first))[0]?.preset).toBe("arrived");
  });

  test("may lie a moment ahead of our clock, not more", async () => {
    const id = await house.add();
    expect((await move([id], "departed", ahead(4))).StatusCode).toBe(200);
    const { StatusCode, Content } = await move([id], "departed", ahead(6));
    expect([StatusCode, Content.fields]).toEqual([422, { occurredAt: "The time cannot be in the future" }]);
  });

  test("is added to all or none: not to a voided one, not where one is somebody else's, not of a state that is not there", async () => {
    const id = await house.add();
    const voided = await house.add({ houseNumber: "VOID-1" });
    await house.app.call(voidWayBill, { ids: [voided], reason: "x" }, { token });
    const refused = await move([id, voided], "departed");
    expect([refused.StatusCode, refused.ErrorMsg]).toEqual([422, "Waybill VOID-1 is voided"]);
    const event = { waybillIds: [id], stateId: state("departed"), occurredAt: new Date().toISOString() };
    for (const by of [house.tokens.rival, house.tokens.sales])
      expect((await house.app.call(editWayBillLogisticsStatus, event, { token: by })).StatusCode).toBe(404);
    const noState = { ...event, stateId: id };
    expect((await house.app.call(editWayBillLogisticsStatus, noState, { token })).StatusCode).toBe(404);
    expect(await history(id)).toHaveLength(1);
  });
});

describe("An event", () => {
  test("that was wrong is withdrawn once: it stays in the history, and the waybill stands where it stood", async () => {
    const id = await house.add();
    await move([id], "departed", { occurredAt: "2026-11-20T08:00:00Z" });
    await move([id], "delivered");
    const [wrong] = await history(id);
    expect((await withdraw(wrong?.id ?? "")).StatusCode).toBe(200);
    const events = await history(id);
    expect(events[0]).toMatchObject({
      preset: "delivered",
      withdrawnByName: "Chen Jing",
      withdrawReason: "Another shipment",
      withdrawnAt: expect.stringMatching(/Z$/) as unknown,
    });
    expect((await detail(id)).waybill.preset).toBe("orderPlaced");
    expect((await logOf(id)).at(-1)).toMatchObject({
      action: "withdrawEvent",
      changes: [
        { field: "stateId", before: state("delivered"), after: null },
        {},
        { field: "remark", after: "Another shipment" },
      ],
    });
    const again = await withdraw(wrong?.id ?? "");
    expect([again.StatusCode, again.ErrorMsg]).toEqual([409, "This event was withdrawn already"]);
  });

  test("of another's waybill cannot be withdrawn", async () => {
    const id = await house.add();
    const [event] = await history(id);
    const input = { eventId: event?.id ?? "", reason: "x" };
    for (const by of [house.tokens.rival, house.tokens.sales])
      expect((await house.app.call(withdrawWayBillLogisticsStatus, input, { token: by })).StatusCode).toBe(404);
  });
});
