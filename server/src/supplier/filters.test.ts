import {
  editSupplierInfoRecordState,
  exportCarTransportationServiceInfoList,
  exportSupplierInfoRecordList,
  exportTransportationServiceInfoList,
  exportValueAddedServiceInfoList,
  exportWarehousingServiceInfoList,
  getCarTransportationServiceInfoList,
  getSupplierInfoRecordList,
  getTransportationServiceInfoList,
  getValueAddedServiceInfoList,
  getWarehousingServiceInfoList,
} from "@lading/contract/supplier";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { readSheet } from "#core/sheets";
import { openHouse } from "./supplier.stage.ts";
import { suppliers as suppliersOnFile } from "./tables.ts";

const without = { mode: undefined, loadingPort: undefined, destinationPort: undefined };
/** Services of Falcon and Ibex on each tab: the first is cheaper, sooner there, and valid in October. */
const quoted = {
  transport: [
    { carrier: "Etihad", transitDays: 2, unit: "kilogram" },
    { carrier: "Saudia", transitDays: 9, unit: "cubicMetre" },
  ],
  motor: [
    { vehicleWeight: "5", country: "SA", city: "Dammam", toCountry: "AE", toCity: "Dubai", unit: "trip" },
    { vehicleWeight: "12", country: "AE", city: "Sharjah", toCountry: "SA", toCity: "Hofuf", unit: "day" },
  ].map((one, place) => ({ ...without, ...one, service: "motor", transitDays: place === 0 ? 2 : 9 })),
  warehousing: [
    { warehouseName: "Dry Port", unit: "kilogram", period: "day", freeDays: 3 },
    { warehouseName: "Free Zone", unit: "cubicMetre", period: "month", freeDays: 14 },
  ].map((one) => ({ ...without, ...one, service: "warehousing", country: "SA", city: "Riyadh" })),
  valueAdded: [
    { valueAddedKind: "customsClearance", unit: "shipment" },
    { valueAddedKind: "fumigation", unit: "piece" },
  ].map((one) => ({ ...without, ...one, service: "valueAdded", country: "SA" })),
} as const;
const early = { price: "20", currency: "SAR", minimumCharge: "150", validFrom: "2026-10-01", validTo: "2026-10-31" };
const late = { ...early, price: "90", minimumCharge: "400", validFrom: "2026-12-01", validTo: "2026-12-31" };

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
  const { add, quote } = house.one;
  const falcon = await add({
    supplierName: "Falcon Gate",
    shortName: "Falcon",
    companyCode: "1010-77",
    website: "https://falcon.example",
    remark: "Open on Fridays",
  });
  const ibex = await add({ supplierName: "Ibex Lines", shortName: "Ibex" });
  for (const [first, second] of Object.values(quoted)) {
    await quote({ ...early, ...first, supplierId: falcon });
    await quote({ ...late, ...second, supplierId: ibex });
  }
  await quote({ ...late, ...quoted.transport[1], carrier: "", transitDays: null, supplierId: ibex });
  const restricted = { id: ibex, status: "restricted" as const, reason: "Late", version: 1 };
  await house.app.call(editSupplierInfoRecordState, restricted, mine());
  await inTransaction(house.app.database, { companyId: house.one.company.companyId }, (db) =>
    db.update(suppliersOnFile).set({ addPeople: "Zhao Lin" }).where(eq(suppliersOnFile.id, ibex)),
  );
});
afterAll(() => house.app.close());

const call = () => house.app.call.bind(house.app);
const mine = () => ({ token: house.one.token });
const suppliers = (input: object) => call()(getSupplierInfoRecordList, { ...input }, mine());
const tabs = {
  transport: {
    list: (input: object) => call()(getTransportationServiceInfoList, { ...input }, mine()),
    file: (input: object) => call()(exportTransportationServiceInfoList, { ...input }, mine()),
  },
  motor: {
    list: (input: object) => call()(getCarTransportationServiceInfoList, { ...input }, mine()),
    file: (input: object) => call()(exportCarTransportationServiceInfoList, { ...input }, mine()),
  },
  warehousing: {
    list: (input: object) => call()(getWarehousingServiceInfoList, { ...input }, mine()),
    file: (input: object) => call()(exportWarehousingServiceInfoList, { ...input }, mine()),
  },
  valueAdded: {
    list: (input: object) => call()(getValueAddedServiceInfoList, { ...input }, mine()),
    file: (input: object) => call()(exportValueAddedServiceInfoList, { ...input }, mine()),
  },
};

