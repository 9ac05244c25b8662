import type { RequestOf } from "@lading/contract/core";
import { waybillGoodsWarehousing } from "@lading/contract/goods-receipt";
import {
  acceptEntrustOrder,
  addEntrustOrder,
  exampleOrder,
  exportCustomerEntrustOrderList,
  exportOrderReceivingCenterList,
  getCustomerEntrustOrderList,
  getOrderReceivingCenterList,
  turnDownEntrustOrder,
} from "@lading/contract/order";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filesRoutes } from "#core/files";
import type { ServerModule } from "#core/http";
import { findSession } from "#core/session";
import { readSheet } from "#core/sheets";
import { openOrderHouse, type OrderHouse } from "./orders.stage.ts";

/** Where exports are fetched. */
const downloads: ServerModule = {
  name: "files",
  routes: [],
  plugin: (app, { files, database, config }) =>
    filesRoutes(app, {
      files,
      database,
      findSession: (authorization) => findSession(database, authorization),
      incomingFolder: `${config.dataFolder}/incoming`,
    }),
};

let house: OrderHouse;
type Who = keyof OrderHouse["tokens"];
const as = (who: Who, language: "zh" | "en" | "ar" = "en") => ({ token: house.tokens[who], language });

const [box = { productName: "", boxCount: 1, weight: "1", unitPrice: "1" }] = exampleOrder.items;
const door = { consigneeAddress: "King Fahd Road 1", consigneeCity: "Riyadh", consigneeCountry: "SA" };

/**
 * Three orders: RIYADH came by the portal and was accepted, one of its pieces is in the warehouse; JEDDAH was recorded
 * by staff and turned down; DUBAI waits.
 */
beforeAll(async () => {
  house = await openOrderHouse([downloads]);
  const riyadh = await house.place({ customerReference: "RIYADH", destinationPort: "RUH" });
  const jeddah = await house.app.call(
    addEntrustOrder,
    {
      ...exampleOrder,
      customerId: house.customerId,
      customerReference: "JEDDAH",
      destinationCity: "Jeddah",
      destinationPort: "SAJED",
      type: 2,
      items: [{ ...box, boxCount: 30, weight: "4500.5" }],
    },
    as("sales"),
  );
  await house.place({
    customerReference: "DUBAI",
    productName: "Unusual 100% goods",
    type: 5,
    ...door,
    destinationCountry: "AE",
    destinationCity: "Dubai",
    items: [{ ...box, boxCount: 7, weight: "21" }],
  });
  await acceptAndReceive(riyadh);
  const reason = "Lithium without UN 38.3 report";
  await house.app.call(turnDownEntrustOrder, { id: jeddah.Content.id, reason, notify: false }, as("clerk"));
  await house.inCompany((db) =>
    db.execute(sql`UPDATE entrust_order SET created_at = CASE customer_reference WHEN 'RIYADH' THEN '2026-03-01T23:59:59Z'::timestamptz
        WHEN 'JEDDAH' THEN '2026-03-02T00:00:00Z' ELSE '2026-03-05T12:00:00Z' END`),
  );
  await house.inCompany((db) =>
    db.execute(sql`UPDATE entrust_order SET accepted_at = '2026-03-04T23:59:59Z' WHERE id = ${riyadh}`),
  );
});
afterAll(() => house.app.close());

async function acceptAndReceive(id: string): Promise<void> {
  const accepting = { id, version: 1, houseNumber: "HOUSE-1", ...house.completion };
  const { waybillId } = (await house.app.call(acceptEntrustOrder, accepting, as("clerk"))).Content;
  const line = { pieces: 1, lengthCm: "100", widthCm: "120", heightCm: "110", weight: "150" };
  const received = await house.app.call(
    waybillGoodsWarehousing,
    {
      warehouseId: house.warehouseId,
      receivedAt: new Date().toISOString(),
      entries: [{ waybillId, lines: [line] }],
      confirmed: true,
    },
    as("administrator"),
  );
  expect(received.ErrorMsg).toBeNull();
}

type Received = RequestOf<typeof getOrderReceivingCenterList>;
type Own = RequestOf<typeof getCustomerEntrustOrderList>;

const received = async (input: Received) =>
  (await house.app.call(getOrderReceivingCenterList, input, as("clerk"))).Content.rows.map(
    ({ customerReference }) => customerReference,
  );
const own = async (input: Own, language: "zh" | "en" = "en") =>
  (await house.app.call(getCustomerEntrustOrderList, input, as("customer", language))).Content.rows.map(
    ({ customerReference }) => customerReference,
  );

/** Filters of both lists, each with its orders, newest first. */
const both: [Own & Received, string[]][] = [
  [{ search: "100%" }, ["DUBAI"]],
  [{ search: "HOUSE-1" }, ["RIYADH"]],
  [{ state: "turnedDown" }, ["JEDDAH"]],
  [{ types: [2, 5] }, ["DUBAI", "JEDDAH"]],
  [{ destinationCountry: "sa" }, ["JEDDAH", "RIYADH"]],
  [{ destinationCity: "DUB" }, ["DUBAI"]],
  [{ destinationCity: "迪拜" }, ["DUBAI"]],
  [{ destinationCity: "جدة" }, ["JEDDAH"]],
  [{ destinationPort: "ruh" }, ["RIYADH"]],
  [{ destinationPort: "RU" }, []],
  [{ reason: "un 38.3" }, ["JEDDAH"]],
  [{ piecesFrom: "3", piecesTo: "7" }, ["DUBAI"]],
  [{ piecesTo: "2" }, ["RIYADH"]],
  [{ weightFrom: "300.001" }, ["JEDDAH"]],
  [{ weightTo: "21" }, ["DUBAI"]],
  [{ from: "2026-03-02" }, ["DUBAI", "JEDDAH"]],
  [{ to: "2026-03-01" }, ["RIYADH"]],
];

