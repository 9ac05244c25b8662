import { plainAmount } from "@lading/contract/charge-item";
import { coreRefusals, exactTotal, refuse, type Currency, type InputOf } from "@lading/contract/core";
import {
  requestStages,
  requestWords,
  type exportFinancialRequestList,
  type RequestAccount,
  type RequestStage,
} from "@lading/contract/financial-request";
import { sql, type SQL } from "drizzle-orm";
import { roundsOf } from "#approval";
import { namedLike, withinDays, type Db } from "#core/db";
import { exportLimit } from "#core/exported-sheet";
import type { StaffSession } from "#core/session";
import { filesOf } from "./files.ts";
import type { PayrollDetail } from "./details.ts";
import { visibleRequests, type RequestKind } from "./visible.ts";

type Asked = Pick<
  InputOf<typeof exportFinancialRequestList>,
  "search" | "status" | "currency" | "applicantName" | "submitTimeFrom" | "submitTimeTo" | "sort" | "order"
>;
/** Filters of lists of all kinds, and those of one kind alone. */
export type Wanted = Asked &
  Partial<
    Pick<InputOf<typeof exportFinancialRequestList>, "supplierName" | "categoryId" | "costCategory" | "withinBudget">
  > & { period?: string };

const orders: Readonly<Record<Asked["sort"], SQL>> = {
  createdAt: sql`r.created_at`,
  number: sql`r.number`,
  amount: sql`r.amount`,
  submitTime: sql`r.submitted_at`,
  lastPaymentDate: sql`r.last_payment_date`,
};

function filtered(wanted: Wanted): SQL[] {
  const { search, status, currency, applicantName, submitTimeFrom, submitTimeTo, supplierName = "" } = wanted;
  const { categoryId, costCategory, withinBudget, period = "" } = wanted;
  const stages = requestStages.filter((stage) => requestWords[stage].status === status);
  return [
    ...namedLike(sql`concat_ws(chr(10), r.number, r.statement, r.supplier_name, r.applicant_name)`, search),
    ...(status === undefined ? [] : [sql`r.stage = ANY(${sql.param([...stages])}::text[])`]),
    ...(currency === undefined ? [] : [sql`r.currency = ${currency}`]),
    ...namedLike(sql`r.applicant_name`, applicantName),
    ...namedLike(sql`r.supplier_name`, supplierName),
    ...withinDays(sql`r.submitted_at`, submitTimeFrom, submitTimeTo),
    ...(categoryId === undefined ? [] : [ofCategory(categoryId)]),
    ...(costCategory === undefined ? [] : [sql`r.cost_category = ${costCategory}`]),
    ...(withinBudget === undefined ? [] : [sql`r.within_budget = ${withinBudget}`]),
    ...(period === "" ? [] : [sql`r.period = ${period}`]),
  ];
}

const ofCategory = (id: string) => sql`EXISTS (SELECT FROM expense_category c WHERE c.company_id = r.company_id
  AND c.id = r.expense_category_id AND ${id} IN (c.id, c.parent_id))`;

interface Stored extends Record<string, unknown> {
  id: string;
  number: string;
  stage: RequestStage;
  applicantId: string;
  applicantName: string;
  department: string;
  submitTime: string | null;
  createdAt: string;
  statement: string;
  supplierName: string;
  currency: Currency;
  amount: string;
  lastPaymentDate: string | null;
  categoryName: string;
  costCategory: "business" | "operating";
  costCode: string;
  withinBudget: boolean;
  voucherNumber: string;
  paymentCode: string;
  paymentRecordNumber: string;
  paidOn: string | null;
  period: string;
  employees: number;
  version: number;
}

