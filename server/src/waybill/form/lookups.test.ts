import { getWayBillAddressHistoryList } from "@lading/contract/waybill";
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
  test("addresses used before", async () => {
    await office.addAir();
    await expect
      .poll(async () =>
        (
          await office.app.call(
            getWayBillAddressHistoryList,
            { role: "consignee", search: "العتيبي" },
            { token: office.token, language: "zh" },
          )
        ).Content.rows.map(({ city, cityName }) => [city, cityName]),
      )
      .toEqual([["Riyadh", "利雅得"]]);
  });

  test("of the addresses, for salespeople those on their own waybills, and none of another company", async () => {
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
