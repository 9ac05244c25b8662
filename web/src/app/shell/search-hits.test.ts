import type { FoundRecord } from "@lading/contract/record-search";
import { expect, test } from "vitest";
import { groupsOf } from "./search-hits.ts";

const page = {
  url: "/logisticsManagement/checkWayBill",
  titles: ["Logistics", "Waybills"],
  title: "Waybills",
  pinyin: "",
};
const found = (kind: FoundRecord["kind"], id: string): FoundRecord => ({ kind, id, number: `NO-${id}`, about: [] });
const groups = (typed: string, records: FoundRecord[]) =>
  groupsOf({ typed, pages: [page], records, language: "en", audience: "staff", pagesTitle: "Pages" });

test("Records stand under their kinds, each with the address of its page", () => {
  const shown = groups("harbour", [found("customer", "c1"), found("waybill", "w1"), found("container", "w1")]);
  expect(shown.map(({ title }) => title)).toEqual(["Pages", "Waybills", "Containers", "Customers"]);
  expect(shown.flatMap(({ hits }) => hits.map(({ to }) => to))).toEqual([
    page.url,
    "/waybillDetails/w1",
    "/waybillDetails/w1",
    "/customerDetail?id=c1",
  ]);
});

test("A number goes to the records first, also in Arabic digits", () => {
  for (const typed of ["020-1", "٠٢٠"])
    expect(groups(typed, [found("main", "m")]).map(({ title }) => title)).toEqual(["Master waybills", "Pages"]);
});

test("In the portal a shipment leads to its list, and an order to its page", () => {
  const records = [found("waybill", "w1"), found("order", "o1")];
  const shown = groupsOf({
    typed: "NO",
    pages: [],
    records,
    language: "en",
    audience: "customer",
    pagesTitle: "Pages",
  });
  expect(shown.flatMap(({ hits }) => hits.map(({ to }) => to))).toEqual([
    "/ShipmentList/shipmentList?search=NO-w1",
    "/entrustOrderDetail?id=o1",
  ]);
});

test("Every hit has a key of its own", () => {
  const keys = groups("x", [found("waybill", "w"), found("container", "w")]).flatMap(({ hits }) =>
    hits.map(({ key }) => key),
  );
  expect(new Set(keys).size).toBe(keys.length);
});
