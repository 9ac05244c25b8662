import { plainAmount } from "@lading/contract/charge-item";
import { coreRefusals, refuse, type Currency, type Language } from "@lading/contract/core";
import { plainRate } from "@lading/contract/exchange-rate";
import type { createTaxInvoicePdf, TaxInvoiceKind } from "@lading/contract/tax-invoice";
import { sql, type SQL } from "drizzle-orm";
import { inTransaction, type Db } from "#core/db";
import { DocumentError } from "#core/documents";
import type { OpenContext, Services } from "#core/http";
import { callerId, type Session } from "#core/session";
import { iso, readForwarder, type Forwarder } from "#waybill";
import { setPaper, type Paper } from "./documents/paper.ts";
import { paperFile } from "./documents/texts.ts";
import { logApplication } from "./log.ts";
import { visibleApplications } from "./visible.ts";

/** A printed document is fetched at once; it is kept a day for whoever fetches it again. */
const lifetimeMs = 24 * 60 * 60 * 1000;
/** When the documents' worker has enough to do. */
const busySeconds = 10;

interface Row extends Record<string, unknown> {
  applicationId: string;
  applicationNo: string;
  number: string;
  kind: TaxInvoiceKind;
  refundOf: string;
  reason: string;
  issuedAt: string;
  issuedHere: string;
  currency: Currency;
  amount: string;
  net: string;
  tax: string;
  riyalAmount: string | null;
  riyalTax: string | null;
  sellerName: string;
  sellerTaxNumber: string;
  country: string;
  title: string;
  taxNumber: string;
  titleAddress: string;
  titleBank: string;
  bills: string[];
}

interface LineRow extends Record<string, unknown> {
  zh: string;
  en: string;
  ar: string;
  remark: string;
  taxCode: string;
  taxRate: string;
  amount: string;
  net: string;
  tax: string;
}

/** The contents of an invoice's paper, where `visible`, a condition on its application `a`, lets it be seen. */
async function readPaper(
  db: Db,
  { id, visible, languages }: { id: string; visible: SQL; languages: readonly Language[] },
) {
  const { rows } = await db.execute<Row>(sql`
    SELECT a.id AS "applicationId", a.number AS "applicationNo", i.number, i.kind, i.reason, i.issued_at AS "issuedAt",
      to_char(i.issued_at AT TIME ZONE k.time_zone, 'YYYY-MM-DD HH24:MI') AS "issuedHere", i.currency, i.amount::text AS amount,
      i.net::text AS net, i.tax::text AS tax, i.riyal_amount::text AS "riyalAmount", i.riyal_tax::text AS "riyalTax", i.seller_name AS "sellerName", i.seller_tax_number AS "sellerTaxNumber",
      k.country, a.title, a.tax_number AS "taxNumber", a.title_address AS "titleAddress", a.title_bank AS "titleBank",
      coalesce((SELECT o.number FROM tax_invoice o WHERE o.company_id = i.company_id AND o.id = i.refund_of), '') AS "refundOf",
      ARRAY(SELECT b.bill_number FROM tax_invoice_share s JOIN collection_bill b ON b.company_id = s.company_id AND b.id = s.bill_id
        WHERE s.company_id = i.company_id AND s.tax_invoice_id = i.id ORDER BY b.bill_number) AS bills
    FROM tax_invoice i JOIN tax_invoice_application a ON a.company_id = i.company_id AND a.id = i.application_id
    JOIN company k ON k.company_id = i.company_id
    WHERE i.id = ${id} AND ${visible}`);
  const [row] = rows;
  if (!row) throw refuse(coreRefusals.notFound);
  const lines = await db.execute<LineRow>(sql`
    SELECT t.chinese_name AS zh, t.english_name AS en, t.arabic_name AS ar, t.remark, t.tax_code AS "taxCode",
      t.tax_rate::text AS "taxRate", l.amount::text AS amount, l.net::text AS net, l.tax::text AS tax
    FROM tax_invoice_line l JOIN tax_invoice_item t ON t.company_id = l.company_id AND t.line = l.line
    WHERE l.tax_invoice_id = ${id} AND t.application_id = ${row.applicationId} ORDER BY l.line`);
  return { applicationId: row.applicationId, paper: paperOf(row, lines.rows, languages) };
}

