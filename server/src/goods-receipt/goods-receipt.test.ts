import type { RequestOf } from "@lading/contract/core";
import { getWaybillStorageInfo, waybillGoodsWarehousing, withdrawGoodsReceipt } from "@lading/contract/goods-receipt";
import { historyDeliveryDetails } from "@lading/contract/logistics-state";
import {
  addWayBillAirTransport,
  addWayBillMainNumber,
  deleteWayBillInfo,
  getCustomerWayBillList,
  getWayBillOperationLog,
  voidWayBill,
} from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { customerToken, localServices, startTestApp, type TestApp } from "#core/testing";
import { addPresetStates } from "#logistics-state";
import { makeColleague, makeCompany, makeToken, type MadeCompany } from "#user";
import { addMainWarehouse } from "#warehouse";
import { waybillModule } from "#waybill";
import { goodsReceiptModule, receivedGoods, seesGoodsPhoto, waybillGoodsUse } from "./index.ts";

let app: TestApp;
let company: MadeCompany;
let token: string;
let keeper: string;
let sales: string;
let rival: string;
let warehouseId: string;
let userId: string;

beforeAll(async () => {
  app = await startTestApp({
    modules: [waybillModule({ usedBy: [waybillGoodsUse], received: receivedGoods }), goodsReceiptModule],
    services: localServices,
  });
  const companyOf = (code: string) =>
    makeCompany(app.database, {
      code,
      companyName: `${code} Freight`,
      furnish: [addPresetStates, addMainWarehouse],
      administrator: { userName: "Chen Jing", email: `a@${code.toLowerCase()}.example` },
    });
  company = await companyOf("GULF");
  const other = await companyOf("RIVAL");
  userId = company.administrator.userId;
  const { companyId } = company;
  const [keeperId, salesId] = await inTransaction(app.database, { companyId }, async (db) => [
    await makeColleague(db, company, { userName: "Wang", email: "w@gulf.example", presets: ["warehouse"] }),
    await makeColleague(db, company, { userName: "Omar", email: "o@gulf.example", presets: ["sales"] }),
  ]);
  [token, keeper, sales, rival] = await Promise.all([
    makeToken(app.database, companyId, userId),
    makeToken(app.database, companyId, keeperId),
    makeToken(app.database, companyId, salesId),
    makeToken(app.database, other.companyId, other.administrator.userId),
  ]);
  const { rows } = await inTransaction(app.database, { companyId }, (db) =>
    db.execute<{ id: string }>(sql`SELECT id FROM warehouse`),
  );
  warehouseId = rows[0]?.id ?? "";
});
afterAll(() => app.close());

/** A waybill of ten cartons; gives its id. */
async function addWaybill(houseNumber = ""): Promise<string> {
  const box = { boxUnit: "carton", lengthCm: "50", widthCm: "40", heightCm: "30", currency: "USD" } as const;
  const items = [
    {
      ...box,
      productName: "Adapter",
      customsCode: "85044013",
      boxCount: 10,
      volume: "0.6",
      weight: "120",
      unitPrice: "9",
    },
  ];
  const people = { operatorId: userId, salesId: userId, customerServiceId: userId, marketingId: userId };
  const form = {
    type: 1,
    houseNumber,
    shippingDate: "2026-11-20",
    customerName: "Oasis",
    shipperName: "Chen",
    items,
    consigneeName: "Sami",
    loadingPort: "SZX",
    destinationPort: "RUH",
    country: "SA",
    city: "Riyadh",
    codAmount: "0",
    ...people,
    warehouseId,
    productName: "Adapters",
    customsCode: "85044013",
    weight: "120",
    volume: "0.6",
  } as const;
  return (await app.call(addWayBillAirTransport, form, { token })).Content.id;
}

const line = (pieces: number, rest: object = {}) => ({
  pieces,
  lengthCm: "50",
  widthCm: "40",
  heightCm: "30",
  weight: "12.5",
  ...rest,
});
type Request = RequestOf<typeof waybillGoodsWarehousing>;
type Rest = Partial<Request & Request["entries"][number]>;
const receive = (waybillId: string, pieces: number, rest: Rest = {}, who = keeper) => {
  const { isLast = false, photoIds = [], location = "", lines = [line(pieces)], ...call } = rest;
  const entries = [{ waybillId, lines, isLast, photoIds, location }];
  const input = { warehouseId, receivedAt: "2026-11-20T08:00:00Z", entries, ...call };
  return app.call(waybillGoodsWarehousing, input, { token: who, language: "en" });
};
const scan = (number: string, who: string) => app.call(getWaybillStorageInfo, { number }, { token: who });
const withdraw = (id: string, who = keeper) =>
  app.call(withdrawGoodsReceipt, { id, reason: "Counted twice" }, { token: who, language: "en" });
const storageOf = async (waybillId: string) =>
  (await app.call(getWaybillStorageInfo, { waybillId }, { token: keeper })).Content;