const columns = sql`r.id, r.number, r.stage, r.applicant_id AS "applicantId", r.applicant_name AS "applicantName",
  r.department, r.submitted_at AS "submitTime", r.created_at AS "createdAt", r.statement,
  r.supplier_name AS "supplierName", r.currency, r.amount::text AS amount, r.last_payment_date::text AS "lastPaymentDate",
  r.category_name AS "categoryName", r.cost_category AS "costCategory", r.cost_code AS "costCode",
  r.within_budget AS "withinBudget", r.voucher_number AS "voucherNumber", r.payment_code AS "paymentCode",
  r.payment_record_number AS "paymentRecordNumber", r.paid_on::text AS "paidOn", r.period,
  jsonb_array_length(r.details) AS employees, r.version`;

const moment = (at: string) => new Date(at).toISOString();

/** A row as lists of all kinds answer it, in both sets of words. */
function shown(row: Stored, { userId }: StaffSession) {
  const { stage, applicantId, ...fields } = row;
  const words = requestWords[stage];
  return {
    ...fields,
    status: words.status,
    expenseApproval: words.approval,
    amount: plainAmount(row.amount, row.currency),
    submitTime: row.submitTime === null ? null : moment(row.submitTime),
    createdAt: moment(row.createdAt),
    isMine: applicantId === userId,
  };
}

/** Rows of a kind that the person sees, in this order. */
async function rowsOf(
  db: Db,
  session: StaffSession,
  { where, wanted, limit, offset = 0 }: { where: SQL; wanted: Wanted; limit: number; offset?: number },
) {
  const direction = wanted.order === "asc" ? sql`ASC NULLS LAST` : sql`DESC NULLS LAST`;
  const { rows } = await db.execute<Stored>(sql`SELECT ${columns} FROM financial_request r WHERE ${where}
    ORDER BY ${orders[wanted.sort]} ${direction}, r.id ${direction} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map((row) => shown(row, session));
}

interface Asking {
  db: Db;
  session: StaffSession;
}

async function conditions({ db, session }: Asking, kind: RequestKind, wanted: Wanted): Promise<SQL> {
  return sql.join([await visibleRequests(db, session, kind), ...filtered(wanted)], sql` AND `);
}

/** A page of the requests of a kind that the person sees. */
export async function listRequests(
  asking: Asking,
  kind: RequestKind,
  { page, pageSize, ...wanted }: Wanted & { page: number; pageSize: number },
) {
  const { db, session } = asking;
  const where = await conditions(asking, kind, wanted);
  const [rows, counted] = await Promise.all([
    rowsOf(db, session, { where, wanted, limit: pageSize, offset: (page - 1) * pageSize }),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
      FROM (SELECT FROM financial_request r WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The filtered requests of a kind, for a spreadsheet. */
export async function allRequests(asking: Asking, kind: RequestKind, wanted: Wanted) {
  const where = await conditions(asking, kind, wanted);
  return await rowsOf(asking.db, asking.session, { where, wanted, limit: exportLimit });
}

interface Further extends Stored {
  categoryId: string | null;
  address: string;
  remark: string;
  accounts: RequestAccount[];
  details: PayrollDetail[];
}

/** A whole request of a kind that the person sees. */
export async function loadRequest(asking: Asking, kind: RequestKind, id: string) {
  const { db, session } = asking;
  const { rows } = await db.execute<Further>(sql`SELECT ${columns}, r.expense_category_id AS "categoryId", r.address,
      r.remark, r.payee_accounts AS accounts, r.details
    FROM financial_request r WHERE ${await visibleRequests(db, session, kind)} AND r.id = ${id}`);
  const [row] = rows;
  if (!row) throw refuse(coreRefusals.notFound);
  const { categoryId, address, remark, details } = row;
  const accounts = row.accounts.map((one) => ({ ...one, amount: plainAmount(one.amount, row.currency) }));
  return {
    ...shown(row, session),
    categoryId,
    address,
    remark,
    details,
    accounts,
    attachments: await filesOf(db, session.companyId, id),
    rounds: await roundsOf(db, session, id),
    mayEdit: row.applicantId === session.userId && row.stage !== "paid",
  };
}
