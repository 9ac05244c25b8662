import { coreRefusals, refuse, refuseField } from "@lading/contract/core";
import { marketRiskRefusals as refusals, type editAntiMoneyLaundering } from "@lading/contract/market-risk";
import { and, eq, sql } from "drizzle-orm";
import { changesBetween, logOperations } from "#core/audit";
import type { Context } from "#core/http";
import { riskScreenings } from "../tables.ts";
import { keepVerdicts } from "./keep-verdicts.ts";

const logged = ["listAttribute", "narrative", "swiftMessage", "businessNumber", "warningNumber", "caseId"] as const;

/** Decides on a query; what is decided of each hit holds for this party until it or the entry changes. */
export async function decideScreening(context: Context<typeof editAntiMoneyLaundering>) {
  const { db, input, session, ip } = context;
  const { companyId, userId, userName } = session;
  const { id, version, sanctionedHits, ...decided } = input;
  const which = and(eq(riskScreenings.companyId, companyId), eq(riskScreenings.id, id));
  const [row] = await db.select().from(riskScreenings).where(which).for("update");
  if (!row) throw refuse(coreRefusals.notFound);
  if (row.version !== version) throw refuse(coreRefusals.stale, {}, { current: row });
  // Neither a hit nor a pass: who lets it pass says why, as with a hit.
  if (row.outcome !== "none" && decided.narrative === "") throw refuseField("narrative", refusals.narrativeNeeded);
  const isListed = new Set(decided.listAttribute === "sanctions" ? sanctionedHits : []);
  if (decided.listAttribute === "sanctions" && row.hits.length > 0 && !row.hits.some(({ key }) => isListed.has(key)))
    throw refuseField("sanctionedHits", refusals.chooseSanctioned);
  await keepVerdicts(db, { ...decided, row, listed: isListed, by: session });
  await db
    .update(riskScreenings)
    .set({ ...decided, decidedByName: userName, decidedAt: sql`now()`, version: version + 1, updatedAt: sql`now()` })
    .where(which);
  await logOperations(db, { companyId, userId, userName, ip }, { entity: "riskScreening", action: "decide" }, [
    { id, number: row[row.searchBy], changes: changesBetween(row, { ...row, ...decided }, logged) },
  ]);
  return { version: version + 1 };
}
