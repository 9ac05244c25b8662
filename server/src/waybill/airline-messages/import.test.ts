import { getWayBillOperationLog, longestAirlineMessageFile } from "@lading/contract/waybill";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mainNumber, openReceiver, twoHouses, type Receiver } from "./receiver.stage.ts";

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.house.app.close());

describe("Messages are read", () => {
  test("with what they do not say, and on which number", async () => {
    const number = mainNumber();
    const { Content } = await receiver.read(twoHouses(number));
    expect(Content.faults).toEqual([]);
    const [main] = Content.mains;
    expect(main).toMatchObject({
      mainNumber: number,
      numberFlagged: false,
      existing: "none",
      hasMessage: true,
      waybill: { shippingDate: "2026-11-20", etd: "2026-11-21", flightNumber: "SV985", weight: "600", volume: "3.6" },
    });
    expect(main?.houses.map(({ houseNumber, exists }) => [houseNumber, exists])).toEqual([
      ["AIR-1", false],
      ["AIR-2", false],
    ]);
    expect(main?.houses[0]?.waybill).toMatchObject({
      country: "SA",
      city: "JEDDAH",
      consigneePhone: "966501234567",
      customsCode: "85044013",
      items: [{ boxCount: 3, weight: "400", boxVolume: "0.8", volume: "2.4", unitPrice: "300", currency: "USD" }],
    });
    expect(main?.houses[0]?.notes.map(({ field, label }) => [field, label])).toEqual([["volume", "Volume (m³)"]]);
    expect(Content.leftovers.map(({ segment, text }) => `${segment} ${text}`)).toContain("REF //FFW/GULF/SZX");
  });

  test.each([
    ["zh", "“065-123SZXRUH/T1K1”应为主单号、起运地、目的地、件数和重量"],
    ["en", "“065-123SZXRUH/T1K1” should be number, airports, pieces and weight"],
    ["ar", "«065-123SZXRUH/T1K1»: المتوقع الرقم والمطاران والقطع والوزن"],
  ] as const)(
    "and what is wrong is told in the reader's language (%s), with line and segment",
    async (language, said) => {
      const { Content } = await receiver.read("\nFWB/16\n065-123SZXRUH/T1K1\n", language);
      const [fault] = Content.faults;
      expect(fault).toMatchObject({ file: "messages.txt", line: 3, segment: "AWB" });
      expect(fault?.message.replace(/[\u2068\u2069]/g, "")).toContain(said);
    },
  );
});

describe("Messages are imported", () => {
  test("as a main waybill with its houses, in one go, and the log says so", async () => {
    const number = mainNumber();
    const { Content } = await receiver.store(receiver.completed((await receiver.read(twoHouses(number))).Content));
    expect(Content.mains).toEqual([{ id: expect.any(String), mainNumber: number, isNew: true, added: 2, skipped: [] }]);
    expect(await receiver.recordOf("AIR-1")).toMatchObject({
      mainNumber: number,
      mainWaybillId: Content.mains[0]?.id,
      weight: "400.000",
      chargeableWeight: "400.000",
      itemValue: "900.00",
    });
    const log = await receiver.house.app.call(
      getWayBillOperationLog,
      { action: "import" },
      { token: receiver.house.tokens.rival },
    );
    expect(log.Content.rows.map((entry) => entry.number)).toEqual(expect.arrayContaining([number, "AIR-1", "AIR-2"]));
  });

  test("twice do not make them twice: what is there stays and is told", async () => {
    const number = mainNumber();
    const text = twoHouses(number, ["TWICE-1", "TWICE-2"]);
    const first = receiver.completed((await receiver.read(text)).Content);
    await receiver.store({ mains: first.mains.map((main) => ({ ...main, houses: main.houses.slice(0, 1) })) });
    const again = (await receiver.read(text)).Content;
    expect(again.mains[0]).toMatchObject({ existing: "main", houses: [{ exists: true }, { exists: false }] });
    const { Content } = await receiver.store(receiver.completed(again));
    expect(Content.mains).toMatchObject([{ isNew: false, added: 1, skipped: ["TWICE-1"] }]);
    const { Content: third } = await receiver.store(first);
    expect(third.mains).toMatchObject([{ isNew: false, added: 0, skipped: ["TWICE-1", "TWICE-2"] }]);
  });

  test("by two clerks at once are there once", async () => {
    const number = mainNumber();
    const input = receiver.completed((await receiver.read(twoHouses(number, ["BOTH-1", "BOTH-2"]))).Content);
    const answers = await Promise.all([receiver.store(input), receiver.store(input)]);
    const added = answers.map(({ Content, ErrorMsg }) => (ErrorMsg === null ? (Content.mains[0]?.added ?? 0) : 0));
    expect(added.toSorted((a, b) => a - b)).toEqual([0, 2]);
    expect((await receiver.listed("BOTH-1")).length).toBe(1);
  });

  test("with a wrong check digit keep the number as received, flagged on the main waybill and its houses", async () => {
    const number = mainNumber(1);
    const { Content } = await receiver.read(twoHouses(number, ["FLAG-1", "FLAG-2"]));
    expect(Content.mains[0]?.numberFlagged).toBe(true);
    expect(Content.mains[0]?.notes[0]?.field).toBe("mainNumber");
    await receiver.store(receiver.completed(Content));
    const rows = await receiver.listed(number);
    expect(rows.map(({ houseNumber, mainNumber: main, numberFlagged }) => [houseNumber, main, numberFlagged])).toEqual(
      expect.arrayContaining([
        [number, number, true],
        ["FLAG-1", number, true],
      ]),
    );
  });
});

