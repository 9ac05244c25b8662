import type { getCollectionBillProposal } from "@lading/contract/bill";
import { currency as anyCurrency } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import type { Context } from "#core/http";
import { visibleCustomers } from "#customer";
import { creditDaysOf } from "#customer-contract";
import { settlementOf } from "#currency";

interface Row extends Record<string, unknown> {
  id: string;
  /** Currency of the customer's latest bill that counts. */
  usual: string | null;
}

/** Facts that a new bill most likely has; the person who writes it decides. Of a customer that they do not see, nothing follows. */
export async function proposeBill({ db, input, session }: Context<typeof getCollectionBillProposal>) {
  const { companyId } = session;
  const { customerNumber, billDate } = input;
  const { rows } = await db.execute<Row>(sql`
    SELECT id, (SELECT b.currency FROM collection_bill b
        WHERE b.company_id = ${companyId} AND b.voided_at IS NULL AND b.customer_id = customer.id
        ORDER BY b.bill_date DESC, b.created_at DESC LIMIT 1) AS usual
    FROM customer WHERE ${await visibleCustomers(db, session)} AND customer_number = ${customerNumber}`);
  const [customer] = rows;
  const creditDays = customer ? await creditDaysOf(db, companyId, customer.id) : null;
  return {
    currency: customer?.usual ? anyCurrency.parse(customer.usual) : await settlementOf(db, companyId),
    dueDate: creditDays === null || billDate === "" ? "" : daysAfter(billDate, creditDays),
  };
}

/** The day so many days after a date, YYYY-MM-DD. */
function daysAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
