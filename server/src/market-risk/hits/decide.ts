import type { decideRiskHits } from "@lading/contract/market-risk";
import { sql } from "drizzle-orm";
import { changesBetween, logOperations } from "#core/audit";
import { lockAll, stale } from "#core/db";
import type { Context } from "#core/http";
import { riskHits } from "../tables.ts";
import { shownHit } from "./hits.ts";

const logged = ["listAttribute", "reason", "businessNumber", "warningNumber", "caseId"] as const;

/** Decides on hits, all or none. */
export async function decideHits({ db, input, session, ip }: Context<typeof decideRiskHits>) {
  const { companyId, userId, userName } = session;
  const { hits, ...decided } = input;
  const { listAttribute, ...noted } = decided;
  const versions = new Map(hits.map(({ id, version }) => [id, version]));
  const { which, found: rows } = await lockAll(db, riskHits, companyId, [...versions.keys()]);
  const changed = rows.find((row) => row.version !== versions.get(row.id));
  if (changed) throw stale(changed.version, shownHit(changed));
  await db
    .update(riskHits)
    .set({
      state: listAttribute,
      ...noted,
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
      changes: changesBetween({ ...row, listAttribute: row.state }, decided, logged),
    })),
  );
  return { decided: rows.length };
}
