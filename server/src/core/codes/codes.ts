import { createHmac, randomInt, randomUUIDv7, timingSafeEqual } from "node:crypto";
import { refuse, refuseField } from "@lading/contract/core";
import { sessionRefusals } from "@lading/contract/session";
import { and, count, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { keepingWrites } from "#core/http";
import { verificationCodes } from "./tables.ts";

export type CodePurpose = (typeof verificationCodes.$inferSelect)["purpose"];

/** Which code is meant: the address it was sent to (as a sign-in name) and what for. */
interface Asked {
  address: string;
  purpose: CodePurpose;
  code: string;
}

/** Six digits, 10 minutes, 5 tries; again after 60 seconds, 10 a day for an address (decisions.md). */
export const codeRules = { minutes: 10, tries: 5, resendSeconds: 60, mostADay: 10 } as const;

/** Makes a new code; older ones of the same purpose are void. Refuses when it is too soon or too many. */
export async function issueCode(db: Db, { address, purpose }: Omit<Asked, "code">): Promise<string> {
  // Codes for one address are made one after the other, also under parallel requests.
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`code:${address}`}, 0))`);
  const [today] = await db
    .select({
      sent: count(),
      wait: sql<
        number | null
      >`ceil(${codeRules.resendSeconds} - extract(epoch FROM now() - max(${verificationCodes.createdAt})))::int`,
    })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.address, address), gt(verificationCodes.createdAt, sql`now() - interval '1 day'`)));
  const wait = today?.wait ?? 0;
  if (wait > 0) throw refuse(sessionRefusals.codeTooSoon, { seconds: wait });
  if ((today?.sent ?? 0) >= codeRules.mostADay) throw refuse(sessionRefusals.codeTooMany);
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const id = randomUUIDv7();
  await db
    .update(verificationCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(verificationCodes.address, address),
        eq(verificationCodes.purpose, purpose),
        isNull(verificationCodes.usedAt),
      ),
    );
  await db.insert(verificationCodes).values({
    id,
    address,
    purpose,
    codeHash: hashCode(id, code),
    expiresAt: sql`now() + make_interval(mins => ${codeRules.minutes})`,
  });
  return code;
}

/** Refuses a code that is wrong, used, too old or tried too often; each wrong try counts also when the call is refused. */
export async function checkCode(db: Db, asked: Asked): Promise<{ id: string }> {
  const [row] = await db
    .select()
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.address, asked.address),
        eq(verificationCodes.purpose, asked.purpose),
        isNull(verificationCodes.usedAt),
        gt(verificationCodes.expiresAt, sql`now()`),
        lt(verificationCodes.tries, codeRules.tries),
      ),
    )
    .orderBy(desc(verificationCodes.createdAt))
    .limit(1)
    .for("update");
  const right = row !== undefined && sameText(row.codeHash, hashCode(row.id, asked.code));
  if (row && right) return { id: row.id };
  if (row)
    await db
      .update(verificationCodes)
      .set({ tries: row.tries + 1 })
      .where(eq(verificationCodes.id, row.id));
  throw keepingWrites(refuseField("code", sessionRefusals.verificationFailed));
}

/** Checks a code and uses it up. */
export async function takeCode(db: Db, asked: Asked): Promise<void> {
  const { id } = await checkCode(db, asked);
  await db
    .update(verificationCodes)
    .set({ usedAt: sql`now()` })
    .where(eq(verificationCodes.id, id));
}

/** Removes codes that count for nothing any more, not even for the day's limit. */
export async function removeOldCodes(db: Db): Promise<void> {
  await db.delete(verificationCodes).where(lt(verificationCodes.createdAt, sql`now() - interval '2 days'`));
}

/** Keyed with the row's id, so that equal codes have different hashes. */
function hashCode(id: string, code: string): string {
  return createHmac("sha256", id).update(code).digest("hex");
}

function sameText(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
