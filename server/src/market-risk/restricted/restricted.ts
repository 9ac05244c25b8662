import { randomUUIDv7 } from "node:crypto";
import { fieldsOf, refuseField } from "@lading/contract/core";
import {
  marketRiskRefusals as refusals,
  restrictedFields,
  restrictedTitles,
  shownRestrictedFields,
  type addRestrictedParty,
  type deleteRestrictedParty,
  type editRestrictedParty,
  type exportRestrictedList,
  type getRestrictedList,
} from "@lading/contract/market-risk";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { changesBetween, logOperations } from "#core/audit";
import { listRows, lockAll, lockForEdit, namedLike, sortedRows, storeEdit, violates, withinDays } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { nameKey, nameParts } from "../names/index.ts";
import { iso } from "../shown.ts";
import { restrictedParties } from "../tables.ts";

/** Fields that the log compares. */
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

function shown(row: typeof restrictedParties.$inferSelect) {
  const { id, version, updatedAt } = row;
  return { ...fieldsOf(shownRestrictedFields, row), id, version, updatedAt: iso(updatedAt) };
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
  const which = { where: found(session.companyId, input), sortBy: orders[input.sort], order: input.order };
  const rows = await sortedRows(db, restrictedParties, { ...which, limit: exportLimit });
  const sheet = sheetOfFields(shownRestrictedFields, rows, language);
  return await exportedSheet(context, { title: restrictedTitles.all[language], ...sheet });
}

/** Whom the doer is, in the columns of a row. */
export const byOf = ({ userId, userName }: StaffSession) => ({ updatedBy: userId, updatedByName: userName });

function keyOf(name: string): string {
  const key = nameKey(name);
  if (key === "" || nameParts(name).words.length === 0) throw refuseField("name", refusals.notComparable);
  return key;
}

const restrictedThere = (name: string) => refuseField("name", refusals.restrictedThere, { name });

/** Puts a party on the list; of two who add the same at once the second is told. */
export async function addRestricted({ db, input, session, ip }: Context<typeof addRestrictedParty>) {
  const { companyId, userId, userName } = session;
  const id = randomUUIDv7();
  const row = { ...input, companyId, id, nameKey: keyOf(input.name), ...byOf(session) };
  const [added] = await db.insert(restrictedParties).values(row).onConflictDoNothing().returning();
  if (!added) throw restrictedThere(input.name);
  await logOperations(db, { companyId, userId, userName, ip }, { entity, action: "add" }, [
    { id, number: input.name, changes: changesBetween(null, input, logged) },
  ]);
  return { id };
}

/** Changes a restricted party. */
export async function editRestricted({ db, input, session, ip }: Context<typeof editRestrictedParty>) {
  const { companyId, userId, userName } = session;
  const { id, version, ...after } = input;
  const read = { companyId, id, version };
  const before = await lockForEdit(db, restrictedParties, read, (now) => fieldsOf(restrictedFields, now));
  const row = { ...after, nameKey: keyOf(after.name), ...byOf(session) };
  const stored = await storeEdit(db, restrictedParties, read, row).catch((error: unknown) => {
    throw violates(error, "restricted_party_once") ? restrictedThere(after.name) : error;
  });
  await logOperations(db, { companyId, userId, userName, ip }, { entity, action: "edit" }, [
    { id, number: after.name, changes: changesBetween(before, after, logged) },
  ]);
  return stored;
}

/** Takes parties off the list, all or none. */
export async function deleteRestricted({ db, input, session, ip }: Context<typeof deleteRestrictedParty>) {
  const { companyId, userId, userName } = session;
  const { ids, which, found: rows } = await lockAll(db, restrictedParties, companyId, input.ids);
  await db.delete(restrictedParties).where(which);
  await logOperations(
    db,
    { companyId, userId, userName, ip },
    { entity, action: "delete" },
    rows.map((row) => ({ id: row.id, number: row.name, changes: changesBetween(row, null, logged) })),
  );
  return { deleted: ids.length };
}
