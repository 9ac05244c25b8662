import type { RequestOf } from "@lading/contract/core";
import {
  addAntiMoneyLaundering,
  checkParty,
  editAntiMoneyLaundering,
  exportAntiMoneyLaunderingList,
  getAntiMoneyLaunderingDetail,
  getAntiMoneyLaunderingList,
  getSanctionsLists,
} from "@lading/contract/market-risk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishedFile } from "../lists/published.ts";
import { openRiskHouse, type RiskCompany, type RiskHouse } from "../market-risk.stage.ts";

const un = publishedFile("UN_consolidated.xml").bytes;
/** The list's first thousand lines, as the list of another day. */
const ofDay = (day: string, text = un.toString()) => Buffer.from(text.replace("2026-02-27", day));
let house: RiskHouse;
let company: RiskCompany;
beforeAll(async () => {
  house = await openRiskHouse();
  company = await house.open();
  await company.use("un", un);
  await company.use("ofacConsolidated", publishedFile("cons_prim.csv").bytes, "2026-02-20");
}, 120_000);
afterAll(() => house.close(), 60_000);

const screened = async (input: RequestOf<typeof addAntiMoneyLaundering>, of = company) => {
  const { Content } = await house.app.call(addAntiMoneyLaundering, { again: true, ...input }, of);
  return (await house.app.call(getAntiMoneyLaunderingDetail, { id: Content.id ?? "" }, of)).Content;
};
const decide = (input: RequestOf<typeof editAntiMoneyLaundering>) =>
  house.app.call(editAntiMoneyLaundering, input, { ...company, language: "en" });

const warned = async (name: string) => (await house.app.call(checkParty, { name }, company)).Content.warnings;

describe("A name is found", () => {
  test.each([
    ["as it is listed", "SADDAM HUSSEIN AL-TIKRITI"],
    ["in another spelling and order", "al Tikriti, Husain Saddam"],
    ["in another script", "صدام حسين التكريتي"],
  ])("%s, with the words that agree and what the list says", async (_how, name) => {
    const { hits, outcome, listAttribute } = await screened({ name });
    expect({ outcome, listAttribute }).toEqual({ outcome: "hits", listAttribute: null });
    expect(hits[0]).toMatchObject({ source: "un", listDate: "2026-02-27", kind: "person" });
    expect(hits[0]?.name).toMatch(/SADDAM/);
    expect(hits[0]?.pairs.length).toBeGreaterThan(0);
    expect(hits[0]?.score).toBeGreaterThanOrEqual(80);
  });

  test("but a company form alone is not a hit, and a name of which nothing is left is neither hit nor pass", async () => {
    expect(await screened({ name: "Quillfeather Blomqvist Trading Co., Ltd" })).toMatchObject({
      outcome: "none",
      listAttribute: "normal",
    });
    for (const name of ["有限公司", "LTD FZE", "!!!"])
      expect(await screened({ name })).toMatchObject({ outcome: "cannotScreen", listAttribute: null, hits: [] });
  });
});

test("An identity number is found however it is written", async () => {
  const { hits } = await screened({ searchBy: "identityNumber", identityNumber: "1 78 09 44621 80" });
  expect(hits[0]).toMatchObject({ matched: expect.stringContaining("1-78-09-44621-80"), score: 100 });
});

test.each(["CKLBCNBJ", "SWIFT: CKLB CN BJ XXX", "bic ckl bcnbj"])(
  "A bank is found by its code as papers have it, %s",
  async (bic) => {
    const { hits } = await screened({ searchBy: "bic", bic });
    expect(hits[0]).toMatchObject({ matched: "CKLBCNBJ", score: 100 });
  },
);

test("An identity number in Arabic digits is found", async () => {
  const { hits } = await screened({ searchBy: "identityNumber", identityNumber: "رقم ١-٧٨-٠٩-٤٤٦٢١-٨٠" });
  expect(hits[0]).toMatchObject({ matched: expect.stringContaining("1-78-09-44621-80"), score: 100 });
});

test("An address is found by its words", async () => {
  const lists = (await screened({ searchBy: "address", address: "Kandahar, Afghanistan" })).hits;
  expect(lists.length).toBeGreaterThan(0);
});

test("What was queried within 30 days is asked about first, and only for the same party", async () => {
  const name = "Asked Once Forwarding";
  const first = await house.app.call(addAntiMoneyLaundering, { name }, company);
  const { Content } = await house.app.call(addAntiMoneyLaundering, { name: "ASKED ONCE Forwarding Ltd." }, company);
  expect(Content).toMatchObject({ id: null, recent: { id: first.Content.id, listAttribute: "normal" } });
  const again = await house.app.call(addAntiMoneyLaundering, { name, again: true }, company);
  expect(again.Content).toMatchObject({ id: expect.any(String), recent: null });
});