function paperOf(row: Row, lines: readonly LineRow[], languages: readonly Language[]): Paper {
  const { currency } = row;
  const money = ({ amount, net, tax }: { amount: string; net: string; tax: string }) => ({
    amount: plainAmount(amount, currency),
    net: plainAmount(net, currency),
    tax: plainAmount(tax, currency),
  });
  return {
    ...row,
    ...money(row),
    riyals: riyalsOf(row),
    issuedAt: iso(row.issuedAt),
    seller: { name: row.sellerName, taxNumber: row.sellerTaxNumber, country: row.country },
    buyer: { title: row.title, taxNumber: row.taxNumber, address: row.titleAddress, bank: row.titleBank },
    lines: lines.map((line) => ({
      ...money(line),
      items: languages.map((language) => line[language]),
      remark: line.remark,
      taxCode: line.taxCode,
      taxRate: plainRate(line.taxRate),
    })),
  };
}

/** The figures in riyals; null where a Saudi invoice in another currency has none kept, and where none are asked for. */
function riyalsOf({ currency, amount, tax, riyalAmount, riyalTax }: Row): Paper["riyals"] {
  if (currency === "SAR") return { amount: plainAmount(amount, "SAR"), tax: plainAmount(tax, "SAR") };
  if (riyalAmount === null || riyalTax === null) return null;
  return { amount: plainAmount(riyalAmount, "SAR"), tax: plainAmount(riyalTax, "SAR") };
}

interface Asked {
  id: string;
  documentLanguages: readonly Language[];
  /** A condition on the invoice's application `a`. */
  visible: (db: Db) => Promise<SQL> | SQL;
  /** Told in the transaction that keeps the paper. */
  kept?: (db: Db, application: { id: string; number: string; invoice: string }) => Promise<void>;
}

/** The paper of an issued invoice as PDF, kept for the person who asked. No connection is held while it is set. */
export async function printTaxInvoice(
  { services, session }: { services: Services; session: Session },
  { id, documentLanguages: languages, visible, kept }: Asked,
): Promise<{ path: string; name: string }> {
  const { companyId } = session;
  const [first = "en"] = languages;
  const read = await inTransaction(services.database, { companyId, readOnly: true }, async (db) => {
    const found = await readPaper(db, { id, visible: await visible(db), languages });
    const companies: Forwarder[] = [];
    for (const language of languages) companies.push(await readForwarder(db, services, { companyId, language }));
    return { ...found, companies, title: `${paperFile[first]} ${found.paper.number}` };
  });
  const bytes = await pdfOf(services, read, languages);
  return await inTransaction(services.database, { companyId }, async (db) => {
    const { path, name } = await services.files.save(db, {
      companyId,
      use: "document",
      name: `${read.title}.pdf`,
      bytes,
      createdBy: callerId(session),
      expiresAt: new Date(Date.now() + lifetimeMs),
    });
    const { applicationNo, number } = read.paper;
    await kept?.(db, { id: read.applicationId, number: applicationNo, invoice: number });
    return { path, name };
  });
}

/** Sets the paper; refuses while the documents' worker has enough to do. */
async function pdfOf(
  { documents }: Pick<Services, "documents">,
  { paper, companies, title }: { paper: Paper; companies: readonly Forwarder[]; title: string },
  languages: readonly Language[],
): Promise<Uint8Array> {
  try {
    return await setPaper(documents, paper, { languages, companies, title });
  } catch (error) {
    if (error instanceof DocumentError && error.reason === "busy")
      throw refuse(coreRefusals.tooManyRequests, { seconds: busySeconds });
    throw error;
  }
}

/** The same for staff; the application's log says that it was printed. */
export async function printForStaff(context: OpenContext<typeof createTaxInvoicePdf>) {
  const { input, session, ip } = context;
  return await printTaxInvoice(context, {
    id: input.taxInvoiceId,
    documentLanguages: input.documentLanguages,
    visible: (db) => visibleApplications(db, session),
    kept: async (db, { id, number, invoice }) => {
      const changes = [{ field: "number", before: null, after: invoice }];
      await logApplication({ db, session, ip }, "print", { id, number }, changes);
    },
  });
}
