import type { AnswerOf, Language, RequestOf } from "@lading/contract/core";
import {
  addWayBillByPrimary,
  exportAirWaybillMessages,
  getWayBillOperationLog,
  importAirWaybillMessages,
  loadWayBillInfo,
  readAirWaybillMessages,
  wayBillListByPage,
} from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { openReadingHouse, type ReadingHouse } from "./reading.example.ts";

let house: ReadingHouse;
let rivalWarehouse: string;
beforeAll(async () => {
  house = await openReadingHouse();
  const { rows } = await inTransaction(house.app.database, { companyId: house.rival.companyId }, (db) =>
    db.execute<{ id: string }>(sql`SELECT id FROM warehouse`),
  );
  rivalWarehouse = rows[0]?.id ?? "";
});
afterAll(() => house.app.close());

type Read = AnswerOf<typeof readAirWaybillMessages>;
type Import = RequestOf<typeof importAirWaybillMessages>;

let serials = 0;
/** A number of its own with its check digit, or a wrong one. */
function mainNumber(wrong = 0): string {
  const serial = 3_000_000 + (serials += 1);
  return `065-${serial}${((serial % 7) + wrong) % 7}`;
}

interface By {
  token?: string;
  language?: Language;
}
const read = (text: string, { token = house.tokens.rival, language = "en" }: By = {}) =>
  house.app.call(readAirWaybillMessages, { files: [{ name: "messages.txt", text }] }, { token, language });
const store = (input: Import, { token = house.tokens.rival, language = "en" }: By = {}) =>
  house.app.call(importAirWaybillMessages, input, { token, language });

/** What was read, with what a clerk adds to it once. */
function completed({ mains }: Read): Import {
  const people = {
    operatorId: house.rival.administrator.userId,
    warehouseId: rivalWarehouse,
  };
  const { userId } = house.rival.administrator;
  const more = { ...people, salesId: userId, customerServiceId: userId, marketingId: userId };
  return {
    mains: mains.map((main) => ({
      mainNumber: main.mainNumber,
      main: main.existing === "main" ? null : { ...main.waybill, ...people, type: 1 },
      houses: main.houses.map(({ houseNumber, waybill }) => {
        const items = waybill.items.map((item) => ({
          ...item,
          boxUnit: "carton" as const,
          customsCode: item.customsCode || "85044013",
          unitPrice: item.unitPrice || "10",
          currency: item.currency === "RMB" ? ("RMB" as const) : ("USD" as const),
        }));
        const total = (field: "weight" | "volume") => String(items.reduce((sum, item) => sum + Number(item[field]), 0));
        return {
          ...waybill,
          ...more,
          type: 1 as const,
          houseNumber,
          customerName: waybill.shipperName,
          customsCode: waybill.customsCode || "85044013",
          codAmount: "0",
          items,
          weight: total("weight"),
          volume: total("volume"),
        };
      }),
    })),
  };
}

const twoHouses = (number: string, numbers: readonly [string, string] = ["AIR-1", "AIR-2"]) => `FWB/16
${number}SZXRUH/T4K600MC3.6
FLT/SV985/21
RTG/RUHSV
SHP
/GULF FREIGHT
/FUZHONG ROAD 9
/SHENZHEN
/CN
CNE
/RIYADH CLEARING
/KING FAHD ROAD 12
/RIYADH
/SA
CVD/USD//PP/NVD/NCV/XXX
RTD/1/P4/K600/W600
/NC/CONSOLIDATION
/2/NV/MC3.6
PPD
/CT0
ISU/20NOV26/SZX
REF///FFW/GULF/SZX
FHL/4
MBI/${number}SZXRUH/T4K600
HBS/${numbers[0]}/SZXRUH/3/K400//ADAPTERS
HTS/85044013
SHP/SHENZHEN LIGHT
/STREET 1
/SHENZHEN
/CN
CNE/JEDDAH TRADING
/STREET 2
/JEDDAH
/SA/21442/TE/966501234567
CVD/USD/PP/NVD/900/XXX
FHL/4
MBI/${number}SZXRUH/T4K600
HBS/${numbers[1]}/SZXRUH/1/K200//SHOES
SHP/OTHER SHIPPER
/STREET 3
/SHENZHEN
/CN
CNE/OTHER CONSIGNEE
/STREET 4
/RIYADH
/SA
`;

