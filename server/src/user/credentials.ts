import { coreRefusals, refuse, refuseField } from "@lading/contract/core";
import { isEmail, sessionRefusals } from "@lading/contract/session";
import type { editUserBasisInfo } from "@lading/contract/user";
import { and, eq, sql } from "drizzle-orm";
import { violates, type Db } from "#core/db";
import type { Context } from "#core/http";
import { takeCode } from "#core/codes";
import { hashPassword, verifyPassword } from "#core/passwords";
import { endSessions, type StaffSession } from "#core/session";
import { signInName, signIns } from "#core/sign-in";
import { checkAccountFormat, staffOf } from "./person.ts";
import { users } from "./tables.ts";

/** Changes one's own sign-in address or password; both need the present password. */
export async function editCredentials({ db, input, session }: Context<typeof editUserBasisInfo>) {
  const me = staffOf(session);
  const { companyId, userId, tokenHash } = me;
  if (input.change === "password" && input.newPassword !== input.confirmPassword)
    throw refuseField("confirmPassword", sessionRefusals.passwordsDiffer);
  if (input.change === "account") checkAccountFormat(input.account);
  const user = await read(db, me);
  if (!(await verifyPassword(input.password, user.passwordHash)))
    throw refuseField("password", sessionRefusals.wrongPassword);
  if (input.change === "account") {
    const name = signInName(input.account);
    await takeCode(db, { address: name, purpose: "changeAccount", code: input.code });
    return await changeName(db, me, name);
  }
  const passwordHash = await hashPassword(input.newPassword);
  const saved = await save(db, me, { passwordHash });
  await endSessions(db, { companyId, userId, except: tokenHash });
  return saved;
}

async function read(db: Db, { companyId, userId }: StaffSession) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  if (!user) throw refuse(coreRefusals.loginExpired);
  return user;
}

/** The new address takes the place of the old one of its kind in the directory of sign-in names. */
async function changeName(db: Db, me: StaffSession, name: string) {
  const kind = isEmail(name) ? "email" : "phone";
  const { [kind]: before } = await read(db, me);
  const own = and(eq(signIns.companyId, me.companyId), eq(signIns.userId, me.userId));
  if (before !== "") await db.delete(signIns).where(and(own, eq(signIns.name, before)));
  try {
    await db.insert(signIns).values({ name, audience: "staff", companyId: me.companyId, userId: me.userId });
  } catch (error) {
    if (violates(error, "sign_in_pkey")) throw refuseField("account", sessionRefusals.accountTaken);
    throw error;
  }
  return await save(db, me, { [kind]: name });
}

async function save(db: Db, { companyId, userId }: StaffSession, change: Partial<typeof users.$inferInsert>) {
  const [saved] = await db
    .update(users)
    .set({ ...change, version: sql`${users.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)))
    .returning({ version: users.version });
  return { version: saved?.version ?? 1 };
}
