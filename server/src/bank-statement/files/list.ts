import {
  bankFileShown,
  bankStatementPage,
  bankStatementTitles,
  type exportBankFileList,
  type getBankFileList,
} from "@lading/contract/bank-statement";
import { exactTotal, type Currency } from "@lading/contract/core";
import { filesPath } from "@lading/contract/files";
import { sql, type SQL } from "drizzle-orm";
import { containingNumbers, namedLike, withinDays, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { Session } from "#core/session";
import { iso } from "#waybill";
import type { StatementEntry } from "../read/statement.ts";

type Filters = Omit<Context<typeof exportBankFileList>["input"], "sort" | "order">;
type Sort = Context<typeof exportBankFileList>["input"]["sort"];

interface Row extends Record<string, unknown> {
  id: string;
  account: string;
  currency: Currency;
  fileId: string | null;
  fileName: string;
  format: "camt" | "mt940" | "ofx" | "table";
  statementNumber: string;
  from: string | null;
  to: string | null;
  opening: string | null;
  closing: string | null;
  check: "agrees" | "differs" | "unknown";
  added: number;
  known: number;
  pendingCount: number;
  pending: StatementEntry[];
  createdByName: string;
  createDate: string;
}

const tables = sql`bank_statement s JOIN collection_account a ON a.company_id = s.company_id AND a.id = s.account_id`;

const columns = sql`s.id, a.bank_number AS account, a.currency, s.file_id AS "fileId", s.file_name AS "fileName", s.format,
  coalesce(nullif(s.sequence, ''), s.statement_id) AS "statementNumber", s.first_day::text AS "from", s.last_day::text AS "to",
  s.opening ->> 'amount' AS opening, s.closing ->> 'amount' AS closing, s."check" ->> 'result' AS "check", s.added, s.known,
  jsonb_array_length(s.pending) AS "pendingCount", s.pending, s.created_by_name AS "createdByName", s.created_at AS "createDate"`;

const orders: Readonly<Record<Sort, SQL>> = {
  createDate: sql`s.created_at`,
  to: sql`s.last_day`,
  fileName: sql`s.file_name`,
};

function conditions(companyId: string, filters: Filters): SQL {
  const { search, currency, accountId, createdByName, createdFrom, createdTo } = filters;
  const pattern = containingNumbers(search);
  const all = [
    sql`s.company_id = ${companyId}`,
    ...(search === ""
      ? []
      : [
          sql`(s.file_name ILIKE ${pattern} OR a.bank_number ILIKE ${pattern} OR s.sequence ILIKE ${pattern}
            OR s.statement_id ILIKE ${pattern})`,
        ]),
    ...(currency === undefined ? [] : [sql`a.currency = ${currency}`]),
    ...(accountId === undefined ? [] : [sql`s.account_id = ${accountId}`]),
    ...namedLike(sql`s.created_by_name`, createdByName),
    ...withinDays(sql`s.created_at`, createdFrom, createdTo),
  ];
  return sql.join(all, sql` AND `);
}

interface Page {
  where: SQL;
  sort: Sort;
  order: "asc" | "desc";
  limit: number;
  offset?: number;
}

async function readFiles(db: Db, { where, sort, order, limit, offset = 0 }: Page) {
  const direction = order === "asc" ? sql`ASC NULLS LAST` : sql`DESC NULLS LAST`;
  const { rows } = await db.execute<Row>(sql`SELECT ${columns} FROM ${tables} WHERE ${where}
    ORDER BY ${orders[sort]} ${direction}, s.id ${direction} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(({ fileId, pending, ...row }) => ({
    ...row,
    pending: pending.slice(0, mostPending).map(shownPending),
    createDate: iso(row.createDate),
    path: fileId === null ? null : `${filesPath}/${fileId}`,
  }));
}

const mostPending = 20;

function shownPending({ bookedOn, amount, lines: [line] }: StatementEntry) {
  return { bookedOn, amount, counterparty: line?.counterparty ?? "", text: line?.text ?? "" };
}

/** A page of the statements that were taken over. */
export async function listFiles({ db, input, session }: Context<typeof getBankFileList>) {
  const { page, pageSize, sort, order, ...filters } = input;
  const where = conditions(session.companyId, filters);
  const [rows, counted] = await Promise.all([
    readFiles(db, { where, sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
      FROM (SELECT FROM ${tables} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The filtered statements as a spreadsheet. */
export async function exportFiles(context: Context<typeof exportBankFileList>) {
  const { db, input, session, language } = context;
  const { sort, order, ...filters } = input;
  const rows = await readFiles(db, { where: conditions(session.companyId, filters), sort, order, limit: exportLimit });
  const title = bankStatementTitles.page[language];
  return await exportedSheet(context, { title, ...sheetOfFields(bankFileShown, rows, language) });
}

/** Whether a person may read a file because it is one of the company's bank statements. */
export async function seesBankFile(db: Db, session: Session, fileId: string): Promise<boolean> {
  if (session.audience !== "staff" || !session.rights.has(`${bankStatementPage}:view`)) return false;
  const { rows } = await db.execute(
    sql`SELECT FROM bank_statement WHERE company_id = ${session.companyId} AND file_id = ${fileId} LIMIT 1`,
  );
  return rows.length > 0;
}

/** Which collection accounts have statements. */
export async function accountsInUse(db: Db, companyId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT DISTINCT account_id AS id FROM bank_statement
    WHERE company_id = ${companyId} AND account_id = ANY(${sql.param([...ids])}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}
