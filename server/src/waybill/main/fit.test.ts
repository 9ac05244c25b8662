import {
  addWayBillByPrimary,
  addWayBillMainNumber,
  editWayBillByPrimary,
  mergeWayBillByMainNumber,
  takeOutOfMainWayBill,
} from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { addEvents } from "../events/add-events.ts";
import { openOffice, type Office } from "../writing.stage.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.app.close());

const by = () => ({ token: office.token, language: "en" as const });
const house = async (destinationPort = "RUH") => {
  const { Content } = await office.addAir({ destinationPort });
  return { id: Content.id, number: Content.houseNumber };
};
const form = (mainNumber: string, houseIds: string[]) => ({
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
const merge = (ids: string[], fit: { destinationsChecked?: boolean; lateReason?: string } = {}) =>
  office.app.call(mergeWayBillByMainNumber, { ids, ...fit }, by());
const give = (ids: string[], mainNumber: string) =>
  office.app.call(addWayBillMainNumber, { way: "air", ids, mainNumber }, by());
const plain = (fields: Readonly<Record<string, string>> | undefined) =>
  JSON.parse(JSON.stringify(fields ?? {}).replaceAll(/[\u2066-\u2069]/g, "")) as unknown;

async function departs(waybillId: string): Promise<void> {
  const { companyId } = office.company;
  const person = { id: office.who.userId, name: "Chen Jing" };
  await inTransaction(office.app.database, { companyId }, async (db) => {
    const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM logistics_state WHERE preset = 'departed'`);
    const events = { publishTracking: () => Promise.resolve() };
    const occurredAt = new Date().toISOString();
    await addEvents(db, events, { companyId, waybillIds: [waybillId], stateId: rows[0]?.id ?? "", occurredAt, person });
  });
}
const logOf = (id: string, action = "consolidate") =>
  office.read<{ field: string; after: string }>(
    `SELECT c->>'field' AS field, coalesce(c->>'after', c->>'before') AS after FROM operation_log, jsonb_array_elements(changes) AS c
     WHERE entity_id = '${id}' AND action = '${action}'`,
  );

describe("A house to another port of destination", () => {
  test("comes under a main waybill only when that was checked, and is asked about once", async () => {
    const [near, far] = [await house(), await house("JED")];
    const add = form("020-10000001", [near.id, far.id]);
    const refused = await office.app.call(addWayBillByPrimary, add, by());
    expect(plain(refused.Content.fields)).toEqual({
      destinationsChecked: `Waybill ${far.number} goes to JED, the master waybill to RUH; check it and confirm`,
    });
    const made = await office.app.call(addWayBillByPrimary, { ...add, destinationsChecked: true }, by());
    expect(made.StatusCode).toBe(200);
    const edit = { ...add, id: made.Content.id, version: 1 };
    expect((await office.app.call(editWayBillByPrimary, edit, by())).StatusCode).toBe(200);
  });
});

describe("A main waybill that has departed", () => {
  test("takes houses with a reason only, and keeps it in its log and in the house's", async () => {
    const [first, late, later] = [await house(), await house(), await house()];
    const made = await office.app.call(addWayBillByPrimary, form("020-10000012", [first.id]), by());
    const { id } = made.Content;
    await departs(id);
    await give([late.id], "020-10000012");
    expect(plain((await merge([late.id])).Content.fields)).toEqual({
      lateReason: "Master waybill 020-10000012 has departed; say why its houses still change",
    });
    expect((await merge([late.id], { lateReason: "Left out of the manifest" })).StatusCode).toBe(200);
    const reason = { field: "lateReason", after: "Left out of the manifest" };
    expect(await logOf(id)).toEqual([{ field: "houseIds", after: late.number }, reason]);
    expect(await logOf(late.id)).toContainEqual(reason);
    const edit = { ...form("020-10000012", [first.id, late.id]), id, version: 2 };
    expect((await office.app.call(editWayBillByPrimary, edit, by())).StatusCode).toBe(200);
    const more = { ...edit, version: 3, houseIds: [...edit.houseIds, later.id] };
    expect(Object.keys((await office.app.call(editWayBillByPrimary, more, by())).Content.fields ?? {})).toEqual([
      "lateReason",
    ]);
    expect((await office.app.call(editWayBillByPrimary, { ...more, lateReason: "Same" }, by())).StatusCode).toBe(200);
  });

  test("lets houses go with a reason only, by themselves and by an edit, and keeps it likewise", async () => {
    const [first, wrong, other] = [await house(), await house(), await house()];
    const made = await office.app.call(addWayBillByPrimary, form("020-10000023", [first.id, wrong.id, other.id]), by());
    const { id } = made.Content;
    await departs(id);
    const takeOut = (lateReason?: string) =>
      office.app.call(takeOutOfMainWayBill, { ids: [wrong.id], ...(lateReason !== undefined && { lateReason }) }, by());
    expect(plain((await takeOut()).Content.fields)).toEqual({
      lateReason: "Master waybill 020-10000023 has departed; say why its houses still change",
    });
    expect((await takeOut("Shut out by the airline")).StatusCode).toBe(200);
    const reason = { field: "lateReason", after: "Shut out by the airline" };
    expect(await logOf(id, "takeOut")).toEqual([{ field: "houseIds", after: wrong.number }, reason]);
    expect(await logOf(wrong.id, "takeOut")).toContainEqual(reason);
    const edit = { ...form("020-10000023", [first.id]), id, version: 2 };
    const refused = await office.app.call(editWayBillByPrimary, edit, by());
    expect(Object.keys(refused.Content.fields ?? {})).toEqual(["lateReason"]);
    expect((await office.app.call(editWayBillByPrimary, { ...edit, lateReason: "Same" }, by())).StatusCode).toBe(200);
  });
});
