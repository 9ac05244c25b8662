import { randomUUIDv7 } from "node:crypto";
import type { Language } from "@lading/contract/core";
import { desc, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { outboxMessages, type Database, type Db } from "#core/db";

/** A message that no provider took. */
export interface OutboxEntry {
  channel: "email" | "sms";
  recipient: string;
  subject: string;
  body: string;
  /** Attachments: names and sizes in bytes, not the contents. */
  attachments?: readonly { name: string; type: string; size: number }[];
  language: Language;
}

export type OutboxRow = typeof outboxMessages.$inferSelect;

/** Keeps a message for the server's operator, at once and for good: also when the call that wrote it fails later. */
export async function keepInOutbox(database: Database, entry: OutboxEntry): Promise<void> {
  await drizzle(database.pool)
    .insert(outboxMessages)
    .values({ ...entry, id: randomUUIDv7(), attachments: entry.attachments ?? [] });
}

/** The newest messages, newest first. */
export async function newestOutboxEntries(pool: Pool, count: number): Promise<OutboxRow[]> {
  return await drizzle(pool)
    .select()
    .from(outboxMessages)
    .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
    .limit(count);
}

/** Removes messages older than 30 days. */
export async function removeOldOutboxEntries(db: Db): Promise<void> {
  await db.delete(outboxMessages).where(lt(outboxMessages.createdAt, sql`now() - interval '30 days'`));
}
