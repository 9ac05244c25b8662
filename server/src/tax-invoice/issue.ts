import { randomUUIDv7 } from "node:crypto";
import { plainAmount, sumOfAmounts } from "@lading/contract/charge-item";
import { checkDecimals, coreRefusals, refuse, refuseField, type Currency } from "@lading/contract/core";
import { fileRefusals } from "@lading/contract/files";
import {
  taxedAmount,
  taxInvoiceRefusals as refusals,
  type addInvoicedRefund,
  type issueTaxInvoice,
} from "@lading/contract/tax-invoice";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import { insertRows, lockOne, storeEdit, violates, type Db } from "#core/db";
import type { Context, Services } from "#core/http";
import type { StaffSession } from "#core/session";
import { requireOpenDay } from "#period";
import { lockSeen } from "./apply.ts";
import { logApplication } from "./log.ts";
import { readItems, type ItemRow } from "./read.ts";
import { riyalsOf } from "./riyals.ts";
import { asOther } from "./separation.ts";
import { sharesOf, type Part } from "./shares.ts";
import { wrongStatus } from "./status.ts";
import { billIdsOf, changeInvoiced, lockBills } from "./sums.ts";
import { taxInvoiceApplications, taxInvoiceFiles, taxInvoiceLines, taxInvoices, taxInvoiceShares } from "./tables.ts";

type Asked = Context<typeof issueTaxInvoice>["input"]["invoices"][number];

/** A line of an invoice that is stored. */
interface Line {
  line: number;
  amount: string;
  net: string;
  tax: string;
}

/** An invoice or refund before it is stored. */
interface Issued {
  kind: "invoice" | "refund";
  refundOf: string | null;
  number: string;
  issuedAt: string;
  reason: string;
  fileIds: readonly string[];
  lines: readonly Line[];
  shares: readonly Part[];
  /** Of a refund: the invoice's figures in riyals. */
  riyals?: { riyalAmount: string | null; riyalTax: string | null };
}

interface Issuing {
  db: Db;
  session: StaffSession;
  services: Services;
}

/** Enters the invoices that were issued for an application. */
export async function issue(context: Context<typeof issueTaxInvoice>) {
  const { db, input, session, language } = context;
  const { companyId } = session;
  const before = await lockSeen(context, input);
  const note = await asOther(context, before);
  if (before.status !== "applied") throw wrongStatus(before, language);
  await lockBills(db, companyId, await billIdsOf(db, companyId, before.id));
  const items = await readItems(db, companyId, before.id, language);
  const invoices = linesOf(items, input.invoices, before.currency);
  const parts = await partsOf(db, companyId, before.id);
  const sums = invoices.map((lines) => sumOf(lines, "amount", before.currency));
  const shares = sharesOf(parts, sums);
  await changeInvoiced(
    db,
    companyId,
    parts.map(({ billId, amount }) => ({ billId, applied: `-${amount}`, invoiced: amount })),
  );
  for (const [place, { amounts: _amounts, ...asked }] of input.invoices.entries()) {
    const rest = { lines: invoices[place] ?? [], shares: shares[place] ?? [], refundOf: null, reason: "" };
    await store(context, before, { ...asked, ...rest, kind: "invoice" }, `invoices.${place}.`);
  }
  const stored = await storeEdit(db, taxInvoiceApplications, before, { status: "invoiced", reason: "" });
  await logApplication(context, "issue", before, [
    ...input.invoices.map(({ number }, place) => ({
      field: "number",
      before: null,
      after: `${number} · ${sums[place] ?? ""} ${before.currency}`,
    })),
    ...note,
  ]);
  return stored;
}

