import { randomUUIDv7 } from "node:crypto";
import { chargeAmount, sumOfAmounts } from "@lading/contract/charge-item";
import { taxedAmount, type TaxInvoiceStatus } from "@lading/contract/tax-invoice";
import { eq, sql } from "drizzle-orm";
import { logOperations } from "#core/audit";
import { insertRows, type Db } from "#core/db";
import { demoCustomerNumber, plainPdf, taxNumberOf, type DemoCompany, type DemoUser } from "#core/demo";
import type { Files } from "#core/files";
import { companies, invoiceTitles } from "#user";
import { takeNumber } from "./numbers.ts";
import { changeApplied, changeInvoiced } from "./sums.ts";
import {
  taxInvoiceApplications,
  taxInvoiceBills,
  taxInvoiceFiles,
  taxInvoiceItems,
  taxInvoiceLines,
  taxInvoices,
  taxInvoiceShares,
} from "./tables.ts";

/** How the demo's applications stand, from the first: `share` of each bill is applied for. */
const plans = [
  { status: "invoiced", share: "1", refunded: false },
  { status: "applied", share: "1", refunded: false },
  { status: "applied", share: "0.5", refunded: false },
  { status: "pending", share: "1", refunded: false },
  { status: "invoiced", share: "0.6", refunded: false },
  { status: "invoiced", share: "1", refunded: true },
  { status: "cancelled", share: "1", refunded: false },
] as const satisfies readonly { status: TaxInvoiceStatus; share: string; refunded: boolean }[];
type Plan = (typeof plans)[number];

interface BillRow extends Record<string, unknown> {
  id: string;
  currency: (typeof taxInvoiceApplications.$inferInsert)["currency"];
  amount: string;
  customerId: string;
  customerNumber: string;
  customerName: string;
  country: string;
  city: string;
}

interface ItemRow extends Record<string, unknown> {
  invoiceItemId: string;
  chineseName: string;
  englishName: string;
  arabicName: string;
  taxCode: string;
  taxRate: string;
}

interface Made {
  db: Db;
  company: typeof companies.$inferSelect;
  files: Files;
  applicant: DemoUser;
  issuer: DemoUser;
  item: ItemRow;
}

/** Applications for tax invoices in each state, with what was issued and refunded; a salesperson applied, finance issued. */
export async function addDemoTaxInvoices(db: Db, demo: DemoCompany, files?: Files): Promise<void> {
  if (!files) return;
  const { companyId, administrator, sales } = demo;
  const [company] = await db.select().from(companies).where(eq(companies.companyId, companyId));
  const items = await db.execute<ItemRow>(sql`
    SELECT id AS "invoiceItemId", chinese_name AS "chineseName", english_name AS "englishName", arabic_name AS "arabicName",
      tax_code AS "taxCode", tax_rate::text AS "taxRate"
    FROM invoice_item WHERE company_id = ${companyId} ORDER BY tax_rate DESC, english_name LIMIT 1`);
  const [item] = items.rows;
  if (!company || !item) return;
  const made = { db, company, files, applicant: sales[0], issuer: administrator, item };
  const groups = await readGroups(db, companyId, company.settlementCurrency);
  for (const [place, plan] of plans.entries()) await add(made, plan, { place, bills: groups[place] ?? [] });
}

/** Bills of one customer in one currency, at most two: those of the customer who signs in to the demo first. */
async function readGroups(db: Db, companyId: string, currency: string): Promise<BillRow[][]> {
  const { rows } = await db.execute<BillRow>(sql`
    SELECT b.id, b.currency, b.amount::text AS amount, b.customer_id AS "customerId", b.customer_number AS "customerNumber",
      b.customer_name AS "customerName", c.country, c.city
    FROM collection_bill b JOIN customer c ON c.company_id = b.company_id AND c.id = b.customer_id
    WHERE b.company_id = ${companyId} AND b.voided_at IS NULL AND b.amount > 0
    ORDER BY b.customer_number = ${demoCustomerNumber} DESC, b.currency = ${currency} DESC, b.bill_date DESC, b.bill_number`);
  const groups = Map.groupBy(rows, (bill) => `${bill.customerId} ${bill.currency}`);
  return [...groups.values()].map((bills) => bills.slice(0, 2));
}

interface Chosen {
  place: number;
  bills: readonly BillRow[];
}

