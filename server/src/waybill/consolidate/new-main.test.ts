import {
  addWayBillMainNumber,
  exportAirWaybillMessages,
  mergeWayBillByMainNumber,
  wayBillDetail,
} from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { fwb16, lineFeeds } from "../airline-messages/formats/grammar.stage.ts";
import { openOffice, type Office } from "../writing.stage.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.app.close());

const by = () => ({ token: office.token, language: "en" as const });
const houses = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await office.addAir()).Content.id));
const give = (ids: string[], mainNumber: string) =>
  office.app.call(addWayBillMainNumber, { way: "air", ids, mainNumber }, by());
const consolidate = (ids: string[], more: Record<string, string> = {}) =>
  office.app.call(mergeWayBillByMainNumber, { ids, ...more }, by());

describe("A main waybill made by consolidating", () => {
  test("takes the shipper from the company's record, the agent, flight, dates and terms as they are given", async () => {
    await inTransaction(office.app.database, { companyId: office.company.companyId }, (db) =>
      db.execute(sql`UPDATE company SET company_name_en = 'Gulf Freight Co', country = 'CN', city = 'Shenzhen',
        address = '1 Shennan Avenue', phone = '+86 755 8888 0000'`),
    );
    const ids = await houses(2);
    await give(ids, "157-00000081");
    const agent = {
      consigneeName: "Riyadh Clearing Co",
      consigneeCountry: "SA",
      consigneeCity: "Riyadh",
      consigneeAddress: "King Fahd Road 12",
    };
    const voyage = { flightNumber: "QR 8451", etd: "2026-11-21", eta: "2026-11-22", freightTerms: "collect" };
    const { Content } = await consolidate(ids, { ...agent, ...voyage });
    const { waybill } = (await office.app.call(wayBillDetail, { id: Content.id }, by())).Content;
    expect(waybill).toMatchObject({
      ...agent,
      ...voyage,
      consigneePhone: "",
      shipperName: "Gulf Freight Co",
      shipperCountry: "CN",
      shipperCity: "Shenzhen",
      shipperAddress: "1 Shennan Avenue",
      shipperPhone: "+86 755 8888 0000",
    });
    const sent = await office.app.call(exportAirWaybillMessages, { id: Content.id, format: "cargoImp" }, by());
    const [fwb, fhl] = sent.Content.messages.map(({ text }) => lineFeeds(text));
    expect(fwb).toMatch(fwb16);
    expect(fwb).toContain(
      "SHP\n/GULF FREIGHT CO\n/1 SHENNAN AVENUE\n/SHENZHEN\n/CN//TE/8675588880000\nCNE\n/RIYADH CLEARING CO\n/KING FAHD ROAD 12\n/RIYADH\n/SA\n",
    );
    expect(fhl).toMatch(/\nHBS\/GULFA\d{7}\/SZXRUH\//);
    const wanting = sent.Content.warnings.filter(({ number }) => number === "157-00000081");
    expect(wanting.map(({ field }) => field).filter((field) => /shipper|consignee|house/i.test(field))).toEqual([]);
  });

  test("takes of the houses' consignee what they agree on, and nothing of it for another one", async () => {
    const alike = await houses(2);
    await give(alike, "157-00000092");
    const made = await consolidate(alike);
    const { waybill } = (await office.app.call(wayBillDetail, { id: made.Content.id }, by())).Content;
    expect(waybill).toMatchObject({ consigneeName: "محمد العتيبي", consigneeCity: "Riyadh" });
    const others = await houses(2);
    await give(others, "157-00000103");
    const agent = await consolidate(others, { consigneeName: "Riyadh Clearing Co" });
    const detail = await office.app.call(wayBillDetail, { id: agent.Content.id }, by());
    expect(detail.Content.waybill).toMatchObject({ consigneeName: "Riyadh Clearing Co", consigneeAddress: "" });
  });
});