async function listed(number: string, token = house.tokens.rival) {
  const { Content } = await house.app.call(wayBillListByPage, { search: number }, { token });
  return Content.rows;
}

/** Whole records by number. */
async function recordOf(number: string) {
  const row = (await listed(number)).find(({ houseNumber }) => houseNumber === number);
  const { Content } = await house.app.call(loadWayBillInfo, { id: row?.id ?? "" }, { token: house.tokens.rival });
  return Content;
}

describe("Messages are read", () => {
  test("with what they do not say, and on which number", async () => {
    const number = mainNumber();
    const { Content } = await read(twoHouses(number));
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
      const { Content } = await read("\nFWB/16\n065-123SZXRUH/T1K1\n", { language });
      const [fault] = Content.faults;
      expect(fault).toMatchObject({ file: "messages.txt", line: 3, segment: "AWB" });
      expect(fault?.message.replace(/[\u2068\u2069]/g, "")).toContain(said);
    },
  );
});

describe("Messages are imported", () => {
  test("as a main waybill with its houses, in one go, and the log says so", async () => {
    const number = mainNumber();
    const { Content } = await store(completed((await read(twoHouses(number))).Content));
    expect(Content.mains).toEqual([{ id: expect.any(String), mainNumber: number, isNew: true, added: 2, skipped: [] }]);
    expect(await recordOf("AIR-1")).toMatchObject({
      mainNumber: number,
      mainWaybillId: Content.mains[0]?.id,
      weight: "400.000",
      chargeableWeight: "400.000",
      itemValue: "900.00",
    });
    const log = await house.app.call(getWayBillOperationLog, { action: "import" }, { token: house.tokens.rival });
    expect(log.Content.rows.map(({ number }) => number)).toEqual(expect.arrayContaining([number, "AIR-1", "AIR-2"]));
  });

  test("twice do not make them twice: what is there stays and is told", async () => {
    const number = mainNumber();
    const text = twoHouses(number, ["TWICE-1", "TWICE-2"]);
    const first = completed((await read(text)).Content);
    await store({ mains: first.mains.map((main) => ({ ...main, houses: main.houses.slice(0, 1) })) });
    const again = (await read(text)).Content;
    expect(again.mains[0]).toMatchObject({ existing: "main", houses: [{ exists: true }, { exists: false }] });
    const { Content } = await store(completed(again));
    expect(Content.mains).toMatchObject([{ isNew: false, added: 1, skipped: ["TWICE-1"] }]);
    const { Content: third } = await store(first);
    expect(third.mains).toMatchObject([{ isNew: false, added: 0, skipped: ["TWICE-1", "TWICE-2"] }]);
  });

  test("by two clerks at once are there once", async () => {
    const number = mainNumber();
    const input = completed((await read(twoHouses(number, ["BOTH-1", "BOTH-2"]))).Content);
    const answers = await Promise.all([store(input), store(input)]);
    const added = answers.map(({ Content, ErrorMsg }) => (ErrorMsg === null ? (Content.mains[0]?.added ?? 0) : 0));
    expect(added.toSorted()).toEqual([0, 2]);
    expect((await listed("BOTH-1")).length).toBe(1);
  });

  test("with a wrong check digit keep the number as received, flagged on the main waybill and its houses", async () => {
    const number = mainNumber(1);
    const { Content } = await read(twoHouses(number, ["FLAG-1", "FLAG-2"]));
    expect(Content.mains[0]?.numberFlagged).toBe(true);
    expect(Content.mains[0]?.notes[0]?.field).toBe("mainNumber");
    await store(completed(Content));
    const rows = await listed(number);
    expect(rows.map(({ houseNumber, mainNumber: main, numberFlagged }) => [houseNumber, main, numberFlagged])).toEqual(
      expect.arrayContaining([
        [number, number, true],
        ["FLAG-1", number, true],
      ]),
    );
  });

  test("not at all when something is wrong with one of them, said at its field", async () => {
    const number = mainNumber();
    const input = completed((await read(twoHouses(number, ["WRONG-1", "WRONG-2"]))).Content);
    const houses =
      input.mains[0]?.houses.map((one, place) => (place === 1 ? { ...one, consigneeName: "" } : one)) ?? [];
    const answer = await store({ mains: input.mains.map((main) => ({ ...main, houses })) });
    expect(JSON.stringify(answer)).toContain("mains.0.houses.1.consigneeName");
    expect(await listed("WRONG-1")).toEqual([]);
    const gone = input.mains.map((main) => ({
      ...main,
      houses: main.houses.map((one) => ({ ...one, salesId: house.company.administrator.userId })),
    }));
    expect((await store({ mains: gone })).ErrorMsg).not.toBeNull();
    expect(await listed("WRONG-1")).toEqual([]);
  });

  test("only with the main waybill's data, and never under what is no air main waybill in use", async () => {
    const number = mainNumber();
    const input = completed((await read(twoHouses(number, ["NONE-1", "NONE-2"]))).Content);
    const without = await store({ mains: input.mains.map((main) => ({ ...main, main: null })) });
    expect(without.ErrorMsg).toContain("does not exist yet");
    const taken = mainNumber();
    await store(completed((await read(twoHouses(number, [taken, "NONE-3"]))).Content));
    const other = (await read(twoHouses(taken, ["NONE-4", "NONE-5"]))).Content;
    expect(other.mains[0]?.existing).toBe("other");
    expect((await store(completed(other))).ErrorMsg).toContain("belongs to another waybill");
    expect(await listed("NONE-4")).toEqual([]);
  });
});