describe("A decision", () => {
  test("needs a reason and, for a sanctioned party, the entry; it is kept and not asked again", async () => {
    const name = "Saddam Hussain Al Tikriti";
    const { id, version, hits } = await screened({ name });
    const normal = { id, version, listAttribute: "normal" as const };
    expect(await decide(normal)).toMatchObject({ Content: { code: "marketRisk.narrativeNeeded" } });
    expect(await decide({ ...normal, listAttribute: "sanctions", narrative: "He" })).toMatchObject({
      Content: { code: "marketRisk.chooseSanctioned" },
    });
    const noted = { narrative: "Born in another year", caseId: "C-7", businessNumber: "B-1", warningNumber: "W-2" };
    expect(await decide({ ...normal, ...noted })).toMatchObject({ StatusCode: 200 });
    expect(await decide({ ...normal, ...noted })).toMatchObject({ StatusCode: 409 });
    const later = await screened({ name });
    expect(later).toMatchObject({ listAttribute: "normal", outcome: "hits" });
    expect(later.hits[0]?.verdict).toMatchObject({ reason: "Born in another year", listDate: "2026-02-27" });
    expect(later.hits).toHaveLength(hits.length);
    expect((await screened({ name: "Saddam Hussein" })).listAttribute).toBeNull();
  });

  test("of being sanctioned that was come to by a number, or though nothing was found, warns of the name from then on", async () => {
    const byNumber = {
      searchBy: "identityNumber" as const,
      identityNumber: "1-78-09-44621-80",
      name: "Green Valley Cargo",
    };
    const { id, version, hits } = await screened(byNumber);
    const sanctionedHits = hits.map(({ key }) => key).slice(0, 1);
    const verdict = { id, version, narrative: "Same passport", sanctionedHits };
    expect(await decide({ ...verdict, listAttribute: "sanctions" })).toMatchObject({ StatusCode: 200 });
    expect(await warned("GREEN VALLEY Cargo")).toMatchObject([
      { kind: "sanctions", source: "un", reason: "Same passport" },
    ]);

    const name = "Quillfeather Blomqvist Trading";
    const nothing = await screened({ name });
    expect(nothing.hits).toEqual([]);
    const own = { id: nothing.id, version: nothing.version, narrative: "Owned by a listed bank" };
    expect(await decide({ ...own, listAttribute: "sanctions", caseId: "C-9" })).toMatchObject({ StatusCode: 200 });
    expect(await warned(name)).toMatchObject([
      { kind: "sanctions", name, source: null, reason: "Owned by a listed bank" },
    ]);
    const later = await screened({ name });
    expect(later).toMatchObject({ outcome: "none", listAttribute: "sanctions" });
    const taken = { id: later.id, version: later.version, listAttribute: "normal" as const };
    expect(await decide({ ...taken, narrative: "Sold since" })).toMatchObject({ StatusCode: 200 });
    expect(await warned(name)).toEqual([]);
  });

  test("stands in the list of queries, which is filtered and exported", async () => {
    const { Content } = await house.app.call(
      getAntiMoneyLaunderingList,
      { search: "C-7", attribute: "normal" },
      company,
    );
    expect(Content.rows).toHaveLength(1);
    const made = await house.app.call(exportAntiMoneyLaunderingList, { search: "C-7" }, company);
    expect(made.Content.name).toMatch(/\.xlsx$/);
  });
});

const inUse = async (of = company) =>
  (await house.app.call(getSanctionsLists, {}, of)).Content.lists.find(({ source }) => source === "un");

describe("A list", () => {
  test.each([
    ["is cut off", un.subarray(0, 200_000), "marketRisk.listTruncated"],
    ["is another document", Buffer.from("<html></html>"), "marketRisk.listFormat"],
    ["is older than the one in use", ofDay("2025-12-31"), "marketRisk.listOlder"],
  ])("that %s is refused whole, and the old one stays", async (_what, bytes, code) => {
    expect(await company.read("un", bytes)).toMatchObject({ state: "failed", error: { code } });
    expect(await inUse()).toMatchObject({ inUse: { listDate: "2026-02-27", entries: 1003 }, waiting: null });
  });

  test("is read first, with its date, count, doubts and what has changed, and used when a person says so", async () => {
    const other = await house.open();
    await other.use("un", un);
    const fewer = un.toString().replace(/<INDIVIDUAL>.*?<\/INDIVIDUAL>/s, "");
    expect(await other.read("un", ofDay("2026-03-01", fewer))).toMatchObject({ state: "done" });
    const { inUse: old, waiting } = (await inUse(other)) ?? {};
    expect(old).toMatchObject({ listDate: "2026-02-27", entries: 1003 });
    expect(waiting).toMatchObject({
      listDate: "2026-03-01",
      entries: 1002,
      added: 0,
      removed: 1,
      changed: 0,
      doubts: [],
    });
  });
});

test("Another company sees neither lists nor queries", async () => {
  const { id } = await screened({ name: "Only Ours" });
  const other = await house.open();
  expect(await house.app.call(getAntiMoneyLaunderingDetail, { id }, other)).toMatchObject({ StatusCode: 404 });
  expect(await house.app.call(addAntiMoneyLaundering, { name: "Only Ours" }, other)).toMatchObject({
    Content: { code: "marketRisk.noList" },
  });
});
