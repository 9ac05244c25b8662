import { getCityList, getCountryList, getPortList, getWayBillAddressHistoryList } from "@lading/contract/waybill";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { makeColleague, makeToken } from "#user";
import { openOffice, type Office } from "../writing.stage.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.app.close());

describe("To choose from there are", () => {
  test("countries in the order of the language, airports by city, seaports by code, cities, and addresses used before", async () => {
    const countries = await office.app.call(getCountryList, {}, { token: office.token, language: "zh" });
    expect(countries.Content.rows.find(({ code }) => code === "HK")?.name).toBe("中国香港");
    const airports = await office.app.call(getPortList, { kind: "air", search: "riyadh" }, { token: office.token });
    expect(airports.Content.rows[0]?.code).toBe("RUH");
    const seaports = await office.app.call(getPortList, { kind: "sea", search: "sajed" }, { token: office.token });
    expect(seaports.Content.rows[0]?.code).toBe("SAJED");
    const { Content } = await office.app.call(
      getCityList,
      { country: "SA", search: "jeddah" },
      { token: office.token, language: "ar" },
    );
    expect(Content.rows).toEqual([{ country: "SA", name: "جدة", nameEn: "Jeddah", nameZh: "吉达", nameAr: "جدة" }]);
    await office.addAir();
    await expect
      .poll(
        async () =>
          (
            await office.app.call(
              getWayBillAddressHistoryList,
              { role: "consignee", search: "العتيبي" },
              { token: office.token },
            )
          ).Content.rows.length,
      )
      .toBe(1);
  });

  test("addresses used before, for salespeople those on their own waybills, and none of another company", async () => {
    const { app, company, token, other } = office;
    const userId = await inTransaction(app.database, { companyId: company.companyId }, (db) =>
      makeColleague(db, company, { userName: "Omar", email: "omar@gulf.example", presets: ["sales"] }),
    );
    const sales = await makeToken(app.database, company.companyId, userId);
    const namesOf = async (by: string) => {
      const asked = { role: "consignee", search: "farwaniya" } as const;
      const { rows } = (await app.call(getWayBillAddressHistoryList, asked, { token: by })).Content;
      return rows.map(({ name }) => name).toSorted();
    };
    await office.addAir({ mainNumber: "", consigneeName: "Farwaniya Stores" });
    await office.addAir({ mainNumber: "", consigneeName: "Farwaniya Trading", salesId: userId });
    await expect.poll(() => namesOf(token)).toEqual(["Farwaniya Stores", "Farwaniya Trading"]);
    expect(await namesOf(sales)).toEqual(["Farwaniya Trading"]);
    expect(await namesOf(other)).toEqual([]);
  });
});
