import { labelsOf, named } from "@lading/contract/core";
import {
  decidedFields,
  entryText,
  foundEntryFields,
  notedNumbers,
  riskHitFields,
  screeningTitles,
  type exportRiskHitList,
  type getRiskHitList,
} from "@lading/contract/market-risk";
import { and, arrayContains, eq, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { listRows, namedLike, sortedRows, within, withinDays } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { decidedLike } from "../decision-filters.ts";
import { weaknessOf } from "../names/index.ts";
import { iso, shownEntry } from "../shown.ts";
import { riskHits } from "../tables.ts";

type Input = Context<typeof exportRiskHitList>["input"];

function found(company: string, wanted: Omit<Input, "sort" | "order">): SQL | undefined {
  const { companyId, partyName, outcome, hit, state, source, score, reason } = riskHits;
  const { partyKind, scoreFrom, scoreTo } = wanted;
  return and(
    eq(companyId, company),
    ...namedLike(sql`concat_ws(chr(10), ${partyName}, ${hit}->>'name', ${reason})`, wanted.search),
    wanted.state && eq(state, wanted.state),
    wanted.source && eq(source, wanted.source),
    wanted.outcome && eq(outcome, wanted.outcome),
    partyKind && arrayContains(riskHits.partyKinds, [partyKind]),
    within(sql`${score}`, "numeric", [scoreFrom, scoreTo]),
    ...withinDays(riskHits.foundAt, wanted.foundFrom, wanted.foundTo),
    ...decidedLike(riskHits, wanted),
  );
}

/** Open ones are work: they stand before those that were decided. */
const orders: Record<Input["sort"], SQL> = {
  score: sql`(${riskHits.state} = 'open')::int * 101 + ${riskHits.score}`,
  foundAt: sql`${riskHits.foundAt}`,
  partyName: sql`search_normal(${riskHits.partyName})`,
  decidedByName: sql`search_normal(coalesce(${riskHits.decidedByName}, ''))`,
};

/** A page of the hits among the company's own parties. */
export async function listHits({ db, input, session }: Context<typeof getRiskHitList>) {
  const where = found(session.companyId, input);
  const { rows, total } = await listRows(db, riskHits, { ...input, where, sortBy: orders[input.sort] });
  return { rows: rows.map(shownHit), total };
}

/** The list's fields, with those of the entry beside its name; the score with its sign, none without an entry. */
const sheetFields = {
  partyName: riskHitFields.partyName,
  partyKinds: riskHitFields.partyKinds,
  outcome: riskHitFields.outcome,
  entry: named(z.string(), entryText),
  source: riskHitFields.source,
  listDate: foundEntryFields.listDate,
  reference: foundEntryFields.reference,
  score: named(z.string(), labelsOf(foundEntryFields).score),
  foundAt: riskHitFields.foundAt,
  state: riskHitFields.state,
  ...decidedFields,
  reason: riskHitFields.reason,
  ...notedNumbers,
};

/** The filtered hits as a spreadsheet. */
export async function exportHits(context: Context<typeof exportRiskHitList>) {
  const { db, input, session, language } = context;
  const which = { where: found(session.companyId, input), sortBy: orders[input.sort], order: input.order };
  const rows = (await sortedRows(db, riskHits, { ...which, limit: exportLimit })).map((row) => ({
    ...row,
    entry: row.hit?.name,
    listDate: row.hit?.listDate,
    score: row.hit && `${row.score}%`,
  }));
  return await exportedSheet(context, {
    title: screeningTitles.hits[language],
    ...sheetOfFields(sheetFields, rows, language),
  });
}

/** A hit as calls answer it, with what was decided of it. */
export function shownHit(row: typeof riskHits.$inferSelect) {
  const { id, partyName, partyKinds, source, score, state, decidedByName, reason, version } = row;
  const { outcome, businessNumber, warningNumber, caseId } = row;
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
    businessNumber,
    warningNumber,
    caseId,
    version,
    outcome,
    hit: row.hit && { ...shownEntry(row.hit), verdict },
    weakness: outcome === "cannotScreen" ? weaknessOf(partyName) : null,
    foundAt: iso(row.foundAt),
  };
}
