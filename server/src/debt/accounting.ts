import { coreRefusals, refuse } from "@lading/contract/core";
import {
  accountingPage,
  accountingTitles,
  type createReconciliationPdf,
  type getReconciliationEmail,
  type sendReconciliationEmail,
} from "@lading/contract/debt";
import { sql, type SQL } from "drizzle-orm";
import { emailOfStatement, makeStatement, sendStatement, type OpenDesk } from "#check-bill";
import type { Db } from "#core/db";
import type { Context, OpenContext } from "#core/http";
import type { StaffSession } from "#core/session";
import { visibleCustomers } from "#customer";

/** Rows `o` of `openLines` that are bills of customers of whom the person, or somebody below, is in charge. */
async function ownBillsOf(db: Db, session: StaffSession): Promise<SQL> {
  return sql`o.kind = 'bill' AND EXISTS (
    SELECT FROM customer WHERE ${await visibleCustomers(db, session)} AND customer.id = o.party_id)`;
}

/** The sales desk's list: the open bills of its own customers, reconciled or not. */
export const accountingDesk: OpenDesk = {
  which: (db, session) => ownBillsOf(db, session),
  lines: accountingTitles.lines,
  sums: accountingTitles.sums,
};

const ofCustomer = { partyKind: "customer" as const };

async function isOwn(db: Db, session: StaffSession, customerId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM customer WHERE ${await visibleCustomers(db, session)} AND customer.id = ${customerId}`,
  );
  return rows.length > 0;
}

/** All bills of an own customer; anybody else's is not found. */
async function billsOf(db: Db, session: StaffSession, customerId: string): Promise<SQL> {
  if (!(await isOwn(db, session, customerId))) throw refuse(coreRefusals.notFound);
  return sql`o.kind = 'bill'`;
}

/** An own customer's statement as PDF. */
export async function printReconciliation(context: OpenContext<typeof createReconciliationPdf>) {
  const asked = { ...context.input, ...ofCustomer };
  return await makeStatement(context, asked, (db) => billsOf(db, context.session, asked.partyId));
}

/** The e-mail of an own customer's statement. */
export async function showReconciliationEmail(context: Context<typeof getReconciliationEmail>) {
  const asked = { ...context.input, ...ofCustomer };
  return await emailOfStatement(context, asked, (db) => billsOf(db, context.session, asked.partyId));
}

/** Sends an own customer its statement. */
export async function sendReconciliation(context: OpenContext<typeof sendReconciliationEmail>) {
  const { to, subject, text, ...statement } = context.input;
  const asked = { ...statement, ...ofCustomer };
  return await sendStatement(context, { letter: { to, subject, text }, asked }, (db) =>
    billsOf(db, context.session, asked.partyId),
  );
}

/** Whether a person sees what was sent to a customer with its statements. */
export async function opensStatement(db: Db, session: StaffSession, customerId: string): Promise<boolean> {
  return session.rights.has(`${accountingPage}:view`) && (await isOwn(db, session, customerId));
}
