import {
  addServiceInfo,
  deleteServiceInfo,
  editServiceInfo,
  exportOverseasAgentServiceList,
  exportTransportationServiceInfoList,
  getCarTransportationServiceInfoList,
  getOverseasAgentList,
  getOverseasAgentServiceList,
  getSupplierOperationLogList,
  getTransportationServiceInfoList,
  getValueAddedServiceInfoList,
  getWarehousingServiceInfoList,
  editSupplierInfoRecordState,
} from "@lading/contract/supplier";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openHouse } from "./supplier.stage.ts";

let house: Awaited<ReturnType<typeof openHouse>>;
let agent: string;
let haulier: string;
beforeAll(async () => {
  house = await openHouse();
  agent = await house.one.add({ supplierName: "利雅得门户", country: "SA" });
  haulier = await house.one.add({ supplierName: "Desert Trucks", kind: "haulier", country: "SA" });
  await house.one.quote({ supplierId: agent, price: "22", validFrom: "2026-11-01", validTo: "2026-11-30" });
  await house.one.quote({ supplierId: agent, price: "9.50", validFrom: "2026-12-01", validTo: "2026-12-31" });
  await house.one.quote({
    supplierId: agent,
    mode: "sea",
    loadingPort: "cnytn",
    destinationPort: "SAJED",
    unit: "container40HQ",
    currency: "USD",
    price: "1850",
    validFrom: "2026-11-01",
    validTo: "2026-12-31",
  });
  await house.one.quote(motor({ supplierId: haulier }));
  await house.one.quote(warehousing({ supplierId: agent }));
  await house.one.quote(support({ supplierId: agent }));
});
afterAll(() => house.app.close());

const common = { price: "300", currency: "SAR", validFrom: "2026-11-01", validTo: "2026-12-31" };
const without = { mode: undefined, loadingPort: undefined, destinationPort: undefined, ...common };
const motor = (rest: object) => ({
  ...without,
  service: "motor",
  vehicleWeight: "5",
  country: "SA",
  city: "Dammam",
  toCountry: "SA",
  toCity: "Riyadh",
  unit: "trip",
  ...rest,
});
const warehousing = (rest: object) => ({
  ...without,
  service: "warehousing",
  warehouseName: "Riyadh Dry Port",
  country: "SA",
  city: "Riyadh",
  unit: "cubicMetre",
  period: "day",
  freeDays: 7,
  ...rest,
});
const support = (rest: object) => ({
  ...without,
  service: "valueAdded",
  valueAddedKind: "customsClearance",
  country: "SA",
  unit: "shipment",
  ...rest,
});

const call = () => house.app.call.bind(house.app);
const mine = () => ({ token: house.one.token });
const transport = async (input: object) =>
  (await call()(getTransportationServiceInfoList, { sort: "price", order: "asc", ...input }, mine())).Content.rows;
const prices = async (input: object) => (await transport(input)).map(({ price }) => price);

describe("Services", () => {
  test("are found by port, country and the day on which they are valid, and sorted by price", async () => {
    expect(await prices({})).toEqual(["9.5", "22", "1850"]);
    expect(await prices({ validOn: "2026-11-30" })).toEqual(["22", "1850"]);
    expect(await prices({ validOn: "2026-12-01" })).toEqual(["9.5", "1850"]);
    expect(await prices({ port: "ruh", validOn: "2026-11-21" })).toEqual(["22"]);
    expect(await prices({ destinationPort: "SAJED" })).toEqual(["1850"]);
    expect(await prices({ loadingPort: "SAJED" })).toEqual([]);
    expect(await prices({ country: "SA", mode: "sea" })).toEqual(["1850"]);
    expect(await prices({ country: "AE" })).toEqual([]);
    expect(await prices({ search: "lydmh", currency: "USD" })).toEqual(["1850"]);
    expect(await prices({ supplierId: haulier })).toEqual([]);
  });

  test("stand on their own tab with its fields, ports in capitals with their countries", async () => {
    const [sea] = await transport({ mode: "sea" });
    expect(sea).toMatchObject({
      loadingPort: "CNYTN",
      country: "CN",
      toCountry: "SA",
      source: "supplier",
      published: "",
    });
    const cars = (await call()(getCarTransportationServiceInfoList, { vehicleWeight: "5", city: "riy" }, mine()))
      .Content;
    expect(cars.rows).toMatchObject([{ supplierName: "Desert Trucks", toCity: "Riyadh", vehicleWeight: "5" }]);
    const stores = (await call()(getWarehousingServiceInfoList, { unit: "cubicMetre" }, mine())).Content;
    expect(stores.rows).toMatchObject([{ warehouseName: "Riyadh Dry Port", period: "day", freeDays: 7 }]);
    const help = (await call()(getValueAddedServiceInfoList, { valueAddedKind: "customsClearance" }, mine())).Content;
    expect(help.rows).toMatchObject([{ price: "300", unit: "shipment" }]);
  });

  test("of overseas agents stand together, of whatever tab, without those of other suppliers", async () => {
    const { rows, total } = (await call()(getOverseasAgentServiceList, { supplierId: agent }, mine())).Content;
    expect(total).toBe(5);
    expect(new Set(rows.map(({ service }) => service))).toEqual(new Set(["transport", "warehousing", "valueAdded"]));
    const all = (await call()(getOverseasAgentServiceList, {}, mine())).Content;
    expect(all.rows.map(({ service }) => service)).not.toContain("motor");
    const list = (await call()(getOverseasAgentList, { validOn: "2026-11-21" }, mine())).Content.rows;
    expect(list).toMatchObject([
      { supplierId: agent, transport: 2, motor: 0, warehousing: 1, valueAdded: 1, latestValidTo: "2026-12-31" },
    ]);
    const by = async (filter: object) => (await call()(getOverseasAgentList, filter, mine())).Content.total;
    expect(await by({ port: "SAJED", validOn: "2026-11-21" })).toBe(1);
    expect(await by({ service: "motor", validOn: "2026-11-21" })).toBe(0);
    expect(await by({ country: "AE" })).toBe(0);
  });
});

