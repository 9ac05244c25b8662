import { addCustomerInfo } from "@lading/contract/customer";
import { menu } from "@lading/contract/all";
import { firstSteps, loadFirstSteps } from "@lading/contract/user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { startTestApp, type TestApp } from "#core/testing";
import { addPresetStates } from "#logistics-state";
import { makeColleague, makeCompany } from "#user";
import { localWithoutWork, tokenOfAdministrator } from "./stages/app.kinds.stage.ts";
import { modules } from "./app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules, services: localWithoutWork });
});
afterAll(() => app.close());

test("A new company's first steps are done one by one, and another company's records are none of them", async () => {
  const make = (code: string) =>
    makeCompany(app.database, {
      code,
      companyName: `${code} Freight`,
      furnish: [addPresetStates],
      administrator: { userName: "Li Wei", email: `${code}@lading.example` },
    });
  const [ours, theirs] = [await make("OURS"), await make("THEIRS")];
  const token = await tokenOfAdministrator(app, ours);
  const done = async (as = token) => (await app.call(loadFirstSteps, {}, { token: as })).Content.done;
  expect(await done()).toEqual([]);
  await app.call(addCustomerInfo, addCustomerInfo.example, { token });
  await inTransaction(app.database, { companyId: ours.companyId }, (db) =>
    makeColleague(db, ours, { userName: "Chen Jing", email: "chen@lading.example", presets: ["operator"] }),
  );
  expect(await done()).toEqual(["colleagues", "customers"]);
  expect(await done(await tokenOfAdministrator(app, theirs))).toEqual([]);
});

test("Each first step leads to a page of the menu, with a right that is there", () => {
  const pages = new Set<string>(menu.pages.map(({ url }) => url));
  const rights = new Set<string>(menu.rights);
  expect(firstSteps.filter(({ page, right }) => !pages.has(page) || !rights.has(right))).toEqual([]);
});
