import {
  addOverseasAgentOperationInfo,
  editSupplierInfoRecordState,
  exportOverseasAgentList,
  getOverseasAgentList,
} from "@lading/contract/supplier";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { readSheet } from "#core/sheets";
import { openHouse } from "./supplier.stage.ts";

const validOn = "2026-11-21";
let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
  const { add, quote } = house.one;
  const falcon = await add({
    supplierName: "Falcon Gate",
    city: "Riyadh",
    telephone: "+966 11 400 7000",
    email: "ops@falcon.example",
    website: "https://gate.example",
    contacts: [{ contact: "Noura" }],
  });
  await quote({ supplierId: falcon, validFrom: "2026-11-01", validTo: "2026-12-31" });
  // On the day it is not valid yet.
  await quote({ supplierId: falcon, validFrom: "2027-01-01", validTo: "2027-12-31" });
  const entry = { ...addOverseasAgentOperationInfo.example, supplierId: falcon };
  await house.app.call(addOverseasAgentOperationInfo, entry, mine());
  const ibex = await add({ supplierName: "Ibex Lines", city: "Jeddah", email: "desk@ibex.example" });
  await quote({ supplierId: ibex, validFrom: "2026-11-01", validTo: "2026-11-30" });
  const oryx = await add({ supplierName: "Oryx Cargo", city: "Doha", email: "desk@oryx.example" });
  const closed = { id: oryx, status: "disabled" as const, reason: "Closed", version: 1 };
  await house.app.call(editSupplierInfoRecordState, closed, mine());
});
afterAll(() => house.app.close());

const mine = () => ({ token: house.one.token });

async function exported(input: object): Promise<(string | undefined)[]> {
  const { app, one } = house;
  const { Content } = await app.call(exportOverseasAgentList, { ...input }, mine());
  const card = await inTransaction(app.database, { companyId: one.company.companyId }, (db) =>
    app.services.files.find(db, Content.path.split("/").at(-1) ?? ""),
  );
  const names: (string | undefined)[] = [];
  const bytes = card ? await app.services.files.read(card) : new Uint8Array();
  for await (const { cells } of readSheet(bytes, { maxRows: 10 })) names.push(cells[1]);
  return names.slice(1);
}

test.each([
  ["a contact's name", { search: "noura" }, "Falcon Gate"],
  ["telephone", { search: "400 7000" }, "Falcon Gate"],
  ["e-mail address", { search: "ops@falcon" }, "Falcon Gate"],
  ["website", { search: "gate.example" }, "Falcon Gate"],
  ["city", { city: "riy" }, "Falcon Gate"],
  ["operation information", { hasOperations: true }, "Falcon Gate"],
  ["none of it", { hasOperations: false }, "Ibex Lines"],
  ["a state that is otherwise left out", { status: "disabled" }, "Oryx Cargo"],
  ["how long they quote, at least", { latestFrom: "2026-12-31" }, "Falcon Gate"],
  ["how long they quote on that day, at most", { latestTo: "2026-11-30" }, "Ibex Lines"],
])("Overseas agents are found and exported by %s, and the others are left out", async (_what, filter, name) => {
  const input = { validOn, ...filter };
  const { Content } = await house.app.call(getOverseasAgentList, { ...(input as object) }, mine());
  expect(Content).toMatchObject({ rows: [{ name }], total: 1 });
  expect(await exported(input)).toEqual([name]);
});

test("Overseas agents whose longest quote ends on another day are not found by that day", async () => {
  const between = { validOn, latestFrom: "2027-01-01", latestTo: "2027-12-31" };
  expect((await house.app.call(getOverseasAgentList, between, mine())).Content.rows).toEqual([]);
});
