import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { coreRefusals, headers, refuse, refuseField } from "@lading/contract/core";
import { and, eq, lt, sql } from "drizzle-orm";
import { idempotencyKeys, type Db } from "#core/db";

/** A request that the caller may send twice. */
export interface KeyedRequest {
  /** The caller's id, or the nil UUID without a session. */
  callerId: string;
  /** The Idempotency-Key header. */
  key: string;
  path: string;
  body: unknown;
}

export const nobody = "00000000-0000-0000-0000-000000000000";

/** Refuses a key that is too short to be one's own, or too long. */
export function checkKey(key: string): void {
  if (!/^[\x21-\x7e]{16,200}$/.test(key)) throw refuseField(headers.idempotencyKey, coreRefusals.invalid);
}

/**
 * Takes the key for this transaction. The same request in parallel waits here until the first has
 * ended. Gives the first answer when there is one; refuses with 409 when the key had another body.
 *
 * Only the caller knows the key: the table keeps its hash, the body's hash under it and the answer
 * sealed with it, because bodies and answers carry passwords and tokens.
 */
export async function claimKey(db: Db, request: KeyedRequest): Promise<{ answer: string } | undefined> {
  const row = {
    callerId: request.callerId,
    key: hashKey(request.key),
    path: request.path,
    bodyHash: hashBody(request),
  };
  const fresh = { path: row.path, bodyHash: row.bodyHash, answer: null, createdAt: sql`now()` };
  const claimed = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotencyKeys.callerId, idempotencyKeys.key],
      set: fresh,
      setWhere: lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`),
    })
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return undefined;
  const [first] = await db.select().from(idempotencyKeys).where(ofRequest(row));
  if (first === undefined || first.path !== row.path || !first.bodyHash.equals(row.bodyHash))
    throw refuse(coreRefusals.keyReused);
  return { answer: unseal(request.key, String(first.answer)) };
}

/** Keeps the first answer, in the transaction of the work itself. */
export async function keepAnswer(db: Db, request: KeyedRequest, answer: string): Promise<void> {
  const sealed = seal(request.key, answer);
  await db
    .update(idempotencyKeys)
    .set({ answer: sealed })
    .where(ofRequest({ callerId: request.callerId, key: hashKey(request.key) }));
}

/** Removes keys older than the 24 hours they are good for. */
export async function removeOldKeys(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`));
}

function ofRequest(row: { callerId: string; key: string }) {
  return and(eq(idempotencyKeys.callerId, row.callerId), eq(idempotencyKeys.key, row.key));
}

function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

function hashBody(request: KeyedRequest): Buffer {
  return createHmac("sha256", request.key).update(JSON.stringify(request.body)).digest();
}

function sealingKey(key: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, "", "lading idempotency answer", 32));
}

function seal(key: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(key), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
}

function unseal(key: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv("aes-256-gcm", sealingKey(key), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}
