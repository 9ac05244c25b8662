import { foundKindNames, searchRecords, type FoundRecord } from "@lading/contract/record-search";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffToken, startTestApp, type TestApp } from "#core/testing";
import { addPresetChargeItems } from "#charge-item";
import { addPresetStates } from "#logistics-state";
import { makeCompany, type MadeCompany } from "#user";
import { addMainWarehouse } from "#warehouse";
import { allKinds, localWithoutWork, makeRecords, recordMaker, tokenOfAdministrator } from "./app.kinds.stage.ts";
import { modules } from "./app.ts";

let app: TestApp;
let ours: MadeCompany;
let theirs: MadeCompany;
let token: string;
/** Records that carry the company's word. */
const made = [
  "waybill",
  "mainWaybill",
  "seaMainWaybill",
  "container",
  "order",
  "bill",
  "preAlert",
  "customer",
  "supplier",
];
const kinds = allKinds.filter(({ name }) => made.includes(name));

const companyOf = (code: string) =>
  makeCompany(app.database, {
    code,
    companyName: `${code} Freight`,
    furnish: [addPresetStates, addPresetChargeItems, addMainWarehouse],
    administrator: { userName: `${code} person`, email: `${code}@lading.example` },
  });

async function found(search: string, by = token): Promise<FoundRecord[]> {
  const { StatusCode, ErrorMsg, Content } = await app.call(searchRecords, { search }, { token: by, language: "en" });
  expect([StatusCode, ErrorMsg]).toEqual([200, null]);
  return Content.rows;
}
const kindsOf = (rows: readonly FoundRecord[]) => [...new Set(rows.map(({ kind }) => kind))];

beforeAll(async () => {
  app = await startTestApp({ modules, services: localWithoutWork });
  ours = await companyOf("OURS");
  theirs = await companyOf("THEIRS");
  await makeRecords(kinds, await recordMaker(app, ours, "Harbour"));
  await makeRecords(kinds, await recordMaker(app, theirs, "Zanzibar"));
  token = await tokenOfAdministrator(app, ours);
});
afterAll(() => app.close());

describe("The search in the top bar", () => {
  test("finds records of every kind by a part of a name or number, each kind at its place", async () => {
    expect(kindsOf(await found("harb"))).toEqual(foundKindNames);
  });

  test("says why a record was found, and finds it by each of its numbers", async () => {
    const rows = await found("harbour");
    for (const { number, kind } of rows) {
      const again = await found(number);
      expect([number, again.some((row) => row.kind === kind && row.number === number)]).toEqual([number, true]);
    }
    const order = rows.find(({ kind }) => kind === "order");
    expect(order?.about[0]?.toLowerCase()).toContain("harbour");
  });

  test("takes an air waybill number without its dash, also when only its beginning is typed or in Arabic digits", async () => {
    for (const typed of ["020-1234", "0201234", "020 1234", "٠٢٠١٢٣٤"])
      expect([typed, kindsOf(await found(typed))]).toEqual([typed, expect.arrayContaining(["main"])]);
  });

  test("finds nothing of another company's", async () => {
    expect(await found("zanzibar")).toEqual([]);
    const owner = await tokenOfAdministrator(app, theirs);
    expect((await found("zanzibar", owner)).length).toBeGreaterThan(0);
  });

  test("finds the kinds whose lists a person may open, and no others", async () => {
    const { companyId } = ours;
    const clerk = await staffToken(app.database, ["/logisticsManagement/orderWayBill:view"], { companyId });
    expect(kindsOf(await found("harbour", clerk))).toEqual(["order"]);
    expect(await found("harbour", await staffToken(app.database, [], { companyId }))).toEqual([]);
  });

  test("finds a salesperson's own records only", async () => {
    const rights = [
      "/logisticsManagement/checkWayBill:view",
      "/logisticsManagement/orderWayBill:view",
      "/logisticsManagement/jobSummary:view",
      "/customerManagement/basicInfo:view",
    ] as const;
    const { companyId } = ours;
    const other = await staffToken(app.database, rights, { companyId, seesAll: false });
    expect(await found("harbour", other)).toEqual([]);
    const { userId } = ours.administrator;
    const own = await staffToken(app.database, rights, { companyId, userId, seesAll: false });
    expect(kindsOf(await found("harbour", own))).toContain("waybill");
  });

  test("does not look for what stands nearly everywhere: fewer than three Latin letters", async () => {
    expect(await found("ha")).toEqual([]);
  });
});
