import { randomUUID } from "node:crypto";
import { airlinePieceCode, pieceCode } from "@lading/contract/core";
import { expressDetails } from "@lading/contract/tracking";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callerNetwork } from "#core/http";
import { openTracking, secrets, someNumber as number, type TrackingHouse } from "./tracking.stage.ts";

let open: Awaited<ReturnType<typeof openTracking>>;
let house: TrackingHouse;
beforeAll(async () => {
  open = await openTracking();
});
afterAll(() => open.app.close());
beforeEach(async () => {
  house = await open.company();
});

/** Each test asks from an address of its own, so that the limit of one is not another's. */
let addresses = 0;
const track = (numbers: string[], options: { language?: "zh" | "en" | "ar"; from?: string } = {}) => {
  const from = options.from ?? `198.51.100.${(addresses += 1) % 250}`;
  return open.app.call(
    expressDetails,
    { numbers },
    { language: options.language ?? "en", headers: { "x-forwarded-for": from } },
  );
};
const results = async (...asked: Parameters<typeof track>) => (await track(...asked)).Content.results;

describe("The public finds a shipment", () => {
  test("by its house, main, order and express number, however they are typed", async () => {
    const [houseNumber, mainNumber, orderNumber, expressNumber] = [number(), number(), number(), number()];
    await house.make({ houseNumber, mainNumber, orderNumber, expressNumber });
    const asked = [
      ` ${houseNumber.toLowerCase()} `,
      mainNumber,
      orderNumber.slice(0, 3) + " " + orderNumber.slice(3),
      expressNumber,
    ];
    for (const { found, shipments } of await results(asked)) {
      expect(found).toBe(true);
      expect(shipments.map((shipment) => shipment.houseNumber)).toEqual([houseNumber]);
    }
  });

  test("by an air main number without its hyphen", async () => {
    const houseNumber = number();
    await house.make({ houseNumber, mainNumber: "020-12345675" });
    const [found] = await results(["02012345675"]);
    expect(found?.shipments.map((shipment) => shipment.houseNumber)).toEqual([houseNumber]);
  });
});

describe("The public finds a shipment by the codes of its pieces' labels", () => {
  test("once, under the first of them, beside other shipments", async () => {
    const [houseNumber, another] = [number(), number()];
    await house.make({ houseNumber });
    await house.make({ houseNumber: another });
    const asked = [pieceCode(houseNumber, 2), pieceCode(houseNumber, 3), houseNumber, another];
    const found = (await results(asked)).map((one) => [one.number, one.shipments.map((shown) => shown.houseNumber)]);
    expect(found).toEqual([
      [pieceCode(houseNumber, 2), [houseNumber]],
      [another, [another]],
    ]);
  });

  test("as airlines read them, under the air waybill number", async () => {
    const houseNumber = number();
    await house.make({ houseNumber, mainNumber: "020-12345686" });
    const [found] = await results([airlinePieceCode("020-12345686", 7) ?? ""]);
    expect(found?.shipments.map((shipment) => shipment.houseNumber)).toEqual([houseNumber]);
  });

  test("but the waybill whose own number reads like one before all, and none of which nobody knows the shipment", async () => {
    const [houseNumber, nobodys] = [number(), number()];
    const own = pieceCode(houseNumber, 2);
    await house.make({ houseNumber });
    await house.make({ houseNumber: own });
    const [found] = await results([own]);
    expect(found?.shipments.map((shipment) => shipment.houseNumber)).toEqual([own]);
    expect(await results([pieceCode(nobodys, 1)])).toEqual([
      { number: pieceCode(nobodys, 1), found: false, shipments: [], more: 0 },
    ]);
  });
});

