import { plainAmount } from "@lading/contract/charge-item";
import { refuseField } from "@lading/contract/core";
import {
  invoiceNumberKey,
  paymentInvoiceRefusals as refusals,
  repeatingPage,
  type getPaymentInvoiceSameNumberList,
  type SameNumberInvoice,
} from "@lading/contract/payment-invoice";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import type { Payee } from "#supplier-cost";
import { isPayee, readPayee } from "./payee.ts";
import { invoiceStatus } from "./read.ts";

interface Numbered {
  payee: Payee | undefined;
  billReferNo: string;
  invoiceDate: string;
  /** The invoice that is changed: it is not another. */
  except: string | null;
}

/**
 * The payee's other invoices under the same number, the newest first. People who do not see all jobs are told of all, too: else
 * the same invoice would be entered twice.
 */
async function sameNumbers(
  db: Db,
  companyId: string,
  { payee, billReferNo, invoiceDate, except }: Numbered,
): Promise<SameNumberInvoice[]> {
  const { rows } = await db.execute<SameNumberInvoice & Record<string, unknown>>(sql`
    SELECT a.id, a.number AS "paymentInvoiceNo", a.bill_refer_no AS "billReferNo", a.invoice_date::text AS "invoiceDate", a.currency,
      a.amount::text AS amount, ${invoiceStatus} AS status,
      ${invoiceDate}::date BETWEEN (a.invoice_date - interval '1 year')::date AND (a.invoice_date + interval '1 year')::date AS "withinYear"
    FROM payment_invoice a
    WHERE a.company_id = ${companyId} AND a.number_key = ${invoiceNumberKey(billReferNo)} AND a.voided_at IS NULL
      AND ${isPayee("a", payee)} AND a.id IS DISTINCT FROM ${except}::uuid
    ORDER BY a.invoice_date DESC, a.id DESC LIMIT 10`);
  return rows.map((row) => ({ ...row, amount: plainAmount(row.amount, row.currency) }));
}

/** Shows a number's earlier invoices before another is stored. */
export async function listSameNumbers({ db, input, session }: Context<typeof getPaymentInvoiceSameNumberList>) {
  const { customerNumber, billReferNo, invoiceDate, id } = input;
  const payee = await readPayee(db, session.companyId, customerNumber);
  return { rows: await sameNumbers(db, session.companyId, { payee, billReferNo, invoiceDate, except: id }) };
}

const said = ({ paymentInvoiceNo: number, invoiceDate: date }: SameNumberInvoice) => ({ number, date });

/**
 * Refuses a number that the payee used before, unless a person confirms that it is another invoice; within a year only those
 * with the right of its own do. Of two clerks who enter the same number at once the second is shown the first's: the
 * payee's number is locked until the transaction ends.
 */
export async function checkNumber(
  db: Db,
  { companyId, rights }: StaffSession,
  { confirmed, ...numbered }: Numbered & { confirmed: boolean },
): Promise<void> {
  const { payee, billReferNo } = numbered;
  const of = `${payee?.supplierId ?? payee?.customerId ?? ""}:${invoiceNumberKey(billReferNo)}`;
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`payment-invoice:${companyId}:${of}`}, 0))`);
  const earlier = await sameNumbers(db, companyId, numbered);
  const [close, newest] = [earlier.find(({ withinYear }) => withinYear), earlier[0]];
  if (close && !rights.has(`${repeatingPage}:approve`))
    throw refuseField("billReferNo", refusals.usedWithinYear, said(close));
  const shown = close ?? newest;
  if (shown && !confirmed) throw refuseField("billReferNo", refusals.usedBefore, said(shown));
}
