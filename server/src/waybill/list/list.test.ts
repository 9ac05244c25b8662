import { airlinePieceCode, type RequestOf } from "@lading/contract/core";
import {
  getCustomerWayBillList,
  getWayBillListByNumbers,
  voidWayBill,
  wayBillListByPage,
} from "@lading/contract/waybill";
import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { customerToken } from "#core/testing";
import { openReadingHouse, type ReadingHouse } from "../reading.stage.ts";
import { holds, probing } from "./pages.ts";

let house: ReadingHouse;
beforeAll(async () => {
  house = await openReadingHouse();
});
afterAll(() => house.app.close());

type Filters = RequestOf<typeof wayBillListByPage>;
const list = async (input: Filters = {}, token = house.tokens.administrator) =>
  (await house.app.call(wayBillListByPage, input, { token, language: "en" })).Content;
const ids = async (...asked: Parameters<typeof list>) => (await list(...asked)).rows.map(({ id }) => id);

describe("The list", () => {
  test("shows a waybill with the names of people, place and state", async () => {
    const id = await house.add({ orderNumber: "PO-7", consigneeName: "محمد القحطاني" });
    const { rows } = await list({ search: "PO-7" });
    expect(rows).toEqual([
      expect.objectContaining({
        id,
        type: 1,
        orderNumber: "PO-7",
        consigneeName: "محمد القحطاني",
        weight: "300.000",
        chargeableWeight: "440.000",
        codAmount: "0.00",
        codStatus: "none",
        state: "Order placed",
        preset: "orderPlaced",
        operatorName: "Chen Jing",
        salesName: "Chen Jing",
        voided: false,
        version: 1,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as unknown,
      }),
    ]);
    await house.inCompany((db) => db.execute(sql`UPDATE warehouse SET warehouse_name = '主仓库'`));
    const named = await house.app.call(
      wayBillListByPage,
      { search: "PO-7" },
      { token: house.tokens.administrator, language: "zh" },
    );
    expect([rows, named.Content.rows].map(([row]) => row?.warehouseName)).toEqual(["Main warehouse", "主仓库"]);
  });

  test("is not another company's", async () => {
    expect(await list({}, house.tokens.rival)).toEqual({ rows: [], total: 0 });
  });

  test("goes by pages, newest first, and says how many there are", async () => {
    const city = "Paging";
    const made: string[] = [];
    for (let one = 0; one < 5; one += 1) made.push(await house.add({ city }));
    const newest = made.toReversed();
    expect(await list({ city, pageSize: 2 })).toMatchObject({ total: 5 });
    expect(await ids({ city, pageSize: 2 })).toEqual(newest.slice(0, 2));
    expect(await ids({ city, pageSize: 2, page: 3 })).toEqual(newest.slice(4));
    expect(await list({ city, pageSize: 2, page: 4 })).toEqual({ rows: [], total: 5 });
    expect(await ids({ city, order: "asc" })).toEqual(made);
  });

  test("is ordered by date and number, up and down", async () => {
    const city = "Sorting";
    const first = await house.add({ city, shippingDate: "2026-01-02", houseNumber: "B-2", mainNumber: "020-12345675" });
    const second = await house.add({ city, shippingDate: "2026-01-01", houseNumber: "B-3", mainNumber: "" });
    const third = await house.add({ city, shippingDate: "2026-01-03", houseNumber: "B-1", mainNumber: "176-12345675" });
    const [a, b, c] = [first, second, third];
    const orders = {
      shippingDate: [b, a, c],
      houseNumber: [c, a, b],
      mainNumber: [b, a, c],
      createdAt: [a, b, c],
    } as const;
    for (const sort of ["shippingDate", "houseNumber", "mainNumber", "createdAt"] as const) {
      expect(await ids({ city, sort, order: "asc" })).toEqual(orders[sort]);
      expect(await ids({ city, sort, order: "desc" })).toEqual(orders[sort].toReversed());
    }
  });
});