async function add(made: Made, plan: Plan, { place, bills }: Chosen): Promise<void> {
  const [first] = bills;
  if (!first) return;
  const { db, company, applicant, item } = made;
  const { companyId } = company;
  const { currency, customerId, customerNumber, customerName } = first;
  const parts = bills.map(({ id, amount }) => ({ billId: id, amount: chargeAmount(plan.share, amount, currency) }));
  const amount = sumOfAmounts(
    parts.map((part) => part.amount),
    currency,
  );
  const id = randomUUIDv7();
  const number = await takeNumber(db, companyId);
  const reason = { pending: "Tax number does not match the title", cancelled: "Applied for twice" };
  const by = { createdBy: applicant.id, createdByName: applicant.userName };
  const facts = { currency, amount, customerId, customerNumber, customerName, ...(await titleOf(made, first, place)) };
  const why = plan.status === "pending" || plan.status === "cancelled" ? reason[plan.status] : "";
  const type = plan.share === "1" ? ("full" as const) : ("partial" as const);
  const row = { ...facts, ...by, companyId, id, number, type, status: plan.status, reason: why };
  await insertRows(db, taxInvoiceApplications, [row]);
  const of = { companyId, applicationId: id };
  await insertRows(
    db,
    taxInvoiceBills,
    parts.map((part) => ({ ...of, ...part })),
  );
  await insertRows(db, taxInvoiceItems, [{ ...of, ...item, line: 1, amount, remark: "" }]);
  await log(made, "add", { id, number, userOf: applicant });
  if (plan.status === "applied") await changeApplied(db, of, 1);
  if (plan.status === "pending") await log(made, "rollBack", { id, number, userOf: made.issuer });
  if (plan.status === "cancelled") await log(made, "cancel", { id, number, userOf: applicant });
  if (plan.status !== "invoiced") return;
  const invoice = { applicationId: id, currency, serial: place * 2, amount, parts, refundOf: null };
  const invoiceId = await store(made, invoice);
  await log(made, "issue", { id, number, userOf: made.issuer });
  if (!plan.refunded) return;
  const negative = parts.map((part) => ({ ...part, amount: `-${part.amount}` }));
  const refund = { ...invoice, serial: place * 2 + 1, amount: `-${amount}`, parts: negative, refundOf: invoiceId };
  await store(made, refund);
  await log(made, "refund", { id, number, userOf: made.issuer });
}

/** The customer's invoice title, added as finance would have. */
async function titleOf({ db, company: { companyId } }: Made, { customerName, country, city }: BillRow, place: number) {
  const taxNumber = taxNumberOf({ country, city }, String(10_000_000 + place * 7_919));
  const titleId = randomUUIDv7();
  await insertRows(db, invoiceTitles, [{ companyId, id: titleId, title: customerName, taxNumber }]);
  return { titleId, title: customerName, taxNumber, titleAddress: "", titleBank: "" };
}

interface Issued {
  applicationId: string;
  currency: BillRow["currency"];
  serial: number;
  amount: string;
  parts: readonly { billId: string; amount: string }[];
  refundOf: string | null;
}

/** An invoice, or its refund, as finance entered it with the tax platform's file. */
async function store({ db, company, files, issuer, item }: Made, issued: Issued): Promise<string> {
  const { companyId } = company;
  const { applicationId, currency, serial, parts, refundOf } = issued;
  const taxed = taxedAmount(issued.amount, item.taxRate, currency);
  const number = `2644200000${String(10_000_001 + serial)}`;
  const id = randomUUIDv7();
  const of = { companyId, taxInvoiceId: id };
  await insertRows(db, taxInvoices, [
    {
      ...taxed,
      companyId,
      id,
      applicationId,
      kind: refundOf === null ? "invoice" : "refund",
      refundOf,
      number,
      issuedAt: new Date().toISOString(),
      currency,
      sellerName: company.companyName,
      sellerTaxNumber: company.taxNumber === "" ? company.creditCode : company.taxNumber,
      reason: refundOf === null ? "" : "Wrong title",
      createdBy: issuer.id,
      createdByName: issuer.userName,
    },
  ]);
  await insertRows(db, taxInvoiceLines, [{ ...of, ...taxed, line: 1 }]);
  await insertRows(
    db,
    taxInvoiceShares,
    parts.map((part) => ({ ...of, ...part })),
  );
  const bytes = plainPdf([`Tax invoice ${number}`, `${taxed.amount} ${currency}`]);
  const file = { companyId, use: "taxInvoice" as const, name: `${number}.pdf`, bytes, createdBy: issuer.id };
  const { id: fileId } = await files.save(db, file);
  await insertRows(db, taxInvoiceFiles, [{ ...of, fileId, place: 0 }]);
  await changeInvoiced(
    db,
    companyId,
    parts.map(({ billId, amount }) => ({ billId, applied: "0", invoiced: amount })),
  );
  return id;
}

async function log(
  { db, company: { companyId } }: Made,
  action: string,
  { id, number, userOf }: { id: string; number: string; userOf: DemoUser },
): Promise<void> {
  const doer = { companyId, userId: userOf.id, userName: userOf.userName, ip: "127.0.0.1" };
  await logOperations(db, doer, { entity: "taxInvoice", action }, [{ id, number, changes: [] }]);
}
