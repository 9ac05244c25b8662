import { addWayBillByPrimary, exportAirWaybillMessages, voidWayBill } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { madeItem } from "../make.ts";
import { openReadingHouse, type ReadingHouse } from "../reading.stage.ts";
import { fhl4, fwb16, lineFeeds } from "./formats/grammar.stage.ts";

let house: ReadingHouse;
beforeAll(async () => {
  house = await openReadingHouse();
});
afterAll(() => house.app.close());

let serials = 0;
/** A number of its own with its check digit. */
function mainNumber(): string {
  const serial = 2_000_000 + (serials += 1);
  return `065-${serial}${serial % 7}`;
}

async function addMain(houseIds: string[], change: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const main = {
    type: 1 as const,
    mainNumber: mainNumber(),
    shippingDate: "2026-11-20",
    shipperName: "Gulf Freight",
    shipperAddress: "Fuzhong Road 9",
    shipperCity: "Shenzhen",
    shipperCountry: "CN",
    consigneeName: "Riyadh Clearing Co.",
    consigneeAddress: "King Fahd Road 12",
    consigneeCity: "Riyadh",
    consigneeCountry: "SA",
    loadingPort: "SZX",
    destinationPort: "RUH",
    flightNumber: "SV 985",
    etd: "2026-11-21",
    freightTerms: "prepaid" as const,
    productName: "Consolidation as per attached list",
    pieces: 4,
    weight: "600",
    volume: "5.28",
    operatorId: house.company.administrator.userId,
    warehouseId: house.warehouseId,
    houseIds,
    ...change,
  };
  const { Content, ErrorMsg } = await house.app.call(addWayBillByPrimary, main, { token: house.tokens.administrator });
  if (ErrorMsg !== null) throw new Error(`${ErrorMsg} ${JSON.stringify(Content)}`);
  return Content.id;
}

interface Asked {
  format?: "cargoImp" | "cargoXml";
  currency?: "SAR";
  handlingCodes?: string[];
  token?: string;
  language?: "zh" | "en" | "ar";
}
/** Without the signs that keep a name in its own direction. */
const plain = (message: string) => message.replace(/[\u2068\u2069]/g, "");
const ask = (
  id: string,
  { token = house.tokens.administrator, language = "en", format = "cargoImp", ...rest }: Asked = {},
) => house.app.call(exportAirWaybillMessages, { id, format, ...rest }, { token, language });

describe("An air main waybill with its houses is written", () => {
  test("as one FWB and an FHL for each house, in the letters and lines of the standard", async () => {
    const houses = [await house.add({ houseNumber: "GULF-FHL-1" }), await house.add({ houseNumber: "GULF-FHL-2" })];
    const { Content } = await ask(await addMain(houses), { currency: "SAR", handlingCodes: ["EAW", "SPX"] });
    expect(Content.messages.map(({ kind, number }) => [kind, number])).toEqual([
      ["FWB", expect.stringMatching(/^065-\d{8}$/)],
      ["FHL", "GULF-FHL-1"],
      ["FHL", "GULF-FHL-2"],
    ]);
    const [main, first] = Content.messages.map(({ text }) => lineFeeds(text));
    expect(main).toMatch(fwb16);
    expect(first).toContain("HBS/GULFFHL1/SZXRUH/2/K300//POWER ADAPTERS\n/EAW/SPX\nTXT/POWER ADAPTERS\nHTS/85044013\n");
    expect(main).toContain("FLT/SV985/21\nRTG/RUHSV\nSHP\n/GULF FREIGHT\n");
    expect(main).toContain("CVD/SAR//PP/NVD/NCV/XXX\nRTD/1/P4/K600/W880\n");
    expect(Content.messages[0]?.fileName).toMatch(/^FWB_065-\d{8}\.txt$/);
  });

  test("as one XFWB and an XFZB for each house", async () => {
    const { Content } = await ask(await addMain([await house.add()]), { format: "cargoXml" });
    expect(Content.messages.map(({ kind }) => kind)).toEqual(["XFWB", "XFZB"]);
    expect(Content.messages[1]?.text).toContain("<ram:TypeCode>85044013</ram:TypeCode>");
    expect(Content.messages[1]?.fileName).toMatch(/^XFZB_.+\.xml$/);
  });
});