describe("What one company writes, another reads", () => {
  test.each(["cargoImp", "cargoXml"] as const)("in the form %s", async (format) => {
    const administrator = house.tokens.administrator;
    const tag = format === "cargoImp" ? "IMP" : "XML";
    const houseIds = [await house.add({ houseNumber: `WAY${tag}1` }), await house.add({ houseNumber: `WAY${tag}2` })];
    const number = mainNumber();
    const main = {
      type: 1 as const,
      mainNumber: number,
      shippingDate: "2026-11-20",
      shipperName: "Gulf Freight",
      shipperAddress: "Fuzhong Road 9",
      shipperCity: "Shenzhen",
      shipperCountry: "CN",
      consigneeName: "Riyadh Clearing",
      consigneeAddress: "King Fahd Road 12",
      consigneeCity: "Riyadh",
      consigneeCountry: "SA",
      loadingPort: "SZX",
      destinationPort: "RUH",
      flightNumber: "SV 985",
      etd: "2026-11-21",
      freightTerms: "prepaid" as const,
      productName: "Consolidation",
      pieces: 4,
      weight: "600",
      volume: "5.28",
      operatorId: house.company.administrator.userId,
      warehouseId: house.warehouseId,
      houseIds,
    };
    const { Content: made } = await house.app.call(addWayBillByPrimary, main, { token: administrator });
    const { Content: written } = await house.app.call(
      exportAirWaybillMessages,
      { id: made.id, format },
      { token: administrator },
    );
    const files = written.messages.map(({ fileName, text }) => ({ name: fileName, text }));
    const { Content } = await house.app.call(readAirWaybillMessages, { files }, { token: house.tokens.rival });
    expect(Content.faults).toEqual([]);
    const { Content: stored, ErrorMsg } = await store(completed(Content));
    expect(ErrorMsg).toBeNull();
    expect(stored.mains).toMatchObject([{ isNew: true, added: 2 }]);
    const same = { weight: "300.000", volume: "2.640", chargeableWeight: "440.000", destinationPort: "RUH" };
    expect(await recordOf(`WAY${tag}1`)).toMatchObject({ ...same, mainNumber: number, customsCode: "85044013" });
    expect(await recordOf(number)).toMatchObject({
      isMain: true,
      weight: "600.000",
      volume: "5.280",
      flightNumber: "SV985",
      etd: "2026-11-21",
      freightTerms: "prepaid",
    });
  });
});
