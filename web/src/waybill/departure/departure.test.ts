import { describe, expect, it } from "vitest";
import { pasteNumbers, rowsToSave, type Departing } from "./departure.ts";

const shipment = (id: string, expressNumber = ""): Departing => ({
  id,
  houseNumber: `DEMOE26000000${id}`,
  consigneeName: "",
  city: "",
  pieces: 1,
  weight: "1",
  expressNumber,
  version: 1,
});
const rows = [shipment("1", "SM100"), shipment("2"), shipment("3")];

describe("on departure", () => {
  it("a pasted column of numbers fills the rows downwards and ends with the last", () => {
    expect(pasteNumbers("SM201\r\nSM202\n\nSM203\n", rows, 1)).toEqual([
      ["2", "SM201"],
      ["3", "SM202"],
    ]);
  });

  it("only new numbers are saved, and empty rows only where the server shall build them", () => {
    const typed = new Map([["2", " SM201 "]]);
    const staying = { buildEmpty: false, isDeparting: false };
    expect(rowsToSave(rows, typed, staying)).toEqual([{ id: "2", expressNumber: "SM201", version: 1 }]);
    expect(rowsToSave(rows, typed, { ...staying, buildEmpty: true }).map(({ id }) => id)).toEqual(["2", "3"]);
  });

  it("shipments that keep their numbers are sent along when they leave", () => {
    expect(rowsToSave(rows, new Map(), { buildEmpty: false, isDeparting: true }).map(({ id }) => id)).toEqual(["1"]);
  });
});
