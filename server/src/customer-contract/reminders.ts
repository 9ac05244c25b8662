import { contractPage, reminderDays } from "@lading/contract/customer-contract";
import { sql } from "drizzle-orm";
import { logOperations } from "#core/audit";
import { inTransaction } from "#core/db";
import { toPerson } from "#core/events";
import type { Services } from "#core/http";
import { mailPerson, type Person } from "#core/mail";
import { companyDirectory, companyToday } from "#user";
import { nameFor } from "./name-for.ts";
import { renewed } from "./read.ts";
import { contractTexts as texts } from "./texts.ts";

type Needed = Pick<Services, "database" | "mail" | "events">;

interface Due extends Person, Record<string, unknown> {
  id: string;
  contractNumber: string;
  name: string;
  endsOn: string;
  customerNumber: string;
  customerName: string;
  customerNameEn: string;
}

/** Every day shortly after midnight, once for all copies of the server. */
export function registerReminders(services: Services): Promise<void> {
  services.jobs.every("contract.reminders", "10 0 * * *", async () => {
    await remindOfEnds(services);
  });
  return Promise.resolve();
}

/**
 * Reminds of every contract that ends within 30 days, once for each end: by e-mail to the customer's salesperson, else to
 * whoever added it, else to an administrator or somebody who keeps contracts and sees all customers. It bears being broken off: the message is kept under the contract and its end, so that a second run
 * sends none twice, and what is not marked yet is due again. Gives how many were reminded of.
 */
export async function remindOfEnds(services: Needed): Promise<number> {
  const companies = await inTransaction(services.database, { companyId: null, readOnly: true }, (db) =>
    db.select({ companyId: companyDirectory.companyId }).from(companyDirectory),
  );
  let reminded = 0;
  for (const { companyId } of companies)
    for (const due of await dueIn(services, companyId)) if (await remind(services, companyId, due)) reminded += 1;
  return reminded;
}

/** Of a user `u`: they may change contracts, of all customers. Roles are another module's: read here, written there. */
const keepsContracts = sql`EXISTS (
  SELECT FROM user_role h JOIN role r ON r.company_id = h.company_id AND r.id = h.role_id AND r.sees_all
  JOIN role_right g ON g.company_id = r.company_id AND g.role_id = r.id
  WHERE h.company_id = u.company_id AND h.user_id = u.id AND g.page = ${contractPage} AND g.action = 'edit')`;

async function dueIn({ database }: Needed, companyId: string): Promise<Due[]> {
  return await inTransaction(database, { companyId, readOnly: true }, async (db) => {
    const { rows } = await db.execute<Due>(sql`
      SELECT c.id, c.contract_number AS "contractNumber", c.name, c.valid_to::text AS "endsOn",
        k.customer_number AS "customerNumber", k.customer_name AS "customerName", k.company_name_en AS "customerNameEn", p.id AS "personId",
        p.user_name AS "personName", p.email, p.language
      FROM customer_contract c
      JOIN customer k ON k.company_id = c.company_id AND k.id = c.customer_id
      JOIN LATERAL (
        SELECT u.id, u.user_name, u.email, u.language FROM staff_user u
        WHERE u.company_id = c.company_id AND u.state = 'normal'
          AND (u.id IN (k.sales_id, c.created_by) OR u.role_level = 1 OR ${keepsContracts})
        ORDER BY u.id IS NOT DISTINCT FROM k.sales_id DESC, u.id = c.created_by DESC, u.email <> '' DESC, u.role_level, u.id
        LIMIT 1
      ) p ON true
      WHERE c.company_id = ${companyId} AND c.reminded_at IS NULL AND c.valid_from <= ${companyToday(companyId)}
        AND c.valid_to BETWEEN ${companyToday(companyId)} AND ${companyToday(companyId)} + ${reminderDays}::int AND NOT ${renewed}
      ORDER BY c.valid_to, c.id`);
    return rows;
  });
}

/** False when the mail could not leave yet: it is due again tomorrow, until the contract has ended. */
async function remind(services: Needed, companyId: string, due: Due): Promise<boolean> {
  const { id, contractNumber, endsOn, personId: userId, personName: userName, email } = due;
  const outcome = await mailPerson(services, due, letterOf(companyId, due));
  if (outcome === "later") return false;
  await inTransaction(services.database, { companyId }, async (db) => {
    const { rowCount } = await db.execute(sql`
      UPDATE customer_contract SET reminded_at = now()
      WHERE company_id = ${companyId} AND id = ${id} AND valid_to = ${endsOn} AND reminded_at IS NULL`);
    if (rowCount === 0) return;
    const after = outcome === "sent" ? `${userName} <${email}>` : userName;
    const changes = [{ field: "remindedTo", before: null, after }];
    const doer = { companyId, userId, userName: "Lading", ip: "" };
    await logOperations(db, doer, { entity: "contract", action: "remind" }, [{ id, number: contractNumber, changes }]);
    await services.events.publish(db, toPerson(companyId, userId), { kind: "menu.changed", data: {} });
  });
  return true;
}

function letterOf(companyId: string, due: Due) {
  const { id, personId, contractNumber: number, name, customerNumber, endsOn: date } = due;
  return {
    companyId,
    about: { entity: "contract", id },
    once: `contract.reminder ${id} ${date} ${personId}`,
    subject: texts.subject,
    body: texts.body,
    values: { number, contract: name, customer: nameFor(due), customerNumber, date },
  };
}