const eventsOf = async (waybillId: string) =>
  (await app.call(historyDeliveryDetails, { waybillId }, { token })).Content.rows
    .filter(({ preset }) => preset === "received")
    .map(({ occurredAt, withdrawnAt }) => [occurredAt, withdrawnAt === null]);

describe("Goods are taken in", () => {
  test("in parts until all pieces are there; the first adds the event at its time, once", async () => {
    const id = await addWaybill("PART-1");
    expect((await receive(id, 4)).Content.code).toBe("goodsReceipt.piecesDiffer");
    const first = await receive(id, 4, { confirmed: true, location: "A-03" });
    expect(first.Content.receipts).toEqual([
      { waybillId: id, receiptNumber: expect.stringMatching(/^GR\d{9}$/), isStored: false },
    ]);
    const second = await receive(id, 6, { receivedAt: "2026-11-20T10:00:00Z" });
    expect(second.Content.receipts).toMatchObject([{ isStored: true }]);
    const { storage, receipts } = await storageOf(id);
    expect(storage).toMatchObject({ declaredPieces: 10, receivedPieces: 10, receivedWeight: "25.000", isStored: true });
    expect(receipts.map(({ pieces, volume, location, difference }) => [pieces, volume, location, difference])).toEqual([
      [6, "0.360", "", "none"],
      [4, "0.240", "A-03", "none"],
    ]);
    expect(await eventsOf(id)).toEqual([["2026-11-20T08:00:00.000Z", true]]);
    const log = await app.call(getWayBillOperationLog, { waybillId: id }, { token });
    expect(log.Content.rows.filter(({ action }) => action === "receiveGoods")).toHaveLength(2);
  });

  test("more than declared asks and is marked; fewer and nothing more to come is marked as well", async () => {
    const [more, short] = [await addWaybill(), await addWaybill()];
    const refused = await receive(more, 11);
    expect(refused.Content.fields?.["entries.0.lines"]).toMatch(/: 10 pieces declared, 11 with this receipt/);
    await receive(more, 11, { confirmed: true });
    await receive(short, 7, { confirmed: true, isLast: true });
    expect((await storageOf(more)).receipts).toMatchObject([{ difference: "more", declaredPieces: 10 }]);
    const { storage, receipts } = await storageOf(short);
    expect([storage.isStored, receipts[0]?.difference]).toEqual([true, "short"]);
  });
});

test("The portal's list shows what was declared until all goods are in, then what was received", async () => {
  const id = await addWaybill("PORTAL-1");
  const { companyId } = company;
  const customerId = "01936f5e-0000-7000-8000-00000000c001";
  await inTransaction(app.database, { companyId }, (db) =>
    db.execute(sql`UPDATE waybill SET customer_id = ${customerId} WHERE id = ${id}`),
  );
  const own = await customerToken(app.database, { companyId, userId: customerId });
  const shown = async () => {
    const { rows } = (await app.call(getCustomerWayBillList, {}, { token: own })).Content;
    return rows.map(({ pieces, weight, volume }) => [pieces, weight, volume]);
  };
  expect(await shown()).toEqual([[10, "120.000", "0.600"]]);
  await receive(id, 4, { confirmed: true });
  expect(await shown()).toEqual([[10, "120.000", "0.600"]]);
  await receive(id, 6, { confirmed: true });
  expect(await shown()).toEqual([[10, "25.000", "0.600"]]);
});

