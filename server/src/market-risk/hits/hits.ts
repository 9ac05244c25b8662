import { sourceTexts, type exportRiskHitList, type getRiskHitList } from "@lading/contract/market-risk";
import { and, arrayContains, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { listRows, namedLike, within, withinDays } from "#core/db";
import { exportedSheet, exportLimit, minuteOf } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { decidedLike } from "../decision-filters.ts";
import { iso } from "../shown.ts";
import { riskHits, type KeptHit } from "../tables.ts";
import { attributeTexts, hitTexts, outcomeTexts, partyKindTexts } from "../texts.ts";

type Input = Context<typeof exportRiskHitList>["input"];

function found(company: string, wanted: Omit<Input, "sort" | "order">): SQL | undefined {
  const { companyId, partyName, partyKinds, outcome, hit, state, source, score, reason } = riskHits;
  const { partyKind, scoreFrom, scoreTo } = wanted;
  return and(
    eq(companyId, company),
    ...namedLike(sql`concat_ws(chr(10), ${partyName}, ${hit}->>'name', ${reason})`, wanted.search),
    wanted.state && eq(state, wanted.state),
    wanted.source && eq(source, wanted.source),
    wanted.outcome && eq(outcome, wanted.outcome),
    partyKind && arrayContains(partyKinds, [partyKind]),
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

/** The filtered hits as a spreadsheet. */
export async function exportHits(context: Context<typeof exportRiskHitList>) {
  const { db, input, session, language } = context;
  const direction = input.order === "asc" ? asc : desc;
  const rows = await db
    .select()
    .from(riskHits)
    .where(found(session.companyId, input))
    .orderBy(direction(orders[input.sort]), direction(riskHits.id))
    .limit(exportLimit);
  const text = (key: keyof typeof hitTexts) => hitTexts[key][language];
  const wide = ["party", "entry", "reason"];
  const keys = [
    ...(["party", "knownAs", "outcome", "entry", "list", "listDate", "reference", "score", "foundAt"] as const),
    ...(["listAttribute", "decidedBy", "decidedAt", "reason", "businessNumber", "warningNumber", "caseId"] as const),
  ];
  return await exportedSheet(context, {
    title: text("title"),
    columns: keys.map((key) => ({ heading: text(key), width: wide.includes(key) ? 36 : 18 })),
    rows: rows.map((row) => [
      row.partyName,
      row.partyKinds.map((kind) => partyKindTexts[kind][language]).join(" · "),
      outcomeTexts[row.outcome][language],
      row.hit?.name ?? "",
      row.source === null ? "" : sourceTexts[row.source][language],
      row.hit?.listDate ?? "",
      row.reference,
      row.hit ? `${row.score}%` : "",
      minuteOf(row.foundAt),
      attributeTexts[row.state][language],
      row.decidedByName ?? "",
      row.decidedAt === null ? "" : minuteOf(row.decidedAt),
      row.reason,
      row.businessNumber,
      row.warningNumber,
      row.caseId,
    ]),
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
    hit: row.hit && { ...withoutFingerprint(row.hit), verdict },
    foundAt: iso(row.foundAt),
  };
}

function withoutFingerprint({ fingerprint: _fingerprint, ...hit }: KeptHit) {
  return hit;
}
