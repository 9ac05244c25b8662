import { randomUUID } from "node:crypto";
import type { RequestOf } from "@lading/contract/core";
import {
  addRestrictedParty,
  checkParty,
  decideRiskHits,
  deleteRestrictedParty,
  editRestrictedParty,
  editRiskSettings,
  exportRestrictedList,
  exportRiskHitList,
  getRestrictedList,
  getRiskHitList,
  screenAllParties,
} from "@lading/contract/market-risk";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { blockedParties, knownParties } from "./index.ts";
import { publishedFile } from "./lists/published.ts";
import { openRiskHouse, type RiskCompany, type RiskHouse } from "./market-risk.stage.ts";

const un = publishedFile("UN_consolidated.xml").bytes;
let house: RiskHouse;
let company: RiskCompany;
beforeAll(async () => {
  house = await openRiskHouse();
}, 60_000);
afterAll(() => house.close(), 60_000);
beforeEach(async () => {
  company = await house.open();
});

const anchor = { name: "Blue Anchor Shipping LLC", otherNames: ["بلو أنكور"], reason: "Unpaid freight" };
const add = async (party = anchor) => (await house.app.call(addRestrictedParty, party, company)).Content.id;
const warned = async (name: string) => (await house.app.call(checkParty, { name }, company)).Content;
const openHits = async () => (await house.app.call(getRiskHitList, { state: "open" }, company)).Content.rows;
const addCustomer = (name: string) =>
  company.inside((db) =>
    db.execute(sql`INSERT INTO customer (company_id, id, customer_number, customer_name)
      VALUES (${company.companyId}, ${randomUUID()}, ${name}, ${name})`),
  );

