import { randomUUIDv7 } from "node:crypto";
import { refuse, refuseField } from "@lading/contract/core";
import {
  marketRiskRefusals as refusals,
  repeatDays,
  type addAntiMoneyLaundering,
  type ListAttribute,
} from "@lading/contract/market-risk";
import { and, desc, eq, gt, sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { iso } from "../shown.ts";
import { riskScreenings, type KeptHit } from "../tables.ts";
import { listsInUse } from "./in-use.ts";
import { screen, searchKey } from "./screen.ts";
import { verdictsOf, verdictWithoutEntry, type Verdict } from "./verdicts.ts";

/** Screens and keeps the query; asks first where the same was queried within 30 days. */
export async function addScreening({ db, input, session }: Context<typeof addAntiMoneyLaundering>) {
  const { companyId, userId, userName } = session;
  const { searchBy, again, ...asked } = input;
  const text = asked[searchBy];
  if (text === "") throw refuseField(searchBy, refusals.queryNeeded);
  const lists = await listsInUse(db, companyId);
  if (lists.length === 0) throw refuse(refusals.noList);
  const key = searchKey(searchBy, text);
  const recent = again ? null : await recentOf(db, companyId, key);
  if (recent) return { id: null, recent };
  const hits = await screen(db, { companyId, lists }, { by: searchBy, text });
  const verdicts = await verdictsOf(db, { companyId, partyKey: key }, hits ?? []);
  const id = randomUUIDv7();
  await db.insert(riskScreenings).values({
    companyId,
    id,
    searchBy,
    ...asked,
    searchKey: key,
    searchedBy: userId,
    searchedByName: userName,
    outcome: hits === null ? "cannotScreen" : hits.length === 0 ? "none" : "hits",
    hits: hits ?? [],
    hitCount: hits?.length ?? 0,
    lists: lists.map(({ source, listDate }) => ({ source, listDate })),
    listAttribute: knownVerdict(hits, verdicts, await verdictWithoutEntry(db, { companyId, name: asked.name })),
  });
  return { id, recent: null };
}

/** Nothing found is normal; what was all decided before, by the entries or without one, is not asked again. */
function knownVerdict(
  hits: readonly KeptHit[] | null,
  verdicts: ReadonlyMap<string, Verdict>,
  ofName: ListAttribute | null,
): ListAttribute | null {
  if (hits === null || ofName === "sanctions") return ofName;
  const known = hits.map(({ key }) => verdicts.get(key)?.attribute);
  if (known.includes("sanctions")) return "sanctions";
  return known.includes(undefined) ? null : "normal";
}

const inOrder = (key: SQL | typeof riskScreenings.searchKey) => sql<string>`split_part(${key}, ':', 1) || (
  SELECT string_agg(word, ' ' ORDER BY word) FROM regexp_split_to_table(substr(${key}, strpos(${key}, ':')), '[: ]+') AS word)`;

async function recentOf(db: Db, companyId: string, key: string) {
  const { id, createdAt, searchKey: asked, searchedByName, listAttribute } = riskScreenings;
  const [row] = await db
    .select({ id, createdAt, searchedByName, listAttribute })
    .from(riskScreenings)
    .where(
      and(
        eq(riskScreenings.companyId, companyId),
        // The same words in another order are the same query.
        eq(inOrder(asked), inOrder(sql`${key}::text`)),
        gt(createdAt, sql`now() - make_interval(days => ${repeatDays})`),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(1);
  return row
    ? {
        id: row.id,
        searchDate: iso(row.createdAt),
        searchedByName: row.searchedByName,
        listAttribute: row.listAttribute,
      }
    : null;
}
