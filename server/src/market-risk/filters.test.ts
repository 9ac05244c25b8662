import { randomUUID } from "node:crypto";
import type { RequestOf } from "@lading/contract/core";
import {
  exportAntiMoneyLaunderingList,
  exportRestrictedList,
  exportRiskHitList,
  getAntiMoneyLaunderingList,
  getRestrictedList,
  getRiskHitList,
} from "@lading/contract/market-risk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSheet } from "#core/sheets";
import { openRiskHouse, type RiskCompany, type RiskHouse } from "./market-risk.stage.ts";
import { restrictedParties, riskHits, riskScreenings } from "./tables.ts";

let house: RiskHouse;
let company: RiskCompany;
beforeAll(async () => {
  house = await openRiskHouse();
  company = await house.open();
  await company.inside((db) => db.insert(riskScreenings).values([asked("Jeddah Trading", decided), asked("Oslo Cod")]));
  await company.inside((db) => db.insert(riskHits).values([hit("Jeddah Trading", decided), hit("Oslo Cod")]));
  await company.inside((db) =>
    db.insert(restrictedParties).values([restricted("Blue Anchor"), restricted("Red Sail")]),
  );
}, 120_000);
afterAll(() => house.close(), 60_000);

const old = "2024-03-05T23:30:00Z";
const decided = {
  decidedByName: "Zhao Lin",
  decidedAt: old,
  businessNumber: "BUS-77",
  warningNumber: "WRN-5",
  caseId: "CASE-9",
};
const ids = () => ({ companyId: company.companyId, id: randomUUID() });

/** A query: with a verdict it is the old one about Saudi Arabia. */
function asked(name: string, verdict: Partial<typeof decided> = {}): typeof riskScreenings.$inferInsert {
  const isOld = verdict.caseId !== undefined;
  return {
    ...ids(),
    ...verdict,
    ...(isOld && { listAttribute: "normal" as const, createdAt: old, narrative: "Namesake of 1961" }),
    searchBy: "name",
    name,
    address: "",
    identityNumber: "",
    bic: "",
    country: isOld ? "SA" : "NO",
    searchKey: name,
    searchedBy: company.userId,
    searchedByName: isOld ? "Chen Wei" : "Fatima",
    outcome: "hits",
    hits: [],
    hitCount: isOld ? 2 : 7,
    lists: [],
  };
}

function hit(partyName: string, verdict: Partial<typeof decided> = {}): typeof riskHits.$inferInsert {
  const isOld = verdict.caseId !== undefined;
  return {
    ...ids(),
    ...verdict,
    partyKey: partyName,
    partyName,
    partyKinds: ["customer"],
    reference: "",
    fingerprint: "",
    score: isOld ? 84 : 97,
    state: isOld ? "normal" : "open",
    reason: isOld ? "Namesake of 1961" : "",
    ...(isOld && { foundAt: old }),
  };
}

function restricted(name: string): typeof restrictedParties.$inferInsert {
  const isOld = name === "Blue Anchor";
  return {
    ...ids(),
    name,
    kind: "company",
    otherNames: [],
    country: isOld ? "SA" : "NO",
    reason: "Unpaid freight",
    enabled: true,
    nameKey: name,
    updatedBy: company.userId,
    updatedByName: isOld ? "Zhao Lin" : "Fatima",
    ...(isOld && { updatedAt: old }),
  };
}

/** The rows of an export, without their headings. */
async function exported(path: string): Promise<string[]> {
  const card = await company.inside((db) => house.app.services.files.find(db, path.split("/").at(-1) ?? ""));
  const bytes = card ? await house.app.services.files.read(card) : new Uint8Array();
  const rows: string[] = [];
  for await (const { cells } of readSheet(bytes, { maxRows: 10 })) rows.push(cells.join(" "));
  return rows.slice(1);
}

