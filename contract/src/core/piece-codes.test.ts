import { describe, expect, test } from "vitest";
import { airlinePieceCode, pieceCode, readAirlinePieceCode, shipmentOfPieceCode } from "./piece-codes.ts";

describe("The code of a piece", () => {
  test.each([
    ["DEMOA260000001", 3, "DEMOA260000001-0003"],
    ["A-1", 9999, "A-1-9999"],
    ["AB1", 10_000, "AB1-10000"],
  ])("of house %s, piece %i, is %s and leads back to the house", (houseNumber, piece, code) => {
    expect(pieceCode(houseNumber, piece)).toBe(code);
    expect(shipmentOfPieceCode(code)).toBe(houseNumber);
  });

  test("as airlines read it is the air waybill number and five digits (IATA Resolution 606), and leads to that number", () => {
    expect(airlinePieceCode("020-12345675", 3)).toBe("0201234567500003");
    expect(readAirlinePieceCode("0201234567500003")).toEqual({ mainNumber: "020-12345675", piece: 3 });
    expect(shipmentOfPieceCode("0201234567512345")).toBe("020-12345675");
  });

  test("as airlines read it is none for other main numbers, nor beyond five digits of pieces", () => {
    for (const number of ["", "COSU6301234560", "020-1234567", "0201234567512"])
      expect(airlinePieceCode(number, 1)).toBeNull();
    expect([airlinePieceCode("020-12345675", 99_999), airlinePieceCode("020-12345675", 100_000)]).toEqual([
      "0201234567599999",
      null,
    ]);
  });

  test.each(["020-12345675", "DEMOA260000001", "DEMOA26-003", "AB1-0000", "AB1-00003", "-0003", "02012345675"])(
    "is not what %s says",
    (number) => expect(shipmentOfPieceCode(number)).toBeNull(),
  );
});
