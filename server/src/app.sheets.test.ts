import { allCalls } from "@lading/contract/all";
import { madeFile, type Call } from "@lading/contract/core";
import { addCompanyInvoiceTitle } from "@lading/contract/user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { faultsOf, readByOthers } from "#core/sheets/other-reader";
import { customerToken, startTestApp, type TestApp } from "#core/testing";
import { addPresetChargeItems } from "#charge-item";
import { addPresetCurrencies } from "#currency";
import { addPresetStates } from "#logistics-state";
import { makeCompany, type MadeCompany } from "#user";
import { addMainWarehouse } from "#warehouse";
import {
  allKinds,
  localWithoutWork,
  makeRecords,
  placesOf,
  put,
  recordMaker,
  tokenOfAdministrator,
  type Records,
} from "./stages/app.kinds.stage.ts";
import { modules } from "./app.ts";

/** Every list that is exported within the call; the waybills' and their log's are tested where their work is. */
const exports: readonly Call[] = allCalls.filter(({ answer, path }) => answer === madeFile && /Export/.test(path));

/** Lists of which the stage has no row. */
const mayBeEmpty: ReadonlySet<string> = new Set([
  "/FinancialBills/ExportClientFundLeftoverList",
  "/FinancialBills/ExportPartlyPaidList",
  "/Supplier/ExportCarTransportationServiceInfoList",
  "/Supplier/ExportWarehousingServiceInfoList",
  "/Supplier/ExportValueAddedServiceInfoList",
]);

/** Lists whose example filters what the stage has. */
const filteredOut: ReadonlySet<string> = new Set(["/WayBill/ExportCargoFileCentersList"]);

let app: TestApp;
let company: MadeCompany;
let records: Records;
let staff: string;
let customer: string;

beforeAll(async () => {
  app = await startTestApp({ modules, services: localWithoutWork });
  company = await makeCompany(app.database, {
    code: "SHEETS",
    companyName: "Sheets Freight",
    furnish: [addPresetCurrencies, addPresetStates, addPresetChargeItems, addMainWarehouse],
    administrator: { userName: "Li Wei", email: "sheets@lading.example" },
  });
  const maker = await recordMaker(app, company, "Harbour");
  records = await makeRecords(allKinds, maker);
  await maker.ask(addCompanyInvoiceTitle, addCompanyInvoiceTitle.example);
  staff = await tokenOfAdministrator(app, company);
  customer = await customerToken(app.database, {
    companyId: company.companyId,
    userId: records.get("customer") ?? "",
  });
});
afterAll(() => app.close());

test.each(exports.map((call) => [call.path, call] as const))(
  "%s has real dates, zones, figures and currencies",
  async (_path, call) => {
    const input = placesOf(call).reduce<unknown>(
      (request, { path, kind }) => put(request, path, records.get(kind) ?? ""),
      filteredOut.has(call.path) ? {} : call.example,
    );
    const token = call.access.audience === "customer" ? customer : staff;
    const answer = await app.call(call, input, { token, language: "en" });
    expect([answer.StatusCode, answer.ErrorMsg]).toEqual([200, null]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it answers `madeFile`
    const { path } = answer.Content as { path: string };
    const { companyId } = company;
    const bytes = await inTransaction(app.database, { companyId }, async (db) => {
      const card = await app.services.files.find(db, path.split("/").at(-1) ?? "");
      return card ? await app.services.files.read(card) : new Uint8Array();
    });
    const [sheet] = (await readByOthers(bytes)).worksheets;
    expect(sheet?.rowCount).toBeGreaterThan(mayBeEmpty.has(call.path) ? 0 : 1);
    expect(sheet && faultsOf(sheet)).toEqual([]);
  },
);
