import { dcsaKindOf, trackEvents, type DcsaError, type DcsaEvent } from "@lading/contract/tracking";
import { presetStates } from "@lading/contract/logistics-state";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTracking, secrets, someNumber, type TrackingHouse } from "./tracking.stage.ts";

let open: Awaited<ReturnType<typeof openTracking>>;
let house: TrackingHouse;
beforeAll(async () => {
  open = await openTracking();
});
afterAll(() => open.app.close());
beforeEach(async () => {
  house = await open.company();
});

let addresses = 0;
interface Asked {
  query?: string;
  language?: string;
  from?: string;
}
async function ask(number: string, { query = "", language = "en", from }: Asked = {}) {
  const address = from ?? `192.0.2.${(addresses += 1) % 250}`;
  return await open.app.app.inject({
    url: `/v1/track/${encodeURIComponent(number)}${query}`,
    headers: { language, "x-forwarded-for": address },
  });
}
async function eventsOf(number: string, asked: Asked = {}): Promise<DcsaEvent[]> {
  const answer = await ask(number, asked);
  expect(answer.statusCode).toBe(200);
  const events = answer.json<DcsaEvent[]>();
  expect(trackEvents.answer.parse(events)).toEqual(events);
  return events;
}

describe("Another system reads a shipment's events in DCSA's form", () => {
  test("what happened as ACT, what is expected as EST, the oldest first, withdrawn ones left out", async () => {
    const houseNumber = someNumber();
    const id = await house.make({ houseNumber, etd: "2026-11-20", eta: "2026-11-22" });
    await house.happened(id, "departed", "2026-11-20T08:00:00Z", "Shenzhen");
    await house.happened(id, "received", "2026-11-19T08:00:00Z", "Longhua warehouse");
    await house.withdraw(await house.happened(id, "delivered", "2026-11-20T09:00:00Z"));
    const events = await eventsOf(houseNumber);
    const documentReferences = [{ documentReferenceType: "TRD", documentReferenceValue: houseNumber }];
    const atOrigin = {
      modeOfTransport: "AIR",
      UNLocationCode: "CNSZX",
      location: { locationName: "SZX Shenzhen", UNLocationCode: "CNSZX" },
    };
    expect(events).toMatchObject([
      {
        eventType: "EQUIPMENT",
        eventClassifierCode: "ACT",
        eventDateTime: "2026-11-19T08:00:00.000Z",
        equipmentEventTypeCode: "GTIN",
        emptyIndicatorCode: "LADEN",
        eventLocation: { locationName: "Longhua warehouse" },
        documentReferences,
      },
      {
        eventType: "TRANSPORT",
        eventClassifierCode: "EST",
        eventDateTime: "2026-11-20T00:00:00.000Z",
        transportEventTypeCode: "DEPA",
        transportCall: atOrigin,
      },
      {
        eventType: "TRANSPORT",
        eventClassifierCode: "ACT",
        eventDateTime: "2026-11-20T08:00:00.000Z",
        transportEventTypeCode: "DEPA",
        transportCall: atOrigin,
      },
      {
        eventType: "TRANSPORT",
        eventClassifierCode: "EST",
        eventDateTime: "2026-11-22T00:00:00.000Z",
        transportEventTypeCode: "ARRI",
        transportCall: { modeOfTransport: "AIR", location: { locationName: "Riyadh" } },
      },
    ]);
  });
});

describe("Each event stands", () => {
  test("with the same ids each time, and each event its own", async () => {
    const houseNumber = someNumber();
    const id = await house.make({ houseNumber, etd: "2026-11-20", eta: "2026-11-22" });
    for (const hour of ["08", "09"]) await house.happened(id, "inTransit", `2026-11-20T${hour}:00:00Z`);
    const ids = async () => (await eventsOf(houseNumber)).map(({ eventID }) => eventID);
    const first = await ids();
    expect(new Set(first).size).toBe(4);
    expect(await ids()).toEqual(first);
  });

  test("by sea by vessel; of a state without a code the reason says what it is, in the language asked", async () => {
    const houseNumber = someNumber();
    const id = await house.make({ houseNumber, type: 2, etd: "2026-11-20" });
    await house.happened(id, "inTransit", "2026-11-20T08:00:00Z", "Colombo");
    expect(await eventsOf(houseNumber, { language: "zh" })).toMatchObject([
      { transportCall: { modeOfTransport: "VESSEL" } },
      {
        eventType: "SHIPMENT",
        shipmentEventTypeCode: "CONF",
        documentTypeCode: "TRD",
        documentID: houseNumber,
        eventCreatedDateTime: "2026-11-20T08:00:00.000Z",
        reason: "运输途中 · Colombo",
      },
    ]);
  });
});

/** Received, departed and with customs, and departure and arrival as they are expected. */
async function travelled(): Promise<string> {
  const houseNumber = someNumber();
  const id = await house.make({ houseNumber, etd: "2026-11-20", eta: "2026-11-22" });
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
    ["?eventType=NONE", []],
    ["?vesselIMONumber=9321483&limit=100", ["EQUIPMENT", "TRANSPORT", "TRANSPORT", "TRANSPORT", "SHIPMENT"]],
  ])("%s", async (query, kinds) => {
    const events = await eventsOf(await travelled(), { query });
    expect(events.map(({ eventType }) => eventType).toSorted()).toEqual(kinds.toSorted());
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

  test.each(["?limit=0", "?limit=many", "?cursor=nonsense", "?eventType=A&eventType=B"])(
    "%s is refused in DCSA's form",
    async (query) => {
      const answer = await ask(await travelled(), { query });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<DcsaError>().errors[0]?.reason).toBe("tracking.query");
    },
  );
});

