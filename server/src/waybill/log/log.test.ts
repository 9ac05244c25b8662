import type { RequestOf } from "@lading/contract/core";
import { deleteWayBillInfo, editWayBillCodStatus, getWayBillOperationLog, voidWayBill } from "@lading/contract/waybill";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffToken } from "#core/testing";
import { openReadingHouse, type ReadingHouse } from "../reading.stage.ts";

let house: ReadingHouse;
let token: string;
beforeAll(async () => {
  house = await openReadingHouse();
  token = house.tokens.administrator;
});
afterAll(() => house.app.close());

type Input = RequestOf<typeof getWayBillOperationLog>;
const ask = (input: Input, by = token, language: "zh" | "en" | "ar" = "en") =>
  house.app.call(getWayBillOperationLog, input, { token: by, language });
const log = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).Content;

describe("The operation log", () => {
  test("says who did what from where, each field before and after, as people read it", async () => {
    const waybillId = await house.add({ codAmount: "100", codCurrency: "SAR", codChannel: "cash" });
    await house.app.call(editWayBillCodStatus, { ids: [waybillId], codStatus: "collected" }, { token });
    const { rows, total } = await log({ waybillId }, token, "zh");
    expect(total).toBe(2);
    expect(rows[0]).toMatchObject({ action: "payment", userName: "Chen Jing", ip: "127.0.0.1", waybillId });
    expect(rows[0]?.changes).toEqual([{ field: "codStatus", before: "待代收", after: "已代收" }]);
    const added = new Map(rows[1]?.changes.map(({ field, after }) => [field, after]));
    expect(added.get("type")).toBe("空运");
    expect(added.get("operatorId")).toBe("Chen Jing");
    expect(added.get("warehouseId")).not.toMatch(/^[0-9a-f-]{36}$/);
    expect(added.get("consigneeCountry")).toBe("沙特阿拉伯");
    expect(added.get("codChannel")).toBe("现金");
    expect(added.get("items.1.boxUnit")).toBe("箱");
    expect(added.get("items.1.boxCount")).toBe("2");
  });

  test.each([
    ["KWD", "1.255", "1.255"],
    ["SAR", "1250.5", "1250.50"],
    ["JPY", "1250", "1250"],
  ] as const)("has cash on delivery in %s with the currency's decimals", async (codCurrency, codAmount, kept) => {
    const waybillId = await house.add({ codAmount, codCurrency, codChannel: "cash" });
    const [{ changes } = { changes: [] }] = (await log({ waybillId })).rows;
    expect(changes.find(({ field }) => field === "codAmount")?.after).toBe(kept);
  });

  test("is found by number, user, action and day, and goes by pages", async () => {
    const waybillId = await house.add({ houseNumber: "LOG-4711" });
    await house.app.call(voidWayBill, { ids: [waybillId], reason: "Booked twice" }, { token });
    const actions = async (input: Input) => (await log(input)).rows.map(({ action }) => action);
    expect(await actions({ number: "log-4711" })).toEqual(["void", "add"]);
    expect(await actions({ number: "LOG-47", order: "asc" })).toEqual(["add", "void"]);
    expect(await actions({ number: "LO", waybillId })).toEqual(["void", "add"]);
    expect(await actions({ number: "4711" })).toEqual([]);
    expect(await actions({ waybillId, action: "void" })).toEqual(["void"]);
    expect(await actions({ waybillId, userId: house.company.administrator.userId })).toHaveLength(2);
    expect(await actions({ waybillId, userId: waybillId })).toEqual([]);
    expect(await actions({ waybillId, createdTo: "2020-01-01" })).toEqual([]);
    expect(await actions({ waybillId, createdFrom: new Date().toISOString().slice(0, 10) })).toHaveLength(2);
    expect(await log({ waybillId, page: 2, pageSize: 1 })).toMatchObject({ total: 2, rows: [{ action: "add" }] });
  });

  test("keeps what was deleted", async () => {
    const waybillId = await house.add({ houseNumber: "GONE-1" });
    await house.app.call(deleteWayBillInfo, { ids: [waybillId] }, { token });
    const { rows } = await log({ number: "GONE-1" });
    expect(rows.map(({ action }) => action)).toEqual(["delete", "add"]);
  });
});

describe("The log of all waybills", () => {
  test("takes a right of its own; that of one waybill comes with the waybill", async () => {
    const waybillId = await house.add({ salesId: house.users.sales });
    const { StatusCode, ErrorMsg } = await ask({}, house.tokens.sales);
    expect(StatusCode).toBe(403);
    expect(ErrorMsg).toMatch(/You do not have the right “.+”/);
    expect((await log({ waybillId }, house.tokens.sales)).total).toBe(1);
  });

  test("has only the waybills that the user may see", async () => {
    const { companyId } = house.company;
    const seen = await house.add({ salesId: house.users.sales });
    const hidden = await house.add();
    const by = await staffToken(house.app.database, ["/systemManagement/getWayBillOperationLog:view"], {
      companyId,
      userId: house.users.sales,
      seesAll: false,
    });
    const found = (await log({ pageSize: 200 }, by)).rows.map((entry) => entry.waybillId);
    expect(found).toContain(seen);
    expect(found).not.toContain(hidden);
    expect(await log({ waybillId: hidden }, by)).toEqual({ rows: [], total: 0 });
  });

  test("is not another company's", async () => {
    const waybillId = await house.add();
    expect(await log({ waybillId }, house.tokens.rival)).toEqual({ rows: [], total: 0 });
    expect((await log({}, house.tokens.rival)).total).toBe(0);
  });
});
