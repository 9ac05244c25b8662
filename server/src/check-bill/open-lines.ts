import type { AgeingBand, LineKind } from "@lading/contract/check-bill";
import type { Language } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import type { StaffSession } from "#core/session";
import { namedLike, nameInSql, type Db } from "#core/db";
import type { TaxInvoices } from "#bill";
import { visibleWaybills } from "#waybill";
import { companyDay, ownToday } from "#user";

/** The bills and costs of which something was open at the end of a day. */
export interface OpenOn {
  companyId: string;
  /** YYYY-MM-DD; the empty text for now. */
  asOf: string;
  /** The same day as a piece of SQL, in a statement that has read it. */
  day?: SQL;
}

/** The day that ages are counted to. */
export const dayOf = (asOf: string): SQL => (asOf === "" ? ownToday : sql`${asOf}::date`);

/** The ledger's postings on the account of a bill or cost up to a day. */
const settledBy = (record: "b" | "c", account: "receivable" | "payable", day: SQL): SQL => sql`coalesce((
  SELECT sum(p.amount) FROM ledger_posting p
  WHERE p.company_id = ${sql.raw(record)}.company_id AND p.record_id = ${sql.raw(record)}.id AND p.account = ${account}
    AND p.day <= ${day}), 0)`;

/**
 * Open bills and costs as one relation: `kind`, `company_id`, `id`, `number`, `waybill_id`, `party_kind`, `party_id`, `party_number`,
 * `party_name`, `day`, `due_date`, `due` (its own date where none was agreed), `currency`, `amount`, `balance`,
 * `tax_invoice`, `created_at`. As of a past day it holds what was dated up to it and not void by then.
 */
export function openLines(on: OpenOn): SQL {
  const { bill, cost } = openParts(on);
  return sql`(${bill} UNION ALL ${cost})`;
}

/*
 * `coalesce` of a cost's customer and supplier would say the same as this CASE, but the database takes only the latter for
 * one that gives nothing of another company's rows away, and looks it up in the index.
 */
/** The two parts of {@link openLines}: what is summed goes over each alone, which takes a third of the time. */
export function openParts({ companyId, asOf }: OpenOn): Readonly<Record<LineKind, SQL>> {
  const past = asOf === "" ? null : dayOf(asOf);
  const bill = past
    ? sql`b.bill_date <= ${past} AND (b.voided_at IS NULL OR ${companyDay(companyId, sql`b.voided_at`)} > ${past})`
    : sql`b.voided_at IS NULL`;
  const cost = past ? sql`c.cost_date <= ${past}` : sql`true`;
  const billBalance = past
    ? sql`b.amount + ${settledBy("b", "receivable", past)}`
    : sql`b.amount - b.written_off - b.waived`;
  const costBalance = past
    ? sql`c.amount - ${settledBy("c", "payable", past)}`
    : sql`c.amount - c.written_off - c.waived`;
  return {
    bill: sql`
    SELECT 'bill' AS kind, b.company_id, b.id, b.bill_number AS number, b.waybill_id, 'customer' AS party_kind, b.customer_id AS party_id,
      b.customer_number AS party_number, b.customer_name AS party_name, b.bill_date AS day, b.due_date,
      coalesce(b.due_date, b.bill_date) AS due, b.currency, b.amount, ${billBalance} AS balance,
      NULL::boolean AS tax_invoice, b.created_at
    FROM collection_bill b
    WHERE b.company_id = ${companyId} AND ${bill} AND ${past ? sql`${billBalance} > 0` : sql`b.amount > b.written_off + b.waived`}`,
    cost: sql`
    SELECT 'cost' AS kind, c.company_id, c.id, c.bill_refer_no AS number, c.waybill_id,
      CASE WHEN c.customer_id IS NULL THEN 'supplier' ELSE 'customer' END AS party_kind,
      CASE WHEN c.customer_id IS NULL THEN c.supplier_id ELSE c.customer_id END AS party_id, c.customer_number AS party_number, c.customer_name AS party_name,
      c.cost_date AS day, NULL::date AS due_date, c.cost_date AS due, c.currency, c.amount, ${costBalance} AS balance,
      c.tax_invoice, c.created_at
    FROM supplier_cost c
    WHERE c.company_id = ${companyId} AND ${cost} AND ${past ? sql`${costBalance} > 0` : sql`c.amount > c.written_off + c.waived`}`,
  };
}

