import {
  writeOffActions,
  writeOffShown,
  writeOffTitles,
  type exportCreditList,
  type getCreditList,
  type getNuclearAccountRecordLog,
  type ListedWriteOff,
  type loadNuclearAccountRecordInfo,
  type WholeWriteOff,
} from "@lading/contract/write-off";
import { plainAmount } from "@lading/contract/charge-item";
import { coreRefusals, exactTotal, refuse, type Language } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import { shownLog } from "#core/audit";
import { containingNumbers, namedLike, withinDays, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { holdsOnlySeen, partyOf } from "#check-bill";
import { settlementOf } from "#currency";
import { waybillNumber } from "#supplier-cost";
import { iso } from "#waybill";
import { ownToday } from "#user";

type Filters = Omit<Context<typeof exportCreditList>["input"], "sort" | "order">;
type Sort = Context<typeof exportCreditList>["input"]["sort"];

/** Records `o` that hold nothing of waybills that the user does not see. */
export const visibleWriteOffs = (db: Db, session: StaffSession): Promise<SQL> =>
  holdsOnlySeen(db, session, { record: "o", lines: "write_off_line", key: "write_off_id" });

const columns = (language: Language) => sql`o.id, o.number AS "creditReferenceNumber", o.type, o.status,
  o.locked_at IS NOT NULL AS locked, o.party_number AS "partyNumber",
  ${partyOf("o", language)} AS "partyName", o.currency, o.amount::text AS amount,
  o.waived::text AS waived, coalesce(m.number, '') AS source, o.posted_on::text AS "postedOn",
  o.waiver_reason AS "waiverReason", o.remark, o.created_by_name AS "createdByName", o.created_at AS "createDate", o.version`;

const tables = sql`write_off o LEFT JOIN money_source m ON m.company_id = o.company_id AND m.id = o.source_id`;

const orders: Readonly<Record<Sort, SQL>> = {
  createDate: sql`o.created_at`,
  creditReferenceNumber: sql`o.number`,
  partyName: sql`o.party_name`,
  amount: sql`o.amount`,
  postedOn: sql`o.posted_on`,
};

type Row = Record<string, unknown> & ListedWriteOff;

const money = (amount: string | null, currency: string | null) =>
  amount === null || currency === null ? null : plainAmount(amount, currency);

const shown = <R extends Row>(row: R): R => ({
  ...row,
  amount: money(row.amount, row.currency),
  waived: money(row.waived, row.currency),
  createDate: iso(row.createDate),
});

async function conditions(db: Db, session: StaffSession, filters: Filters): Promise<SQL> {
  const { search, status, type, currency, locked, createdByName, createdFrom, createdTo } = filters;
  const pattern = containingNumbers(search);
  const all = [
    await visibleWriteOffs(db, session),
    ...(search === ""
      ? []
      : [
          sql`(o.number ILIKE ${pattern} OR o.party_number ILIKE ${pattern} OR o.party_name ILIKE ${pattern}
            OR m.number ILIKE ${pattern} OR m.reference ILIKE ${pattern})`,
        ]),
    ...(status === undefined ? [] : [sql`o.status = ${status}`]),
    ...(type === undefined ? [] : [sql`o.type = ${type}`]),
    ...(currency === undefined ? [] : [sql`o.currency = ${currency}`]),
    ...(locked === undefined ? [] : [locked ? sql`o.locked_at IS NOT NULL` : sql`o.locked_at IS NULL`]),
    ...namedLike(sql`o.created_by_name`, createdByName),
    ...withinDays(sql`o.created_at`, createdFrom, createdTo),
  ];
  return sql.join(all, sql` AND `);
}

interface Page {
  language: Language;
  sort: Sort;
  order: "asc" | "desc";
  limit: number;
  offset?: number;
}

async function readWriteOffs(db: Db, where: SQL, { language, sort, order, limit, offset = 0 }: Page): Promise<Row[]> {
  const direction = order === "asc" ? sql`ASC NULLS LAST` : sql`DESC NULLS LAST`;
  const { rows } = await db.execute<Row>(sql`SELECT ${columns(language)} FROM ${tables} WHERE ${where}
    ORDER BY ${orders[sort]} ${direction}, o.id ${direction} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(shown);
}

/** A page of credited records. */
export async function listWriteOffs({ db, input, session, language }: Context<typeof getCreditList>) {
  const { page, pageSize, sort, order, ...filters } = input;
  const where = await conditions(db, session, filters);
  const [rows, counted] = await Promise.all([
    readWriteOffs(db, where, { language, sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
      FROM (SELECT FROM ${tables} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The filtered credited records as a spreadsheet. */
export async function exportWriteOffs(context: Context<typeof exportCreditList>) {
  const { db, input, session, language } = context;
  const { sort, order, ...filters } = input;
  const where = await conditions(db, session, filters);
  const rows = await readWriteOffs(db, where, { language, sort, order, limit: exportLimit });
  const title = writeOffTitles.all[language];
  return await exportedSheet(context, { title, ...sheetOfFields(writeOffShown, rows, language) });
}

type LineRow = WholeWriteOff["lines"][number] & Record<string, unknown>;

/** A whole credited record that the user sees. */
export async function loadWriteOff({ db, input, session, language }: Context<typeof loadNuclearAccountRecordInfo>) {
  const { companyId } = session;
  const { rows } = await db.execute<
    Row & Pick<WholeWriteOff, "partyKind" | "partyId" | "sourceId" | "fundId" | "day" | "reference">
  >(sql`
    SELECT ${columns(language)}, o.party_kind AS "partyKind",
      CASE o.party_kind WHEN 'customer' THEN o.customer_id ELSE o.supplier_id END AS "partyId", o.source_id AS "sourceId",
      o.fund_id AS "fundId", m.day::text AS day, coalesce(m.reference, '') AS reference
    FROM ${tables} WHERE ${await visibleWriteOffs(db, session)} AND o.id = ${input.id}`);
  const [row] = rows;
  if (!row) throw refuse(coreRefusals.notFound);
  const settlementCurrency = await settlementOf(db, companyId);
  const lines = await db.execute<LineRow>(sql`
    SELECT l.record_id AS "recordId", l.kind, coalesce(b.bill_number, c.bill_refer_no, '') AS "invoiceNo",
      coalesce(${waybillNumber}, '') AS "waybillNumber", coalesce(b.bill_date, c.cost_date, ${ownToday})::text AS "billDate",
      coalesce(b.amount - b.written_off - b.waived, c.amount - c.written_off - c.waived, 0)::text AS balance,
      l.amount::text AS amount, l.waived::text AS waived, l.exchange_difference::text AS "exchangeDifference"
    FROM write_off_line l
    LEFT JOIN collection_bill b ON b.company_id = l.company_id AND b.id = l.bill_id
    LEFT JOIN supplier_cost c ON c.company_id = l.company_id AND c.id = l.record_id
    LEFT JOIN waybill ON waybill.company_id = l.company_id AND waybill.id = coalesce(b.waybill_id, c.waybill_id)
    WHERE l.company_id = ${companyId} AND l.write_off_id = ${input.id} ORDER BY l.line`);
  const currency = row.currency ?? settlementCurrency;
  return {
    ...shown(row),
    settlementCurrency,
    checkBillId: await checkBillOf(db, companyId, input.id),
    lines: lines.rows.map((line) => ({
      ...line,
      balance: plainAmount(line.balance, currency),
      amount: plainAmount(line.amount, currency),
      waived: plainAmount(line.waived, currency),
      exchangeDifference: money(line.exchangeDifference, settlementCurrency),
    })),
  };
}

/** The check bill that a record was begun from: the one that all of its lines stand on, null where there is none. */
async function checkBillOf(db: Db, companyId: string, id: string): Promise<string | null> {
  const lines = sql`FROM write_off_line l WHERE l.company_id = ${companyId} AND l.write_off_id = ${id}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT k.check_bill_id AS id FROM check_bill_line k WHERE k.company_id = ${companyId} AND k.open
      AND (k.kind, k.record_id) IN (SELECT l.kind, l.record_id ${lines})
    GROUP BY k.check_bill_id HAVING count(*) = (SELECT count(*) ${lines})`);
  return rows[0]?.id ?? null;
}

/** A credited record's log, newest first. */
export async function showLog({ db, input, session }: Context<typeof getNuclearAccountRecordLog>) {
  const seen = await db.execute(
    sql`SELECT FROM write_off o WHERE ${await visibleWriteOffs(db, session)} AND o.id = ${input.id}`,
  );
  if (seen.rows.length === 0) throw refuse(coreRefusals.notFound);
  return await shownLog(db, { companyId: session.companyId, entity: "writeOff", id: input.id }, writeOffActions);
}
