import { randomUUIDv7 } from "node:crypto";
import { mostMailsShown, type MailState } from "@lading/contract/mail";
import { and, desc, eq, sql } from "drizzle-orm";
import { inTransaction, type Database, type Db } from "#core/db";
import type { Services } from "#core/http";
import { addressesOf } from "./addresses.ts";
import type { Mail } from "./mailer.ts";
import type { Sender } from "./send.ts";
import { mailDeliveries, mailSubjects } from "./tables.ts";

/** A message on record; `mine` when it is this caller's to send. */
export interface Claimed {
  id: string;
  mine: boolean;
  recipients: readonly string[];
}

/** How it ended. */
export interface Ending {
  state: Exclude<MailState, "sending">;
  refused: readonly string[];
  /** The mail server's code, when it refused the message itself. */
  reply?: number;
}

type House = Pick<Services, "database" | "mail">;

/**
 * Puts a message on record before it goes out, and commits. Of several at once with the same `once` one gets it; and of
 * those who come when it certainly did not leave, again one.
 */
export async function claimMail({ database }: House, sender: Sender, mail: Mail): Promise<Claimed> {
  const { companyId, userId, userName, about, once = null } = sender;
  const recipients = addressesOf(mail.to);
  const id = randomUUIDv7();
  return await inTransaction(database, { companyId }, async (db) => {
    const made = await db
      .insert(mailDeliveries)
      .values({
        companyId,
        id,
        once,
        recipients,
        subject: mail.subject,
        attachments: (mail.attachments ?? []).map(({ name, bytes }) => ({ name, size: bytes.byteLength })),
        state: "sending",
        sentBy: userId,
        sentByName: userName,
      })
      .onConflictDoNothing({ target: [mailDeliveries.companyId, mailDeliveries.once] })
      .returning({ id: mailDeliveries.id });
    if (made.length === 0) return await claimAgain(db, companyId, once ?? "");
    const records = new Set([about.id, ...(about.others ?? [])]);
    await db
      .insert(mailSubjects)
      .values([...records].map((entityId) => ({ companyId, entity: about.entity, entityId, mailId: id })));
    return { id, mine: true, recipients };
  });
}

async function claimAgain(db: Db, companyId: string, once: string): Promise<Claimed> {
  const same = and(eq(mailDeliveries.companyId, companyId), eq(mailDeliveries.once, once));
  const [again] = await db
    .update(mailDeliveries)
    .set({ state: "sending", startedAt: sql`now()` })
    .where(and(same, eq(mailDeliveries.state, "notSent")))
    .returning({ id: mailDeliveries.id, recipients: mailDeliveries.recipients });
  if (again) return { ...again, mine: true };
  const [first] = await db
    .select({ id: mailDeliveries.id, recipients: mailDeliveries.recipients })
    .from(mailDeliveries)
    .where(same);
  if (!first) throw new Error("The first message of this kind is gone");
  return { ...first, mine: false };
}

/** Keeps how it ended. */
export async function endMail(
  database: Database,
  { companyId, id }: { companyId: string; id: string },
  { state, refused, reply = null }: Omit<Ending, "reply"> & { reply?: number | null },
): Promise<void> {
  await inTransaction(database, { companyId }, (db) =>
    db
      .update(mailDeliveries)
      .set({ state, refused: [...refused], reply })
      .where(and(eq(mailDeliveries.companyId, companyId), eq(mailDeliveries.id, id))),
  );
}

/** After the server's patience, and some for the database, a message that still is `sending` has been left behind. */
const graceMs = 15_000;
const stateNow = (patienceMs: number) =>
  sql<MailState>`CASE WHEN ${mailDeliveries.state} = 'sending'
    AND ${mailDeliveries.startedAt} < now() - make_interval(secs => ${(patienceMs + graceMs) / 1_000})
    THEN 'unknown' ELSE ${mailDeliveries.state} END`;

/** What is known of a message now. */
export async function readMail({ database, mail }: House, companyId: string, id: string) {
  const [row] = await inTransaction(database, { companyId, readOnly: true }, (db) =>
    db
      .select({ state: stateNow(mail.patienceMs), refused: mailDeliveries.refused, reply: mailDeliveries.reply })
      .from(mailDeliveries)
      .where(and(eq(mailDeliveries.companyId, companyId), eq(mailDeliveries.id, id))),
  );
  if (!row) throw new Error("The message is gone");
  return row;
}

/** The messages about a record, newest first. Whether the asker sees the record is to be asked before. */
export async function mailsAbout(
  db: Db,
  { companyId, entity, id }: { companyId: string; entity: string; id: string },
  { patienceMs }: Pick<Services["mail"], "patienceMs">,
) {
  return await db
    .select({
      id: mailDeliveries.id,
      to: mailDeliveries.recipients,
      subject: mailDeliveries.subject,
      attachments: mailDeliveries.attachments,
      state: stateNow(patienceMs),
      refused: mailDeliveries.refused,
      sentByName: mailDeliveries.sentByName,
      createdAt: mailDeliveries.createdAt,
    })
    .from(mailSubjects)
    .innerJoin(
      mailDeliveries,
      and(eq(mailDeliveries.companyId, mailSubjects.companyId), eq(mailDeliveries.id, mailSubjects.mailId)),
    )
    .where(and(eq(mailSubjects.companyId, companyId), eq(mailSubjects.entity, entity), eq(mailSubjects.entityId, id)))
    .orderBy(desc(mailDeliveries.createdAt), desc(mailDeliveries.id))
    .limit(mostMailsShown);
}
