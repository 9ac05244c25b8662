import { dcsaKindOf, expressDetails, trackEvents, type DcsaError } from "@lading/contract/tracking";
import { presetStates } from "@lading/contract/logistics-state";
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addEvents } from "#waybill";
import {
  openTracking,
  otherSystem,
  packed,
  person,
  secrets,
  someNumber,
  type TrackingHouse,
} from "./tracking.stage.ts";

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

describe("Another system reads a shipment's events in DCSA's form", () => {
  test("what happened as ACT, what is expected as EST, the oldest first, withdrawn ones left out", async () => {
    const houseNumber = someNumber();
    const id = await house.make({ type: 2, houseNumber, etd: "2026-11-20", eta: "2026-11-22" });
    await house.happened(id, "departed", "2026-11-20T08:00:00Z", "Shenzhen");
    await house.happened(id, "received", "2026-11-19T08:00:00Z", "Longhua warehouse");
    await house.withdraw(await house.happened(id, "delivered", "2026-11-20T09:00:00Z"));
    const events = await eventsOf(houseNumber);
    const documentReferences = [{ documentReferenceType: "TRD", documentReferenceValue: houseNumber }];
    const atOrigin = {
      modeOfTransport: "VESSEL",
      UNLocationCode: "CNSZX",
      location: { locationName: "CNSZX Shenzhen", UNLocationCode: "CNSZX" },
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
        transportCall: { modeOfTransport: "VESSEL", location: { locationName: "Riyadh" } },
      },
    ]);
  });
});

