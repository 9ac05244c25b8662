import {
  createBarCodePdf,
  createWayBillPdf,
  getWayBillOperationLog,
  getWayBillShippingLabelPrintInfoByWbNumber,
  mergeWayBillByMainNumber,
  voidWayBill,
} from "@lading/contract/waybill";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDocuments, type Documents } from "#core/documents";
import { readPdf, type PdfPage } from "#core/documents/testing";
import { openReadingHouse, type ReadingHouse } from "../reading.stage.ts";

let house: ReadingHouse;
let token: string;
let documents: Documents;
beforeAll(async () => {
  documents = createDocuments();
  house = await openReadingHouse(() => ({ documents }));
  token = house.tokens.administrator;
});
afterAll(async () => {
  await documents.close();
  await house.app.close();
});

/** The pages of a printed file. */
async function pagesOf(path: string): Promise<PdfPage[]> {
  const { files } = house.app.services;
  const bytes = await house.inCompany(async (db) => {
    const card = await files.find(db, path.split("/").at(-1) ?? "");
    return card ? await files.read(card) : Buffer.alloc(0);
  });
  return readPdf(bytes);
}

describe("Shipping labels", () => {
  test("are printed in one document, in the order asked, and stand in the log", async () => {
    const [first, second] = [await house.add({ houseNumber: "PRINT-1" }), await house.add({ houseNumber: "PRINT-2" })];
    const { Content } = await house.app.call(createBarCodePdf, { ids: [second, first] }, { token, language: "en" });
    expect(Content.name).toMatch(/^Shipping labels \d{4}-\d\d-\d\d\.pdf$/);
    const pages = await pagesOf(Content.path);
    expect(pages.map(({ text }) => /PRINT-\d/.exec(text)?.[0])).toEqual(["PRINT-2", "PRINT-1"]);
    const log = await house.app.call(getWayBillOperationLog, { waybillId: first }, { token });
    expect(log.Content.rows[0]).toMatchObject({ action: "print", changes: [] });
  });

  test("are printed for each piece, at most 300 together", async () => {
    const id = await house.add({ houseNumber: "PIECES" });
    const each = await house.app.call(
      createBarCodePdf,
      { ids: [id], eachPiece: true, documentLanguage: "zh" },
      { token },
    );
    expect(each.Content.name).toBe("运单面单 PIECES.pdf");
    const texts = (await pagesOf(each.Content.path)).map(({ text }) => text);
    expect(texts.map((text) => [/\d\/\d/.exec(text)?.[0], /PIECES-\d+/.exec(text)?.[0]])).toEqual([
      ["1/2", "PIECES-0001"],
      ["2/2", "PIECES-0002"],
    ]);
    const ids: string[] = [];
    const item = {
      productName: "Pens",
      customsCode: "96081000",
      boxCount: 160,
      boxUnit: "carton",
      boxVolume: "0.01",
      volume: "1.6",
      weight: "300",
      unitPrice: "1",
      currency: "USD",
    };
    for (let one = 0; one < 2; one += 1) ids.push(await house.add({ items: [item], volume: "1.6" }));
    const many = await house.app.call(createBarCodePdf, { ids, eachPiece: true }, { token, language: "en" });
    expect([many.StatusCode, many.ErrorMsg]).toEqual([422, "A maximum of 300 can be added"]);
  });

  test("by air count the pieces for airlines from house to house of a number, and those of its main waybill from 1 on", async () => {
    const mainNumber = "020-12345771";
    const [first, second] = [await house.add({ mainNumber }), await house.add({ mainNumber })];
    const codes = async (ids: string[]) => {
      const { Content } = await house.app.call(createBarCodePdf, { ids, eachPiece: true }, { token, language: "en" });
      return (await pagesOf(Content.path)).map(({ text }) => /020-12345771(\d{5})/.exec(text)?.[1]);
    };
    expect(await codes([second, first])).toEqual(["00003", "00004", "00001", "00002"]);
    const { Content } = await house.app.call(mergeWayBillByMainNumber, { ids: [first, second] }, { token });
    expect(await codes([Content.id])).toEqual(["00001", "00002", "00003", "00004"]);
  });

  test("are printed for some pieces of one waybill, which it has", async () => {
    const id = await house.add({ houseNumber: "SOME-PIECES" });
    const other = await house.add();
    const print = (from: number, to: number, ids = [id], eachPiece = true) =>
      house.app.call(createBarCodePdf, { ids, eachPiece, pieceRange: { from, to } }, { token, language: "en" });
    const { Content } = await print(2, 2);
    const texts = (await pagesOf(Content.path)).map(({ text }) => text);
    expect(texts.map((text) => /PIECES-\d+/.exec(text)?.[0])).toEqual(["PIECES-0002"]);
    expect((await print(1, 3)).Content.fields).toEqual({ "pieceRange.to": "Must be at most 2" });
    expect((await print(2, 1)).Content.fields).toEqual({ "pieceRange.to": "Must be at least 2" });
    for (const answer of [await print(1, 1, [id, other]), await print(1, 1, [id], false)])
      expect(answer.Content.fields).toEqual({ pieceRange: "This value is not valid" });
  });
});

describe("Data of labels", () => {
  test("are not printed for a voided waybill", async () => {
    const id = await house.add({ houseNumber: "VOIDED" });
    await house.app.call(voidWayBill, { ids: [id], reason: "x" }, { token });
    const { StatusCode, ErrorMsg } = await house.app.call(createBarCodePdf, { ids: [id] }, { token });
    expect(StatusCode).toBe(422);
    expect(ErrorMsg).toContain("VOIDED");
  });

  test("tell a label printer what they say", async () => {
    await house.add({ houseNumber: "LABEL-9" });
    const ask = (number: string, by: string) =>
      house.app.call(getWayBillShippingLabelPrintInfoByWbNumber, { WB_Number: number }, { token: by, language: "en" });
    expect((await ask("label-9", token)).Content).toMatchObject({
      houseNumber: "LABEL-9",
      CompanyName: "Gulf Freight",
      consigneeCity: "Riyadh",
      pieces: 2,
      trackingUrl: "https://lading.example/waybillDetail?numbers=LABEL-9",
    });
    for (const by of [house.tokens.rival, house.tokens.sales]) expect((await ask("LABEL-9", by)).StatusCode).toBe(404);
    expect((await ask("LABEL-8", token)).StatusCode).toBe(404);
  });
});

describe("Waybills on A4", () => {
  test("are printed with their goods", async () => {
    const id = await house.add({ houseNumber: "A4-1" });
    const { Content } = await house.app.call(createWayBillPdf, { ids: [id], documentLanguage: "en" }, { token });
    expect(Content.name).toBe("Waybill A4-1.pdf");
    const [page] = await pagesOf(Content.path);
    expect(page?.text).toContain("A4-1");
    expect(page?.text).toContain("Poweradapter65W");
    expect(page?.text).toContain("RUHRiyadh");
  });

  test("are refused whole when one of them is not there", async () => {
    const id = await house.add();
    for (const call of [createWayBillPdf, createBarCodePdf])
      for (const by of [house.tokens.rival, house.tokens.sales])
        expect((await house.app.call(call, { ids: [id] }, { token: by })).StatusCode).toBe(404);
  });
});