describe("A service", () => {
  test.each([
    ["destinationPort", "supplier.port", { destinationPort: "XQX" }],
    ["destinationPort", "supplier.samePort", { destinationPort: "szx" }],
    ["loadingPort", "supplier.port", { mode: "sea", destinationPort: "SAJED" }],
    ["validTo", "supplier.validity", { validTo: "2026-10-01" }],
    ["supplierId", "supplier.noSupplier", { supplierId: "01936f5e-ffff-7fff-8fff-ffffffffffff" }],
    ["price", undefined, { price: "1e3" }],
    ["unit", undefined, { unit: "trip" }],
    ["minimumCharge", undefined, { minimumCharge: "-1" }],
  ])("with a wrong %s is refused (%s)", async (field, code, wrong) => {
    const input = { ...addServiceInfo.example, supplierId: agent, ...wrong };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is wrong is the point
    const { StatusCode, Content } = await call()(addServiceInfo, input as typeof addServiceInfo.example, mine());
    expect(StatusCode).toBeGreaterThanOrEqual(400);
    if (code !== undefined) expect(Content.code).toBe(code);
    expect(Object.keys(Content.fields ?? {})).toEqual([field]);
  });

  test("of a tab takes no field of another", async () => {
    const wrong = { ...motor({ supplierId: haulier }), warehouseName: "A shed" };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is wrong is the point
    const answer = await call()(addServiceInfo, wrong as unknown as typeof addServiceInfo.example, mine());
    expect(answer.StatusCode).toBe(400);
  });

  test("is changed with the version it was read with and deleted, in the supplier's history", async () => {
    const id = await house.one.quote({ supplierId: haulier, price: "5" });
    const change = { ...addServiceInfo.example, supplierId: haulier, id, price: "6.25", version: 1 };
    expect((await call()(editServiceInfo, change, mine())).Content.version).toBe(2);
    expect((await call()(editServiceInfo, change, mine())).Content).toMatchObject({
      current: { price: "6.25", version: 2 },
    });
    expect((await call()(editServiceInfo, { ...change, version: 2 }, { token: house.other.token })).StatusCode).toBe(
      404,
    );
    expect((await call()(deleteServiceInfo, { ids: [id] }, { token: house.other.token })).StatusCode).toBe(404);
    expect((await call()(deleteServiceInfo, { ids: [id] }, mine())).Content.deleted).toBe(1);
    const { rows } = (await call()(getSupplierOperationLogList, { id: haulier }, mine())).Content;
    expect(rows.slice(0, 2).map(({ action }) => action)).toEqual(["serviceDelete", "serviceEdit"]);
    expect(rows[1]?.changes).toEqual([{ field: "service.price", before: "5", after: "6.25" }]);
  });

  test("of a disabled supplier is found on its own page only", async () => {
    const id = await house.one.add({ supplierName: "Closed Lines" });
    await house.one.quote({ supplierId: id, price: "1" });
    await call()(editSupplierInfoRecordState, { id, status: "disabled", reason: "Closed", version: 1 }, mine());
    expect(await prices({ search: "closed lines" })).toEqual([]);
    expect(await prices({ supplierId: id })).toEqual(["1"]);
  });

  test("is exported with what is filtered", async () => {
    const one = await call()(exportTransportationServiceInfoList, { mode: "sea" }, mine());
    expect(one.Content.name).toContain("Transport");
    expect((await call()(exportOverseasAgentServiceList, {}, mine())).StatusCode).toBe(200);
  });
});
