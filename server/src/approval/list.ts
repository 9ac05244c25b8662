import {
  approvalShown,
  auditTitle,
  type exportFinancialAuditList,
  type getFinancialAuditList,
  type ListedApproval,
} from "@lading/contract/approval";
import { plainAmount } from "@lading/contract/charge-item";
import { exactTotal } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import { namedLike, withinDays, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import type { MenuBadge } from "#system";
import { auditPage } from "@lading/contract/approval";
import { deciderOf, mayDecide, turnOf, visibleApprovals, type Decider } from "./authority.ts";

type Wanted = Context<typeof exportFinancialAuditList>["input"];

const orders: Readonly<Record<Wanted["sort"], SQL>> = {
  // Ids rise with time, and the index on them gives the newest first.
  submittedAt: sql`a.id`,
  number: sql`a.number`,
  worth: sql`a.worth`,
  applicantName: sql`search_normal(a.applicant_name)`,
};

async function ofView(db: Db, session: StaffSession, { decider, view }: { decider: Decider; view: Wanted["view"] }) {
  const { companyId, userId } = session;
  if (view === "waiting")
    return sql`a.company_id = ${companyId} AND ${turnOf(decider, companyId)} AND ${mayDecide(decider)}`;
  if (view === "decided")
    return sql`a.company_id = ${companyId} AND a.id IN (SELECT d.approval_id FROM approval_level d
      WHERE d.company_id = ${companyId} AND d.decided_by = ${userId})`;
  return await visibleApprovals(db, session, decider);
}

function filtered(wanted: Wanted): SQL[] {
  const { search, subject, outcome, currency, applicantName, submittedFrom, submittedTo } = wanted;
  return [
    ...namedLike(sql`concat_ws(chr(10), a.number, a.applicant_name, a.payee, a.title)`, search),
    ...(subject === undefined ? [] : [sql`a.subject = ${subject}`]),
    ...(outcome === undefined ? [] : [sql`a.outcome = ${outcome}`]),
    ...(currency === undefined ? [] : [sql`a.currency = ${currency}`]),
    ...namedLike(sql`a.applicant_name`, applicantName),
    ...withinDays(sql`a.created_at`, submittedFrom, submittedTo),
  ];
}

interface Found {
  where: SQL;
  decider: Decider;
}

async function found(db: Db, session: StaffSession, wanted: Wanted): Promise<Found> {
  const decider = await deciderOf(db, session);
  const view = await ofView(db, session, { decider, view: wanted.view });
  return { where: sql.join([view, ...filtered(wanted)], sql` AND `), decider };
}

/** `total` is null where the statement did not count. */
type Row = ListedApproval & { total: number | null } & Record<string, unknown>;

interface Part extends Pick<Wanted, "sort" | "order"> {
  limit: number;
  offset?: number;
  /** Counts all that match in passing: for views that are read as a whole to find their page. */
  counts?: boolean;
}

async function read(
  db: Db,
  { where, decider }: Found,
  { sort, order, limit, offset = 0, counts = false }: Part,
): Promise<{ rows: ListedApproval[]; total: number | null }> {
  const direction = order === "asc" ? sql`ASC` : sql`DESC`;
  const sorted = sql`${orders[sort]} ${direction}, a.id ${direction}`;
  const { rows } = await db.execute<Row>(sql`
    SELECT a.id, a.subject_id AS "subjectId", a.number, a.subject, a.outcome, a.title, a.payee, a.currency,
      a.amount::text AS amount, a.worth::text AS worth, a.settlement_currency AS "settlementCurrency",
      a.applicant_name AS "applicantName", a.department, a.created_at AS "submittedAt", a.level,
      (SELECT l.position_name FROM approval_level l WHERE l.company_id = a.company_id AND l.approval_id = a.id
        AND l.level = a.level) AS "positionName",
      (SELECT count(*)::int FROM approval_level l WHERE l.company_id = a.company_id AND l.approval_id = a.id) AS levels,
      ${mayDecide(decider)} AS "mayDecide", a.version, a.total
    FROM (SELECT a.*, ${counts ? sql`count(*) OVER ()::int` : sql`NULL::int`} AS total FROM approval a WHERE ${where}
      ORDER BY ${sorted} LIMIT ${limit} OFFSET ${offset}) AS a
    ORDER BY ${sorted}`);
  let total: number | null = null;
  const listed = rows.map(({ total: counted, ...row }): ListedApproval => {
    total = counted;
    return {
      ...row,
      amount: plainAmount(row.amount, row.currency),
      worth: plainAmount(row.worth, row.settlementCurrency),
      submittedAt: new Date(row.submittedAt).toISOString(),
    };
  });
  return { rows: listed, total };
}

/** A page of the submissions of a view. */
export async function listApprovals({ db, input, session }: Context<typeof getFinancialAuditList>) {
  const { page, pageSize, ...wanted } = input;
  const which = await found(db, session, wanted);
  // Few wait for one person, and each is asked whether the person may decide on it: once for page and count together.
  const counts = wanted.view === "waiting";
  const { rows, total } = await read(db, which, { ...wanted, limit: pageSize, offset: (page - 1) * pageSize, counts });
  return { rows, total: total ?? (await count(db, which.where)) };
}

async function count(db: Db, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
    FROM (SELECT FROM approval a WHERE ${where} LIMIT ${exactTotal + 1}) AS found`);
  return rows[0]?.total ?? 0;
}

/** The filtered submissions as a spreadsheet. */
export async function exportApprovals(context: Context<typeof exportFinancialAuditList>) {
  const { db, input, session, language } = context;
  const { rows } = await read(db, await found(db, session, input), { ...input, limit: exportLimit });
  return await exportedSheet(context, { title: auditTitle[language], ...sheetOfFields(approvalShown, rows, language) });
}

/** How many submissions wait for the person, beside the page in the menu. */
export const approvalBadge: MenuBadge = {
  url: auditPage,
  count: async ({ db, session }) => {
    if (!session.rights.has(`${auditPage}:approve`)) return 0;
    const decider = await deciderOf(db, session);
    return await count(db, await ofView(db, session, { decider, view: "waiting" }));
  },
};
