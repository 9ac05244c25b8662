import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { airlinePieceCode } from "@lading/contract/core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { barcode, barcodeModules, canBarcode, qrCode } from "./index.ts";

/** Which modules of an SVG's row at `y` are black. */
function row(svg: string, y: number): boolean[] {
  const size = Number(/width="(\d+)"/.exec(svg)?.[1]);
  const black = Array.from({ length: size }, () => false);
  for (const [, x = "", top = "", width = ""] of svg.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    if (Number(top) === y) black.fill(true, Number(x), Number(x) + Number(width));
  }
  return black;
}

describe("a bar code", () => {
  test("is Code 128: start B, the letters, the check symbol and stop (ISO/IEC 15417)", () => {
    // "A1": start B 11010010000, A 10100011000, 1 10011100110, check (104 + 33 + 2 × 17) % 103 = 68 10000100110, stop.
    const bars = row(barcode("A1"), 0)
      .map((black) => (black ? "1" : "0"))
      .join("");
    expect(bars).toBe("110100100001010001100010011100110100001001101100011101011");
    expect(barcodeModules("A1")).toBe(bars.length);
  });

  test("writes long runs of digits two to a symbol", () => {
    expect(barcodeModules("1234567890")).toBe(11 * 7 + 13);
    expect(barcodeModules("ABCDEFGHIJ")).toBe(11 * 12 + 13);
  });

  test("takes printable ASCII of 1 to 48 characters and nothing else", () => {
    expect(["DEMOA260000001", "A-1/B.2_c", "x".repeat(48)].map(canBarcode)).toEqual([true, true, true]);
    expect(["", "运单1", "a\nb", "x".repeat(49)].map(canBarcode)).toEqual([false, false, false, false]);
    expect(() => barcode("运单1")).toThrow(RangeError);
  });
});

test("a QR code has its three finders and grows with its text", () => {
  const short = qrCode("https://a.example");
  const finder = [true, true, true, true, true, true, true];
  expect(row(short, 0).slice(0, 7)).toEqual(finder);
  expect(row(short, 0).slice(-7)).toEqual(finder);
  expect(row(short, row(short, 0).length - 1).slice(0, 7)).toEqual(finder);
  expect(row(short, 0)).toHaveLength(25);
  expect(row(qrCode(`https://a.example/${"x".repeat(100)}`), 0).length).toBeGreaterThan(25);
});

/** The symbol on white with its quiet zones, as ZXing reads it. */
async function scanned(svg: string, size: { width: number; height: number }): Promise<[string, string] | undefined> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
  const quiet = { top: 40, bottom: 40, left: 40, right: 40, background: "white" };
  const image = sharp(Buffer.from(svg)).resize({ ...size, fit: "fill", kernel: "nearest" });
  const png = await image.flatten({ background: "white" }).extend(quiet).png().toBuffer();
  const [found] = await readBarcodes(new Uint8Array(png));
  return found && [found.format, found.text];
}

describe("A reader that nobody here wrote", () => {
  test("finds the number of a waybill, and of each of its pieces, in its bar code", async () => {
    for (const text of ["DEMOA260000001", "DEMOA260000001-0003", "DEMOS265000109-0300"]) {
      const size = { width: barcodeModules(text) * 3, height: 80 };
      expect(await scanned(barcode(text), size)).toEqual(["Code128", text]);
    }
  });

  test("finds an air waybill's piece as airlines write it (IATA Resolution 606), two digits to a symbol", async () => {
    const text = airlinePieceCode("020-12345675", 3) ?? "";
    // Start, eight pairs of digits, check symbol and stop.
    expect(barcodeModules(text)).toBe(11 * 10 + 13);
    expect(await scanned(barcode(text), { width: barcodeModules(text) * 4, height: 100 })).toEqual([
      "Code128",
      "0201234567500003",
    ]);
  });

  test("finds the tracking page in the QR code", async () => {
    const url = "https://track.example/waybillDetail?numbers=DEMOA260000001";
    expect(await scanned(qrCode(url), { width: 290, height: 290 })).toEqual(["QRCode", url]);
  });
});
