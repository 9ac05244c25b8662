import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, fieldsOf, refuse, refuseField } from "@lading/contract/core";
import {
  reportQueryActions,
  reportQueryFields,
  reportQueryPage,
  reportQueryRefusals as refusals,
  reportQueryShown,
  reportQueryTitles,
  type addReportQueryCondition,
  type deleteReportQueryCondition,
  type editReportQueryCondition,
  type exportReportQueryConditionList,
  type getReportQueryConditionList,
  type getReportQueryConditionLog,
  type loadReportQueryCondition,
  type ReportQuery,
} from "@lading/contract/report-query";
import { and, eq, or, sql } from "drizzle-orm";
import { changesBetween, doerOf, logOperations, shownLog } from "#core/audit";
import { listRows, lockAll, lockForEdit, namedLike, sortedRows, storeEdit, violates, withinDays } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { iso } from "#waybill";
import { checkDefinition } from "./run.ts";
import { reportQueries } from "./tables.ts";

const entity = "reportQuery";
type Row = typeof reportQueries.$inferSelect;
type Wanted = Omit<Context<typeof exportReportQueryConditionList>["input"], "order">;

/** A person's own queries, and the shared ones. */
function seen({ companyId, userId }: StaffSession) {
  return and(
    eq(reportQueries.companyId, companyId),
    or(eq(reportQueries.createdBy, userId), eq(reportQueries.shared, true)),
  );
}

function found(session: StaffSession, { search, source, shared, sort, ...by }: Wanted) {
  const where = and(
    seen(session),
    ...namedLike(reportQueries.name, search),
    source && eq(reportQueries.source, source),
    shared === undefined ? undefined : eq(reportQueries.shared, shared),
    ...namedLike(reportQueries.createdByName, by.createdByName),
    ...withinDays(reportQueries.createdAt, by.createdFrom, by.createdTo),
  );
  return { where, sortBy: sort === "createDate" ? reportQueries.createdAt : sql`search_normal(${reportQueries.name})` };
}

function shown(row: Row, { userId }: StaffSession): ReportQuery {
  const { id, name, source, shared: isShared, definition, createdBy, createdByName, createdAt, version } = row;
  const mine = createdBy === userId;
  return { id, name, source, shared: isShared, definition, createdByName, createDate: iso(createdAt), mine, version };
}

/** A page of one's own and the shared report queries. */
export async function listQueries({ db, input, session }: Context<typeof getReportQueryConditionList>) {
  const { rows, total } = await listRows(db, reportQueries, { ...input, ...found(session, input) });
  return { rows: rows.map((row) => shown(row, session)), total };
}

/** The list as a spreadsheet. */
export async function exportQueries(context: Context<typeof exportReportQueryConditionList>) {
  const { db, input, session, language } = context;
  const rows = await sortedRows(db, reportQueries, {
    ...found(session, input),
    order: input.order,
    limit: exportLimit,
  });
  const sheet = sheetOfFields(
    reportQueryShown,
    rows.map((row) => shown(row, session)),
    language,
  );
  return await exportedSheet(context, { title: reportQueryTitles.all[language], ...sheet });
}

/** A report query that the person sees. */
export async function loadQuery({ db, input, session }: Context<typeof loadReportQueryCondition>) {
  const [row] = await db
    .select()
    .from(reportQueries)
    .where(and(seen(session), eq(reportQueries.id, input.id)));
  if (!row) throw refuse(coreRefusals.notFound);
  return shown(row, session);
}

/** Keeps a report query. */
export async function createQuery(context: Context<typeof addReportQueryCondition>) {
  const { db, input, session } = context;
  checkDefinition(context, input.definition);
  const { companyId, userId: createdBy, userName: createdByName } = session;
  const id = randomUUIDv7();
  const row = { ...input, source: input.definition.source, companyId, id, createdBy, createdByName };
  await db.insert(reportQueries).values(row).catch(refuseTaken);
  await log(context, "add", [{ id, before: null, after: input }]);
  return { id };
}

/** Changes one's own report query, or a shared one with the right to approve. */
export async function changeQuery(context: Context<typeof editReportQueryCondition>) {
  const { db, input, session } = context;
  const { id, version, ...fields } = input;
  checkDefinition(context, fields.definition);
  const read = { companyId: session.companyId, id, version };
  await checkOwner(context, [id]);
  const before = await lockForEdit(db, reportQueries, read, (row) => fieldsOf(reportQueryFields, row));
  const stored = await storeEdit(db, reportQueries, read, { ...fields, source: fields.definition.source }).catch(
    refuseTaken,
  );
  await log(context, "edit", [{ id, before, after: { ...before, ...fields } }]);
  return stored;
}

/** Deletes report queries, all or none. */
export async function deleteQueries(context: Context<typeof deleteReportQueryCondition>) {
  const { db, input, session } = context;
  await checkOwner(context, input.ids);
  const { ids, which, found: rows } = await lockAll(db, reportQueries, session.companyId, input.ids);
  await db.delete(reportQueries).where(which);
  await log(
    context,
    "delete",
    rows.map((row) => ({ id: row.id, before: row, after: null })),
  );
  return { deleted: ids.length };
}

/** Another's query that is not shared is not found; a shared one of another changes with the right to approve. */
async function checkOwner(
  { db, session }: Pick<Context<typeof editReportQueryCondition>, "db" | "session">,
  ids: readonly string[],
) {
  const rows = await db
    .select()
    .from(reportQueries)
    .where(and(seen(session), sql`${reportQueries.id} = ANY(${sql.param([...ids])}::uuid[])`))
    .orderBy(reportQueries.id)
    .for("update");
  if (rows.length !== new Set(ids).size) throw refuse(coreRefusals.notFound);
  const others = rows.find(({ createdBy }) => createdBy !== session.userId);
  if (others && !session.rights.has(`${reportQueryPage}:approve`))
    throw refuse(refusals.notYours, { name: others.createdByName });
}

type Kept = Pick<Row, "name" | "shared" | "definition">;

async function log(
  context: Pick<Context<typeof editReportQueryCondition>, "db" | "session" | "ip">,
  action: (typeof reportQueryActions)[number],
  changed: readonly { id: string; before: Kept | null; after: Kept | null }[],
): Promise<void> {
  const operations = changed.flatMap(({ id, before, after }) => {
    const changes = changesBetween(before, after, ["name", "shared", "definition"]);
    const number = (after ?? before)?.name ?? "";
    return action === "edit" && changes.length === 0 ? [] : [{ id, number, changes }];
  });
  await logOperations(context.db, doerOf(context), { entity, action }, operations);
}

/** A report query's log, newest first. */
export async function showLog({ db, input, session }: Context<typeof getReportQueryConditionLog>) {
  const { companyId } = session;
  const [row] = await db
    .select()
    .from(reportQueries)
    .where(and(eq(reportQueries.companyId, companyId), eq(reportQueries.id, input.id)));
  const isHidden = row && row.createdBy !== session.userId && !row.shared;
  if (!row || isHidden) throw refuse(coreRefusals.notFound);
  return await shownLog(db, { companyId, entity, id: input.id }, reportQueryActions);
}

function refuseTaken(error: unknown): never {
  throw violates(error, "report_query_name_once") ? refuseField("name", refusals.nameTaken) : error;
}