describe("The list's search", () => {
  test("finds a shipment by the codes of its pieces' labels, alone and among several numbers", async () => {
    const [first, second] = [
      await house.add({ houseNumber: "PIECES-1" }),
      await house.add({ houseNumber: "PIECES-2" }),
    ];
    const mainNumber = "020-12345734";
    const under = await house.add({ mainNumber });
    expect(await ids({ search: "pieces-1-0002" })).toEqual([first]);
    expect(await ids({ search: "PIECES-1-0001 PIECES-1-0002\nPIECES-2-0001" })).toEqual([second, first]);
    expect(await ids({ search: airlinePieceCode(mainNumber, 1) ?? "" })).toEqual([under]);
    expect(await ids({ search: "020 12345734" })).toEqual([under]);
    const ordered = await house.add({ orderNumber: "PCS-418697-86" });
    expect(await ids({ search: "PCS-4186" })).toEqual([ordered]);
    expect(await ids({ search: "02012345734\tPIECES-2" })).toEqual([under, second]);
    const numbers = ["PIECES-2-0002", "PIECES-2-0001", "pieces-1", "PIECES-3-0001"];
    const token = house.tokens.administrator;
    const picked = (await house.app.call(getWayBillListByNumbers, { numbers }, { token })).Content;
    expect([picked.rows.map(({ id }) => id), picked.unknown]).toEqual([[second, first], ["PIECES-3-0001"]]);
  });
});

describe("The search finds", () => {
  let wanted: string;
  beforeAll(async () => {
    wanted = await house.add({
      houseNumber: "QX7788990",
      orderNumber: "ORD/5511",
      shipperName: "欧阳思远",
      consigneeName: "فاطمة الزهراني",
      customerName: "Al Noor Trading",
      productName: "Bluetooth Speakers",
    });
    await house.inCompany((db) => db.execute(sql`UPDATE waybill SET express_number = 'SMSA991' WHERE id = ${wanted}`));
  });

  test.each([
    ["part of a number", "x77889"],
    ["an order number", "ord/5511"],
    ["an express number", "smsa99"],
    ["two Chinese characters", "思远"],
    ["a whole Chinese name", "欧阳思远"],
    ["two Arabic letters", "زه"],
    ["part of an Arabic name", "الزهر"],
    ["a name in any case", "aL nOOR"],
    ["a name of goods", "speaker"],
    ["full-width digits", "ＱＸ７７８８９９０"],
    ["two Latin letters, among the first rows", "qx"],
  ])("%s", async (_, search) => {
    expect(await list({ search })).toMatchObject({ total: 1, rows: [{ id: wanted }] });
  });

  test("nothing where there is nothing, nor what another company has", async () => {
    expect(await list({ search: "zzyyxxww" })).toEqual({ rows: [], total: 0 });
    expect(await list({ search: "QX7788990" }, house.tokens.rival)).toEqual({ rows: [], total: 0 });
  });

  test("nothing by the signs of a pattern", async () => {
    for (const search of ["%%%", "___", "Q_778", "\\\\\\"]) expect((await list({ search })).total).toBe(0);
  });

  test("only what the other filters let through, in the list's order", async () => {
    const more = await house.add({ consigneeName: "فاطمة الزهراني", city: "Jeddah" });
    expect(await ids({ search: "الزهراني" })).toEqual([more, wanted]);
    expect(await ids({ search: "الزهراني", order: "asc" })).toEqual([wanted, more]);
    expect(await ids({ search: "الزهراني", city: "jedd" })).toEqual([more]);
  });
});

test("What nearly every waybill has is found as well, with a total of more than 10,000", async () => {
  const from = house.company.companyId;
  await house.inCompany((db) =>
    db.execute(sql`
      INSERT INTO waybill (company_id, id, type, house_number, shipping_date, product_name, city, created_by, created_by_name, created_at)
      SELECT ${from}, gen_random_uuid(), 5, 'BULK' || n, '2025-01-01', CASE WHEN n % 5 = 0 THEN 'Rare ' ELSE '' END || 'Commonplace', 'Bulk', ${from}, 'x', '2025-01-01'::timestamptz + n * interval '1 second'
      FROM generate_series(1, 12000) AS n`),
  );
  const common = await list({ search: "commonplace", pageSize: 3 });
  expect([common.total, common.rows.map(({ houseNumber }) => houseNumber)]).toEqual([
    10_001,
    ["BULK12000", "BULK11999", "BULK11998"],
  ]);
  const some = await list({ search: "rare commonplace", pageSize: 2, page: 2 });
  expect([some.total, some.rows.map(({ houseNumber }) => houseNumber)]).toEqual([2400, ["BULK11990", "BULK11985"]]);
  expect(await list({ search: "commonplace", types: [2] })).toEqual({ rows: [], total: 0 });
  const deep = await list({ city: "Bulk", page: 1200, pageSize: 10 });
  expect([deep.total, deep.rows.at(-1)?.houseNumber]).toEqual([10_001, "BULK1"]);
});

