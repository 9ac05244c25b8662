import type { createDebtNotePdf, createDebtStatementPdf, createDebtTaxInvoicePdf } from "@lading/contract/debt";
import { sql } from "drizzle-orm";
import { printNotes } from "#bill";
import { makeStatement } from "#check-bill";
import type { OpenContext } from "#core/http";
import { printTaxInvoice } from "#tax-invoice";
import { ownBills, ownInvoices } from "./list.ts";

/** The customer's own bills as PDF. */
export async function printDebtNotes(context: OpenContext<typeof createDebtNotePdf>) {
  const { input, session, language } = context;
  return await printNotes(context, {
    ids: input.ids,
    language: input.documentLanguage ?? language,
    visible: () => ownBills(session),
  });
}

/** The customer's own statement as PDF: its bills, not what the company owes it. */
export async function printDebtStatement(context: OpenContext<typeof createDebtStatementPdf>) {
  const { input, session } = context;
  const asked = { ...input, partyKind: "customer" as const, partyId: session.customerId, collectionAccountId: null };
  return await makeStatement(context, asked, () => sql`o.kind = 'bill'`);
}

/** The paper of a tax invoice of the customer's own. */
export async function printDebtTaxInvoice(context: OpenContext<typeof createDebtTaxInvoicePdf>) {
  const { input, session } = context;
  return await printTaxInvoice(context, {
    id: input.taxInvoiceId,
    documentLanguages: input.documentLanguages,
    visible: () => ownInvoices(session),
  });
}
