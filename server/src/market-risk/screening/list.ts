import { coreRefusals, refuse } from "@lading/contract/core";
import {
  screeningFields,
  screeningTitles,
  type exportAntiMoneyLaunderingList,
  type getAntiMoneyLaunderingDetail,
  type getAntiMoneyLaunderingList,
} from "@lading/contract/market-risk";
import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { listRows, namedLike, sortedRows, withinDays } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { decidedLike } from "../decision-filters.ts";
import { weaknessOf } from "../names/index.ts";
import { iso, shownEntry } from "../shown.ts";
import { riskScreenings } from "../tables.ts";
import { verdictsOf } from "./verdicts.ts";

type Input = Context<typeof exportAntiMoneyLaunderingList>["input"];

function found(companyId: string, wanted: Omit<Input, "sort" | "order">): SQL | undefined {
  const { name, identityNumber, bic, caseId, address, narrative, listAttribute } = riskScreenings;
  const { search, searchBy, outcome, attribute, country } = wanted;
  const searched = sql`concat_ws(chr(10), ${name}, ${identityNumber}, ${bic}, ${caseId}, ${address}, ${narrative})`;
  return and(
    eq(riskScreenings.companyId, companyId),
    ...namedLike(searched, search),
    searchBy && eq(riskScreenings.searchBy, searchBy),
    outcome && eq(riskScreenings.outcome, outcome),
    attribute && (attribute === "open" ? isNull(listAttribute) : eq(listAttribute, attribute)),
    country === undefined ? undefined : eq(riskScreenings.country, country),
    ...withinDays(riskScreenings.createdAt, wanted.dateFrom, wanted.dateTo),
    ...namedLike(riskScreenings.searchedByName, wanted.searchedBy),
    ...decidedLike(riskScreenings, wanted),
  );
}

const orders: Record<Input["sort"], SQL> = {
  searchDate: sql`${riskScreenings.createdAt}`,
  name: sql`search_normal(${riskScreenings.name})`,
  country: sql`${riskScreenings.country}`,
  hitCount: sql`${riskScreenings.hitCount}`,
  searchedByName: sql`search_normal(${riskScreenings.searchedByName})`,
  decidedByName: sql`search_normal(coalesce(${riskScreenings.decidedByName}, ''))`,
};

function shown(row: typeof riskScreenings.$inferSelect) {
  const { id, name, address, identityNumber, bic, country, searchBy, searchedByName, outcome, hitCount } = row;
  const { listAttribute, narrative, swiftMessage, businessNumber, warningNumber, caseId, decidedByName } = row;
  return {
    id,
    name,
    address,
    identityNumber,
    bic,
    country,
    searchBy,
    searchedByName,
    outcome,
    hitCount,
    listAttribute,
    narrative,
    swiftMessage,
    businessNumber,
    warningNumber,
    caseId,
    decidedByName,
    searchDate: iso(row.createdAt),
    decidedAt: row.decidedAt === null ? null : iso(row.decidedAt),
    version: row.version,
  };
}

/** A page of the company's queries. */
export async function listScreenings({ db, input, session }: Context<typeof getAntiMoneyLaunderingList>) {
  const where = found(session.companyId, input);
  const { rows, total } = await listRows(db, riskScreenings, { ...input, where, sortBy: orders[input.sort] });
  return { rows: rows.map(shown), total };
}

/** A query with its hits, and what has been decided of each. */
export async function showScreening({ db, input, session }: Context<typeof getAntiMoneyLaunderingDetail>) {
  const { companyId } = session;
  const which = and(eq(riskScreenings.companyId, companyId), eq(riskScreenings.id, input.id));
  const [row] = await db.select().from(riskScreenings).where(which);
  if (!row) throw refuse(coreRefusals.notFound);
  const verdicts = await verdictsOf(db, { companyId, partyKey: row.searchKey }, row.hits);
  const hits = row.hits.map((hit) => ({ ...shownEntry(hit), verdict: verdicts.get(hit.key) ?? null }));
  const isNamed = row.searchBy === "name" && row.outcome === "cannotScreen";
  return { ...shown(row), hits, weakness: isNamed ? weaknessOf(row.name) : null, lists: row.lists };
}

/** The filtered queries as a spreadsheet. */
export async function exportScreenings(context: Context<typeof exportAntiMoneyLaunderingList>) {
  const { db, input, session, language } = context;
  const which = { where: found(session.companyId, input), sortBy: orders[input.sort], order: input.order };
  const rows = (await sortedRows(db, riskScreenings, { ...which, limit: exportLimit })).map((row) => ({
    ...shown(row),
    listAttribute: row.listAttribute ?? "open",
  }));
  return await exportedSheet(context, {
    title: screeningTitles.all[language],
    ...sheetOfFields(screeningFields, rows, language),
  });
}
