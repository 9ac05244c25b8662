import { randomUUID } from "node:crypto";
import { expressDetails } from "@lading/contract/tracking";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { customerToken } from "#core/testing";
import { firstOf, keepTogether } from "#waybill";
import { openTracking, someNumber as number, type TrackingHouse } from "./tracking.stage.ts";

let open: Awaited<ReturnType<typeof openTracking>>;
let house: TrackingHouse;
beforeAll(async () => {
  open = await openTracking();
});
afterAll(() => open.app.close());
beforeEach(async () => {
  house = await open.company();
});

const results = async (numbers: string[]) =>
  (await open.app.call(expressDetails, { numbers }, { language: "en" })).Content.results;

const numbersOf = (result?: { shipments: { houseNumber: string }[] }) =>
  result?.shipments.map(({ houseNumber }) => houseNumber);

describe("A main number shows", () => {
  test("the main waybill with its own events, and none of its houses", async () => {
    const mainNumber = number();
    const main = await house.make({ houseNumber: mainNumber, mainNumber, isMain: true });
    await house.happened(main, "departed", "2026-11-20T08:00:00Z");
    const under = await house.make({ houseNumber: number(), mainNumber });
    await house.happened(under, "delivered", "2026-11-22T08:00:00Z", "Nobody's business");
    const [result] = await results([mainNumber]);
    expect([numbersOf(result), result?.more]).toEqual([[mainNumber], 0]);
    expect(result?.shipments[0]).toMatchObject({ isMain: true, houses: [], events: [{ phase: "departed" }] });
    expect(JSON.stringify(result)).not.toContain("business");
  });

  test("nothing of houses whose main waybill was not entered; a shipment that has it alone", async () => {
    const [mainNumber, direct, houseNumber] = [number(), number(), number()];
    await house.make({ houseNumber: number(), mainNumber });
    await house.make({ houseNumber: number(), mainNumber });
    await house.make({ houseNumber, mainNumber: direct });
    const [houses, alone] = await results([mainNumber, direct]);
    expect([houses?.found, houses?.more, numbersOf(alone)]).toEqual([false, 0, [houseNumber]]);
  });

  test("a signed-in customer its own houses under it, and nobody else's", async () => {
    const [mainNumber, own, customerId] = [number(), number(), randomUUID()];
    await house.make({ houseNumber: mainNumber, mainNumber, isMain: true });
    await house.make({ houseNumber: own, mainNumber, customerId });
    await house.make({ houseNumber: number(), mainNumber, customerId: randomUUID() });
    await house.make({ houseNumber: number(), mainNumber, customerId, voided: true });
    const seenBy = async (companyId: string) => {
      const token = await customerToken(open.app.database, { companyId, userId: customerId });
      const { Content } = await open.app.call(expressDetails, { numbers: [mainNumber] }, { token });
      return Content.results[0]?.shipments;
    };
    expect(await seenBy(house.companyId)).toMatchObject([
      { houseNumber: mainNumber, houses: [{ houseNumber: own, pieces: 3, weight: "120.500", state: "" }] },
    ]);
    // The same id with another company is another customer.
    expect(await seenBy(randomUUID())).toMatchObject([{ houseNumber: mainNumber, houses: [] }]);
  });
});

const line = (result?: { shipments: { events: { phase: string | null; company: string }[] }[] }) =>
  result?.shipments.map(({ events }) => events.map(({ phase, company }) => `${phase} ${company}`));

/** A house with the first company and what the second made of it, under another number; gives both. */
async function handedOn() {
  const other = await open.company("Jeddah Clearing");
  const [first, second] = [number(), number()];
  const sent = await house.make({ houseNumber: first, etd: "2026-11-20" });
  const taken = await other.make({ houseNumber: second, orderNumber: first, eta: "2026-11-23" });
  const made = { companyId: other.companyId, waybillId: taken };
  await other.inCompany((db) =>
    keepTogether(db, [{ ...made, first: { companyId: house.companyId, waybillId: sent } }]),
  );
  await house.happened(sent, "orderPlaced", "2026-11-18T08:00:00Z");
  await house.happened(sent, "departed", "2026-11-20T08:00:00Z");
  await other.happened(taken, "orderPlaced", "2026-11-20T10:00:00Z");
  await other.happened(taken, "arrived", "2026-11-21T08:00:00Z", "Jeddah");
  await house.happened(sent, "inTransit", "2026-11-20T12:00:00Z");
  return { other, first, second, sent, taken };
}