const plain = (text = "") => text.replaceAll(/[\u2066-\u2069]/g, "");
/** The second house goes to Jeddah instead of Riyadh. */
const elsewhere = (number: string, houses: readonly [string, string]) =>
  twoHouses(number, houses).replace(`${houses[1]}/SZXRUH`, `${houses[1]}/SZXJED`);

describe("Houses of messages that do not simply fit their main waybill", () => {
  test("are asked about as consolidating asks: a port of destination that differs was checked", async () => {
    const number = mainNumber();
    const input = receiver.completed((await receiver.read(elsewhere(number, ["FIT-1", "FIT-2"]))).Content);
    const refused = await receiver.store(input);
    const at = "mains.0.destinationsChecked";
    expect(Object.keys(refused.Content.fields ?? {})).toEqual([at]);
    expect(plain(refused.Content.fields?.[at])).toBe(
      `Waybill FIT-2 goes to JED, the master waybill to RUH; check it and confirm`,
    );
    expect(await receiver.listed("FIT-1")).toEqual([]);
    const checked = { mains: input.mains.map((main) => ({ ...main, destinationsChecked: true })) };
    expect((await receiver.store(checked)).Content.mains).toMatchObject([{ isNew: true, added: 2 }]);
  });

  test("and one that has departed takes them with a reason only, which its log keeps", async () => {
    const number = mainNumber();
    const text = elsewhere(number, ["LATE-1", "LATE-2"]);
    const first = receiver.completed((await receiver.read(text)).Content);
    const early = first.mains.map((main) => ({ ...main, houses: main.houses.slice(0, 1) }));
    const { Content } = await receiver.store({ mains: early });
    await receiver.departs(Content.mains[0]?.id ?? "");
    const read = (await receiver.read(text)).Content;
    expect(read.mains[0]?.standing).toEqual({ destinationPort: "RUH", hasDeparted: true });
    const late = receiver.completed(read);
    const answered = (fit: { lateReason?: string }) => ({
      mains: late.mains.map((main) => ({ ...main, destinationsChecked: true, ...fit })),
    });
    const refused = await receiver.store(answered({}));
    expect(plain(refused.Content.fields?.["mains.0.lateReason"])).toBe(
      `Master waybill ${number} has departed; say why its houses still change`,
    );
    const both = await receiver.store(late);
    expect(Object.keys(both.Content.fields ?? {})).toEqual(["mains.0.destinationsChecked", "mains.0.lateReason"]);
    const stored = await receiver.store(answered({ lateReason: "Message came late" }));
    expect(stored.Content.mains).toMatchObject([{ isNew: false, added: 1, skipped: ["LATE-1"] }]);
    const log = await receiver.house.app.call(
      getWayBillOperationLog,
      { action: "consolidate", number },
      { token: receiver.house.tokens.rival, language: "en" },
    );
    expect(JSON.stringify(log.Content.rows)).toContain("Message came late");
  });
});

describe("Messages are refused", () => {
  test("as a whole when something is wrong with one of them, said at its field", async () => {
    const number = mainNumber();
    const input = receiver.completed((await receiver.read(twoHouses(number, ["WRONG-1", "WRONG-2"]))).Content);
    const houses =
      input.mains[0]?.houses.map((one, place) => (place === 1 ? { ...one, consigneeName: "" } : one)) ?? [];
    const answer = await receiver.store({ mains: input.mains.map((main) => ({ ...main, houses })) });
    expect(JSON.stringify(answer)).toContain("mains.0.houses.1.consigneeName");
    expect(await receiver.listed("WRONG-1")).toEqual([]);
    const gone = input.mains.map((main) => ({
      ...main,
      houses: main.houses.map((one) => ({ ...one, salesId: receiver.house.company.administrator.userId })),
    }));
    expect((await receiver.store({ mains: gone })).ErrorMsg).not.toBeNull();
    expect(await receiver.listed("WRONG-1")).toEqual([]);
  });

  test("without the main waybill's data, and under what is no air main waybill in use", async () => {
    const number = mainNumber();
    const input = receiver.completed((await receiver.read(twoHouses(number, ["NONE-1", "NONE-2"]))).Content);
    const without = await receiver.store({ mains: input.mains.map((main) => ({ ...main, main: null })) });
    expect(without.ErrorMsg).toContain("does not exist yet");
    const taken = mainNumber();
    await receiver.store(receiver.completed((await receiver.read(twoHouses(number, [taken, "NONE-3"]))).Content));
    const other = (await receiver.read(twoHouses(taken, ["NONE-4", "NONE-5"]))).Content;
    expect(other.mains[0]?.existing).toBe("other");
    expect((await receiver.store(receiver.completed(other))).ErrorMsg).toContain("belongs to another waybill");
    expect(await receiver.listed("NONE-4")).toEqual([]);
  });

  test("when a file is longer than 2 MB; one that is as long is read", async () => {
    const text = twoHouses(mainNumber(), ["LONG-1", "LONG-2"]);
    const filled = text.padEnd(longestAirlineMessageFile, "\n");
    expect((await receiver.read(filled)).Content.mains).toHaveLength(1);
    expect((await receiver.read(`${filled}\n`)).ErrorMsg).not.toBeNull();
  });
});