const queries = async (input: RequestOf<typeof getAntiMoneyLaunderingList>) =>
  (await house.app.call(getAntiMoneyLaunderingList, input, company)).Content.rows.map(({ name }) => name);

describe("Queries are found and exported", () => {
  test.each([
    ["country", { country: "SA" }],
    ["who searched", { searchedBy: "chen" }],
    ["who decided", { decidedBy: "zhao" }],
    ["business number", { businessNumber: "bus-7" }],
    ["warning number", { warningNumber: "wrn" }],
    ["case", { caseId: "CASE-9" }],
    ["the narrative", { search: "namesake" }],
    ["days, the last one whole", { dateFrom: "2024-03-05", dateTo: "2024-03-05" }],
  ])("by %s, and the others are left out", async (_what, filter) => {
    expect(await queries(filter)).toEqual(["Jeddah Trading"]);
    const { Content } = await house.app.call(exportAntiMoneyLaunderingList, filter, company);
    expect(await exported(Content.path)).toEqual([expect.stringContaining("Jeddah Trading")]);
  });

  test.each([
    ["country", ["Oslo Cod", "Jeddah Trading"]],
    ["hitCount", ["Jeddah Trading", "Oslo Cod"]],
    ["searchedByName", ["Jeddah Trading", "Oslo Cod"]],
    ["decidedByName", ["Oslo Cod", "Jeddah Trading"]],
  ] as const)("in the order of %s", async (sort, names) => {
    expect(await queries({ sort, order: "asc" })).toEqual(names);
    expect(await queries({ sort, order: "desc" })).toEqual(names.toReversed());
  });
});

const hits = async (input: RequestOf<typeof getRiskHitList>) =>
  (await house.app.call(getRiskHitList, input, company)).Content.rows.map(({ partyName }) => partyName);

describe("Hits are found and exported", () => {
  test.each([
    ["how alike they are", { scoreTo: "84" }],
    ["who decided", { decidedBy: "zhao" }],
    ["business number", { businessNumber: "bus-7" }],
    ["warning number", { warningNumber: "wrn" }],
    ["case", { caseId: "CASE-9" }],
    ["the reason", { search: "namesake" }],
    ["days, the last one whole", { foundFrom: "2024-03-05", foundTo: "2024-03-05" }],
  ])("by %s, and the others are left out", async (_what, filter) => {
    expect(await hits(filter)).toEqual(["Jeddah Trading"]);
    const { Content } = await house.app.call(exportRiskHitList, filter, company);
    expect(await exported(Content.path)).toEqual([expect.stringContaining("Jeddah Trading")]);
  });

  test("at least so alike, and in the order of who decided", async () => {
    expect(await hits({ scoreFrom: "85" })).toEqual(["Oslo Cod"]);
    expect(await hits({ sort: "decidedByName", order: "asc" })).toEqual(["Oslo Cod", "Jeddah Trading"]);
  });
});

const parties = async (input: RequestOf<typeof getRestrictedList>) =>
  (await house.app.call(getRestrictedList, input, company)).Content.rows.map(({ name }) => name);

describe("Restricted parties are found and exported", () => {
  test.each([
    ["who updated them", { updatedByName: "zhao" }],
    ["the last day", { updatedTo: "2024-03-05" }],
    ["days, the last one whole", { updatedFrom: "2024-03-05", updatedTo: "2024-03-05" }],
  ])("by %s, and the others are left out", async (_what, filter) => {
    expect(await parties(filter)).toEqual(["Blue Anchor"]);
    const { Content } = await house.app.call(exportRestrictedList, filter, company);
    expect(await exported(Content.path)).toEqual([expect.stringContaining("Blue Anchor")]);
  });

  test("in the order of country and of who updated them", async () => {
    expect(await parties({ sort: "country", order: "asc" })).toEqual(["Red Sail", "Blue Anchor"]);
    expect(await parties({ sort: "updatedByName", order: "asc" })).toEqual(["Red Sail", "Blue Anchor"]);
  });
});
