import { randomUUIDv7 } from "node:crypto";
import type { Currency } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { insertRows, type Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { ownToday } from "#user";
import { clientFundEntries } from "../tables.ts";
import { rateOrNull } from "./difference.ts";
import { logEntry } from "./standing.ts";

interface Planned {
  customer: { id: string; number: string; name: string };
  amount: string;
  currency: Currency;
  /** Received so many days before today. */
  daysAgo: number;
}

/** An entry of the demo that waits; the customer remits what arrives. */
export async function storeDemoEntry(
  { db, session }: { db: Db; session: StaffSession },
  { customer, amount, currency, daysAgo }: Planned,
): Promise<string> {
  const { companyId, userId, userName } = session;
  const { rows } = await db.execute<{ day: string }>(sql`SELECT (${ownToday} - ${daysAgo}::int)::text AS day`);
  const day = rows[0]?.day ?? "";
  const id = randomUUIDv7();
  const entry = {
    companyId,
    id,
    customerId: customer.id,
    customerNumber: customer.number,
    customerName: customer.name,
    fundClass: "business" as const,
    inquiryNumber: `TT ${2604100 + daysAgo}`,
    fillDate: day,
    receiveDate: day,
    accountName: "",
    remitter: customer.name,
    remittanceLocation: "",
    remittanceAmount: amount,
    remittanceCurrency: currency,
    receivedAmount: amount,
    receivedCurrency: currency,
    exchangeRate: await rateOrNull(db, companyId, currency, day),
    agent: "",
    remark: "",
    createdBy: userId,
    createdByName: userName,
    changedBy: userId,
  };
  await insertRows(db, clientFundEntries, [entry]);
  const log = { field: "receivedAmount", before: null, after: `${amount} ${currency}` };
  await logEntry({ db, session, ip: "127.0.0.1" }, "add", { id, number: customer.name }, [log]);
  return id;
}