describe("Goods of several waybills, by several people", () => {
  test("are taken in all or none, each in its own receipt, with measures or a volume", async () => {
    const [one, two] = [await addWaybill(), await addWaybill()];
    const entries = (pieces: number) => [
      { waybillId: one, lines: [line(10)] },
      { waybillId: two, lines: [{ pieces, weight: "100", volume: "0.5" }] },
    ];
    expect((await receive(one, 0, { entries: entries(9) })).StatusCode).toBe(422);
    expect((await storageOf(one)).receipts).toEqual([]);
    const { Content } = await receive(one, 0, { entries: entries(10) });
    expect(new Set(Content.receipts.map(({ receiptNumber }) => receiptNumber)).size).toBe(2);
    expect((await storageOf(two)).storage.receivedVolume).toBe("0.500");
    const twice = await receive(one, 0, { entries: [...entries(1), ...entries(1)], confirmed: true });
    expect(twice.Content.code).toBe("goodsReceipt.twice");
  });

  test("at once by two are counted once: the second is asked about pieces too many", async () => {
    const id = await addWaybill();
    const answers = await Promise.all([receive(id, 10), receive(id, 10, {}, token), receive(id, 10)]);
    expect(answers.map(({ StatusCode }) => StatusCode).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    expect((await storageOf(id)).storage.receivedPieces).toBe(10);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  test("what is wrong stands at its field", async () => {
    const id = await addWaybill();
    const at = async (rest: Rest) => Object.keys((await receive(id, 10, rest)).Content.fields ?? {});
    expect(await at({ lines: [line(10, { weight: "1.2345" })] })).toEqual(["entries.0.lines.0.weight"]);
    expect(await at({ lines: [line(10, { heightCm: "" })] })).toEqual(["entries.0.lines.0.volume"]);
    expect(await at({ receivedAt: "2999-01-01T00:00:00Z" })).toEqual(["receivedAt"]);
    expect(await at({ warehouseId: id })).toEqual(["warehouseId"]);
    await app.call(voidWayBill, { ids: [id], reason: "Cancelled" }, { token });
    expect((await receive(id, 10)).Content.code).toBe("goodsReceipt.voided");
  });

  test("only with the right, and of waybills that one sees", async () => {
    const id = await addWaybill("SEEN-1");
    expect((await receive(id, 10, {}, rival)).StatusCode).toBe(404);
    expect((await receive(id, 10, {}, sales)).StatusCode).toBe(404);
    expect((await scan(" seen-1 ", keeper)).Content.storage.waybillId).toBe(id);
    expect((await scan("SEEN-1-0002", keeper)).Content.storage.waybillId).toBe(id);
    await app.call(addWayBillMainNumber, { way: "air", ids: [id], mainNumber: "020-12345782" }, { token });
    expect((await scan("0201234578200010", keeper)).Content.storage.waybillId).toBe(id);
    expect(Object.keys((await scan("0201234578200011", keeper)).Content.fields ?? {})).toEqual(["number"]);
    expect(Object.keys((await scan("SEEN-1", sales)).Content.fields ?? {})).toEqual(["number"]);
    expect(Object.keys((await scan("SEEN-1", rival)).Content.fields ?? {})).toEqual(["number"]);
  });
});

describe("A wrong receipt", () => {
  test("is withdrawn with its event and stays to be read; the event of what remains takes its place", async () => {
    const id = await addWaybill();
    await receive(id, 4, { confirmed: true });
    await receive(id, 6, { receivedAt: "2026-11-20T10:00:00Z" });
    const [second = "", first = ""] = (await storageOf(id)).receipts.map((receipt) => receipt.id);
    expect((await withdraw(first)).StatusCode).toBe(200);
    expect(await eventsOf(id)).toEqual([
      ["2026-11-20T10:00:00.000Z", true],
      ["2026-11-20T08:00:00.000Z", false],
    ]);
    const again = await withdraw(first);
    expect([again.StatusCode, again.ErrorMsg]).toEqual([409, expect.stringContaining("Wang")]);
    await withdraw(second);
    expect((await eventsOf(id)).filter(([, stands]) => stands)).toEqual([]);
    const { storage, receipts } = await storageOf(id);
    expect([storage.receivedPieces, receipts.length, receipts[0]?.withdrawReason]).toEqual([0, 2, "Counted twice"]);
  });

  test("takes its right, and is one's own company's", async () => {
    const id = await addWaybill();
    await receive(id, 10);
    const [receipt] = (await storageOf(id)).receipts;
    expect((await withdraw(receipt?.id ?? "", sales)).StatusCode).toBe(403);
    expect((await withdraw(receipt?.id ?? "", rival)).StatusCode).toBe(404);
  });
});

test("A waybill with goods in a warehouse is not deleted, until its receipts are withdrawn", async () => {
  const id = await addWaybill();
  await receive(id, 10);
  const remove = () => app.call(deleteWayBillInfo, { ids: [id] }, { token });
  expect((await remove()).Content.code).toBe("waybill.deleteRefused");
  const [receipt] = (await storageOf(id)).receipts;
  await app.call(withdrawGoodsReceipt, { id: receipt?.id ?? "", reason: "Wrong waybill" }, { token: keeper });
  expect((await remove()).StatusCode).toBe(200);
});

test("Pictures belong to the receipt: whoever reads receipts and sees its waybill sees them", async () => {
  const id = await addWaybill();
  const { companyId } = company;
  const bytes = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const file = {
    companyId,
    use: "goodsPhoto",
    name: "box.png",
    bytes,
    createdBy: userId,
    expiresAt: new Date(Date.now() + 60_000),
  } as const;
  const photo = await inTransaction(app.database, { companyId }, (db) => app.services.files.save(db, file));
  expect((await receive(id, 10, { photoIds: [photo.id] }, token)).StatusCode).toBe(200);
  expect((await storageOf(id)).receipts[0]?.photos).toMatchObject([{ id: photo.id, name: "box.png" }]);
  const reading = new Set(["/logisticsManagement/orderWayBill:view"]);
  const sees = (audience: "staff" | "customer", seesAll: boolean, rights = reading) =>
    inTransaction(app.database, { companyId }, (db) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a session as is looked at
      seesGoodsPhoto(db, { audience, companyId, userId: companyId, seesAll, rights } as never, photo.id),
    );
  const asked = [sees("staff", true), sees("staff", false), sees("customer", true), sees("staff", true, new Set())];
  expect(await Promise.all(asked)).toEqual([true, false, false, false]);
});
