import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";
import { expect, test } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { qrCode } from "#core/documents";
import { qrTextOf, type Paper } from "./paper.ts";
import { isSaudiVatNumber } from "./zatca.ts";

/** More than 127 bytes of UTF-8, fewer than 127 letters. */
const longName = "شركة الرواسي الدولية للشحن والتخليص الجمركي والخدمات اللوجستية المتكاملة المحدودة بالرياض";

const paper: Paper = {
  kind: "invoice",
  number: "INV-1",
  refundOf: "",
  applicationNo: "TI26-0000001",
  reason: "",
  issuedAt: "2026-11-20T08:30:00.000Z",
  issuedHere: "2026-11-20 11:30",
  currency: "SAR",
  seller: { name: longName, taxNumber: "310175397400003", country: "SA" },
  buyer: { title: "Oasis", taxNumber: "310122393500003", address: "", bank: "" },
  amount: "1150.00",
  net: "1000.00",
  tax: "150.00",
  riyals: { amount: "1150.00", tax: "150.00" },
  bills: ["DN26-0000001"],
  lines: [],
};

/** The tags of a text in base64: a byte of the tag, a byte of the length, the value in UTF-8. */
function decoded(base64: string): Record<number, string> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  const tags: Record<number, string> = {};
  for (let at = 0; at < bytes.length;) {
    const [tag = 0, length = 0] = [bytes[at], bytes[at + 1]];
    tags[tag] = new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(at + 2, at + 2 + length));
    at += 2 + length;
  }
  return tags;
}

/** The text that ZXing reads in the symbol. */
async function scanned(text: string): Promise<string | undefined> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
  const quiet = { top: 40, bottom: 40, left: 40, right: 40, background: "white" };
  const image = sharp(Buffer.from(qrCode(text))).resize({ width: 600, height: 600, fit: "fill", kernel: "nearest" });
  const png = await image.flatten({ background: "white" }).extend(quiet).png().toBuffer();
  return (await readBarcodes(new Uint8Array(png)))[0]?.text;
}

test("The QR code of a Saudi tax invoice tells a reader its five tags, lengths in bytes", async () => {
  expect(Buffer.byteLength(longName)).toBeGreaterThan(127);
  expect(decoded((await scanned(qrTextOf(paper) ?? "")) ?? "")).toEqual({
    1: longName,
    2: "310175397400003",
    3: "2026-11-20T08:30:00Z",
    4: "1150.00",
    5: "150.00",
  });
});

test("A name beyond 255 bytes is cut between two letters, and what follows stays whole", () => {
  const tags = decoded(qrTextOf({ ...paper, seller: { ...paper.seller, name: `a${longName.repeat(2)}` } }) ?? "");
  expect(Buffer.byteLength(tags[1] ?? "")).toBeLessThanOrEqual(255);
  expect(`a${longName.repeat(2)}`.startsWith(tags[1] ?? "-")).toBe(true);
  expect(tags[5]).toBe("150.00");
});

test("A refund's figures stand in it without a sign", () => {
  const tags = decoded(qrTextOf({ ...paper, kind: "refund", riyals: { amount: "-1150.00", tax: "-150.00" } }) ?? "");
  expect([tags[4], tags[5]]).toEqual(["1150.00", "150.00"]);
});

test("Of an invoice in another currency its figures are those in riyals", () => {
  const dollars = { currency: "USD", amount: "306.67", tax: "40.00" } as const;
  const tags = decoded(qrTextOf({ ...paper, ...dollars }) ?? "");
  expect([tags[4], tags[5]]).toEqual(["1150.00", "150.00"]);
});

test("Other countries' companies, invoices without riyals and numbers that are no VAT numbers have none", () => {
  expect(qrTextOf({ ...paper, seller: { ...paper.seller, country: "CN" } })).toBeUndefined();
  expect(qrTextOf({ ...paper, currency: "USD", riyals: null })).toBeUndefined();
  expect(qrTextOf({ ...paper, seller: { ...paper.seller, taxNumber: "1010101010" } })).toBeUndefined();
  expect(["310175397400003", "210175397400003", "31017539740000", "3101753974000031"].map(isSaudiVatNumber)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
