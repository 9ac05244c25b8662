import { afterAll, describe, expect, test } from "vitest";
import { createDocuments } from "#core/documents";
import { compact, readPdf } from "#core/documents/testing";
import type { PdfPage } from "#core/documents/testing";
import { languages } from "@lading/contract/core";
import { mostGoodsLines, waybillDocuments } from "./index.ts";
import type { DocumentOptions, WaybillDocument, WaybillGoods } from "./index.ts";

const documents = createDocuments();
afterAll(() => documents.close());

const options: DocumentOptions = {
  language: "en",
  title: "Waybills",
  company: { name: "Lading Freight", address: "Tower B, Shenzhen", phone: "+86 755 8888 6666" },
  publicUrl: "https://track.example",
};

const carton: WaybillGoods = {
  productName: "Earphones",
  customsCode: "8518300000",
  boxCount: 4,
  boxUnit: "carton",
  lengthCm: "60.00",
  widthCm: "40.00",
  heightCm: "35.50",
  volume: "0.341",
  weight: "48.250",
  itemValue: "1250.00",
  currency: "USD",
  remark: "UN3481",
};

const waybill = (changed: Partial<WaybillDocument> = {}): WaybillDocument => ({
  houseNumber: "DEMOA260000001",
  type: 1,
  mainNumber: "020-12345675",
  shipper: { name: "欧阳明月", company: "永盛达电子", phone: "+86 138 0013 8000" },
  consignee: { name: "عبد الرحمن", phone: "+971 50 123 4567", email: "a@example.com", country: "UAE" },
  notifyParty: "Same as consignee",
  loadingPort: "CAN",
  destinationPort: "DXB",
  country: "United Arab Emirates",
  city: "Dubai",
  carrier: "SkyCargo",
  flightNumber: "EK9823",
  etd: "2026-11-22",
  eta: "2026-11-23",
  tradeTerms: "DAP",
  freightTerms: "prepaid",
  pieces: 4,
  boxUnit: "carton",
  weight: "48.250",
  volume: "0.341",
  volumeWeight: "57.000",
  chargeableWeight: "57.000",
  itemValue: "1250.00",
  currency: "USD",
  codAmount: "900.00",
  codCurrency: "AED",
  codChannel: "cash",
  goods: [carton],
  remark: "Fragile",
  ...changed,
});

const pages = async (waybills: WaybillDocument[], changed: Partial<DocumentOptions> = {}): Promise<PdfPage[]> =>
  readPdf(await waybillDocuments(documents, waybills, { ...options, ...changed }));

/** mm from the page's left edge. */
const placeOf = async (language: "en" | "ar", word: string): Promise<number> =>
  (await pages([waybill()], { language }))[0]?.runs.find(({ text }) => text.includes(word))?.x ?? NaN;

describe("waybills", () => {
  test("are on A4 and say who, whence, whither, when, what and how much", async () => {
    const made = await pages([waybill()]);
    expect(made.map(({ widthMm, heightMm }) => [widthMm, heightMm])).toEqual([[210, 297]]);
    for (const words of [
      "Lading Freight",
      "Tower B, Shenzhen",
      "Air Waybill",
      "Not negotiable",
      "DEMOA260000001",
      "020-12345675",
      "欧阳明月",
      "الرحمن",
      "+971 50 123 4567",
      "a@example.com",
      "Same as consignee",
      "CAN",
      "DXB",
      "Dubai, United Arab Emirates",
      "SkyCargo",
      "EK9823",
      "2026-11-22",
      "2026-11-23",
      "DAP",
      "Prepaid",
      "Earphones",
      "HS 8518300000 · UN3481",
      "60 × 40 × 35.5",
      "4 cartons",
      "48.25",
      "0.341",
      "Chargeable weight (kg)57",
      "USD 1,250.00",
      "Cash on delivery · Cash AED 900.00",
      "Fragile",
      "Received in good order",
      "Page 1 of 1",
    ]) {
      expect(made[0]?.text).toContain(compact(words));
    }
  });

  test("go on over as many pages as their goods need, each with the head, the table's head and its count", async () => {
    const goods = Array.from({ length: 60 }, (_, index) => ({ ...carton, productName: `Goods-${index + 1}.` }));
    const made = await pages([waybill({ houseNumber: "LONG1", goods }), waybill({ houseNumber: "SHORT1" })]);
    const long = made.slice(0, -1);
    expect(long.length).toBeGreaterThan(2);
    long.forEach(({ text }, index) => {
      expect(text).toContain("AirWaybill");
      expect(text).toContain("LONG1");
      expect(text).toContain(`Page${index + 1}of${long.length}`);
      if (text.includes("Goods-")) expect(text).toContain("Descriptionofgoods");
    });
    expect(long.flatMap(({ text }) => text.match(/Goods-\d+\./g) ?? [])).toEqual(
      goods.map(({ productName }) => productName),
    );
    expect(made.at(-1)?.text).toContain("Page1of1");
    expect(made.filter(({ text }) => text.includes("Receivedingoodorder"))).toHaveLength(2);
  });
});