describe("Another system finds a shipment's events", () => {
  test("with the standard's version in the header", async () => {
    const houseNumber = someNumber();
    await house.make({ houseNumber });
    expect((await ask(houseNumber)).headers).toMatchObject({ "api-version": "2.2.0", "cache-control": "no-store" });
  });

  test("at the place that an event names, without the code of a port where it is not", async () => {
    const houseNumber = someNumber();
    const id = await house.make({ houseNumber });
    await house.happened(id, "departed", "2026-11-20T08:00:00Z", "Hong Kong");
    const [event] = await eventsOf(houseNumber);
    expect(event).toMatchObject({ transportCall: { location: { locationName: "Hong Kong" } } });
    expect(JSON.stringify(event)).not.toContain("CNSZX");
  });

  test("by house, main, order and express number, also with a slash or small letters", async () => {
    const [houseNumber, orderNumber, expressNumber] = [`${someNumber()}/1`, someNumber(), someNumber()];
    await house.make({ houseNumber, mainNumber: "020-12345675", orderNumber, expressNumber, etd: "2026-11-20" });
    for (const number of [houseNumber.toLowerCase(), "02012345675", orderNumber, expressNumber])
      expect((await eventsOf(number)).length).toBeGreaterThanOrEqual(1);
  });

  test("of two companies that use the same number, each company's; of a shipment without events, none", async () => {
    const houseNumber = someNumber();
    await house.make({ houseNumber, etd: "2026-11-20" });
    await house.make({ houseNumber, etd: "2026-11-21" }, randomUUID());
    expect((await eventsOf(houseNumber)).map(({ eventDateTime }) => eventDateTime.slice(0, 10)).toSorted()).toEqual([
      "2026-11-20",
      "2026-11-21",
    ]);
    const quiet = someNumber();
    await house.make({ houseNumber: quiet });
    expect(await eventsOf(quiet)).toEqual([]);
  });
});

describe("Another system never learns", () => {
  test("names, addresses, prices, or Lading's own ids", async () => {
    const houseNumber = someNumber();
    const id = await house.make({ houseNumber, orderNumber: someNumber(), etd: "2026-11-20", eta: "2026-11-21" });
    const eventId = await house.happened(id, "departed", "2026-11-20T08:00:00Z");
    const answer = JSON.stringify(await eventsOf(houseNumber));
    expect(answer).toContain("DEPA");
    for (const secret of [...secrets, house.companyId, id, eventId]) expect(answer).not.toContain(secret);
  });

  test("whether a number is voided or was never there; the refusal has DCSA's form and the person's language", async () => {
    const [voided, unknown] = [someNumber(), someNumber()];
    await house.make({ houseNumber: voided, voided: true });
    const [first, second] = [await ask(voided, { language: "ar" }), await ask(unknown, { language: "ar" })];
    expect([first.statusCode, second.statusCode]).toEqual([404, 404]);
    const [one, other] = [first.json<DcsaError>(), second.json<DcsaError>()];
    expect(trackEvents.refusalForm.parse(one)).toEqual(one);
    expect(one.errors).toEqual(JSON.parse(JSON.stringify(other.errors).replace(unknown, voided)));
    expect(one).toMatchObject({
      httpMethod: "GET",
      requestUri: `/v1/track/${voided}`,
      statusCode: "404",
      statusCodeText: "Not Found",
      errors: [{ reason: "tracking.unknownNumber", message: `لا توجد شحنة يمكن عرضها بالرقم \u2068${voided}\u2069` }],
    });
  });
});

describe("A question is refused", () => {
  test("without a number", async () => {
    expect((await ask(" ")).statusCode).toBe(404);
  });

  test("beyond 120 numbers a minute from one address; another may go on", async () => {
    const from = "203.0.113.77";
    const houseNumber = someNumber();
    await house.make({ houseNumber });
    let last = await ask(houseNumber, { from });
    // Where a new minute begins in between, twice as many are answered.
    for (let asked = 1; last.statusCode === 200 && asked < 250; asked += 1) last = await ask(houseNumber, { from });
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
    expect(last.json<DcsaError>().errors[0]?.reason).toBe("core.tooManyRequests");
    expect((await ask(houseNumber, { from: "203.0.113.78" })).statusCode).toBe(200);
  });
});

test("Every state that companies start with has a kind of event, and only being under way has no code of its own", () => {
  const unnamed = presetStates.filter(({ preset }) => {
    const kind = dcsaKindOf(preset);
    return kind.eventType === "SHIPMENT" && kind.code === "CONF";
  });
  expect(unnamed.map(({ preset }) => preset)).toEqual(["inTransit"]);
  expect(dcsaKindOf(null)).toEqual({ eventType: "SHIPMENT", code: "CONF", document: "TRD" });
});