const onFile = `coalesce(
  (SELECT k.company_name_en FROM customer k WHERE k.company_id = o.company_id AND k.id = o.party_id),
  (SELECT p.company_name_en FROM supplier p WHERE p.company_id = o.company_id AND p.id = o.party_id))`;

/** The party's name of a row `o` for a reader of a language: as the bill or cost keeps it, or the English one on file. */
export const partyNameIn = (language: Language): SQL => sql.raw(nameInSql("o.party_name", onFile, language));

/** A condition: the name of a row `o`, or the English one on file, holds a text; an empty one is no condition. */
export const partyNamed = (text: string): SQL[] =>
  namedLike(sql`o.party_name || ' ' || coalesce(${sql.raw(onFile)}, '')`, text);

/**
 * On no check bill that the party had agreed to by that day; `o` is a row of {@link openLines}. A line that was settled after
 * a past day held its bill or cost on that day.
 */
export function notReconciled({ companyId, asOf, day = dayOf(asOf) }: OpenOn): SQL {
  const settledLater = sql`EXISTS (SELECT FROM ledger_posting p WHERE p.company_id = l.company_id
    AND p.record_id = l.record_id AND p.day > ${day})`;
  return sql`NOT EXISTS (
  SELECT FROM check_bill_line l JOIN check_bill a ON a.company_id = l.company_id AND a.id = l.check_bill_id
  WHERE l.company_id = ${companyId} AND l.record_id = o.id AND l.kind = o.kind
    AND ${asOf === "" ? sql`l.open` : sql`(l.open OR ${settledLater})`} AND a.agreed_on <= ${day})`;
}

/** The check bill that a row `o` stands on, `check_bill_id` and `check_bill_number`, to be joined laterally. */
export const checkBillOf = (companyId: string): SQL => sql`LEFT JOIN LATERAL (
    SELECT a.id AS check_bill_id, a.number AS check_bill_number
    FROM check_bill_line l JOIN check_bill a ON a.company_id = l.company_id AND a.id = l.check_bill_id
    WHERE l.company_id = ${companyId} AND l.record_id = o.id AND l.kind = o.kind AND l.open
  ) g ON true`;

/** The tax invoices of a row `o` that is a bill, to be joined; a list without them says that it has none. */
export const joinTaxInvoices = (taxInvoices: TaxInvoices | undefined): SQL =>
  taxInvoices
    ? sql`LEFT JOIN ${taxInvoices.standings} invoiced ON invoiced.company_id = o.company_id AND invoiced.bill_id = o.id`
    : sql``;

/** How a row `o` that {@link joinTaxInvoices} was joined to stands with tax invoices: its own, of a cost the supplier's. */
export const taxInvoiceOf = (taxInvoices: TaxInvoices | undefined): SQL =>
  sql`CASE WHEN o.tax_invoice THEN 'given' ELSE ${taxInvoices ? sql`coalesce(invoiced.standing, 'none')` : sql`'none'`} END`;

/** Rows `o` of waybills that the user sees; nothing to ask of those who see all. */
export async function visibleLines(db: Db, session: StaffSession): Promise<SQL> {
  if (session.seesAll) return sql`true`;
  return sql`EXISTS (SELECT FROM waybill WHERE waybill.id = o.waybill_id AND ${await visibleWaybills(db, session)})`;
}

/** Conditions on the days from when a row `o` was due to a day, for each band of ageing. */
export const bandOn: Readonly<Record<AgeingBand, (day: SQL) => SQL>> = {
  notDue: (day) => sql`o.due >= ${day}`,
  to30: (day) => sql`${day} - o.due BETWEEN 1 AND 30`,
  to60: (day) => sql`${day} - o.due BETWEEN 31 AND 60`,
  to90: (day) => sql`${day} - o.due BETWEEN 61 AND 90`,
  over90: (day) => sql`${day} - o.due > 90`,
};

/** The band of so many days overdue. */
export function bandOf(overdueDays: number): AgeingBand {
  if (overdueDays <= 0) return "notDue";
  if (overdueDays <= 30) return "to30";
  if (overdueDays <= 60) return "to60";
  return overdueDays <= 90 ? "to90" : "over90";
}
