import { expect, it } from "vitest";
import { guessType } from "./uploads.ts";

it("guesses what a file is by its name, and leaves what it cannot tell to the person", () => {
  const names = [
    "INV-2026-118.pdf",
    "Packing List.xlsx",
    "箱单.pdf",
    "MAWB 020-12345675.pdf",
    "فاتورة.pdf",
    "photo.jpg",
  ];
  expect(names.map(guessType)).toEqual(["invoice", "packingList", "packingList", "waybill", "invoice", "other"]);
});
