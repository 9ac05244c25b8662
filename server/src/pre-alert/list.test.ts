import type { RequestOf } from "@lading/contract/core";
import { exportPreAlertList, getPreAlertList } from "@lading/contract/pre-alert";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSheet } from "#core/sheets";
import { openHouses, type Houses } from "./pre-alert.stage.ts";

let houses: Houses;
beforeAll(async () => {
  houses = await openHouses();
  const small = await houses.addMain("020-12345675", 1);
  const large = await houses.addMain("020-22222222", 3);
  await houses.alertOf(small, { weight: "9.5", volume: "0.1", packages: 2, carrier: "Saudia Cargo", transit: "DXB" });
  await houses.alertOf(large, {
    loadingPort: "HKG",
    weight: "610.5",
    volume: "5.28",
    packages: 40,
    atd: "2026-11-21T23:30:00Z",
    ata: "2026-11-22T08:00:00Z",
    remark: "Keep 100% dry",
    fileIds: [await houses.upload("manifest.pdf")],
  });
});
afterAll(() => houses.close());

const list = async (input: RequestOf<typeof getPreAlertList>) => {
  const { Content } = await houses.app.call(
    getPreAlertList,
    { direction: "sent", ...input },
    { token: houses.origin.token },
  );
  return Content.rows.map(({ mainNumber }) => mainNumber.slice(4, 6));
};

const sorted = async (sort: RequestOf<typeof getPreAlertList>["sort"]) => list({ sort, order: "asc" });

const filters: [RequestOf<typeof getPreAlertList>, string[]][] = [
  [{ carrier: "saudia" }, ["12"]],
  [{ transit: "dxb" }, ["12"]],
  [{ remark: "100% D" }, ["22"]],
  [{ remark: "_" }, []],
  [{ createdBy: "admin of gulf" }, ["12", "22"]],
  [{ hasFiles: true }, ["22"]],
  [{ hasFiles: false }, ["12"]],
  [{ housesFrom: "2" }, ["22"]],
  [{ housesTo: "1" }, ["12"]],
  [{ packagesFrom: "2", packagesTo: "39" }, ["12"]],
  [{ weightFrom: "9.501" }, ["22"]],
  [{ weightTo: "9.5" }, ["12"]],
  [{ volumeFrom: "5.28", volumeTo: "5.28" }, ["22"]],
  [{ atdFrom: "2026-11-21", atdTo: "2026-11-21" }, ["22"]],
  [{ atdTo: "2026-11-20" }, []],
  [{ ataFrom: "2026-11-22" }, ["22"]],
  [{ ataFrom: "2026-11-23" }, []],
];
test.each(filters)("Pre-alerts are filtered by what their columns show: %j", async (filter, expected) => {
  expect((await list(filter)).toSorted((a, b) => a.localeCompare(b))).toEqual(expected);
});

test("Pre-alerts are sorted by number, state, ports, figures and times; figures by their size", async () => {
  for (const sort of [
    "alertNumber",
    "mainNumber",
    "totalHouses",
    "packages",
    "weight",
    "volume",
    "atd",
    "ata",
  ] as const)
    expect([sort, await sorted(sort)]).toEqual([sort, ["12", "22"]]);
  expect(await sorted("loadingPort")).toEqual(["22", "12"]);
  // As work goes on: what waits before what is confirmed, although its word comes later in the alphabet.
  await houses.origin.inCompany((db) =>
    db.execute(sql`UPDATE pre_alert SET state = 'confirmed' WHERE main_number = '020-12345675'`),
  );
  expect(await sorted("state")).toEqual(["22", "12"]);
});

test("The exported sheet has figures that can be added up, and how many files there are", async () => {
  const { Content } = await houses.app.call(
    exportPreAlertList,
    { direction: "sent", hasFiles: true },
    { token: houses.origin.token, language: "en" },
  );
  const bytes = await houses.origin.inCompany(async (db) => {
    const card = await houses.services.files.find(db, Content.path.split("/").at(-1) ?? "");
    return card && (await houses.services.files.read(card));
  });
  const rows: (readonly string[])[] = [];
  for await (const { cells } of readSheet(bytes ?? new Uint8Array(), { maxRows: 10 })) rows.push(cells);
  const [headings = [], row = []] = rows;
  const said = Object.fromEntries(headings.map((heading, place) => [heading, row[place]]));
  // A text would keep its zeros.
  expect(said).toMatchObject({
    "Total HAWB": "3",
    Packages: "40",
    "Gross weight (kg)": "610.5",
    "Volume (m³)": "5.28",
    Files: "1",
  });
});
