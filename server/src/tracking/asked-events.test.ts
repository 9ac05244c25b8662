import type { DcsaError, DcsaEvent } from "@lading/contract/tracking";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTracking, otherSystem, someNumber, type TrackingHouse } from "./tracking.stage.ts";

let open: Awaited<ReturnType<typeof openTracking>>;
let house: TrackingHouse;
let ask: ReturnType<typeof otherSystem>["ask"];
let eventsOf: ReturnType<typeof otherSystem>["eventsOf"];
beforeAll(async () => {
  open = await openTracking();
  ({ ask, eventsOf } = otherSystem(open.app));
});
afterAll(() => open.app.close());
beforeEach(async () => {
  house = await open.company();
});

/** Received, departed and with customs, and departure and arrival as they are expected. */
async function travelled(): Promise<string> {
  const houseNumber = someNumber();
  const id = await house.make({
    type: 2,
    houseNumber,
    etd: "2026-11-20",
    eta: "2026-11-22",
    vessel: "MSC GULSUN (IMO 9839430)",
    voyage: "122E",
    containerNumber: "MSCU6226814",
  });
  await house.happened(id, "received", "2026-11-19T08:00:00Z");
  await house.happened(id, "departed", "2026-11-20T08:00:00Z");
  await house.happened(id, "importCustoms", "2026-11-22T08:00:00Z");
  return houseNumber;
}

describe("Another system asks for a part of the events, by the standard's parameters", () => {
  test.each([
    ["?eventType=TRANSPORT", ["TRANSPORT", "TRANSPORT", "TRANSPORT"]],
    ["?eventType=EQUIPMENT,SHIPMENT", ["EQUIPMENT", "SHIPMENT"]],
    ["?transportEventTypeCode=ARRI", ["TRANSPORT"]],
    ["?equipmentEventTypeCode=GTIN,GTOT", ["EQUIPMENT"]],
    ["?shipmentEventTypeCode=REQS&documentTypeCode=CUS", ["SHIPMENT"]],
    ["?shipmentEventTypeCode=REQS&equipmentEventTypeCode=GTIN", []],
    ["?transportEventTypeCode=ARRI&eventType=TRANSPORT,EQUIPMENT", ["TRANSPORT"]],
    ["?equipmentEventTypeCode=STUF", []],
    ["?vesselIMONumber=9321483&limit=100", []],
    ["?vesselIMONumber=9839430", ["TRANSPORT", "TRANSPORT", "TRANSPORT"]],
    ["?exportVoyageNumber=122E&eventType=TRANSPORT,SHIPMENT", ["TRANSPORT", "TRANSPORT", "TRANSPORT"]],
    ["?carrierVoyageNumber=122W", []],
    ["?UNLocationCode=CNSZX", ["TRANSPORT", "TRANSPORT"]],
    ["?equipmentReference=MSCU6226814", ["EQUIPMENT"]],
    ["?equipmentReference=MSCU0000000", []],
    ["?carrierBookingReference=ABC709951", []],
    ["?transportDocumentReference=ABC", []],
    ["?eventCreatedDateTime:gte=2026-11-22T09:00:00%2B01:00&eventType=SHIPMENT", ["SHIPMENT"]],
    ["?eventCreatedDateTime:gte=2026-11-22T09:00:00+01:00&eventType=SHIPMENT", ["SHIPMENT"]],
    ["?eventCreatedDateTime:gt=2026-11-22T08:00:00Z&eventType=SHIPMENT", []],
    ["?eventCreatedDateTime:lt=2000-01-01T00:00:00Z", []],
  ])("%s", async (query, kinds) => {
    const events = await eventsOf(await travelled(), { query });
    expect(events.map(({ eventType }) => eventType).toSorted()).toEqual(kinds.toSorted());
  });

  test("in the order that it asks for, and of the document that it names", async () => {
    const number = await travelled();
    const moments = async (query: string) => (await eventsOf(number, { query })).map((event) => event.eventDateTime);
    const all = await moments("");
    expect(await moments(`?transportDocumentReference=${number}`)).toEqual(all);
    expect(await moments("?sort=eventDateTime")).toEqual(all.toSorted());
    expect(await moments("?sort=eventDateTime:DESC")).toEqual(all.toSorted().toReversed());
  });

  test("page after page, each event once", async () => {
    const number = await travelled();
    const all = await eventsOf(number);
    const found: DcsaEvent[] = [];
    let next: string | undefined = "";
    let pages = 0;
    while (next !== undefined && pages < 9) {
      const answer = await ask(number, { query: `?limit=2${next === "" ? "" : `&cursor=${next}`}` });
      found.push(...answer.json<DcsaEvent[]>());
      const page: unknown = answer.headers["next-page"];
      next = typeof page === "string" ? page : undefined;
      pages += 1;
    }
    expect([pages, found]).toEqual([3, all]);
    const { headers } = await ask(number, { query: `?limit=2` });
    expect(headers["current-page"]).toBe(headers["first-page"]);
    expect(headers["prev-page"]).toBeUndefined();
  });
});