describe("A restricted party", () => {
  test("warns in another spelling, order and script, and is silent once it is off or gone", async () => {
    const id = await add();
    for (const name of ["Blue Ancor Shipping", "SHIPPING BLUE ANCHOR Co., Ltd", "بلو انكور"])
      expect(await warned(name)).toMatchObject({
        blocks: false,
        warnings: [{ kind: "restricted", name: anchor.name, reason: "Unpaid freight", source: null }],
      });
    expect(await warned("Red Lantern Logistics LLC")).toMatchObject({ warnings: [], blocks: false });
    await house.app.call(editRestrictedParty, { id, version: 1, ...anchor, enabled: false }, company);
    expect((await warned(anchor.name)).warnings).toEqual([]);
    await house.app.call(editRestrictedParty, { id, version: 2, ...anchor, enabled: true }, company);
    expect((await warned(anchor.name)).warnings).toHaveLength(1);
    await house.app.call(deleteRestrictedParty, { ids: [id] }, company);
    expect((await warned(anchor.name)).warnings).toEqual([]);
  });

  test("blocks where the company says so, and nowhere else", async () => {
    await add();
    const parties = ["Red Lantern", "Blue Anchor Shipping"];
    const blocked = () => company.inside((db) => blockedParties(db, company.companyId, parties));
    expect(await blocked()).toEqual(new Map());
    await house.app.call(editRiskSettings, { blocks: true }, company);
    expect(await blocked()).toEqual(new Map([["Blue Anchor Shipping", anchor.name]]));
    expect(await warned("Blue Anchor Shipping")).toMatchObject({ blocks: true });
  });

  test("stands once, also when two people add it at the same time; another company has its own", async () => {
    const both = await Promise.all(
      [anchor, { ...anchor, name: "BLUE ANCHOR shipping" }].map((party) =>
        house.app.call(addRestrictedParty, party, company),
      ),
    );
    expect(both.map(({ StatusCode }) => StatusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const other = await house.open();
    expect((await house.app.call(getRestrictedList, {}, other)).Content.total).toBe(0);
    expect((await house.app.call(getRestrictedList, { country: "JP" }, company)).Content.total).toBe(0);
    const { id = "" } = (await house.app.call(getRestrictedList, {}, company)).Content.rows[0] ?? {};
    expect(await house.app.call(deleteRestrictedParty, { ids: [id] }, other)).toMatchObject({ StatusCode: 404 });
  });

  test("is left out of no export in silence: more than a spreadsheet takes are refused", async () => {
    await company.inside((db) =>
      db.execute(sql`INSERT INTO restricted_party (company_id, id, name, kind, other_names, reason, enabled, name_key, updated_by, updated_by_name)
        SELECT ${company.companyId}, gen_random_uuid(), n, 'company', '{}', '', false, n, gen_random_uuid(), 'Chen' FROM generate_series(1, 50001) AS n`),
    );
    expect(await house.app.call(exportRestrictedList, {}, company)).toMatchObject({ StatusCode: 422 });
  });

  test("is no company form alone, and is not changed by whoever has read an older one", async () => {
    const nothing = await house.app.call(addRestrictedParty, { ...anchor, name: "有限公司" }, company);
    expect(nothing.Content).toMatchObject({ code: "marketRisk.notComparable" });
    const id = await add();
    await house.app.call(editRestrictedParty, { id, version: 1, ...anchor }, company);
    expect(await house.app.call(editRestrictedParty, { id, version: 1, ...anchor }, company)).toMatchObject({
      StatusCode: 409,
    });
  });
});

describe("When a list is taken into use", () => {
  test("all parties are screened, what is decided is not asked again, and what has changed is", async () => {
    await addCustomer("Sadam Hussain Al-Tikriti");
    await addCustomer("Harmless Flower Trading LLC");
    await company.use("un", un);
    const found = await openHits();
    expect(found[0]).toMatchObject({ partyName: "Sadam Hussain Al-Tikriti", partyKinds: ["customer"], source: "un" });
    expect(new Set(found.map(({ partyName }) => partyName)).size).toBe(1);
    const hits = found.map(({ id, version }) => ({ id, version }));
    const verdict = { hits, listAttribute: "sanctions" as const, reason: "It is he" };
    expect(await house.app.call(decideRiskHits, verdict, company)).toMatchObject({ Content: { decided: hits.length } });
    expect(await house.app.call(decideRiskHits, verdict, company)).toMatchObject({ StatusCode: 409 });
    expect(await warned("Sadam Hussain Al-Tikriti")).toMatchObject({
      warnings: hits.slice(0, 5).map(() => ({ kind: "sanctions", source: "un", reason: "It is he" })),
    });
    const spellings = ["Sadam Hussain Al-Tikriti", "SADAM HUSSAIN AL-TIKRITI"];
    const known = await company.inside((db) => knownParties(db, company.companyId, spellings));
    expect([...known.keys()].toSorted()).toEqual(spellings.toSorted());
    await company.finished(screenAllParties, {});
    expect(await openHits()).toEqual([]);
    const other = un.toString().replace("2026-02-27", "2026-03-01");
    const changed = other.replaceAll(/(<FIRST_NAME>SADDAM<\/FIRST_NAME>)/g, "$1<COMMENTS1>Other</COMMENTS1>");
    await company.use("un", Buffer.from(changed));
    expect(await openHits()).toMatchObject([{ hit: { reference: "IQi.001" }, state: "open", reason: "" }]);
  }, 60_000);

  test("suppliers are screened by both of their names", async () => {
    await company.inside((db) =>
      db.execute(sql`INSERT INTO supplier (company_id, id, supplier_number, supplier_name, company_name_en, kind, search_text, name_key)
        VALUES (${company.companyId}, gen_random_uuid(), 'S0001', '绿洲货运', 'Sadam Hussain Al-Tikriti', 'haulier', '', '')`),
    );
    await company.use("un", un);
    expect((await openHits())[0]).toMatchObject({ partyName: "Sadam Hussain Al-Tikriti", partyKinds: ["supplier"] });
  }, 60_000);
});

describe("A screening of all parties", () => {
  test("finds a name of which nothing is left neither hit nor pass: it stays open until a person decides", async () => {
    await addCustomer("有限公司");
    await company.use("un", un);
    const [entry] = await openHits();
    expect(entry).toMatchObject({ partyName: "有限公司", outcome: "cannotScreen", source: null, hit: null, score: 0 });
    const hits = [{ id: entry?.id ?? "", version: entry?.version ?? 0 }];
    await house.app.call(decideRiskHits, { hits, listAttribute: "normal", reason: "Known for years" }, company);
    await company.finished(screenAllParties, {});
    expect(await openHits()).toEqual([]);
    expect((await warned("有限公司")).warnings).toEqual([]);
  }, 60_000);

  test("compares all names of customers and suppliers, and those of directors and notify parties", async () => {
    await company.inside((db) =>
      db.execute(sql`INSERT INTO customer (company_id, id, customer_number, customer_name, company_name_en, short_name, director)
        VALUES (${company.companyId}, gen_random_uuid(), 'C0001', '绿洲货运', 'Saddam Hussein Al-Tikriti', 'Usama bin Ladin', 'Ayman al Zawahri')`),
    );
    await company.inside((db) =>
      db.execute(sql`INSERT INTO waybill (company_id, id, type, house_number, shipping_date, notify_party, created_by, created_by_name)
        VALUES (${company.companyId}, gen_random_uuid(), 1, 'H1', current_date, E'Abdul Aziz Abbasin, Warehouse 7 Jebel Ali Industrial Area Dubai\nP.O. Box 1', ${company.userId}, 'Chen')`),
    );
    await company.use("un", un);
    const found = new Set(
      (await openHits()).flatMap(({ partyName, partyKinds }) => partyKinds.map((kind) => `${kind} ${partyName}`)),
    );
    expect([...found].toSorted()).toEqual([
      "customer Saddam Hussein Al-Tikriti",
      "customer Usama bin Ladin",
      "director Ayman al Zawahri",
      "notifyParty Abdul Aziz Abbasin",
    ]);
  }, 60_000);
});

describe("The work list", () => {
  test("is filtered by kind of party, day and who decided, exported, and notes numbers", async () => {
    await addCustomer("Sadam Hussain Al-Tikriti");
    await company.use("un", un);
    const [hit] = await openHits();
    const noted = { businessNumber: "B-1", warningNumber: "W-2", caseId: "C-3" };
    const hits = [{ id: hit?.id ?? "", version: hit?.version ?? 0 }];
    await house.app.call(decideRiskHits, { hits, listAttribute: "normal", reason: "Born in 1990", ...noted }, company);
    const list = async (input: RequestOf<typeof getRiskHitList>) =>
      (await house.app.call(getRiskHitList, input, company)).Content.rows;
    const [decided] = await list({ state: "normal" });
    expect(decided).toMatchObject({ ...noted, reason: "Born in 1990" });
    const name = decided?.decidedByName ?? "";
    const today = new Date().toISOString().slice(0, 10);
    expect(await list({ partyKind: "customer", foundFrom: today, foundTo: today, decidedBy: name })).toEqual([decided]);
    for (const other of [
      { partyKind: "shipper" },
      { foundFrom: "2099-01-01" },
      { foundTo: "2020-01-01" },
      { decidedBy: `${name} no one` },
      { outcome: "cannotScreen" },
    ] as const)
      expect(await list({ state: "normal", ...other })).toEqual([]);
    const made = await house.app.call(exportRiskHitList, { partyKind: "customer" }, company);
    expect(made.Content.name).toMatch(/\.xlsx$/);
  }, 60_000);

  test("keeps a hit that was found while all parties were screened, and loses those of before that were not seen", async () => {
    await addCustomer("Saddam Hussein Al-Tikriti");
    await company.use("un", un);
    await company.inside((db) => db.execute(sql`DELETE FROM customer`));
    const seen = (await openHits()).map(({ id }) => id);
    const [meanwhile = ""] = seen;
    await company.inside((db) =>
      db.execute(
        sql`UPDATE risk_hit SET seen_by = NULL, updated_at = now() + interval '1 minute' WHERE id = ${meanwhile}`,
      ),
    );
    await company.finished(screenAllParties, {});
    expect((await openHits()).map(({ id }) => id)).toEqual([meanwhile]);
    expect(seen.length).toBeGreaterThan(1);
  }, 60_000);

  test("loses a hit on a party that is no longer there", async () => {
    await addCustomer("Saddam Hussein Al-Tikriti");
    await company.use("un", un);
    expect(await openHits()).not.toEqual([]);
    await company.inside((db) => db.execute(sql`DELETE FROM customer`));
    await company.finished(screenAllParties, {});
    expect(await openHits()).toEqual([]);
  }, 60_000);
});
