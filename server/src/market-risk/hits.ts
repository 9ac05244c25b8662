import { sourceTexts, type exportRiskHitList, type getRiskHitList } from "@lading/contract/market-risk";
import { and, arrayContains, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { listRows } from "#core/db";
import { exportedSheet, exportLimit } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { iso, minuteOf } from "./shown.ts";
import { riskHits, type KeptHit } from "./tables.ts";
import { attributeTexts, hitTexts, outcomeTexts, partyKindTexts } from "./texts.ts";

type Wanted = Omit<Context<typeof exportRiskHitList>["input"], "sort" | "order">;

const contains = (part: string, text: SQL) => sql`position(search_normal(${part}) IN search_normal(${text})) > 0`;

function found(company: string, wanted: Wanted): SQL | undefined {
  const { companyId, partyName, partyKinds, outcome, hit, state, source, foundAt, decidedByName } = riskHits;
  const { search, partyKind, foundFrom, foundTo, decidedBy } = wanted;
  return and(
    eq(companyId, company),
    search === "" ? undefined : contains(search, sql`concat_ws(chr(10), ${partyName}, ${hit}->>'name')`),
    wanted.state && eq(state, wanted.state),
    wanted.source && eq(source, wanted.source),
    wanted.outcome && eq(outcome, wanted.outcome),
    partyKind && arrayContains(partyKinds, [partyKind]),
    foundFrom === "" ? undefined : sql`${foundAt} >= ${foundFrom}::date`,
    foundTo === "" ? undefined : sql`${foundAt} < ${foundTo}::date + 1`,
    decidedBy === "" ? undefined : contains(decidedBy, sql`coalesce(${decidedByName}, '')`),
  );
}

/** Open ones are work: they stand before those that were decided. */
function sortedBy(sort: "score" | "foundAt" | "partyName"): SQL {
  const { state, score, foundAt, partyName } = riskHits;
  if (sort === "score") return sql`(${state} = 'open')::int * 101 + ${score}`;
  return sort === "foundAt" ? sql`${foundAt}` : sql`search_normal(${partyName})`;
}

/** A page of the hits among the company's own parties. */
export async function listHits({ db, input, session }: Context<typeof getRiskHitList>) {
  const where = found(session.companyId, input);
  const { rows, total } = await listRows(db, riskHits, { ...input, where, sortBy: sortedBy(input.sort) });
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
    .orderBy(direction(sortedBy(input.sort)), direction(riskHits.id))
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
