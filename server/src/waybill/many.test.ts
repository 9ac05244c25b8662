import {
  addWayBillShipping,
  editWayBillBatch,
  loadWayBillInfo,
  unvoidWayBill,
  voidWayBill,
} from "@lading/contract/waybill";
import { refuse, type RequestOf } from "@lading/contract/core";
import { accountRefusals } from "@lading/contract/waybill";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { makeColleague, makeToken } from "#user";
import { make } from "./make.ts";
import { openOffice, type Office } from "./writing.stage.ts";

let office: Office;
/** Waybills whose jobs are signed off. */
const signed = new Set<string>();
beforeAll(async () => {
  office = await openOffice({
    beforeRegrouping: (_db, _companyId, ids) => {
      const values = { number: "X", name: "Omar", step: { zh: "财务", en: "Finance", ar: "المالية" }, time: "12:00" };
      if (ids.some((id) => signed.has(id))) throw refuse(accountRefusals.jobSigned, values);
      return Promise.resolve();
    },
  });
});
afterAll(() => office.app.close());

const change = (input: RequestOf<typeof editWayBillBatch>, token = office.token) =>
  office.app.call(editWayBillBatch, input, { token, language: "en" });
const stored = async (id: string) => (await office.app.call(loadWayBillInfo, { id }, { token: office.token })).Content;
const logOf = (id: string) =>
  office.read<{ action: string; changes: { field: string; before: unknown; after: unknown }[] }>(
    `SELECT action, changes FROM operation_log WHERE entity_id = '${id}' ORDER BY id`,
  );
const air = async () => (await office.addAir()).Content.id;
const sea = async () =>
  (await office.app.call(addWayBillShipping, make.sea(office.who), { token: office.token })).Content.id;

describe("A selection of waybills", () => {
  test("gets flight, ETD and ETA at once, each with its own entry in the log", async () => {
    const ids = [await air(), await air()];
    const given = { flightNumber: "SV 887", etd: "2026-11-25", eta: "2026-11-26" };
    const { Content, ErrorMsg } = await change({ ids, ...given });
    expect([ErrorMsg, Content]).toEqual([null, { changed: 2, refused: [] }]);
    for (const id of ids) {
      expect(await stored(id)).toMatchObject({ ...given, version: 2 });
      const [, entry] = await logOf(id);
      expect(entry?.action).toBe("edit");
      expect(entry?.changes).toContainEqual({ field: "flightNumber", before: null, after: "SV 887" });
    }
    expect((await change({ ids, ...given })).Content).toEqual({ changed: 0, refused: [] });
  });

  test("names who cannot take it, each with the reason, and changes nothing", async () => {
    const [plane, ship, over, late] = [await air(), await sea(), await air(), await air()];
    await office.app.call(voidWayBill, { ids: [over], reason: "Twice" }, { token: office.token });
    await change({ ids: [late], eta: "2026-11-20" });
    const ids = [plane, ship, over, late];
    const asked = { ids, flightNumber: "SV 887", etd: "2026-11-25" };
    const { Content } = await change(asked);
    expect(Content.changed).toBe(0);
    const reasons = new Map(Content.refused.map(({ id, reason }) => [id, reason]));
    expect([...reasons.keys()].toSorted()).toEqual([ship, over, late].toSorted());
    expect(reasons.get(ship)).toBe("Not by air: it has no flight");
    expect(reasons.get(over)).toContain("is voided");
    expect(reasons.get(late)).toBe("The arrival cannot be before the departure");
    expect((await stored(plane)).flightNumber).toBe("");
    const others = await change({ ...asked, leaveOut: true });
    expect([others.Content.changed, others.Content.refused.length]).toEqual([1, 3]);
    expect((await stored(plane)).flightNumber).toBe("SV 887");
    expect((await stored(ship)).version).toBe(1);
  });

  test("takes an operator and a warehouse of the company only, and asks for at least one field", async () => {
    const ids = [await air()];
    const wrong = await change({ ids, operatorId: "01936f5e-0000-7000-8000-000000000009" });
    expect(wrong.Content.code).toBe("waybill.staffNeeded");
    const gone = await change({ ids, warehouseId: "01936f5e-0000-7000-8000-000000000009" });
    expect(gone.Content.code).toBe("waybill.warehouseNeeded");
    const none = await change({ ids });
    expect([none.StatusCode, none.ErrorMsg]).toEqual([422, "Fill in at least one field"]);
    expect((await change({ ids, operatorId: office.who.userId, vessel: undefined })).ErrorMsg).toBeNull();
  });

  test("is as a whole not found when one of them is another company's, or not the salesperson's own", async () => {
    const ids = [await air()];
    expect((await change({ ids, etd: "2026-11-25" }, office.other)).StatusCode).toBe(404);
    const colleague = { userName: "Sales", email: "many-sales@gulf.example", presets: ["sales"] };
    const { companyId } = office.company;
    const sales = await inTransaction(office.app.database, { companyId }, (db) =>
      makeColleague(db, office.company, colleague),
    );
    const token = await makeToken(office.app.database, companyId, sales);
    expect((await change({ ids, etd: "2026-11-25" }, token)).StatusCode).toBe(404);
  });
});

const voided = async () => {
  const id = await air();
  await office.app.call(voidWayBill, { ids: [id], reason: "Booked twice" }, { token: office.token });
  return id;
};
const takeBack = (id: string, reason = "", token = office.token) =>
  office.app.call(unvoidWayBill, { ids: [id], reason }, { token, language: "en" });

describe("Voiding is taken back", () => {
  test("within a minute without a reason, and the log has it", async () => {
    const id = await voided();
    expect((await takeBack(id)).Content.restored).toBe(1);
    expect(await stored(id)).toMatchObject({ voidedAt: null, voidReason: "" });
    expect((await logOf(id)).map(({ action }) => action)).toEqual(["add", "void", "unvoid"]);
    expect((await takeBack(id)).Content.code).toBe("waybillMany.notVoided");
  });

  test("later, or by somebody else, only with a reason", async () => {
    const id = await voided();
    const { companyId } = office.company;
    const other = await inTransaction(office.app.database, { companyId }, (db) =>
      makeColleague(db, office.company, { userName: "Boss", email: "boss@gulf.example", presets: ["generalManager"] }),
    );
    const token = await makeToken(office.app.database, companyId, other);
    expect((await takeBack(id, "", token)).Content.code).toBe("waybillMany.reasonNeeded");
    expect((await takeBack(id, "The wrong one", token)).Content.restored).toBe(1);
    expect((await logOf(id)).at(-1)?.changes).toContainEqual({
      field: "unvoidReason",
      before: null,
      after: "The wrong one",
    });
  });

  test("not while its job is signed off", async () => {
    const id = await voided();
    signed.add(id);
    expect((await takeBack(id)).Content.code).toBe(accountRefusals.jobSigned.code);
    signed.delete(id);
  });
});