describe("The receiving centre", () => {
  const only: [Received, string[]][] = [
    [{ source: "staff" }, ["JEDDAH"]],
    [{ customerId: "01936f5e-0000-7000-8000-000000000001" }, []],
    [{ createdByName: "omar" }, ["JEDDAH"]],
    [{ acceptedByName: "lin" }, ["RIYADH"]],
    [{ acceptedFrom: "2026-03-04", acceptedTo: "2026-03-04" }, ["RIYADH"]],
    [{ acceptedFrom: "2026-03-05" }, []],
    [{ acceptedTo: "2026-03-03" }, []],
    [{ receivedFrom: "1" }, ["RIYADH"]],
    [{ receivedTo: "0" }, ["DUBAI", "JEDDAH"]],
    [{ volumeFrom: "39.6" }, ["JEDDAH"]],
    [{ volumeTo: "2.64" }, ["RIYADH"]],
  ];
  test.each([...both, ...only])("filters by %o", async (filter, found) => {
    expect(await received(filter)).toEqual(found);
  });

  test.each([
    ["orderNumber", ["RIYADH", "JEDDAH", "DUBAI"]],
    ["customerReference", ["DUBAI", "JEDDAH", "RIYADH"]],
    ["destination", ["DUBAI", "JEDDAH", "RIYADH"]],
    ["pieces", ["RIYADH", "DUBAI", "JEDDAH"]],
    ["weight", ["DUBAI", "RIYADH", "JEDDAH"]],
    ["volume", ["RIYADH", "DUBAI", "JEDDAH"]],
  ] as const)("sorts by %s", async (sort, sorted) => {
    expect(await received({ sort, order: "asc" })).toEqual(sorted);
    expect(await received({ sort, order: "desc" })).toEqual(sorted.toReversed());
  });

  test("has those that were accepted last first; those that were not come after them", async () => {
    expect((await received({ sort: "acceptedAt" }))[0]).toBe("RIYADH");
    expect((await received({ sort: "houseNumber" }))[0]).toBe("RIYADH");
  });

  test("exports what is filtered, in the list's order", async () => {
    const filter = { destinationCountry: "SA", sort: "weight", order: "asc" } as const;
    const { name, rows } = await exported(exportOrderReceivingCenterList, filter, as("clerk", "zh"));
    expect(name).toMatch(/^委托订单 .*\.xlsx$/);
    const column = (heading: string) => rows.slice(1).map((cells) => cells[rows[0]?.indexOf(heading) ?? -1]);
    expect(column("客户订单号")).toEqual(["RIYADH", "JEDDAH"]);
    expect(column("来源")).toEqual(["客户下单", "代客下单"]);
    expect(column("接单时间（UTC）")).toEqual(["2026-03-04 23:59", ""]);
  });
});

describe("A customer's own list", () => {
  test.each(both)("filters by %o", async (filter, found) => {
    expect(await own(filter)).toEqual(found);
  });

  test("filters by where the shipment stands, as it is called in the customer's language", async () => {
    expect(await own({ trackingState: "Delivered" })).toEqual([]);
    const [first] = (await house.app.call(getCustomerEntrustOrderList, { search: "RIYADH" }, as("customer", "zh")))
      .Content.rows;
    const state = first?.trackingState ?? "";
    expect(state).not.toBe("");
    expect(await own({ trackingState: state }, "zh")).toEqual(["RIYADH"]);
    expect(await own({ trackingState: state }, "en")).toEqual([]);
  });

  test("is exported as filtered, for nobody but the customer, and without who did what at the forwarder's", async () => {
    const filter = { destinationCountry: "SA" } as const;
    const { path, rows } = await exported(exportCustomerEntrustOrderList, filter, as("customer"));
    const column = (heading: string) => rows.slice(1).map((cells) => cells[rows[0]?.indexOf(heading) ?? -1]);
    expect(column("Customer's reference")).toEqual(["JEDDAH", "RIYADH"]);
    expect(JSON.stringify(rows)).not.toMatch(/Lin|Omar/);
    const fetched = await house.app.app.inject({
      url: path,
      headers: { authorization: `Bearer ${house.tokens.other}` },
    });
    expect(fetched.statusCode).toBe(404);
    const others = await exported(exportCustomerEntrustOrderList, {}, as("other"));
    expect(others.rows).toHaveLength(1);
  });
});

type Export = typeof exportOrderReceivingCenterList | typeof exportCustomerEntrustOrderList;

/** The spreadsheet as whoever made it fetches it. */
async function exported<C extends Export>(call: C, input: RequestOf<C>, by: ReturnType<typeof as>) {
  const { name, path } = (await house.app.call(call, input, by)).Content;
  const file = await house.app.app.inject({ url: path, headers: { authorization: `Bearer ${by.token}` } });
  expect(file.statusCode).toBe(200);
  const rows: (readonly string[])[] = [];
  for await (const { cells } of readSheet(file.rawPayload, { maxRows: 10 })) rows.push(cells);
  return { name, path, rows };
}
