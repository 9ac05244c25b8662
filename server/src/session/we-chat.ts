import { refuse } from "@lading/contract/core";
import { sessionRefusals, type LoginResult, type weChatUsersLogin } from "@lading/contract/session";
import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { inTransaction } from "#core/db";
import type { OpenContext } from "#core/http";
import { signIns } from "#core/sign-in";
import { users } from "#user";
import { letStaffIn, signIn } from "./sign-in.ts";

type Given = OpenContext<typeof weChatUsersLogin>;

/** WeChat open platform, "access_token" by authorisation code. */
const address = "https://api.weixin.qq.com/sns/oauth2/access_token";
const patienceMs = 8_000;
const answer = z.object({ openid: z.string().min(1).max(128) });

/** Signs in whom WeChat vouches for. The first time, account and password link the WeChat user to a staff user. */
export async function signInByWeChat(given: Given): Promise<LoginResult> {
  const { input, services } = given;
  const { weChat } = services.config;
  if (!weChat) throw refuse(sessionRefusals.weChatNotConfigured);
  const name = `wechat:${await readOpenId(given, weChat)}`;
  const entry = await inTransaction(services.database, { companyId: null, readOnly: true }, async (db) => {
    const [found] = await db
      .select()
      .from(signIns)
      .where(and(eq(signIns.name, name), eq(signIns.audience, "staff")));
    return found;
  });
  if (entry) return await letIn(given, { companyId: entry.companyId, id: entry.userId });
  if (input.account === "" || input.password === "") throw refuse(sessionRefusals.weChatNotBound);
  const staff = { audience: "staff" as const, account: input.account, password: input.password };
  const result = await signIn({ ...given, input: staff, session: null });
  await link(given, name, result);
  return result;
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

async function letIn({ services }: Given, person: { companyId: string; id: string }): Promise<LoginResult> {
  return await inTransaction(services.database, { companyId: person.companyId }, async (db) => {
    const which = and(eq(users.companyId, person.companyId), eq(users.id, person.id));
    const [user] = await db.select({ state: users.state }).from(users).where(which);
    if (user?.state === "frozen") throw refuse(sessionRefusals.accountFrozen);
    return await letStaffIn(db, person);
  });
}

async function link({ services }: Given, name: string, { UserId }: LoginResult): Promise<void> {
  if (UserId === null) return;
  const found = await inTransaction(services.database, { companyId: null, readOnly: true }, async (db) => {
    const [entry] = await db
      .select()
      .from(signIns)
      .where(and(eq(signIns.userId, UserId), eq(signIns.audience, "staff")))
      .limit(1);
    return entry;
  });
  if (!found) return;
  const { companyId } = found;
  await inTransaction(services.database, { companyId }, async (db) => {
    await db.insert(signIns).values({ name, audience: "staff", companyId, userId: UserId }).onConflictDoNothing();
    await db
      .update(users)
      .set({ weChatOpenId: name, updatedAt: sql`now()` })
      .where(and(eq(users.companyId, companyId), eq(users.id, UserId)));
  });
}