test("A person is told once of what several goods lines have in common", async () => {
  const item = { ...madeItem, productName: "玩具" };
  const id = await addMain([await house.add({ items: [item, item], weight: "600", volume: "5.28" })]);
  const told = (await ask(id, { format: "cargoXml" })).Content.warnings.map((one) => JSON.stringify(one));
  expect(told.filter((one) => one.includes("玩具")).length).toBeGreaterThan(0);
  expect(told).toEqual([...new Set(told)]);
});

describe("A person is told", () => {
  test("in their language, what was changed and what is missing", async () => {
    const id = await addMain([await house.add({ houseNumber: "WARN-1" })], { freightTerms: "" });
    const { Content } = await ask(id);
    const of = (number: string) =>
      Content.warnings
        .filter((one) => one.number === number)
        .map(({ field, message }) => `${field}: ${plain(message)}`);
    expect(of("WARN-1")).toEqual(
      expect.arrayContaining([
        "Shipper: “陈静” cannot be written in a message; “CHEN JING” stands for it. Please check",
        "Shipper's address: The message needs this, and the waybill has none",
        "House waybill no.: “WARN-1” is too long for a message and was cut to “WARN1”",
        "Freight terms: The waybill does not say; the message says PP",
      ]),
    );
    const [main] = Content.messages;
    expect(of(main?.number ?? "")).toEqual([
      "Currency: The waybill does not say; the message says USD",
      "Freight terms: The waybill does not say; the message says PP",
    ]);
    expect((await ask(id, { language: "ar" })).Content.warnings[0]).toMatchObject({ field: "العملة" });
    const grammatical = Content.messages.map(({ text }) => lineFeeds(text));
    expect(grammatical[0]).toMatch(fwb16);
    // The shipper's address is missing, which the standard needs: said above, and nothing invented.
    expect(grammatical[1]).not.toMatch(fhl4);
  });

  test("that the person's name stands where only that is in Latin letters", async () => {
    const change = {
      shipperCompany: "深圳市明远电子有限公司",
      shipperName: "Chen Jing",
      shipperAddress: "Fuzhong Road 9",
    };
    const { Content } = await ask(await addMain([await house.add({ houseNumber: "LATIN1", ...change })]));
    expect(Content.messages[1]?.text).toContain("SHP/CHEN JING\r\n");
    expect(lineFeeds(Content.messages[1]?.text ?? "")).toMatch(fhl4);
    expect(Content.warnings).toContainEqual({
      number: "LATIN1",
      field: "Shipper's company",
      message: "“深圳市明远电子有限公司” cannot be written in a message; “Chen Jing” was used instead",
    });
  });

  test("of house numbers that Cargo-IMP cannot tell apart; in XML they stay what they are", async () => {
    const houses = [
      await house.add({ houseNumber: "A-123456789012" }),
      await house.add({ houseNumber: "B-123456789012" }),
    ];
    const id = await addMain(houses);
    const toldOf = async (format: "cargoImp" | "cargoXml") =>
      (await ask(id, { format })).Content.warnings.filter(({ message }) => message.includes("another house waybill"));
    expect((await toldOf("cargoImp")).map(({ number }) => number)).toEqual(["A-123456789012", "B-123456789012"]);
    expect(await toldOf("cargoXml")).toEqual([]);
  });

  test("of a wrong check digit in a number received from others, which is kept; voided houses are left out", async () => {
    const [kept, voided] = [await house.add(), await house.add()];
    const id = await addMain([kept, voided]);
    await house.app.call(voidWayBill, { ids: [voided], reason: "x" }, { token: house.tokens.administrator });
    await house.inCompany((db) => db.execute(sql`UPDATE waybill SET main_number = '065-99999999' WHERE id = ${id}`));
    const { Content } = await ask(id);
    expect(Content.messages).toHaveLength(2);
    expect(Content.messages[0]?.text).toContain("\r\n065-99999999SZXRUH/");
    expect(Content.warnings.map(({ message }) => plain(message))).toContain(
      "The check digit of 065-99999999 is wrong; it was written as it is",
    );
  });
});