/** Enters the refund of an issued invoice: its figures below zero, and its bills can be invoiced again. */
export async function refund(context: Context<typeof addInvoicedRefund>) {
  const { db, input, session } = context;
  const { companyId } = session;
  const { taxInvoiceId, reason, ...asked } = input;
  const { rows } = await db.execute<{ applicationId: string; version: number }>(sql`
    SELECT i.application_id AS "applicationId", a.version FROM tax_invoice i
    JOIN tax_invoice_application a ON a.company_id = i.company_id AND a.id = i.application_id
    WHERE i.company_id = ${companyId} AND i.id = ${taxInvoiceId}`);
  const [found] = rows;
  if (!found) throw refuse(coreRefusals.notFound);
  const application = await lockSeen(context, { id: found.applicationId, version: found.version });
  const note = await asOther(context, application);
  const invoice = await lockOne(db, taxInvoices, { companyId, id: taxInvoiceId });
  if (invoice.kind === "refund") throw refuse(refusals.isRefund);
  await checkNotRefunded(db, companyId, invoice);
  await lockBills(db, companyId, await billIdsOf(db, companyId, application.id));
  const issued: Issued = {
    ...asked,
    kind: "refund",
    refundOf: taxInvoiceId,
    reason,
    lines: await negativeLines(db, companyId, taxInvoiceId),
    shares: await negativeShares(db, companyId, taxInvoiceId),
    riyals: { riyalAmount: negative(invoice.riyalAmount), riyalTax: negative(invoice.riyalTax) },
  };
  const id = await store(context, application, issued, "");
  await changeInvoiced(
    db,
    companyId,
    issued.shares.map(({ billId, amount }) => ({ billId, applied: "0", invoiced: amount })),
  );
  await logApplication(context, "refund", application, [
    { field: "refundOf", before: null, after: invoice.number },
    {
      field: "number",
      before: null,
      after: `${asked.number} · -${plainAmount(invoice.amount, invoice.currency)} ${invoice.currency}`,
    },
    { field: "reason", before: null, after: reason },
    ...note,
  ]);
  return { id };
}

const negative = (amount: string | null) => (amount === null ? null : new Big(amount).times(-1).toFixed());

async function checkNotRefunded(db: Db, companyId: string, { id, number }: { id: string; number: string }) {
  const { rows } = await db.execute(sql`SELECT FROM tax_invoice WHERE company_id = ${companyId} AND refund_of = ${id}`);
  if (rows.length > 0) throw refuse(refusals.refunded, { number });
}

/** Each invoice's lines; together they have of each line of the application what was applied for. */
function linesOf(items: readonly ItemRow[], asked: readonly Asked[], currency: Currency): Line[][] {
  const given = asked.map(({ amounts }, place) => {
    if (amounts.length === 0) return items.map(({ amount }) => amount);
    return items.map((_item, line) => {
      const amount = amounts[line] ?? "0";
      checkDecimals(`invoices.${place}.amounts.${line}`, amount, currency);
      return amount;
    });
  });
  for (const [line, { item, amount }] of items.entries()) {
    const invoices = sumOfAmounts(
      given.map((amounts) => amounts[line] ?? "0"),
      currency,
    );
    if (!new Big(invoices).eq(amount))
      throw refuseField("invoices", refusals.invoicesDiffer, {
        item,
        invoices,
        asked: plainAmount(amount, currency),
        currency,
      });
  }
  return given.map((amounts, place) => {
    const lines = items.flatMap(({ line, taxRate }, at) => {
      const amount = amounts[at] ?? "0";
      return new Big(amount).eq(0) ? [] : [{ line, ...taxedAmount(amount, taxRate, currency) }];
    });
    if (lines.length === 0) throw refuseField(`invoices.${place}.amounts`, refusals.emptyInvoice);
    return lines;
  });
}

function sumOf(lines: readonly Line[], name: "amount" | "net" | "tax", currency: string): string {
  return sumOfAmounts(
    lines.map((line) => line[name]),
    currency,
  );
}

/** The bills' parts of an application, the oldest bill first. */
async function partsOf(db: Db, companyId: string, applicationId: string): Promise<Part[]> {
  const { rows } = await db.execute<{ billId: string; amount: string }>(sql`
    SELECT l.bill_id AS "billId", l.amount::text AS amount FROM tax_invoice_bill l
    JOIN collection_bill b ON b.company_id = l.company_id AND b.id = l.bill_id
    WHERE l.company_id = ${companyId} AND l.application_id = ${applicationId} ORDER BY b.bill_date, b.bill_number`);
  return rows;
}