test("A name is common when it stands throughout a company's time, not when it fills its newest waybills alone", async () => {
  const isCommon = async (search: string) =>
    await house.inCompany(async (db) => {
      const { rows } = await db.execute(sql`WITH ${probing(holds({ search }))} SELECT common FROM probe`);
      return rows[0]?.["common"];
    });
  const from = house.company.companyId;
  const add = (name: string, count: number, moment: SQL) =>
    house.inCompany((db) =>
      db.execute(sql`
        INSERT INTO waybill (company_id, id, type, house_number, shipping_date, product_name, created_by, created_by_name, created_at)
        SELECT ${from}, gen_random_uuid(), 5, upper(${name}) || n, '2025-06-01', ${name}, ${from}, 'x', ${moment}
        FROM generate_series(1, ${count}::int) AS n`),
    );
  await add("everyday", 700, sql`now() - n * interval '1 day'`);
  await add("batchwise", 400, sql`now() + n * interval '1 millisecond'`);
  expect(await isCommon("everyday")).toBe(true);
  expect(await isCommon("batchwise")).toBe(false);
  const found = await list({ search: "batchwise", pageSize: 2 });
  expect([found.total, found.rows.map(({ houseNumber }) => houseNumber)]).toEqual([
    400,
    ["BATCHWISE400", "BATCHWISE399"],
  ]);
});

describe("The list lets through only", () => {
  test.each<[string, (id: string) => Filters, Filters]>([
    ["a type", () => ({ types: [1] }), { types: [2, 5] }],
    ["houses", () => ({ kind: "house" }), { kind: "main" }],
    ["a payment status", () => ({ paymentStatus: "unbilled" }), { paymentStatus: "paid" }],
    ["a status of cash on delivery", () => ({ codStatus: "none" }), { codStatus: "toCollect" }],
    ["those with or without a main number", () => ({ hasMain: false }), { hasMain: true }],
    ["a country", () => ({ country: "sa" }), { country: "AE" }],
    ["a city", () => ({ city: "filterville" }), { city: "elsewhere" }],
    ["ports", () => ({ loadingPort: "szx", destinationPort: "RUH" }), { loadingPort: "PVG" }],
    ["shipping dates", () => ({ shippingFrom: "2026-11-20", shippingTo: "2026-11-20" }), { shippingTo: "2026-11-19" }],
    ["weights", () => ({ weightFrom: "440", weightTo: "440.000" }), { weightFrom: "440.001" }],
    ["a day of entry", () => ({ createdFrom: today(), createdTo: today() }), { createdTo: "2026-01-01" }],
    ["an operator", () => ({ operatorId: house.company.administrator.userId }), { operatorId: someId }],
    ["a salesperson", () => ({ salesId: house.company.administrator.userId }), { salesId: someId }],
    [
      "customer service",
      () => ({ customerServiceId: house.company.administrator.userId }),
      { customerServiceId: someId },
    ],
    ["marketing", () => ({ marketingId: house.company.administrator.userId }), { marketingId: someId }],
    ["a warehouse", () => ({ warehouseId: house.warehouseId }), { warehouseId: someId }],
    ["a state", () => ({ stateId: house.states.get("orderPlaced") }), { stateId: someId }],
    ["a customer", () => ({}), { customerId: someId }],
    ["a main waybill", () => ({}), { mainWaybillId: someId }],
  ])("%s", async (_, matching, other) => {
    const id = await house.add({ city: "Filterville" });
    expect(await ids({ search: "filterville-none" })).toEqual([]);
    expect(await ids({ city: "Filterville", ...matching(id) })).toContain(id);
    expect(await ids({ city: "Filterville", ...other })).not.toContain(id);
  });

  test("waybills that are not voided, unless asked", async () => {
    const id = await house.add({ city: "Voidville" });
    const kept = await house.add({ city: "Voidville" });
    await house.app.call(voidWayBill, { ids: [id], reason: "Booked twice" }, { token: house.tokens.administrator });
    expect(await ids({ city: "voidville" })).toEqual([kept]);
    expect(await ids({ city: "voidville", voided: "yes" })).toEqual([id]);
    expect(await ids({ city: "voidville", voided: "all" })).toEqual([kept, id]);
  });

  test("a voided waybill too when its own whole number is asked for, alone or among others, but not by what it shares", async () => {
    const id = await house.add({ orderNumber: "PO-VOIDED" });
    const kept = await house.add({ orderNumber: "PO-VOIDED" });
    const [voided, other] = (await list({ search: "PO-VOIDED" })).rows.toReversed().map((row) => row.houseNumber);
    await house.app.call(voidWayBill, { ids: [id], reason: "Booked twice" }, { token: house.tokens.administrator });
    expect((await list({ search: voided })).rows).toMatchObject([{ id, voided: true }]);
    expect(await ids({ search: ` ${voided?.toLowerCase()} ` })).toEqual([id]);
    expect(await ids({ search: `${other} ${voided}` })).toEqual([kept, id]);
    expect(await ids({ search: voided?.slice(0, -1) })).not.toContain(id);
    expect(await ids({ search: "PO-VOIDED" })).toEqual([kept]);
    expect(await ids({ search: voided, types: [2] })).toEqual([]);
  });
});
const someId = "01936f5e-0000-7000-8000-00000000dead";
const today = () => new Date().toISOString().slice(0, 10);

