import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, refuse, refuseField } from "@lading/contract/core";
import {
  marketRiskRefusals as refusals,
  type addRestrictedParty,
  type deleteRestrictedParty,
  type editRestrictedParty,
  type exportRestrictedList,
  type getRestrictedList,
} from "@lading/contract/market-risk";
import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { changesBetween, logOperations } from "#core/audit";
import { listRows, namedLike, violates, withinDays } from "#core/db";
import { exportedSheet, exportLimit } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { nameKey } from "../names/index.ts";
import { iso, minuteOf } from "../shown.ts";
import { restrictedParties } from "../tables.ts";
import { restrictedTexts } from "../texts.ts";

type Row = typeof restrictedParties.$inferSelect;
/** What the log tells of. */
export const logged = ["name", "kind", "otherNames", "country", "identityNumber", "reason", "enabled"] as const;
export const entity = "restrictedParty";

type Input = Context<typeof exportRestrictedList>["input"];

function found(companyId: string, wanted: Omit<Input, "sort" | "order">): SQL | undefined {
  const { kind, country, enabled } = wanted;
  const { name, otherNames, identityNumber, reason } = restrictedParties;
  const texts = sql`concat_ws(chr(10), ${name}, array_to_string(${otherNames}, chr(10)), ${identityNumber}, ${reason})`;
  return and(
    eq(restrictedParties.companyId, companyId),
    ...namedLike(texts, wanted.search),
    kind && eq(restrictedParties.kind, kind),
    country ? eq(restrictedParties.country, country) : undefined,
    enabled === undefined ? undefined : eq(restrictedParties.enabled, enabled),
    ...namedLike(restrictedParties.updatedByName, wanted.updatedByName),
    ...withinDays(restrictedParties.updatedAt, wanted.updatedFrom, wanted.updatedTo),
  );
}

const orders: Record<Input["sort"], SQL> = {
  updatedAt: sql`${restrictedParties.updatedAt}`,
  name: sql`search_normal(${restrictedParties.name})`,
  country: sql`${restrictedParties.country}`,
  updatedByName: sql`search_normal(${restrictedParties.updatedByName})`,
};

function shown({ id, name, kind, otherNames, country, identityNumber, reason, enabled, ...row }: Row) {
  const { updatedByName, version } = row;
  return {
    id,
    name,
    kind,
    otherNames,
    country,
    identityNumber,
    reason,
    enabled,
    updatedByName,
    version,
    updatedAt: iso(row.updatedAt),
  };
}

/** A page of the company's restricted parties. */
export async function listRestricted({ db, input, session }: Context<typeof getRestrictedList>) {
  const where = found(session.companyId, input);
  const { rows, total } = await listRows(db, restrictedParties, { ...input, where, sortBy: orders[input.sort] });
  return { rows: rows.map(shown), total };
}

/** The filtered restricted parties as a spreadsheet. */
export async function exportRestricted(context: Context<typeof exportRestrictedList>) {
  const { db, input, session, language } = context;
  const direction = input.order === "asc" ? asc : desc;
  const rows = await db
    .select()
    .from(restrictedParties)
    .where(found(session.companyId, input))
    .orderBy(direction(orders[input.sort]), direction(restrictedParties.id))
    .limit(exportLimit);
  const text = (key: keyof typeof restrictedTexts) => restrictedTexts[key][language];
  const keys = ["name", "kind", "otherNames", "country", "identityNumber", "reason", "state"] as const;
  return await exportedSheet(context, {
    title: text("title"),
    columns: [...keys, "updatedBy" as const, "updatedAt" as const].map((key) => ({ heading: text(key), width: 24 })),
    rows: rows.map((row) => [
      row.name,
      text(row.kind),
      row.otherNames.join("; "),
      row.country,
      row.identityNumber,
      row.reason,
      text(row.enabled ? "enabled" : "disabled"),
      row.updatedByName,
      minuteOf(row.updatedAt),
    ]),
  });
}

/** Whom the doer is, in the columns of a row. */
export const byOf = ({ userId, userName }: StaffSession) => ({ updatedBy: userId, updatedByName: userName });

function keyOf(name: string): string {
  const key = nameKey(name);
  if (key === "") throw refuseField("name", refusals.notComparable);
  return key;
}

/** Puts a party on the list; of two who add the same at once the second is told. */
export async function addRestricted({ db, input, session, ip }: Context<typeof addRestrictedParty>) {
  const { companyId, userId, userName } = session;
  const id = randomUUIDv7();
  const row = { ...input, companyId, id, nameKey: keyOf(input.name), ...byOf(session) };
  const [added] = await db.insert(restrictedParties).values(row).onConflictDoNothing().returning();
  if (!added) throw refuseField("name", refusals.restrictedThere, { name: input.name });
  await logOperations(db, { companyId, userId, userName, ip }, { entity, action: "add" }, [
    { id, number: input.name, changes: changesBetween(null, input, logged) },
  ]);
  return { id };
}

/** Changes a restricted party. */
export async function editRestricted({ db, input, session, ip }: Context<typeof editRestrictedParty>) {
  const { companyId, userId, userName } = session;
  const { id, version, ...after } = input;
  const which = and(eq(restrictedParties.companyId, companyId), eq(restrictedParties.id, id));
  const [before] = await db.select().from(restrictedParties).where(which).for("update");
  if (!before) throw refuse(coreRefusals.notFound);
  if (before.version !== version) throw refuse(coreRefusals.stale, {}, { current: shown(before) });
  try {
    await db
      .update(restrictedParties)
      .set({ ...after, nameKey: keyOf(after.name), ...byOf(session), version: version + 1, updatedAt: sql`now()` })
      .where(which);
  } catch (error) {
    if (violates(error, "restricted_party_once"))
      throw refuseField("name", refusals.restrictedThere, { name: after.name });
    throw error;
  }
  await logOperations(db, { companyId, userId, userName, ip }, { entity, action: "edit" }, [
    { id, number: after.name, changes: changesBetween(before, after, logged) },
  ]);
  return { version: version + 1 };
}

/** Takes parties off the list, all or none. */
export async function deleteRestricted({ db, input, session, ip }: Context<typeof deleteRestrictedParty>) {
  const { companyId, userId, userName } = session;
  const ids = [...new Set(input.ids)];
  const which = and(eq(restrictedParties.companyId, companyId), inArray(restrictedParties.id, ids));
  const rows = await db.delete(restrictedParties).where(which).returning();
  if (rows.length !== ids.length) throw refuse(coreRefusals.notFound);
  await logOperations(
    db,
    { companyId, userId, userName, ip },
    { entity, action: "delete" },
    rows.map((row) => ({ id: row.id, number: row.name, changes: changesBetween(row, null, logged) })),
  );
  return { deleted: rows.length };
}
