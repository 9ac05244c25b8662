import { randomUUID } from "node:crypto";
import { exportAdvertList, getAdvertList } from "@lading/contract/advert";
import type { LocalText, RequestOf, Right } from "@lading/contract/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { readSheet } from "#core/sheets";
import { localServices, staffToken, startTestApp, type TestApp } from "#core/testing";
import { advertModule } from "./index.ts";
import { adverts } from "./tables.ts";

const companyId = randomUUID();
const rights = (["view", "export"] as const).map((action): Right => `/marketRisk/advertList:${action}`);
let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ modules: [advertModule], services: (database) => localServices(database) });
  token = await staffToken(app.database, rights, { companyId });
  const bare = { zh: "", en: "", ar: "" };
  await inTransaction(app.database, { companyId }, (db) =>
    db.insert(adverts).values([
      {
        ...placed({ ...bare, en: "Berths", zh: "一号泊位" }, "Zhao Lin", 5),
        type: "graphic",
        station: "all",
        shown: false,
        imageId: randomUUID(),
        updatedAt: "2024-03-05T23:30:00Z",
      },
      { ...placed({ ...bare, ar: "عروض" }, "Fatima", 200), type: "link", station: "pc", shown: true },
    ]),
  );
});
afterAll(() => app.close());

function placed(title: LocalText, updatedByName: string, sort: number) {
  const by = { updatedBy: randomUUID(), updatedByName };
  const module = "login" as const;
  return { companyId, id: randomUUID(), title, content: title, pictureIds: [], link: "", sort, module, ...by };
}

const list = async (input: RequestOf<typeof getAdvertList>) =>
  (await app.call(getAdvertList, input, { token, language: "en" })).Content.rows.map(({ sort }) => sort);

async function exported(input: RequestOf<typeof exportAdvertList>): Promise<(string | undefined)[]> {
  const { Content } = await app.call(exportAdvertList, input, { token, language: "en" });
  const card = await inTransaction(app.database, { companyId }, (db) =>
    app.services.files.find(db, Content.path.split("/").at(-1) ?? ""),
  );
  const titles: (string | undefined)[] = [];
  const bytes = card ? await app.services.files.read(card) : new Uint8Array();
  for await (const { cells } of readSheet(bytes, { maxRows: 10 })) titles.push(cells[1]);
  return titles.slice(1);
}

test.each([
  ["whether they have a picture", { hasImage: true }],
  ["place", { sortTo: "5" }],
  ["places from and to", { sortFrom: "5", sortTo: "199" }],
  ["who updated them", { updatedByName: "zhao" }],
  ["days, the last one whole", { updatedFrom: "2024-03-05", updatedTo: "2024-03-05" }],
])("Adverts are found and exported by %s, and the others are left out", async (_what, filter) => {
  expect(await list(filter)).toEqual([5]);
  expect(await exported(filter)).toEqual(["Berths"]);
});

test("Adverts without a picture are found as well", async () => {
  expect(await list({ hasImage: false })).toEqual([200]);
});

test.each([
  ["type", [5, 200]],
  ["station", [5, 200]],
  ["shown", [5, 200]],
  ["updatedByName", [200, 5]],
  ["title", [5, 200]],
] as const)("Adverts stand in the order of %s", async (sort, places) => {
  expect(await list({ sort, order: "asc" })).toEqual(places);
  expect(await list({ sort, order: "desc" })).toEqual(places.toReversed());
});
