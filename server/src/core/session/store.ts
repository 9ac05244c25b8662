import type { Right, RoleLevel } from "@lading/contract/core";
import { and, eq, lt, ne, sql } from "drizzle-orm";
import { tells } from "#core/channels";
import { sessions, type Db } from "#core/db";
import { hashToken, newToken, sessionLifetimeMs } from "./token.ts";

/** Copy of a person's and company's rights in the session, so that a single read answers who may do what. */
export interface SessionSnapshot {
  companyId: string;
  audience: "staff" | "customer";
  /** The user's id, or the customer's. */
  userId: string;
  userName: string;
  roleLevel: RoleLevel;
  rights: readonly Right[];
  seesAll: boolean;
  hasCompany: boolean;
  validUntil: string | null;
}

/** Starts a session of one day; the token goes to the person and is kept nowhere. */
export async function createSession(db: Db, snapshot: SessionSnapshot): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + sessionLifetimeMs).toISOString();
  await db
    .insert(sessions)
    .values({ ...snapshot, rights: [...snapshot.rights], tokenHash: hashToken(token), expiresAt });
  return token;
}

/** Whose sessions end: one session, or all of a person's, where `except` stays (the one that changed its own password). */
export type EndedSessions = { tokenHash: Buffer } | { companyId: string; userId: string; except?: Buffer };

/** Ends sessions at once: their next call is 401. A person's open pages are told, and ask whether theirs is one of them. */
export async function endSessions(db: Db, which: EndedSessions): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where("tokenHash" in which ? eq(sessions.tokenHash, which.tokenHash) : ofPerson(which))
    .returning({ companyId: sessions.companyId, personId: sessions.userId });
  const [told] = ended;
  if (told) await db.execute(sql`SELECT ${tells(told, { kind: "session.ended", data: {} })}`);
}

function ofPerson({ companyId, userId, except }: Exclude<EndedSessions, { tokenHash: Buffer }>) {
  return and(eq(sessions.companyId, companyId), eq(sessions.userId, userId), except && ne(sessions.tokenHash, except));
}

/** Removes sessions that are over; they answer 401 already. */
export async function removeOldSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}
