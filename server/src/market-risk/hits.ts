import { coreRefusals, refuse } from "@lading/contract/core";
import type { decideRiskHits, getRiskHitList, ScreeningOutcome } from "@lading/contract/market-risk";
import { and, eq, inArray, sql } from "drizzle-orm";
import { logOperations } from "#core/audit";
import { listRows } from "#core/db";
import type { Context } from "#core/http";
import { iso } from "./shown.ts";
import { nameKey } from "./screening/index.ts";
import { riskHits, type KeptHit } from "./tables.ts";

/** A page of the hits among the company's own parties. */
export async function listHits({ db, input, session }: Context<typeof getRiskHitList>) {
  const { companyId, partyName, hit, state, source, score, foundAt } = riskHits;
  const texts = sql`concat_ws(chr(10), ${partyName}, ${hit}->>'name')`;
  const where = and(
    eq(companyId, session.companyId),
    input.search === "" ? undefined : sql`position(search_normal(${input.search}) IN search_normal(${texts})) > 0`,
    input.state && eq(state, input.state),
    input.source && eq(source, input.source),
  );
  // Open ones are work: they stand before those that were decided.
  const sortBy = {
    score: sql`(${state} = 'open')::int * 101 + ${score}`,
    foundAt: sql`${foundAt}`,
    partyName: sql`search_normal(${partyName})`,
  };
  const { rows, total } = await listRows(db, riskHits, { ...input, where, sortBy: sortBy[input.sort] });
  return { rows: rows.map(shown), total };
}

function shown(row: typeof riskHits.$inferSelect) {
  const { id, partyName, partyKinds, source, score, state, decidedByName, reason, version } = row;
  const decidedAt = row.decidedAt === null ? null : iso(row.decidedAt);
  const verdict =
    state === "open"
      ? null
      : { attribute: state, byName: decidedByName ?? "", at: decidedAt ?? "", reason, listDate: row.listDate };
  return {
    id,
    partyName,
    partyKinds,
    source,
    score,
    state,
    decidedByName,
    decidedAt,
    reason,
    version,
    outcome: outcomeOf(row),
    hit: row.hit && { ...withoutFingerprint(row.hit), verdict },
    foundAt: iso(row.foundAt),
  };
}

function withoutFingerprint({ fingerprint: _fingerprint, ...hit }: KeptHit) {
  return hit;
}

/** What a screening came to; without an entry a name cannot be screened, or a person decided though nothing was found. */
export function outcomeOf({
  hit,
  partyName,
}: Pick<typeof riskHits.$inferSelect, "hit" | "partyName">): ScreeningOutcome {
  if (hit) return "hits";
  return nameKey(partyName) === "" ? "cannotScreen" : "none";
}

/** Decides on hits, all or none. */
export async function decideHits({ db, input, session, ip }: Context<typeof decideRiskHits>) {
  const { companyId, userId, userName } = session;
  const { listAttribute, reason } = input;
  const versions = new Map(input.hits.map(({ id, version }) => [id, version]));
  const which = and(eq(riskHits.companyId, companyId), inArray(riskHits.id, [...versions.keys()]));
  const rows = await db.select().from(riskHits).where(which).orderBy(riskHits.id).for("update");
  if (rows.length !== versions.size) throw refuse(coreRefusals.notFound);
  const stale = rows.find((row) => row.version !== versions.get(row.id));
  if (stale) throw refuse(coreRefusals.stale, {}, { current: shown(stale) });
  await db
    .update(riskHits)
    .set({
      state: listAttribute,
      reason,
      listDate: sql`(${riskHits.hit}->>'listDate')::date`,
      decidedBy: userId,
      decidedByName: userName,
      decidedAt: sql`now()`,
      updatedAt: sql`now()`,
      version: sql`${riskHits.version} + 1`,
    })
    .where(which);
  await logOperations(
    db,
    { companyId, userId, userName, ip },
    { entity: "riskHit", action: "decide" },
    rows.map((row) => ({
      id: row.id,
      number: row.partyName,
      changes: [
        { field: "listAttribute", before: row.state, after: listAttribute },
        { field: "reason", before: row.reason, after: reason },
      ],
    })),
  );
  return { decided: rows.length };
}
