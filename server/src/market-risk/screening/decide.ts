import { refuseField } from "@lading/contract/core";
import { marketRiskRefusals as refusals, type editAntiMoneyLaundering } from "@lading/contract/market-risk";
import { sql } from "drizzle-orm";
import { changesBetween, logOperations } from "#core/audit";
import { lockForEdit, storeEdit } from "#core/db";
import type { Context } from "#core/http";
import { riskScreenings } from "../tables.ts";
import { keepVerdicts } from "./keep-verdicts.ts";

const logged = ["listAttribute", "narrative", "swiftMessage", "businessNumber", "warningNumber", "caseId"] as const;

/** Decides on a query; what is decided of each hit holds for this party until it or the entry changes. */
export async function decideScreening(context: Context<typeof editAntiMoneyLaundering>) {
  const { db, input, session, ip } = context;
  const { companyId, userId, userName } = session;
  const { id, version, sanctionedHits, ...decided } = input;
  const row = await lockForEdit(db, riskScreenings, { companyId, id, version }, (now) => now);
  // Neither a hit nor a pass: who lets it pass says why, as with a hit.
  if (row.outcome !== "none" && decided.narrative === "") throw refuseField("narrative", refusals.narrativeNeeded);
  const isListed = new Set(decided.listAttribute === "sanctions" ? sanctionedHits : []);
  if (decided.listAttribute === "sanctions" && row.hits.length > 0 && !row.hits.some(({ key }) => isListed.has(key)))
    throw refuseField("sanctionedHits", refusals.chooseSanctioned);
  await keepVerdicts(db, { ...decided, row, listed: isListed, by: session });
  const made = { ...decided, decidedByName: userName, decidedAt: sql`now()` };
  const stored = await storeEdit(db, riskScreenings, row, made);
  await logOperations(db, { companyId, userId, userName, ip }, { entity: "riskScreening", action: "decide" }, [
    { id, number: row[row.searchBy], changes: changesBetween(row, { ...row, ...decided }, logged) },
  ]);
  return stored;
}
