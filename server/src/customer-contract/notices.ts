import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Doer } from "#core/audit";
import { inTransaction, type Db } from "#core/db";
import { toPerson, type Events } from "#core/events";
import type { Services } from "#core/http";
import { mailPerson, type Person } from "#core/mail";
import { companyDirectory } from "#user";
import { nameFor } from "./name-for.ts";
import type { Standing } from "./standing.ts";
import type { NoticeSaid } from "./tables.ts";
import { contractTexts as texts } from "./texts.ts";

interface Held {
  doer: Doer;
  standing: Standing;
  /** Somebody let it pass; else it was refused. */
  passed: boolean;
}

/**
 * Tells the salesperson in charge that a colleague met the customer's credit, once a day: their open pages at once, by
 * e-mail within minutes. Salespeople who met it themselves are told nothing.
 */
export async function tellSales(db: Db, events: Events, { doer, standing, passed }: Held): Promise<void> {
  const { companyId, userId, userName } = doer;
  const { customerId, used, creditLimit, currency, overdueAmount, overdueDays } = standing;
  const said: NoticeSaid = { doer: userName, passed, used, creditLimit, currency, overdueAmount, overdueDays };
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`credit.notice:${customerId}`}, 0))`);
  const { rows } = await db.execute<{
    salesId: string;
    customerName: string;
    customerNameEn: string;
    language: string;
  }>(sql`
    INSERT INTO credit_notice (company_id, id, customer_id, sales_id, said)
    SELECT k.company_id, ${randomUUIDv7()}, k.id, u.id, ${JSON.stringify(said)}::jsonb
    FROM customer k JOIN staff_user u ON u.company_id = k.company_id AND u.id = k.sales_id AND u.state = 'normal'
    WHERE k.company_id = ${companyId} AND k.id = ${customerId} AND u.id <> ${userId} AND NOT EXISTS (
      SELECT FROM credit_notice n WHERE n.company_id = k.company_id AND n.customer_id = k.id AND n.sales_id = u.id
        AND n.created_at >= date_trunc('day', now(), 'UTC'))
    RETURNING sales_id AS "salesId",
      (SELECT n.customer_name FROM customer n WHERE n.company_id = ${companyId} AND n.id = ${customerId}) AS "customerName",
      (SELECT n.company_name_en FROM customer n WHERE n.company_id = ${companyId} AND n.id = ${customerId}) AS "customerNameEn",
      (SELECT p.language FROM staff_user p WHERE p.company_id = ${companyId} AND p.id = sales_id) AS language`);
  for (const { salesId, customerName, customerNameEn, language } of rows)
    await events.publish(db, toPerson(companyId, salesId), {
      kind: passed ? "credit.passed" : "credit.held",
      data: { customerId, customerName: nameFor({ customerName, customerNameEn, language }) },
    });
}

type Needed = Pick<Services, "database" | "mail">;

/** Every few minutes, once for all copies of the server. */
export function registerNotices(services: Services): Promise<void> {
  services.jobs.every("contract.creditNotices", "*/5 * * * *", async () => {
    await mailNotices(services);
  });
  return Promise.resolve();
}

interface Due extends Person, Record<string, unknown> {
  id: string;
  customerId: string;
  customerNumber: string;
  customerName: string;
  customerNameEn: string;
  said: NoticeSaid;
}

/** Sends the unsent notices, for a day; gives how many left. Notices a week old are forgotten. */
export async function mailNotices(services: Needed): Promise<number> {
  const companies = await inTransaction(services.database, { companyId: null, readOnly: true }, (db) =>
    db.select({ companyId: companyDirectory.companyId }).from(companyDirectory),
  );
  let sent = 0;
  for (const { companyId } of companies)
    for (const due of await dueIn(services, companyId)) if (await mailOne(services, companyId, due)) sent += 1;
  return sent;
}

async function dueIn({ database }: Needed, companyId: string): Promise<Due[]> {
  return await inTransaction(database, { companyId }, async (db) => {
    await db.execute(sql`
      DELETE FROM credit_notice WHERE company_id = ${companyId} AND created_at < now() - interval '7 days'`);
    const { rows } = await db.execute<Due>(sql`
      SELECT n.id, n.said, k.id AS "customerId", k.customer_number AS "customerNumber", k.customer_name AS "customerName",
        k.company_name_en AS "customerNameEn",
        u.id AS "personId", u.user_name AS "personName", u.email, u.language
      FROM credit_notice n
      JOIN customer k ON k.company_id = n.company_id AND k.id = n.customer_id
      JOIN staff_user u ON u.company_id = n.company_id AND u.id = n.sales_id AND u.state = 'normal'
      WHERE n.company_id = ${companyId} AND n.mailed_at IS NULL AND n.created_at > now() - interval '1 day'
      ORDER BY n.id`);
    return rows;
  });
}

async function mailOne(services: Needed, companyId: string, due: Due): Promise<boolean> {
  const { id, customerId, customerNumber, said } = due;
  const customer = nameFor(due);
  const { doer, passed, used, creditLimit, currency, overdueAmount: overdue, overdueDays } = said;
  const limit = creditLimit ?? "–";
  const outcome = await mailPerson(services, due, {
    companyId,
    about: { entity: "customer", id: customerId },
    once: `credit.notice ${id}`,
    subject: texts.creditSubject,
    body: passed ? texts.creditPassed : texts.creditRefused,
    values: { customer, customerNumber, doer, used, limit, currency, overdue, days: String(overdueDays) },
  });
  if (outcome === "later") return false;
  await inTransaction(services.database, { companyId }, (db) =>
    db.execute(sql`UPDATE credit_notice SET mailed_at = now() WHERE company_id = ${companyId} AND id = ${id}`),
  );
  return outcome === "sent";
}