describe("The public finds a shipment shown", () => {
  test("with its route, figures, dates and events, newest first, withdrawn ones left out", async () => {
    const houseNumber = number();
    const id = await house.make({ houseNumber });
    await house.happened(id, "departed", "2026-11-20T08:00:00Z", "Shenzhen");
    await house.happened(id, "received", "2026-11-19T08:00:00Z");
    const wrong = await house.happened(id, "delivered", "2026-11-20T09:00:00Z");
    await house.withdraw(wrong);
    const departed = house.states.get("departed");
    await house.inCompany((db) => db.execute(sql`UPDATE waybill SET state_id = ${departed} WHERE id = ${id}`));
    const [result] = await results([houseNumber], { language: "zh" });
    expect(result).toEqual({
      number: houseNumber,
      found: true,
      more: 0,
      shipments: [
        {
          houseNumber,
          type: 1,
          isMain: false,
          origin: "SZX 深圳",
          destination: "利雅得",
          country: "SA",
          city: "利雅得",
          pieces: 3,
          weight: "120.500",
          volume: "0.750",
          shippingDate: "2026-11-20",
          etd: null,
          eta: null,
          state: "已离港",
          phase: "departed",
          companies: ["Gulf Freight"],
          houses: [],
          events: [
            {
              occurredAt: "2026-11-20T08:00:00.000Z",
              state: "已离港",
              phase: "departed",
              company: "Gulf Freight",
              place: "深圳",
              remark: "",
            },
            {
              occurredAt: "2026-11-19T08:00:00.000Z",
              state: "仓库已收货",
              phase: "received",
              company: "Gulf Freight",
              place: "",
              remark: "",
            },
          ],
        },
      ],
    });
  });
});

describe("The answer has", () => {
  test("each number of twenty in the order asked, one of two companies' too", async () => {
    const both = number();
    await house.make({ houseNumber: both });
    const other = randomUUID();
    await house.make({ houseNumber: both }, other);
    const numbers = [...Array.from({ length: 19 }, number), both];
    const found = await results(numbers);
    expect(found.map((result) => result.number)).toEqual(numbers);
    expect(found.at(-1)?.shipments).toHaveLength(2);
    expect(found.slice(0, 19).filter((result) => result.found)).toEqual([]);
  });

  test("of an order number twenty, the main first, and how many more there are", async () => {
    const orderNumber = number();
    await house.make({ houseNumber: number(), orderNumber, isMain: true });
    for (let place = 0; place < 22; place += 1)
      await house.make({ houseNumber: number(), orderNumber, voided: place === 0 });
    const [result] = await results([orderNumber]);
    expect(result?.shipments).toHaveLength(20);
    expect(result?.shipments[0]?.isMain).toBe(true);
    expect(result?.more).toBe(2);
  });
});

describe("The public never learns", () => {
  test("names, phones, addresses or prices", async () => {
    const houseNumber = number();
    const id = await house.make({ houseNumber, orderNumber: number() });
    const eventId = await house.happened(id, "departed", "2026-11-20T08:00:00Z");
    const answer = JSON.stringify(await results([houseNumber]));
    expect(answer).toContain("Departed");
    for (const secret of [...secrets, house.companyId, id, eventId]) expect(answer).not.toContain(secret);
  });

  test("whether a number is voided or was never there", async () => {
    const [voided, unknown] = [number(), number()];
    await house.make({ houseNumber: voided, voided: true });
    const [first, second] = await results([voided, unknown]);
    expect({ ...first, number: "" }).toEqual({ ...second, number: "" });
    expect(first).toMatchObject({ found: false, shipments: [], more: 0 });
  });
});

describe("A question is refused", () => {
  test("without a number", async () => {
    const { StatusCode, ErrorMsg } = await track(["  "]);
    expect([StatusCode, ErrorMsg]).toEqual([422, "The waybill number cannot be empty"]);
  });
  test("with more than twenty", async () => {
    const { StatusCode, ErrorMsg } = await track(Array.from({ length: 21 }, number), { language: "ar" });
    expect([StatusCode, ErrorMsg]).toEqual([422, "الحد الأقصى للأرقام في المرة الواحدة: 20"]);
  });
  test("beyond 120 numbers a minute from one address, however they are split; another may go on", async () => {
    const from = "203.0.113.9";
    let answered = 0;
    let refused = await track(Array.from({ length: 20 }, number), { from });
    // Where a new minute begins in between, twice as many are answered.
    for (; refused.StatusCode === 200 && answered < 14; answered += 1)
      refused = await track(Array.from({ length: 20 }, number), { from });
    expect([refused.StatusCode, answered >= 6]).toEqual([429, true]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await track([number()], { from: "203.0.113.10" })).StatusCode).toBe(200);
  });
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s is counted as %s", (ip, network) => {
  expect(callerNetwork(ip)).toBe(network);
});
