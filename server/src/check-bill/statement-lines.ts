import { mostCheckBillLines, type createStatementPdf } from "@lading/contract/check-bill";
import { plainAmount } from "@lading/contract/charge-item";
import { coreRefusals, refuse, type InputOf } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import { nameInSql, type Db } from "#core/db";
import { waybillNumber } from "#supplier-cost";
import { ownToday } from "#user";
import type { Statement } from "./documents/statement.ts";
import { dayOf, openLines } from "./open-lines.ts";

/** A statement's lines are set at once; so many fit. */
const mostLines = 10 * mostCheckBillLines;

interface Row extends Record<string, unknown> {
  kind: "bill" | "cost";
  number: string;
  waybill_number: string;
  day: string;
  due_date: string | null;
  amount: string;
  balance: string;
}

/** A statement that is asked for: with whom, in which currency, as of when, in which languages. */
export type AskedStatement = InputOf<typeof createStatementPdf>;

/**
 * All that was open between the company and a party in a currency at the end of a day, reconciled or not; of the rows `o` of
 * `openLines` those that meet the condition `visible`.
 */
export async function readOpen(
  db: Db,
  { companyId, visible }: { companyId: string; visible: SQL },
  {
    partyKind,
    partyId,
    currency,
    asOf,
    documentLanguages: [language = "en"],
  }: Omit<AskedStatement, "collectionAccountId">,
): Promise<Omit<Statement, "account">> {
  const parties = await db.execute<{ number: string; name: string; today: string }>(
    partyKind === "customer"
      ? sql`SELECT customer_number AS number, ${sql.raw(nameInSql("customer_name", "company_name_en", language))} AS name, ${ownToday}::text AS today FROM customer
          WHERE company_id = ${companyId} AND id = ${partyId}`
      : sql`SELECT supplier_number AS number, ${sql.raw(nameInSql("supplier_name", "company_name_en", language))} AS name, ${ownToday}::text AS today FROM supplier
          WHERE company_id = ${companyId} AND id = ${partyId}`,
  );
  const [party] = parties.rows;
  if (!party) throw refuse(coreRefusals.notFound);
  const { rows } = await db.execute<Row>(sql`
    SELECT o.kind, o.number, ${waybillNumber} AS waybill_number, o.day::text AS day, o.due_date::text AS due_date,
      o.amount::text AS amount, o.balance::text AS balance
    FROM ${openLines({ companyId, asOf })} o
    JOIN waybill ON waybill.company_id = ${companyId} AND waybill.id = o.waybill_id
    WHERE ${visible} AND o.party_kind = ${partyKind} AND o.party_id = ${partyId}
      AND o.currency = ${currency} AND o.day <= ${dayOf(asOf)}
    ORDER BY o.day, o.number, o.id LIMIT ${mostLines + 1}`);
  if (rows.length > mostLines) throw refuse(coreRefusals.exportTooLong, { max: mostLines });
  const { number, name, today } = party;
  const lines = rows.map((row) => ({
    kind: row.kind,
    invoiceNo: row.number,
    waybillNumber: row.waybill_number,
    billDate: row.day,
    dueDate: row.due_date,
    whole: plainAmount(row.amount, currency),
    open: plainAmount(row.balance, currency),
  }));
  const date = asOf === "" ? today : asOf;
  return { number: "", type: null, partyKind, party: { number, name }, currency, asOf: date, lines, remark: "" };
}