describe("Each event stands", () => {
  test("with the same ids each time, and each event its own", async () => {
    const houseNumber = someNumber();
    const id = await house.make({ type: 2, houseNumber, etd: "2026-11-20", eta: "2026-11-22" });
    for (const hour of ["08", "09"]) await house.happened(id, "inTransit", `2026-11-20T${hour}:00:00Z`);
    const ids = async () => (await eventsOf(houseNumber)).map(({ eventID }) => eventID);
    const first = await ids();
    expect(new Set(first).size).toBe(4);
    expect(await ids()).toEqual(first);
  });

  test("by sea by vessel; of a state without a code the reason says what it is, in the language asked", async () => {
    const houseNumber = someNumber();
    const id = await house.make({ type: 2, houseNumber, etd: "2026-11-20" });
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

describe("Another system finds a shipment's events", () => {
  test("with the standard's version in the header", async () => {
    const houseNumber = someNumber();
    await house.make({ type: 2, houseNumber });
    expect((await ask(houseNumber)).headers).toMatchObject({ "api-version": "2.2.0", "cache-control": "no-store" });
  });

  test("at the place that an event names, without the code of a port where it is not", async () => {
    const houseNumber = someNumber();
    const id = await house.make({ type: 2, houseNumber });
    await house.happened(id, "departed", "2026-11-20T08:00:00Z", "Hong Kong");
    const [event] = await eventsOf(houseNumber);
    expect(event).toMatchObject({ transportCall: { location: { locationName: "Hong Kong" } } });
    expect(JSON.stringify(event)).not.toContain("CNSZX");
  });

  test("by house, main, order and express number, also with a slash or small letters", async () => {
    const [houseNumber, orderNumber, expressNumber] = [`${someNumber()}/1`, someNumber(), someNumber()];
    await house.make({
      type: 2,
      houseNumber,
      mainNumber: "020-12345675",
      orderNumber,
      expressNumber,
      etd: "2026-11-20",
    });
    for (const number of [houseNumber.toLowerCase(), "02012345675", orderNumber, expressNumber])
      expect((await eventsOf(number)).length).toBeGreaterThanOrEqual(1);
  });

  test("of two companies that use the same number, each company's under its name; of a shipment without events, none", async () => {
    const houseNumber = someNumber();
    const other = await open.company("Delta Lines");
    await house.happened(
      await house.make({ type: 2, houseNumber, etd: "2026-11-20" }),
      "received",
      "2026-11-19T08:00Z",
    );
    await other.happened(await other.make({ type: 2, houseNumber }), "exception", "2026-11-22T08:00Z");
    const said = (await eventsOf(houseNumber)).map(
      ({ eventDateTime, publisher }) => `${eventDateTime.slice(0, 10)} ${publisher?.partyName}`,
    );
    expect(said.toSorted()).toEqual(["2026-11-19 Gulf Freight", "2026-11-20 Gulf Freight", "2026-11-22 Delta Lines"]);
    const quiet = someNumber();
    await house.make({ type: 2, houseNumber: quiet });
    expect(await eventsOf(quiet)).toEqual([]);
  });
});

describe("A state of a company's own", () => {
  test("has its phase's code and step, and without a phase none", async () => {
    const own = async (phase: string | null) =>
      await house.inCompany(async (db) => {
        const { rows } = await db.execute<{ id: string }>(sql`
          INSERT INTO logistics_state (company_id, id, phase, chinese_description, english_description, arabic_description,
            sort_number)
          VALUES (${house.companyId}, ${randomUUID()}, ${phase}, ${`状态${phase}`}, ${`Own ${phase}`}, ${`حالة ${phase}`}, 55)
          RETURNING id`);
        return rows[0]?.id ?? "";
      });
    const houseNumber = someNumber();
    const id = await house.make({ houseNumber, type: 2 });
    const events = { publishTracking: () => Promise.resolve() };
    const happened = async (stateId: string, occurredAt: string) =>
      await house.inCompany((db) =>
        addEvents(db, events, { companyId: house.companyId, waybillIds: [id], stateId, occurredAt, person }),
      );
    await happened(await own(null), "2026-11-20T08:00:00Z");
    await happened(await own("arrived"), "2026-11-21T08:00:00Z");
    expect(await eventsOf(houseNumber)).toMatchObject([
      { eventType: "SHIPMENT", shipmentEventTypeCode: "CONF" },
      { eventType: "TRANSPORT", transportEventTypeCode: "ARRI" },
    ]);
    const { Content } = await open.app.call(expressDetails, { numbers: [houseNumber] }, { language: "en" });
    expect(Content.results[0]?.shipments[0]).toMatchObject({ state: "Own arrived", phase: "arrived" });
  });
});

describe("Another system never learns", () => {
  test("names, addresses, prices, or Lading's own ids", async () => {
    const houseNumber = someNumber();
    const id = await house.make({
      type: 2,
      houseNumber,
      orderNumber: someNumber(),
      etd: "2026-11-20",
      eta: "2026-11-21",
    });
    const eventId = await house.happened(id, "departed", "2026-11-20T08:00:00Z");
    const answer = JSON.stringify(await eventsOf(houseNumber));
    expect(answer).toContain("DEPA");
    for (const secret of [house.companyId, id, eventId]) expect(answer).not.toContain(secret);
    // Ids of events are random, and hold any three digits now and then.
    const said = answer.replaceAll(/"eventID":"[^"]+"/g, "");
    for (const secret of secrets) expect(said).not.toContain(secret);
  });

  test("whether a number is voided or was never there; the refusal has DCSA's form and the person's language", async () => {
    const [voided, unknown] = [someNumber(), someNumber()];
    await house.make({ type: 2, houseNumber: voided, voided: true });
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

describe("What goes by air", () => {
  test("has shipment events alone, which say what happened: the standard knows neither aircraft nor goods without a container", async () => {
    for (const type of [1, 3, 5]) {
      const houseNumber = someNumber();
      const id = await house.make({
        type,
        houseNumber,
        etd: "2026-11-20",
        eta: "2026-11-22",
        containerNumber: "PMC12345",
      });
      await house.happened(id, "received", "2026-11-19T08:00:00Z");
      await house.happened(id, "departed", "2026-11-20T08:00:00Z", "Shenzhen");
      const events = await eventsOf(houseNumber);
      expect(events).toMatchObject([
        {
          eventType: "SHIPMENT",
          shipmentEventTypeCode: "CONF",
          documentTypeCode: "TRD",
          reason: "Received at warehouse",
        },
        {
          eventType: "SHIPMENT",
          shipmentEventTypeCode: "CONF",
          documentID: houseNumber,
          reason: "Departed · Shenzhen",
        },
      ]);
      expect(JSON.stringify(events)).not.toMatch(/AIR|TRANSPORT|PMC/);
    }
  });
});

describe("What goes by sea", () => {
  test("says its container and its voyage, of several containers one event each, and its vessel by the IMO number", async () => {
    const houseNumber = someNumber();
    const id = await house.make({
      type: 2,
      houseNumber,
      vessel: "MSC GULSUN (IMO 9839430)",
      voyage: "246W",
      containerNumber: "MSCU6226814",
    });
    await house.happened(id, "received", "2026-11-19T08:00:00Z");
    await house.happened(id, "departed", "2026-11-20T08:00:00Z");
    expect(await eventsOf(houseNumber)).toMatchObject([
      { equipmentEventTypeCode: "GTIN", equipmentReference: "MSCU6226814" },
      {
        transportCall: {
          carrierVoyageNumber: "246W",
          exportVoyageNumber: "246W",
          vessel: { vesselIMONumber: "9839430", vesselName: "MSC GULSUN" },
        },
      },
    ]);
    packed.set(id, { containerNumber: "TGHU1234567, CSQU3054383" });
    const events = await eventsOf(houseNumber, { query: "?eventType=EQUIPMENT" });
    const references = events.flatMap((event) => (event.eventType === "EQUIPMENT" ? [event.equipmentReference] : []));
    expect(new Set(references)).toEqual(new Set(["CSQU3054383", "TGHU1234567"]));
    expect(new Set(events.map(({ eventID }) => eventID)).size).toBe(2);
  });

  test("names a vessel whose IMO number nobody entered beside the voyage: the standard's own place requires the number", async () => {
    const houseNumber = someNumber();
    await house.make({ type: 2, houseNumber, vessel: "MSC GULSUN", voyage: "246W", etd: "2026-11-20" });
    const [event] = await eventsOf(houseNumber);
    expect(event).toMatchObject({ transportCall: { carrierVoyageNumber: "246W", vesselName: "MSC GULSUN" } });
    expect(event).not.toHaveProperty("transportCall.vessel");
  });
});

test("Every state that companies start with has a kind of event by sea, and only being under way has no code of its own", () => {
  const unnamed = presetStates.filter(({ preset }) => {
    const kind = dcsaKindOf(preset, true);
    return kind.eventType === "SHIPMENT" && kind.code === "CONF";
  });
  expect(unnamed.map(({ preset }) => preset)).toEqual(["inTransit"]);
  expect(dcsaKindOf(null, true)).toEqual({ eventType: "SHIPMENT", code: "CONF", document: "TRD" });
});
