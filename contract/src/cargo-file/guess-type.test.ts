import { expect, it } from "vitest";
import { guessCargoFileType } from "./guess-type.ts";

it("guesses what a file is by its name, and leaves what it cannot tell to the person", () => {
  const names = [
    "INV-2026-118.pdf",
    "Packing List.xlsx",
    "箱单.pdf",
    "MAWB 020-12345675.pdf",
    "فاتورة.pdf",
    "photo.jpg",
  ];
  expect(names.map(guessCargoFileType)).toEqual([
    "invoice",
    "packingList",
    "packingList",
    "waybill",
    "invoice",
    "other",
  ]);
});
