import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import type { PartyKind } from "@lading/contract/party";
import { insertRows, type Db } from "#core/db";
import type { DemoCompany } from "#core/demo";
import { searchAmong, usePublishedLists, type FurnishedList } from "../lists/furnish.ts";
import { nameKey } from "../names/index.ts";
import { searchKey } from "../screening/screen.ts";
import { restrictedParties, riskHits, riskScreenings, riskSettings, type KeptHit } from "../tables.ts";
import { riskPlans, type PlannedQuery } from "./plans.ts";

interface Doer {
  companyId: string;
  userId: string;
  userName: string;
}

/** Sanctions lists, queries with their verdicts, open hits among the company's parties, and parties it does not deal with. */
export async function addDemoRisk(db: Db, company: DemoCompany): Promise<void> {
  const plan = riskPlans[company.code.endsWith("2") ? "second" : "first"];
  const [{ id: userId, userName }] = company.customerService;
  const doer = { companyId: company.companyId, userId, userName };
  const lists = await usePublishedLists(db, doer, plan.lists);
  const numbers = await db.execute<{ number: string }>(sql`SELECT house_number AS number FROM waybill
    WHERE company_id = ${doer.companyId} AND voided_at IS NULL ORDER BY created_at DESC LIMIT ${plan.queries.length}`);
  const search = searchAmong(
    lists,
    plan.queries.flatMap(({ finds }) => finds),
  );
  for (const [place, query] of plan.queries.entries())
    await addQuery(db, doer, {
      query,
      place,
      lists,
      hits: search(query.name),
      number: numbers.rows[place]?.number ?? "",
    });
  await addHits(db, doer, searchAmong(lists, plan.partyHits));
  const restricted = plan.restricted.map((party) => ({
    ...party,
    id: randomUUIDv7(),
    companyId: doer.companyId,
    nameKey: nameKey(party.name),
    updatedBy: userId,
    updatedByName: userName,
  }));
  await insertRows(db, restrictedParties, restricted);
  await db.insert(riskSettings).values({ companyId: doer.companyId, blocks: plan.blocks });
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Asked {
  query: PlannedQuery;
  place: number;
  lists: readonly FurnishedList[];
  hits: KeptHit[] | null;
  /** Of the shipment that it is about. */
  number: string;
}

async function addQuery(db: Db, doer: Doer, { query, place, lists, hits, number }: Asked): Promise<void> {
  const { companyId, userId, userName } = doer;
  const { name, country, verdict } = query;
  const partyKey = searchKey("name", name);
  const decided = Date.now() - place * 2 * dayMs;
  const [at, decidedAt] = [decided - (place % 5) * hourMs, decided].map((time) => new Date(time).toISOString());
  const { attribute = hits?.length === 0 ? "normal" : null, ...noted } = verdict ?? {};
  await db.insert(riskScreenings).values({
    companyId,
    id: randomUUIDv7(),
    searchBy: "name",
    name,
    country,
    address: "",
    identityNumber: "",
    bic: "",
    searchKey: partyKey,
    searchedBy: userId,
    searchedByName: userName,
    outcome: hits === null ? "cannotScreen" : hits.length === 0 ? "none" : "hits",
    hits: hits ?? [],
    hitCount: hits?.length ?? 0,
    lists: lists.map(({ source, listDate }) => ({ source, listDate })),
    listAttribute: attribute,
    createdAt: at,
    ...(verdict && { ...noted, businessNumber: number, decidedByName: userName, decidedAt }),
  });
  if (!verdict || !hits) return;
  const isListed = (hit: KeptHit) => verdict.attribute === "sanctions" && hit === hits[0];
  await insertRows(
    db,
    riskHits,
    hits.map((hit) => ({
      ...hitRow(doer, name, hit),
      partyKinds: [],
      state: isListed(hit) ? ("sanctions" as const) : ("normal" as const),
      reason: verdict.narrative,
      decidedBy: userId,
      decidedByName: userName,
      foundAt: at,
      decidedAt,
    })),
  );
}

function hitRow({ companyId }: Doer, partyName: string, hit: KeptHit) {
  const { source, reference, fingerprint, score, listDate } = hit;
  const partyKey = searchKey("name", partyName);
  return { companyId, id: randomUUIDv7(), partyKey, partyName, source, reference, fingerprint, score, listDate, hit };
}

/** A screening's hits among the parties of the newest shipments: open, as a person would meet them in the morning. */
async function addHits(db: Db, doer: Doer, search: (name: string) => KeptHit[] | null): Promise<void> {
  const { rows } = await db.execute<{ name: string; kinds: PartyKind[] }>(sql`
    SELECT name, array_agg(DISTINCT kind) AS kinds FROM (
      SELECT consignee_name AS name, 'consignee' AS kind FROM waybill WHERE company_id = ${doer.companyId} AND voided_at IS NULL
      UNION ALL SELECT shipper_name, 'shipper' FROM waybill WHERE company_id = ${doer.companyId} AND voided_at IS NULL
    ) AS parties WHERE name <> '' GROUP BY name ORDER BY name`);
  const found = rows.flatMap(({ name, kinds }) =>
    (search(name) ?? []).map((hit) => ({ ...hitRow(doer, name, hit), partyKinds: kinds, state: "open" as const })),
  );
  await insertRows(db, riskHits, found);
}