describe("Salespeople", () => {
  test("see what they sell, enter or are otherwise in charge of; a superior sees it as well", async () => {
    const city = "Visible";
    const { sales, superior } = house.users;
    const own = await house.add({ city, salesId: sales });
    const operated = await house.add({ city, operatorId: sales });
    const above = await house.add({ city, marketingId: superior });
    const nobodys = await house.add({ city });
    expect(await ids({ city }, house.tokens.sales)).toEqual([operated, own]);
    expect(await ids({ city }, house.tokens.superior)).toEqual([above, operated, own]);
    expect(await ids({ city })).toEqual([nobodys, above, operated, own]);
    expect(await list({ city }, house.tokens.sales)).toMatchObject({ total: 2 });
  });

  test("find by search only what they may see", async () => {
    const seen = await house.add({ shipperName: "Searchable Seen", salesId: house.users.sales });
    await house.add({ shipperName: "Searchable Hidden" });
    expect(await ids({ search: "searchable" }, house.tokens.sales)).toEqual([seen]);
    expect((await list({ search: "searchable" })).total).toBe(2);
  });
});

describe("A customer", () => {
  test("sees the own shipments that are not voided, without names of staff or what was paid", async () => {
    const customerId = "01936f5e-0000-7000-8000-00000000c001";
    const id = await house.add({ city: "Customer city", orderNumber: "C-1" });
    const voided = await house.add({});
    await house.add({ orderNumber: "C-1" });
    await house.inCompany((db) =>
      db.execute(sql`UPDATE waybill SET customer_id = ${customerId} WHERE id IN (${id}, ${voided})`),
    );
    await house.app.call(voidWayBill, { ids: [voided], reason: "x" }, { token: house.tokens.administrator });
    const { companyId } = house.company;
    const token = await customerToken(house.app.database, { companyId, userId: customerId });
    const read = async (input: RequestOf<typeof getCustomerWayBillList>) =>
      (await house.app.call(getCustomerWayBillList, input, { token, language: "ar" })).Content;
    const { rows, total } = await read({});
    expect([total, rows.map((row) => row.id)]).toEqual([1, [id]]);
    expect(rows[0]?.state).toBe("تم إنشاء الطلب");
    expect(Object.keys(rows[0] ?? {})).not.toEqual(expect.arrayContaining(["paymentStatus"]));
    expect(JSON.stringify(rows)).not.toContain("Chen Jing");
    expect((await read({ search: "C-1" })).total).toBe(1);
    expect((await read({ types: [2] })).total).toBe(0);
    expect((await read({ shippingFrom: "2026-11-21" })).total).toBe(0);
  });
});