/** The rows of an export, without their headings. */
async function exported({ Content }: { Content: { path: string } }): Promise<string[]> {
  const { app, one } = house;
  const card = await inTransaction(app.database, { companyId: one.company.companyId }, (db) =>
    app.services.files.find(db, Content.path.split("/").at(-1) ?? ""),
  );
  const rows: string[] = [];
  const bytes = card ? await app.services.files.read(card) : new Uint8Array();
  for await (const { cells } of readSheet(bytes, { maxRows: 20 })) rows.push(cells.join(" "));
  return rows.slice(1);
}

describe("Suppliers are found and exported", () => {
  test.each([
    ["registration code", { search: "1010-7" }],
    ["website", { search: "falcon.ex" }],
    ["remark", { search: "fridays" }],
    ["services on file", { servicesFrom: "1", servicesTo: "4" }],
  ])("by %s, and the others are left out", async (_what, filter) => {
    expect((await suppliers(filter)).Content).toMatchObject({ rows: [{ supplierName: "Falcon Gate" }], total: 1 });
    const file = await call()(exportSupplierInfoRecordList, filter, mine());
    expect(await exported(file)).toEqual([expect.stringContaining("Falcon Gate")]);
  });

  test.each(["shortName", "services", "status", "addPeople"])("in the order of %s", async (sort) => {
    const names = async (order: string) =>
      (await suppliers({ sort, order })).Content.rows.map(({ supplierName }) => supplierName);
    expect(await names("asc")).toEqual(["Falcon Gate", "Ibex Lines"]);
    expect(await names("desc")).toEqual(["Ibex Lines", "Falcon Gate"]);
  });
});

describe("A tab's services are found and exported", () => {
  const anyTab = Object.entries(tabs).flatMap(([tab, asked]) =>
    [
      { priceTo: "20" },
      { minimumTo: "150" },
      { startsTo: "2026-10-01" },
      { endsTo: "2026-10-31" },
      { priceFrom: "20", priceTo: "89.9999", endsFrom: "2026-10-31", startsFrom: "2026-10-01", minimumFrom: "150" },
    ].map((filter) => [tab, Object.keys(filter).join(", "), asked, filter] as const),
  );
  const ownTab = (
    [
      ["transport", { unit: "kilogram" }],
      ["transport", { transitTo: "2" }],
      ["motor", { unit: "trip" }],
      ["motor", { transitTo: "8" }],
      ["motor", { fromCountry: "SA" }],
      ["motor", { fromCity: "dam" }],
      ["motor", { toCountry: "AE" }],
      ["motor", { toCity: "dub" }],
      ["warehousing", { period: "day" }],
      ["warehousing", { freeTo: "3" }],
      ["valueAdded", { unit: "shipment" }],
    ] as const
  ).map(([tab, filter]) => [tab, Object.keys(filter).join(", "), tabs[tab], filter] as const);

  test.each([...anyTab, ...ownTab])("(%s) by %s, and the others are left out", async (_tab, _what, asked, filter) => {
    expect((await asked.list(filter)).Content).toMatchObject({ rows: [{ supplierName: "Falcon Gate" }], total: 1 });
    expect(await exported(await asked.file(filter))).toEqual([expect.stringContaining("Falcon Gate")]);
  });

  test("from so many days on: those of which none are said are left out", async () => {
    const { rows } = (await tabs.transport.list({ transitFrom: "3" })).Content;
    expect(rows.map(({ transitDays }) => transitDays)).toEqual([9]);
    expect((await tabs.warehousing.list({ freeFrom: "4" })).Content.rows).toMatchObject([{ freeDays: 14 }]);
  });

  test.each([
    ["transport", "carrier"],
    ["motor", "vehicleWeight"],
    ["motor", "transitDays"],
    ["warehousing", "warehouseName"],
    ["warehousing", "freeDays"],
    ["valueAdded", "valueAddedKind"],
    ["valueAdded", "minimumCharge"],
    ["valueAdded", "supplierNumber"],
  ] as const)("(%s) in the order of %s", async (tab, sort) => {
    const order = async (way: string) =>
      (await tabs[tab].list({ sort, order: way })).Content.rows
        .filter(({ service, carrier }) => service !== "transport" || carrier !== "")
        .map(({ supplierName }) => supplierName);
    expect(await order("asc")).toEqual(["Falcon Gate", "Ibex Lines"]);
    expect(await order("desc")).toEqual(["Ibex Lines", "Falcon Gate"]);
  });

  test.each(["toCountry", "toCity"])("(motor) in the order of the delivery's %s", async (sort) => {
    const { rows } = (await tabs.motor.list({ sort, order: "asc" })).Content;
    expect(rows.map(({ toCountry }) => toCountry)).toEqual(["AE", "SA"]);
  });
});