describe("a waybill", () => {
  test("leaves out what is not known, columns of the table too", async () => {
    const bare: WaybillDocument = {
      houseNumber: "X1",
      type: 2,
      shipper: { name: "A" },
      consignee: { name: "B" },
      country: "",
      city: "",
      pieces: 1,
      weight: "1.000",
      goods: [{ productName: "Papers", boxCount: 1, weight: "1.000" }],
    };
    const [page] = await pages([bare]);
    for (const absent of [
      "L × W × H",
      "Volume",
      "Value",
      "Cash on delivery",
      "Remark",
      "Flight",
      "Destination",
      "Notify",
    ]) {
      expect(page?.text).not.toContain(compact(absent));
    }
    expect(page?.text).toContain("Papers");
  });

  test.each([
    [1, "Air Waybill", "Airport of departure"],
    [2, "Sea Waybill", "Port of loading"],
    [4, "Sea Waybill · Door Delivery", "Port of loading"],
    [5, "Express Waybill", "Airport of departure"],
  ] as const)("of type %d is headed as the trade calls them", async (type, title, port) => {
    const [page] = await pages([waybill({ type })]);
    expect(page?.text).toContain(compact(title));
    expect(page?.text).toContain(compact(port));
    expect((await pages([waybill({ type, isMain: true })]))[0]?.text).toContain(compact(`Master ${title}`));
  });

  test.each(languages)("has every word in the language asked for and no empty box: %s", async (language) => {
    const [page] = await pages([waybill()], { language });
    const title = { zh: "空运单", en: "Air Waybill", ar: "بوليصة" }[language];
    expect(page?.text).toContain(compact(title));
    expect(page?.runs.flatMap(({ glyphs }) => glyphs)).not.toContain(0);
  });

  test("is mirrored in Arabic: the forwarder stands on the right, the amount on the left", async () => {
    expect(await placeOf("en", "Lading")).toBeLessThan(40);
    expect(await placeOf("ar", "Lading")).toBeGreaterThan(120);
    expect(await placeOf("en", "900")).toBeGreaterThan(150);
    expect(await placeOf("ar", "900")).toBeLessThan(60);
  });

  test("shows what is typed as it is typed, however long", async () => {
    const typed = '#read("/etc/passwd") *b* ]';
    const long = "x".repeat(10_000);
    const goods = [{ ...carton, productName: long }];
    const made = await pages([waybill({ remark: typed, goods, shipper: { name: typed, address: long } })]);
    const text = made.map((page) => page.text).join("");
    expect(text.split(compact(typed))).toHaveLength(3);
    expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(20_000);
    const right = Math.max(
      ...made.flatMap(({ runs }) => runs.filter(({ text: it }) => /^x+$/.test(it)).map(({ x }) => x)),
    );
    expect(right).toBeLessThan(196);
  });
});

test("waybills are refused in a batch whose goods would fill the memory", async () => {
  const goods = Array.from({ length: mostGoodsLines }, () => carton);
  await expect(pages([waybill({ goods }), waybill()])).rejects.toThrow(RangeError);
});
