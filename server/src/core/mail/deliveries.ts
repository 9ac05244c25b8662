import { randomUUIDv7 } from "node:crypto";
import { refuse } from "@lading/contract/core";
import { mailRefusals, mostMailsShown, type MailState } from "@lading/contract/mail";
import { and, count, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { inTransaction, type Database, type Db } from "#core/db";
import type { Services } from "#core/http";
import { addressesOf, subjectOf } from "./addresses.ts";
import type { Mail, MailWay } from "./mailer.ts";
import type { Sender } from "./send.ts";
import { mailDeliveries, mailSubjects } from "./tables.ts";

/** A message on record; `mine` when it is this caller's to send. */
export interface Claimed {
  id: string;
  mine: boolean;
  recipients: readonly string[];
}

/** A message with the account that it is to leave by. */
interface Outgoing {
  mail: Mail;
  account: MailWay["account"];
}

/** How it ended. */
export interface Ending {
  state: Exclude<MailState, "sending">;
  refused: readonly string[];
  /** The mail server's code, when it refused the message itself. */
  reply?: number;
}

type MailServices = Pick<Services, "database" | "mail">;

/**
 * Puts a message on record before it goes out, and commits. Of several at once with the same `once` one gets it; and of
 * those who come when it certainly did not leave, again one.
 */
export async function claimMail({ database }: MailServices, sender: Sender, outgoing: Outgoing): Promise<Claimed> {
  const { companyId } = sender;
  return await inTransaction(database, { companyId }, async (db) => {
    const claimed = await claim(db, sender, outgoing);
    if (claimed.mine && outgoing.account) await refuseOverLimit(db, companyId, outgoing.account);
    return claimed;
  });
}

async function claim(db: Db, sender: Sender, { mail, account }: Outgoing): Promise<Claimed> {
  const { companyId, userId, userName, about, once = null } = sender;
  const recipients = addressesOf(mail.to);
  const id = randomUUIDv7();
  const by = { accountId: account?.id ?? null, accountName: account?.name ?? "" };
  const made = await db
    .insert(mailDeliveries)
    .values({
      companyId,
      id,
      once,
      recipients,
      subject: subjectOf(mail),
      attachments: (mail.attachments ?? []).map(({ name, bytes }) => ({ name, size: bytes.byteLength })),
      state: "sending",
      ...by,
      sentBy: userId,
      sentByName: userName,
    })
    .onConflictDoNothing({ target: [mailDeliveries.companyId, mailDeliveries.once] })
    .returning({ id: mailDeliveries.id });
  if (made.length === 0) return await claimAgain(db, { companyId, once: once ?? "", by });
  const records = new Set([about.id, ...(about.others ?? [])]);
  await db
    .insert(mailSubjects)
    .values([...records].map((entityId) => ({ companyId, entity: about.entity, entityId, mailId: id })));
  return { id, mine: true, recipients };
}

/** States that count against an account's limit: the message left, or may have. */
const counted: readonly MailState[] = ["sending", "sent", "unknown"];

/** How many messages left by an account in the last 24 hours. */
export async function sentByAccount(db: Db, companyId: string, accountId: string): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(mailDeliveries)
    .where(
      and(
        eq(mailDeliveries.companyId, companyId),
        eq(mailDeliveries.accountId, accountId),
        gt(mailDeliveries.startedAt, sql`now() - interval '24 hours'`),
        inArray(mailDeliveries.state, [...counted]),
      ),
    );
  return row?.sent ?? 0;
}

/** Refuses what is one too many, itself counted; those who send at once wait for each other, so that none slips through. */
async function refuseOverLimit(
  db: Db,
  companyId: string,
  { id, name, dailyLimit }: NonNullable<MailWay["account"]>,
): Promise<void> {
  if (dailyLimit === null) return;
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${id}, 0))`);
  if ((await sentByAccount(db, companyId, id)) > dailyLimit)
    throw refuse(mailRefusals.dailyLimit, { name, max: dailyLimit });
}

interface Again {
  companyId: string;
  once: string;
  by: { accountId: string | null; accountName: string };
}

async function claimAgain(db: Db, { companyId, once, by }: Again): Promise<Claimed> {
  const same = and(eq(mailDeliveries.companyId, companyId), eq(mailDeliveries.once, once));
  const [again] = await db
    .update(mailDeliveries)
    .set({ state: "sending", startedAt: sql`now()`, ...by })
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

/** A message's state now, with the addresses refused and the mail server's reply. */
export async function readMail({ database, mail }: MailServices, companyId: string, id: string) {
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
      account: mailDeliveries.accountName,
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
