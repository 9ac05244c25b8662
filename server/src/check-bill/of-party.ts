import type { Language } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import { nameInSql, type Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { visibleWaybills } from "#waybill";

/** A record with a party and with lines of bills and costs: its alias, the table of its lines, and their column that names it. */
interface OfParty {
  record: string;
  lines: string;
  key: string;
}

/** A condition: the record is the company's, and holds nothing of waybills that the user does not see. */
export async function holdsOnlySeen(db: Db, session: StaffSession, { record, lines, key }: OfParty): Promise<SQL> {
  const [r, table, of] = [sql.raw(record), sql.raw(lines), sql.raw(key)];
  const own = sql`${r}.company_id = ${session.companyId}`;
  if (session.seesAll) return own;
  const seen = await visibleWaybills(db, session);
  return sql`${own} AND NOT EXISTS (
    SELECT FROM ${table} l
    LEFT JOIN collection_bill b ON b.company_id = l.company_id AND b.id = l.bill_id
    LEFT JOIN supplier_cost c ON c.company_id = l.company_id AND c.id = l.record_id
    WHERE l.company_id = ${r}.company_id AND l.${of} = ${r}.id AND NOT EXISTS (
      SELECT FROM waybill WHERE waybill.id = coalesce(b.waybill_id, c.waybill_id) AND ${seen}))`;
}

/** The name of a record's customer or supplier for a reader of a language: the one it keeps, or the English one on file. */
export function partyOf(record: string, language: Language): SQL {
  const onFile = `CASE ${record}.party_kind
    WHEN 'customer' THEN (SELECT k.company_name_en FROM customer k WHERE k.company_id = ${record}.company_id AND k.id = ${record}.customer_id)
    ELSE (SELECT p.company_name_en FROM supplier p WHERE p.company_id = ${record}.company_id AND p.id = ${record}.supplier_id) END`;
  return sql.raw(nameInSql(`${record}.party_name`, onFile, language));
}
