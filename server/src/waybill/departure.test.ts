import { addWayBill, getDepartureExpressList, saveDepartureExpressNumbers } from "@lading/contract/waybill";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { make } from "./make.ts";
import { openOffice, type Office } from "./writing.stage.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.app.close());

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
