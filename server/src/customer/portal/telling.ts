import { asLanguage, fill, Refused } from "@lading/contract/core";
import type { customerMessageKinds } from "@lading/contract/customer";
import { mailRefusals } from "@lading/contract/mail";
import { sql, type SQL } from "drizzle-orm";
import { inTransaction, type Db } from "#core/db";
import { toPerson } from "#core/events";
import type { Services } from "#core/http";
import { defineJob } from "#core/jobs";
import { sendMail } from "#core/mail";
import type { StaffSession } from "#core/session";
import { companyNameIn } from "#user";
import type { CustomerUses } from "../uses.ts";
import { messageMailTexts as mailTexts } from "../texts.ts";
import { readMessages } from "./message-texts.ts";

/** Somebody of the forwarder's, whose work customers hear of. */
export interface Teller {
  db: Db;
  services: Pick<Services, "events" | "jobs">;
  session: Pick<StaffSession, "companyId" | "userId" | "userName">;
}

/** News for customers, one a row of `rows`; see `tellCustomers`. */
interface News {
  kind: (typeof customerMessageKinds)[number];
  /** True: it answers what a customer asked, so it is kept for one whose sign-in has ended as well. */
  answers?: boolean;
  /** False: an e-mail about it leaves by another way. */
  mailed?: boolean;
  /** A `SELECT` of `customer_id` and whatever of `columns` the message says. */
  rows: SQL;
  /** The columns of `rows`, of these: what a message keeps beside its kind. */
  columns: readonly (
    | "waybill_number"
    | "order_number"
    | "state_id"
    | "place"
    | "reason"
    | "pieces"
    | "weight"
    | "volume"
  )[];
}

interface Told extends Record<string, unknown> {
  id: string;
  customerId: string;
  isMailed: boolean;
}

/** So many customers are told live in one go; the others see their messages when they look. */
const mostHearing = 50;

/**
 * Puts messages into the message centres of those customers who can sign in, or have them by e-mail; open pages of the portal
 * hear of it when the transaction commits, and who chose so gets one e-mail with all of theirs.
 */
export async function tellCustomers(
  { db, services, session }: Teller,
  { kind, rows, columns, answers = false, mailed = true }: News,
): Promise<void> {
  const { companyId, userId, userName } = session;
  const kept = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const { rows: told } = await db.execute<Told>(sql`
    WITH told AS (
      INSERT INTO customer_message (company_id, id, customer_id, kind, ${kept})
      SELECT c.company_id, gen_random_uuid(), c.id, ${kind}, ${kept}
      FROM (${rows}) AS news JOIN customer c ON c.company_id = ${companyId} AND c.id = news.customer_id
      WHERE ${answers} OR c.password_hash IS NOT NULL OR (c.message_mail_language <> '' AND c.email <> '')
      RETURNING id, customer_id)
    SELECT told.id, told.customer_id AS "customerId", c.message_mail_language <> '' AND c.email <> '' AS "isMailed"
    FROM told JOIN customer c ON c.company_id = ${companyId} AND c.id = told.customer_id`);
  const byCustomer = Map.groupBy(told, ({ customerId }) => customerId);
  for (const customerId of [...byCustomer.keys()].slice(0, mostHearing))
    await services.events.publish(db, toPerson(companyId, customerId), { kind: "customer.message", data: {} });
  for (const [customerId, messages] of byCustomer) {
    if (!mailed || messages[0]?.isMailed !== true) continue;
    const data = { customerId, messageIds: messages.map(({ id }) => id), userId, userName };
    await services.jobs.enqueue(db, mailJob, { companyId, createdBy: null, data });
  }
}

/** Tells the customers who can sign in that their shipments reached a state; `shipments` selects `customer_id` and `waybill_number`. */
export async function tellOfState(
  teller: Teller,
  { shipments, stateId, place }: { shipments: SQL; stateId: string; place: string },
): Promise<void> {
  const rows = sql`SELECT s.*, ${stateId}::uuid AS state_id, ${place}::text AS place FROM (${shipments}) AS s`;
  await tellCustomers(teller, { kind: "waybillState", rows, columns: ["waybill_number", "state_id", "place"] });
}

// oxlint-disable-next-line typescript/consistent-type-definitions -- the queue takes plain JSON, which an interface is not
type MailOrder = { customerId: string; messageIds: string[]; userId: string; userName: string };

const mailJob = defineJob<MailOrder>("customer.messages", { shown: false, concurrency: 2 });

/** Registers the e-mails to customers who chose to have their messages so. */
export function registerMessageMails(services: Services, { routesOf }: Pick<CustomerUses, "routesOf">): Promise<void> {
  services.jobs.handle(mailJob, async ({ companyId, data }) => {
    await mailMessages(services, { companyId, order: data, routesOf });
  });
  return Promise.resolve();
}

/** Failures that no later try mends: the message stays in the message centre. */
const final: readonly unknown[] = [mailRefusals.recipientRefused, mailRefusals.rejected, mailRefusals.unknown];

interface Mailing {
  companyId: string;
  order: MailOrder;
  routesOf: CustomerUses["routesOf"];
}

async function mailMessages(services: Services, { companyId, order, routesOf }: Mailing): Promise<void> {
  const letter = await inTransaction(services.database, { companyId, readOnly: true }, (db) =>
    letterOf(db, { companyId, order, routesOf }),
  );
  if (!letter) return;
  const { userId, userName, customerId, messageIds } = order;
  const about = { entity: "customer", id: customerId };
  try {
    await sendMail(
      services,
      { companyId, userId, userName, about, once: `customer.messages ${messageIds[0]}` },
      letter,
    );
  } catch (error) {
    if (!(error instanceof Refused) || !final.includes(error.refusal)) throw error;
  }
}

/** The e-mail as the customer wants it now; undefined when it does not any more, or its messages went with a merge. */
async function letterOf(db: Db, { companyId, order: { messageIds }, routesOf }: Mailing) {
  const { rows } = await db.execute<{
    customerId: string;
    email: string;
    language: string;
    companyName: string;
    companyNameEn: string;
  }>(sql`
    SELECT c.id AS "customerId", c.email, c.message_mail_language AS language, o.company_name AS "companyName",
      o.company_name_en AS "companyNameEn"
    FROM customer_message m
    JOIN customer c ON c.company_id = m.company_id AND c.id = m.customer_id
    JOIN company o ON o.company_id = m.company_id
    WHERE m.company_id = ${companyId} AND m.id = ${messageIds[0]}`);
  const [found] = rows;
  if (!found || found.language === "" || found.email === "") return undefined;
  const language = asLanguage(found.language);
  const messages = await readMessages(db, messageIds, { companyId, language, routesOf });
  const company = companyNameIn(found, language);
  return {
    to: found.email,
    language,
    subject: fill(mailTexts.subject[language], { company }),
    text: fill(mailTexts.text[language], { company, messages: messages.join("\n") }),
  };
}
