import { addAwbStock, takeAwbNumber, voidAwbNumber } from "@lading/contract/waybill";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openOffice, type Office } from "../writing.stage.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.app.close());

describe("The stock of air waybill numbers", () => {
  test("gives each number once under parallel requests, with its check digit, and says when it is used up", async () => {
    await office.app.call(
      addAwbStock,
      { airlinePrefix: "999", firstSerial: 1_000_000, lastSerial: 1_000_019, warnBelow: 5 },
      { token: office.token },
    );
    const taken = await Promise.all(
      Array.from({ length: 20 }, () =>
        office.app.call(takeAwbNumber, { airlinePrefix: "999" }, { token: office.token }),
      ),
    );
    expect(new Set(taken.map(({ Content }) => Content.mainNumber)).size).toBe(20);
    expect(taken[0]?.Content.mainNumber).toMatch(/^999-\d{8}$/);
    const more = await office.app.call(takeAwbNumber, { airlinePrefix: "999" }, { token: office.token });
    expect(more.ErrorMsg).toBe("The stock of airline 999 is used up");
  });

  test("refuses a voided number, and to void one that is on a waybill; ranges do not overlap", async () => {
    await office.app.call(
      addAwbStock,
      { airlinePrefix: "065", firstSerial: 5, lastSerial: 9 },
      { token: office.token },
    );
    const overlap = await office.app.call(
      addAwbStock,
      { airlinePrefix: "065", firstSerial: 9, lastSerial: 12 },
      { token: office.token },
    );
    expect(overlap.Content.code).toBe("waybill.stockOverlap");
    const first = (await office.app.call(takeAwbNumber, { airlinePrefix: "065" }, { token: office.token })).Content
      .mainNumber;
    const second = (await office.app.call(takeAwbNumber, { airlinePrefix: "065" }, { token: office.token })).Content
      .mainNumber;
    await office.app.call(voidAwbNumber, { mainNumber: first }, { token: office.token });
    expect((await office.addAir({ mainNumber: first })).Content.code).toBe("waybill.stockNumberVoided");
    await office.addAir({ mainNumber: second });
    expect((await office.app.call(voidAwbNumber, { mainNumber: second }, { token: office.token })).Content.code).toBe(
      "waybill.stockNumberIssued",
    );
  });
});
