import { loadWayBillInfo, wayBillListByPage } from "@lading/contract/waybill";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openOffice, type Office } from "../writing.stage.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.app.close());

const list = async (input: Record<string, unknown>, language: "zh" | "en" | "ar" = "en") =>
  (await office.app.call(wayBillListByPage, input, { token: office.token, language })).Content;

describe("A port of a waybill", () => {
  test("is kept as the code of its list, in whichever case it is entered, and filtered by it", async () => {
    await office.addAir({ orderNumber: "CASE", loadingPort: " szx ", destinationPort: "ruh" });
    const { rows } = await list({ search: "CASE" });
    expect(rows[0]).toMatchObject({ loadingPort: "SZX", destinationPort: "RUH" });
    expect(await list({ search: "CASE", destinationPort: "Ruh" })).toMatchObject({ total: 1 });
  });

  test("is refused at its field when it is on no list, or on the other one", async () => {
    for (const destinationPort of ["zzz nowhere", "ZZX", "SAJED"]) {
      const { StatusCode, Content } = await office.addAir({ destinationPort });
      expect(StatusCode).toBe(422);
      expect(Object.keys(Content.fields ?? {})).toEqual(["destinationPort"]);
    }
  });

  test("may be a free text on purpose, which never equals a code and is found by itself", async () => {
    await office.addAir({ orderNumber: "FREE", destinationPort: "text: zzz  nowhere" });
    await office.addAir({ orderNumber: "FREE", destinationPort: "text:RUH" });
    expect(await list({ search: "FREE", destinationPort: "RUH" })).toMatchObject({ total: 0 });
    const { rows } = await list({ search: "FREE", destinationPort: "text:Zzz Nowhere" });
    expect(rows).toMatchObject([{ destinationPort: "text:zzz nowhere", destinationPortName: "zzz nowhere" }]);
  });

  test("and its city are named in the reader's language", async () => {
    const { Content } = await office.addAir({
      orderNumber: "NAMES",
      loadingPort: "SZX",
      country: "SA",
      city: "Riyadh",
    });
    for (const [language, from, to, city] of [
      ["zh", "SZX 深圳", "RUH 利雅得", "利雅得"],
      ["ar", "SZX شنجن", "RUH الرياض", "الرياض"],
      ["en", "SZX Shenzhen", "RUH Riyadh", "Riyadh"],
    ] as const) {
      const named = { loadingPortName: from, destinationPortName: to, cityName: city, city: "Riyadh" };
      expect((await list({ search: "NAMES" }, language)).rows).toMatchObject([named]);
      expect(await list({ search: "NAMES", city }, language)).toMatchObject({ total: 1 });
      const loaded = await office.app.call(loadWayBillInfo, { id: Content.id }, { token: office.token, language });
      expect(loaded.Content).toMatchObject(named);
    }
  });
});

describe("A customs code", () => {
  test("is kept as its digits, also when dots, blanks or Arabic digits were typed", async () => {
    const { Content } = await office.addAir({ customsCode: "٨٥٠٤.40 13" });
    const loaded = await office.app.call(loadWayBillInfo, { id: Content.id }, { token: office.token, language: "en" });
    expect(loaded.Content.customsCode).toBe("85044013");
  });

  test.each(["85044", "85044013123", "8504A4", "adapter"])("is not %j", async (customsCode) => {
    const { StatusCode, Content } = await office.addAir({ customsCode });
    expect([StatusCode, Object.keys(Content.fields ?? {})]).toEqual([422, ["customsCode"]]);
  });
});

describe("A search of several numbers, parted by blanks, tabs or lines", () => {
  test("finds each of them, and words are still words", async () => {
    for (const orderNumber of ["MANY-1001", "MANY-1002", "MANY-1003"]) await office.addAir({ orderNumber });
    expect(await list({ search: "MANY-1001 MANY-1003" })).toMatchObject({ total: 2 });
    expect(await list({ search: "many-1001\tMANY-1002\nMANY-1003" })).toMatchObject({ total: 3 });
    expect(await list({ search: "MANY-1001 Trading" })).toMatchObject({ total: 0 });
  });
});
