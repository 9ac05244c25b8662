import { coreRefusals, refuse, refuseField } from "@lading/contract/core";
import { sessionRefusals, type LoginResult, type weChatUsersLogin } from "@lading/contract/session";
import { and, eq, like, sql } from "drizzle-orm";
import { z } from "zod";
import { inTransaction, type Db } from "#core/db";
import type { OpenContext } from "#core/http";
import { signInName, signIns } from "#core/sign-in";
import { users } from "#user";
import { authenticate, letIn, letStaffIn, type Person } from "./sign-in.ts";

type Given = OpenContext<typeof weChatUsersLogin>;

/** WeChat open platform, "access_token" by authorisation code. */
const address = "https://api.weixin.qq.com/sns/oauth2/access_token";
const patienceMs = 8_000;
const answer = z.object({ openid: z.string().min(1).max(128) });

/**
 * Signs in whom WeChat vouches for. The first time, account and password link the WeChat user to a staff user; they are
 * checked before WeChat is asked, because its code can be used once: after a wrong password it is still good.
 */
export async function signInByWeChat(given: Given): Promise<LoginResult> {
  const { input, services } = given;
  const { database, config, menu } = services;
  if (!config.weChat) throw refuse(sessionRefusals.weChatNotConfigured);
  const claim = claimOf(input);
  const person = claim && (await authenticate(database, claim));
  const openName = `wechat:${await readOpenId(given, config.weChat)}`;
  const [linked] = await inTransaction(database, { companyId: null, readOnly: true }, (db) =>
    db
      .select({ companyId: signIns.companyId, id: signIns.userId })
      .from(signIns)
      .where(and(eq(signIns.name, openName), eq(signIns.audience, "staff"))),
  );
  if (linked)
    return await inTransaction(database, { companyId: linked.companyId }, (db) => letStaffIn({ db, menu }, linked));
  if (!claim || !person) throw refuse(sessionRefusals.weChatNotBound);
  return await inTransaction(database, { companyId: person.companyId }, async (db) => {
    const result = await letIn({ db, menu }, claim.name, person);
    await link(db, openName, person);
    return result;
  });
}

/** Whom the WeChat user is to be linked to; undefined when nothing was typed. */
function claimOf({ account, password }: Given["input"]) {
  if (account === "" && password === "") return undefined;
  if (account === "") throw refuseField("account", coreRefusals.required);
  if (password === "") throw refuseField("password", coreRefusals.required);
  return { name: signInName(account), audience: "staff" as const, password };
}

async function readOpenId(
  { input, log }: Given,
  { appId, appSecret }: { appId: string; appSecret: string },
): Promise<string> {
  const query = new URLSearchParams({
    appid: appId,
    secret: appSecret,
    code: input.code,
    grant_type: "authorization_code",
  });
  try {
    const response = await fetch(`${address}?${query.toString()}`, {
      signal: AbortSignal.timeout(patienceMs),
      redirect: "error",
    });
    return answer.parse(await response.json()).openid;
  } catch (error) {
    // The address holds the secret: only what kind of failure it was is told.
    log.warn({ problem: error instanceof Error ? error.name : "unknown" }, "WeChat did not confirm a sign-in");
    throw refuse(sessionRefusals.weChatFailed);
  }
}

/** From now on this WeChat user, and no other, is this staff user. */
async function link(db: Db, openName: string, { companyId, id }: Person): Promise<void> {
  const own = and(eq(signIns.companyId, companyId), eq(signIns.userId, id), eq(signIns.audience, "staff"));
  await db.delete(signIns).where(and(own, like(signIns.name, "wechat:%")));
  const entry = { name: openName, audience: "staff" as const, companyId, userId: id };
  const made = await db.insert(signIns).values(entry).onConflictDoNothing().returning({ name: signIns.name });
  if (made.length === 0) throw refuse(sessionRefusals.weChatFailed);
  await db
    .update(users)
    .set({ weChatOpenId: openName, updatedAt: sql`now()` })
    .where(and(eq(users.companyId, companyId), eq(users.id, id)));
}
