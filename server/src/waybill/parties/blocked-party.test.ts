import { editWayBillAirTransport } from "@lading/contract/waybill";
import { afterAll, beforeAll, expect, test } from "vitest";
import { make } from "../make.ts";
import { openOffice, type Office } from "../writing.stage.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice({
    screen: (_db, _companyId, names) =>
      Promise.resolve(new Map(names.includes("Blue Anchor") ? [["Blue Anchor", "Blue Anchor Shipping LLC"]] : [])),
  });
});
afterAll(() => office.app.close());

const refused = {
  StatusCode: 422,
  Content: { fields: { consigneeName: expect.stringContaining("Blue Anchor Shipping LLC") } },
};

test("A waybill with a party that is blocked is not saved; the refusal stands at the party's field", async () => {
  expect(await office.addAir({ consigneeName: "Blue Anchor" })).toMatchObject(refused);
  expect(await office.read("SELECT id FROM waybill")).toEqual([]);
});

test("Nor is one changed to have such a party", async () => {
  const { id, version } = (await office.addAir()).Content;
  const edit = { ...make.air(office.who), id, version, consigneeName: "Blue Anchor" };
  expect(await office.app.call(editWayBillAirTransport, edit, { token: office.token })).toMatchObject(refused);
});