const code = async (id: string, asked: Asked = {}) => (await ask(id, asked)).Content.code;

describe("It is refused", () => {
  test("for a house, for an airport that is none, for more than Cargo-IMP holds, and once voided", async () => {
    expect(await code(await house.add())).toBe("interchange.notAirMain");
    expect(await code(await addMain([], { loadingPort: "text:Shenzhen East" }))).toBe("interchange.airport");
    const large = await addMain([], { pieces: 10_000 });
    expect(await code(large)).toBe("interchange.tooMuch");
    expect(await code(large, { format: "cargoXml" })).toBeUndefined();
    const id = await addMain([]);
    await house.inCompany((db) => db.execute(sql`UPDATE waybill SET main_number = 'TEMP' WHERE id = ${id}`));
    expect(await code(id)).toBe("interchange.numberForm");
    await house.app.call(voidWayBill, { ids: [id], reason: "x" }, { token: house.tokens.administrator });
    expect(await code(id)).toBe("waybill.voided");
  });

  test("to another company, and to staff who do not see it; houses that one may not see are counted, not shown", async () => {
    const own = await house.add({ salesId: house.users.sales, houseNumber: "SEEN1" });
    const id = await addMain([own, await house.add({ houseNumber: "HIDDEN1" })]);
    for (const token of [house.tokens.rival, house.tokens.sales])
      expect((await ask(id, { token })).StatusCode).toBe(404);
    await house.inCompany((db) => db.execute(sql`UPDATE waybill SET sales_id = ${house.users.sales} WHERE id = ${id}`));
    const { Content } = await ask(id, { token: house.tokens.sales });
    expect(Content.messages.map(({ number }) => number).slice(1)).toEqual(["SEEN1"]);
    expect(JSON.stringify(Content)).not.toContain("HIDDEN1");
    expect(Content.warnings.map(({ message }) => plain(message))).toContain(
      "House waybills under it that you may not see: 1. They have no message here",
    );
  });
});

describe("A name in other letters", () => {
  test("is written in English where it is on file in English, rather than its letters spelled out", async () => {
    await house.inCompany(
      async (db) =>
        await db.execute(sql`
          INSERT INTO customer (company_id, id, customer_number, customer_name, company_name_en)
          VALUES (${house.company.companyId}, gen_random_uuid(), 'ENGLISH1', '深圳市明远电子有限公司', 'Mingyuan & Sons Electronics Co., Ltd.')`),
    );
    const change = { shipperCompany: "深圳市明远电子有限公司", shipperName: "陈静", shipperAddress: "Fuzhong Road 9" };
    const id = await addMain([await house.add({ houseNumber: "ENGLISH1", ...change })]);
    const text = await ask(id);
    expect(text.Content.messages[1]?.text).toContain("SHP/MINGYUAN SONS ELECTRONICS CO. LTD.\r\n");
    const xml = await ask(id, { format: "cargoXml" });
    expect(xml.Content.messages[1]?.text).toContain("<ram:Name>Mingyuan &#38; Sons Electronics Co., Ltd.</ram:Name>");
    const told = xml.Content.warnings.filter(({ field }) => field.startsWith("Shipper"));
    expect(told.filter(({ number }) => number === "ENGLISH1").map(({ message }) => plain(message))).toEqual([
      "“深圳市明远电子有限公司” cannot be written in a message; “Mingyuan & Sons Electronics Co., Ltd.” was used instead",
    ]);
  });
});