describe("Another system asks for what the standard does not have", () => {
  test.each([
    "?limit=0",
    "?limit=many",
    "?cursor=nonsense",
    "?eventType=A&eventType=B",
    "?eventType=NONE",
    "?eventType=transport",
    "?eventType=",
    "?eventType=TRANSPORT&equipmentEventTypeCode=GTIN",
    "?eventType=EQUIPMENT,SHIPMENT&transportEventTypeCode=ARRI",
    "?documentTypeCode=XXX",
    "?eventCreatedDateTime=yesterday",
    "?sort=colour",
  ])("%s is refused in DCSA's form", async (query) => {
    const answer = await ask(await travelled(), { query });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<DcsaError>().errors[0]?.reason).toBe("tracking.query");
  });

  test.each(["foo", "equipmentRefrence", "eventCreatedDateTime:ne", "EventType"])(
    "%s is no parameter of the standard's: it is refused by its name, not passed over",
    async (name) => {
      const answer = await ask(await travelled(), { query: `?${name}=1&limit=5` });
      expect(answer.statusCode).toBe(400);
      const [error] = answer.json<DcsaError>().errors;
      expect(error).toEqual({
        reason: "tracking.unknownParameter",
        message: `There is no parameter ${name}`,
      });
    },
  );
});

describe("A question is refused", () => {
  test("without a number", async () => {
    expect((await ask(" ")).statusCode).toBe(404);
  });

  test("beyond 120 numbers a minute from one address; another may go on", async () => {
    const from = "203.0.113.77";
    const houseNumber = someNumber();
    await house.make({ type: 2, houseNumber });
    let last = await ask(houseNumber, { from });
    // Where a new minute begins in between, twice as many are answered.
    for (let asked = 1; last.statusCode === 200 && asked < 250; asked += 1) last = await ask(houseNumber, { from });
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
    expect(last.json<DcsaError>().errors[0]?.reason).toBe("core.tooManyRequests");
    expect((await ask(houseNumber, { from: "203.0.113.78" })).statusCode).toBe(200);
  });
});

describe("A page of another origin", () => {
  test("may read the answer, a refusal and the headers of pages, and is told so before it asks in a language or names a release", async () => {
    const houseNumber = someNumber();
    await house.make({ type: 2, houseNumber });
    for (const answer of [await ask(houseNumber), await ask("NOBODYS")]) {
      expect(answer.headers["access-control-allow-origin"]).toBe("*");
      expect(answer.headers["access-control-expose-headers"]).toContain("Next-Page");
      expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
    }
    const asked = {
      origin: "https://shop.example",
      "access-control-request-method": "GET",
      "access-control-request-headers": "language",
    };
    const preflight = await open.app.app.inject({ method: "OPTIONS", url: `/v1/track/${houseNumber}`, headers: asked });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET",
    });
    expect(preflight.headers["access-control-allow-headers"]).toMatch(/language.*API-Version/);
  });
});
