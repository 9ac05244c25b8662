import {
  addAntiMoneyLaundering,
  getAntiMoneyLaunderingDetail,
  getSanctionsLists,
  readSanctionsList,
  takeSanctionsListIntoUse,
} from "@lading/contract/market-risk";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openRiskHouse, type RiskCompany, type RiskHouse } from "../market-risk.stage.ts";

let house: RiskHouse;
let company: RiskCompany;
beforeAll(async () => {
  house = await openRiskHouse();
}, 60_000);
beforeEach(async () => {
  company = await house.open();
});
afterAll(() => house.close(), 60_000);

const ship = `15036,"ARTAVIL","vessel","IRAN",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"Vessel Registration Identification IMO 9187629."`;
/** A list of OFAC's form with so many companies behind a ship. */
function listOf(companies: number): Buffer {
  const rows = Array.from(
    { length: companies },
    (_, at) => `${20_000 + at},"QUILLFEATHER ${at} LTD",-0- ,"IRAN",${"-0- ,".repeat(7)}-0- `,
  );
  return Buffer.from(`${[ship, ...rows].join("\r\n")}\r\n\u001A`);
}
const sdn = async () =>
  (await house.app.call(getSanctionsLists, {}, company)).Content.lists.find(({ source }) => source === "ofacSdn");

test("A list that lost a large part of its entries is doubted with their count, and used only when a person confirms it", async () => {
  await company.use("ofacSdn", listOf(60), "2026-11-01");
  await company.read("ofacSdn", listOf(30), "2026-11-02");
  const waiting = (await sdn())?.waiting;
  expect(waiting).toMatchObject({ state: "read", removed: 30, doubts: [{ kind: "shrunk", count: 30 }] });
  const wanted = { id: waiting?.id ?? "", version: waiting?.version ?? 0 };
  const by = { ...company, language: "en" as const };
  expect(await house.app.call(takeSanctionsListIntoUse, wanted, by)).toMatchObject({
    StatusCode: 422,
    Content: { code: "marketRisk.listShrunk" },
  });
  await company.finished(takeSanctionsListIntoUse, { ...wanted, despiteLoss: true });
  expect((await sdn())?.inUse).toMatchObject({ entries: 31, listDate: "2026-11-02" });
});

test("A reading that fails leaves a list alone that was read before and waits", async () => {
  await company.read("ofacSdn", listOf(5), "2026-11-01");
  const before = (await sdn())?.waiting;
  expect(await company.read("ofacSdn", Buffer.from("no list"), "2026-11-02")).toMatchObject({ state: "failed" });
  expect((await sdn())?.waiting).toEqual(before);
  await company.read("ofacSdn", listOf(6), "2026-11-03");
  expect((await sdn())?.waiting).toMatchObject({ entries: 7, listDate: "2026-11-03" });
});

test("An entry of which only the numbers are read otherwise than before is the same to those who decided by it", async () => {
  await company.use("ofacSdn", listOf(3), "2026-11-01");
  await company.inside((db) =>
    db.execute(sql`UPDATE sanctions_entry SET fingerprint = 'earlier', party = jsonb_set(party, '{numbers}', '[]')
      WHERE company_id = ${company.companyId} AND reference = '15036'`),
  );
  await company.use("ofacSdn", listOf(4), "2026-11-02");
  const { rows } = await company.inside((db) =>
    db.execute(
      sql`SELECT fingerprint, numbers FROM sanctions_entry WHERE company_id = ${company.companyId} AND reference = '15036'`,
    ),
  );
  expect(rows).toEqual([{ fingerprint: "earlier", numbers: ["9187629"] }]);
});

test("A full list is read beside one as long that is in use: each day's list of OFAC is", async () => {
  const full = listOf(12_000);
  await company.use("ofacSdn", full, "2026-11-01");
  await company.read("ofacSdn", full, "2026-11-02");
  expect((await sdn())?.waiting).toMatchObject({ state: "read", entries: 12_001, added: 0, removed: 0, changed: 0 });
}, 30_000);

test("A ship is found by its IMO number, and the same words in another order are the same query", async () => {
  await company.use("ofacSdn", listOf(3), "2026-11-01");
  for (const name of ["IMO 9187629", "imo9187629", "M/V NOBODY KNOWS (9187629 IMO)", "M/V ARTAVIL"]) {
    const { Content } = await house.app.call(addAntiMoneyLaundering, { name }, company);
    const found = await house.app.call(getAntiMoneyLaunderingDetail, { id: Content.id ?? "" }, company);
    expect(found.Content).toMatchObject({ outcome: "hits", hits: [{ name: "ARTAVIL" }] });
  }
  for (const identityNumber of ["IMO 9187629", "imo9187629", "9187629", "Imo No. 9187629", "(9187629)"]) {
    const asked = { searchBy: "identityNumber" as const, identityNumber, again: true };
    const { Content } = await house.app.call(addAntiMoneyLaundering, asked, company);
    const found = await house.app.call(getAntiMoneyLaunderingDetail, { id: Content.id ?? "" }, company);
    expect(found.Content).toMatchObject({ outcome: "hits" });
  }
  await house.app.call(addAntiMoneyLaundering, { name: "Blomqvist, Agda Maria" }, company);
  const again = await house.app.call(addAntiMoneyLaundering, { name: "Agda Maria Blomqvist" }, company);
  expect(again.Content).toMatchObject({ id: null, recent: { listAttribute: "normal" } });
});

test("A list is from today at the latest, by the day that it is for the company", async () => {
  const today = vi.spyOn(house.app.services, "todayOf").mockResolvedValue("2026-11-02");
  const read = async (listDate: string) => {
    const { app } = house;
    const address = "https://lists.example/sdn.csv";
    return (await app.call(readSanctionsList, { source: "ofacSdn", parties: null, address, listDate }, company))
      .Content;
  };
  expect(Object.keys((await read("2026-11-03")).fields ?? {})).toEqual(["listDate"]);
  expect((await read("2026-11-02")).fields).toBeUndefined();
  today.mockRestore();
});