describe("A shipment that one company handed to the next", () => {
  test("is one card with the events of both in one line, placed once, under each of its numbers", async () => {
    const { first, second } = await handedOn();
    const [one, other] = await results([first, second]);
    expect(line(one)).toEqual([
      ["arrived Jeddah Clearing", "inTransit Gulf Freight", "departed Gulf Freight", "orderPlaced Gulf Freight"],
    ]);
    expect(one?.shipments[0]).toMatchObject({
      houseNumber: first,
      companies: ["Gulf Freight", "Jeddah Clearing"],
      state: "Arrived",
      etd: "2026-11-20",
      eta: "2026-11-23",
    });
    expect({ ...other, number: first }).toEqual(one);
  });

  test("stays one when it is handed on again", async () => {
    const { other, first, sent, taken } = await handedOn();
    const third = await open.company("Riyadh Express");
    const last = await third.make({ houseNumber: first });
    const begun = await other.inCompany((db) => firstOf(db, other.companyId, [taken]));
    expect(begun.get(taken)).toEqual({ companyId: house.companyId, waybillId: sent });
    await third.inCompany((db) =>
      keepTogether(db, [
        { companyId: third.companyId, waybillId: last, first: { companyId: house.companyId, waybillId: sent } },
      ]),
    );
    await third.happened(last, "delivered", "2026-11-22T08:00:00Z");
    const [result] = await results([first]);
    expect(line(result)?.map(([latest]) => latest)).toEqual(["delivered Riyadh Express"]);
    expect(result?.shipments[0]?.companies).toEqual(["Gulf Freight", "Jeddah Clearing", "Riyadh Express"]);
  });

  test("begins with the second company when the first one's is voided", async () => {
    const { first, second, sent } = await handedOn();
    await house.inCompany((db) => db.execute(sql`UPDATE waybill SET voided_at = now() WHERE id = ${sent}`));
    const [result] = await results([first]);
    expect(result?.shipments[0]).toMatchObject({ houseNumber: second, companies: ["Jeddah Clearing"] });
    expect(line(result)).toEqual([["arrived Jeddah Clearing", "orderPlaced Jeddah Clearing"]]);
  });

  test("is two cards, each with its company's name, where the companies have nothing to do with each other", async () => {
    const other = await open.company("Jeddah Clearing");
    const both = number();
    for (const one of [house, other]) {
      const id = await one.make({ houseNumber: both });
      await one.happened(id, "departed", "2026-11-20T08:00:00Z");
    }
    const [result] = await results([both]);
    expect(result?.shipments.map(({ companies }) => companies).toSorted()).toEqual([
      ["Gulf Freight"],
      ["Jeddah Clearing"],
    ]);
    expect(line(result)?.toSorted()).toEqual([["departed Gulf Freight"], ["departed Jeddah Clearing"]]);
  });
});

test("A direct shipment stays the one card under its main number when the next company enters that main waybill", async () => {
  const other = await open.company("Jeddah Clearing");
  const [mainNumber, houseNumber] = [number(), number()];
  const sent = await house.make({ houseNumber, mainNumber });
  await house.happened(sent, "departed", "2026-11-20T08:00:00Z");
  const main = await other.make({ houseNumber: mainNumber, mainNumber, isMain: true });
  await other.happened(main, "orderPlaced", "2026-11-21T08:00:00Z");
  const [unrelated] = await results([mainNumber]);
  expect(numbersOf(unrelated)).toEqual([mainNumber, houseNumber]);

  const taken = await other.make({ houseNumber, mainNumber });
  await other.happened(taken, "arrived", "2026-11-22T08:00:00Z");
  const first = { companyId: house.companyId, waybillId: sent };
  await other.inCompany((db) => keepTogether(db, [{ companyId: other.companyId, waybillId: taken, first }]));
  const [joined] = await results([mainNumber]);
  expect([numbersOf(joined), joined?.more]).toEqual([[houseNumber], 0]);
  expect(line(joined)).toEqual([["arrived Jeddah Clearing", "departed Gulf Freight"]]);

  // With a second house under it the main waybill gathers, and shows none of its houses.
  await other.make({ houseNumber: number(), mainNumber });
  const [gathered] = await results([mainNumber]);
  expect(numbersOf(gathered)).toEqual([mainNumber]);
});