async function negativeLines(db: Db, companyId: string, id: string): Promise<Line[]> {
  const { rows } = await db.execute<Line & Record<string, unknown>>(sql`
    SELECT line, (-amount)::text AS amount, (-net)::text AS net, (-tax)::text AS tax FROM tax_invoice_line
    WHERE company_id = ${companyId} AND tax_invoice_id = ${id} ORDER BY line`);
  return rows;
}

async function negativeShares(db: Db, companyId: string, id: string): Promise<Part[]> {
  const { rows } = await db.execute<{ billId: string; amount: string }>(sql`
    SELECT bill_id AS "billId", (-amount)::text AS amount FROM tax_invoice_share
    WHERE company_id = ${companyId} AND tax_invoice_id = ${id}`);
  return rows;
}

/** Stores an invoice or refund with its lines, shares and files; `at` leads to its fields in the request. */
async function store(
  { db, session, services }: Issuing,
  application: typeof taxInvoiceApplications.$inferSelect,
  { fileIds, lines, shares, riyals, ...issued }: Issued,
  at: string,
): Promise<string> {
  const { companyId, userId, userName } = session;
  const { currency } = application;
  await checkTime(db, issued.issuedAt, `${at}issuedAt`);
  const { issuedOn, country: sellerCountry, ...named } = await seller(db, companyId, issued.issuedAt);
  await requireOpenDay(db, companyId, issuedOn, `${at}issuedAt`);
  const id = randomUUIDv7();
  const sums = {
    amount: sumOf(lines, "amount", currency),
    net: sumOf(lines, "net", currency),
    tax: sumOf(lines, "tax", currency),
  };
  const of = { companyId, taxInvoiceId: id };
  const worth = riyals ?? (await riyalsOf(db, companyId, { ...named, ...sums, sellerCountry, currency, issuedOn }));
  const row = { ...issued, ...sums, ...worth, ...named, currency, applicationId: application.id };
  await insertRows(db, taxInvoices, [{ ...row, companyId, id, createdBy: userId, createdByName: userName }]).catch(
    (error: unknown) => {
      throw violates(error, "tax_invoice_number_once")
        ? refuseField(`${at}number`, refusals.numberTaken, { number: issued.number })
        : error;
    },
  );
  await insertRows(
    db,
    taxInvoiceLines,
    lines.map((line) => ({ ...of, ...line })),
  );
  await insertRows(
    db,
    taxInvoiceShares,
    shares.map((share) => ({ ...of, ...share })),
  );
  for (const fileId of fileIds) await services.files.claim(db, { id: fileId, use: "taxInvoice", createdBy: userId });
  const files = fileIds.map((fileId, place) => ({ ...of, fileId, place }));
  await insertRows(db, taxInvoiceFiles, files).catch((error: unknown) => {
    throw violates(error, "tax_invoice_file_once") ? refuseField(`${at}fileIds`, fileRefusals.gone) : error;
  });
  return id;
}

/** Refuses a time in the future; a clock may be some minutes ahead. */
async function checkTime(db: Db, issuedAt: string, field: string): Promise<void> {
  const { rows } = await db.execute<{ early: boolean }>(
    sql`SELECT ${issuedAt}::timestamptz > now() + interval '5 minutes' AS early`,
  );
  if (rows[0]?.early === true) throw refuseField(field, refusals.notYet);
}

interface Seller extends Record<string, unknown> {
  sellerName: string;
  sellerTaxNumber: string;
  country: string;
  /** The day of issue by the company's clock. */
  issuedOn: string;
}

/** The company as an invoice names it now; where it has no tax number of its own, its credit code is it. */
async function seller(db: Db, companyId: string, issuedAt: string): Promise<Seller> {
  const { rows } = await db.execute<Seller>(sql`
    SELECT company_name AS "sellerName", coalesce(nullif(tax_number, ''), credit_code) AS "sellerTaxNumber", country,
      to_char(${issuedAt}::timestamptz AT TIME ZONE time_zone, 'YYYY-MM-DD') AS "issuedOn"
    FROM company WHERE company_id = ${companyId}`);
  const [found] = rows;
  if (!found) throw new Error("A session is of a company");
  return found;
}
