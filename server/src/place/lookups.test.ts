import { getCityList, getCountryList, getPortList } from "@lading/contract/place";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffToken, startTestApp, type TestApp } from "#core/testing";
import { placeModule } from "./index.ts";

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ modules: [placeModule] });
  token = await staffToken(app.database);
});
afterAll(() => app.close());

describe("To choose from there are", () => {
  test("countries in the order of the language, airports by city, seaports by code, and cities", async () => {
    const countries = await app.call(getCountryList, {}, { token, language: "zh" });
    expect(countries.Content.rows.find(({ code }) => code === "HK")?.name).toBe("中国香港");
    const emirates = countries.Content.rows.find(({ code }) => code === "AE");
    expect(emirates?.otherNames).toEqual(expect.arrayContaining(["UAE", "الإمارات العربية المتحدة", "ARE"]));
    const airports = await app.call(getPortList, { kind: "air", search: "riyadh" }, { token });
    expect(airports.Content.rows[0]?.code).toBe("RUH");
    const seaports = await app.call(getPortList, { kind: "sea", search: "sajed" }, { token });
    expect(seaports.Content.rows[0]?.code).toBe("SAJED");
    const { Content } = await app.call(getCityList, { country: "SA", search: "jeddah" }, { token, language: "ar" });
    expect(Content.rows).toEqual([{ country: "SA", name: "جدة", nameEn: "Jeddah", nameZh: "吉达", nameAr: "جدة" }]);
  });
});
