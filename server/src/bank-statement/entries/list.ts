import {
  bankEntryShown,
  bankStatementTitles,
  type exportBankEntryList,
  type getBankEntryList,
  type ListedBankEntry,
} from "@lading/contract/bank-statement";
import { plainAmount } from "@lading/contract/charge-item";
import { exactTotal, type Language } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import { containingNumbers, nameInSql, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { visibleCustomers } from "#customer";
import { visibleWaybills } from "#waybill";
import type { Reason } from "../match/receipt.ts";
import { reasonsLine } from "./reasons.ts";

type Filters = Omit<Context<typeof exportBankEntryList>["input"], "sort" | "order">;
type Sort = Context<typeof exportBankEntryList>["input"]["sort"];

/** A row as the database gives it. */
export interface EntryRow extends Record<string, unknown>, Omit<ListedBankEntry, "reasons"> {
  reasons: readonly Reason[] | null;
}

/**
 * Payments `p` with their entry `e`, account `a`, receipt `m`, the customer that they are or could be of (`customer`, where the
 * user sees it), and the bills: those on standing write-offs, or those proposed. Bills that the user does not see are not named.
 */
export async function entryTables(db: Db, session: StaffSession): Promise<SQL> {
  const { companyId } = session;
  const seen = await visibleWaybills(db, session);
  return sql`bank_payment p
    JOIN bank_entry e ON e.company_id = p.company_id AND e.id = p.entry_id
    JOIN collection_account a ON a.company_id = p.company_id AND a.id = p.account_id
    LEFT JOIN money_source m ON m.company_id = p.company_id AND m.id = p.source_id
    LEFT JOIN customer ON customer.id = coalesce(m.customer_id,
      CASE WHEN p.status = 'open' THEN (p.proposals -> 0 ->> 'customerId')::uuid END) AND ${await visibleCustomers(db, session)}
    LEFT JOIN LATERAL (
      SELECT string_agg(b.bill_number, ', ' ORDER BY b.bill_number) AS numbers FROM collection_bill b
      JOIN waybill ON waybill.id = b.waybill_id AND ${seen}
      WHERE b.company_id = ${companyId} AND b.customer_id = customer.id AND b.id IN (
        SELECT l.record_id FROM write_off o JOIN write_off_line l ON l.company_id = o.company_id AND l.write_off_id = o.id
        WHERE o.company_id = ${companyId} AND o.source_id = p.source_id AND l.standing <> 'free'
        UNION ALL
        SELECT (j.bill ->> 'billId')::uuid FROM jsonb_array_elements(p.proposals -> 0 -> 'bills') AS j (bill)
        WHERE p.status = 'open')
    ) AS named ON true`;
}

export const entryColumns = (language: Language) => sql`p.id, p.booked_on::text AS "bookedOn", a.bank_number AS account,
  p.amount::text AS amount, a.currency, p.counterparty, p.counterparty_account AS "counterpartyAccount", p.text, p.status,
  coalesce(${sql.raw(nameInSql("customer.customer_name", "customer.company_name_en", language))}, '') AS "partyName",
  customer.id AS "partyId", coalesce(named.numbers, '') AS bills,
  CASE WHEN p.status = 'open' AND customer.id IS NOT NULL THEN p.score END AS score,
  CASE WHEN p.status = 'open' AND customer.id IS NOT NULL THEN p.sure END AS sure,
  CASE WHEN p.status = 'open' AND customer.id IS NOT NULL THEN p.proposals -> 0 -> 'reasons' END AS reasons,
  coalesce(m.number, '') AS receipt, e.bank_reference AS "bankReference", p.version`;

const orders: Readonly<Record<Sort, SQL>> = {
  bookedOn: sql`p.booked_on`,
  amount: sql`p.amount`,
  counterparty: sql`p.counterparty`,
  score: sql`p.score`,
};

/** A row as lists show it. */
export function shownEntry<R extends EntryRow>(row: R, language: Language) {
  const { currency, reasons } = row;
  return {
    ...row,
    amount: plainAmount(row.amount, currency),
    reasons: reasonsLine(reasons ?? [], { language, currency }),
  };
}

function conditions(companyId: string, filters: Filters): SQL {
  const { search, status, sure, currency, accountId, bookedOnFrom, bookedOnTo } = filters;
  const pattern = containingNumbers(search);
  const all = [
    sql`p.company_id = ${companyId}`,
    ...(search === ""
      ? []
      : [
          sql`(p.counterparty ILIKE ${pattern} OR p.counterparty_account ILIKE ${pattern} OR p.text ILIKE ${pattern}
            OR e.bank_reference ILIKE ${pattern} OR m.number ILIKE ${pattern})`,
        ]),
    ...(status === undefined ? [] : [sql`p.status = ${status}`]),
    ...(sure === undefined ? [] : [sql`p.status = 'open' AND p.sure IS ${sure ? sql`TRUE` : sql`NOT TRUE`}`]),
    ...(currency === undefined ? [] : [sql`a.currency = ${currency}`]),
    ...(accountId === undefined ? [] : [sql`p.account_id = ${accountId}`]),
    ...(bookedOnFrom === "" ? [] : [sql`p.booked_on >= ${bookedOnFrom}`]),
    ...(bookedOnTo === "" ? [] : [sql`p.booked_on <= ${bookedOnTo}`]),
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

async function readEntries(
  db: Db,
  session: StaffSession,
  { where, language, sort, order, limit, offset = 0 }: Page & { where: SQL },
) {
  const direction = order === "asc" ? sql`ASC NULLS LAST` : sql`DESC NULLS LAST`;
  const { rows } =
    await db.execute<EntryRow>(sql`SELECT ${entryColumns(language)} FROM ${await entryTables(db, session)}
    WHERE ${where} ORDER BY ${orders[sort]} ${direction}, p.id ${direction} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map((row) => shownEntry(row, language));
}

/** A page of the payments of banks' files. */
export async function listEntries({ db, input, session, language }: Context<typeof getBankEntryList>) {
  const { page, pageSize, sort, order, ...filters } = input;
  const where = conditions(session.companyId, filters);
  const [rows, counted] = await Promise.all([
    readEntries(db, session, { where, language, sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM (SELECT FROM bank_payment p
      JOIN bank_entry e ON e.company_id = p.company_id AND e.id = p.entry_id
      JOIN collection_account a ON a.company_id = p.company_id AND a.id = p.account_id
      LEFT JOIN money_source m ON m.company_id = p.company_id AND m.id = p.source_id
      WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The filtered payments as a spreadsheet. */
export async function exportEntries(context: Context<typeof exportBankEntryList>) {
  const { db, input, session, language } = context;
  const { sort, order, ...filters } = input;
  const where = conditions(session.companyId, filters);
  const rows = await readEntries(db, session, { where, language, sort, order, limit: exportLimit });
  const title = bankStatementTitles.entries[language];
  return await exportedSheet(context, { title, ...sheetOfFields(bankEntryShown, rows, language) });
}
