import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, refuse } from "@lading/contract/core";
import type {
  isShowRegister,
  passwordReset,
  userSmsVerification,
  userSystemLogout,
  userSystemRegister,
} from "@lading/contract/session";
import { sessionRefusals } from "@lading/contract/session";
import { and, eq, sql } from "drizzle-orm";
import { checkCode, takeCode } from "#core/codes";
import { enterCompany, type Db } from "#core/db";
import type { Context } from "#core/http";
import { hashPassword } from "#core/passwords";
import { endSessions } from "#core/session";
import { demoPassword, demoPeople } from "#core/demo";
import { forgetWrong, signInName, signIns } from "#core/sign-in";
import { keepShared, makeCompanyShell, makeUser, users } from "#user";
import { letStaffIn } from "./sign-in.ts";

/** Registers a user without a company, whose address the code has verified, and signs in. */
export async function register({ db, input, services }: Context<typeof userSystemRegister>) {
  if (!services.config.register) throw refuse(sessionRefusals.registrationClosed);
  await takeCode(db, { address: signInName(input.account), purpose: "register", code: input.code });
  const companyId = randomUUIDv7();
  await enterCompany(db, companyId);
  await makeCompanyShell(db, companyId);
  const id = await makeUser(db, {
    companyId,
    userName: input.userName,
    accounts: [{ field: "account", account: input.account }],
    passwordHash: await hashPassword(input.password),
  });
  if (input.sharedBy !== undefined) await keepShared(db, input.sharedBy, { companyId, userName: input.userName });
  return await letStaffIn({ db, menu: services.menu }, { companyId, id });
}

/** Says whether a code is right, without using it up. */
export async function verifyCode({ db, input }: Context<typeof userSmsVerification>) {
  await checkCode(db, { address: signInName(input.account), purpose: input.purpose, code: input.code });
  return { verified: true as const };
}

/** Sets a new password with a code; all sessions of the user end. Without such a user the code is wrong, and nothing more is said. */
export async function resetPassword({ db, input }: Context<typeof passwordReset>) {
  const name = signInName(input.account);
  await takeCode(db, { address: name, purpose: "resetPassword", code: input.code });
  const passwordHash = await hashPassword(input.password);
  const [entry] = await db
    .select()
    .from(signIns)
    .where(and(eq(signIns.name, name), eq(signIns.audience, "staff")));
  if (!entry) throw refuse(sessionRefusals.verificationFailed);
  const { companyId, userId } = entry;
  await enterCompany(db, companyId);
  await db
    .update(users)
    .set({ passwordHash, version: sql`${users.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  await Promise.all([endSessions(db, { companyId, userId }), forgetWrong(db, name)]);
  return {};
}

/** Ends this session at once. */
export async function signOut({ db, session }: Context<typeof userSystemLogout>) {
  if (!session) throw refuse(coreRefusals.loginExpired);
  await endSessions(db, { tokenHash: session.tokenHash });
  return {};
}

/** Whether this server takes registrations, whether WeChat can be used, and the demo's people where they are. */
export async function showRegister({ db, services }: Context<typeof isShowRegister>) {
  const { register: isOpen, weChat, demo } = services.config;
  const offered = demo && (await hasDemo(db));
  return {
    isShowRegister: isOpen,
    weChatAppId: weChat?.appId ?? "",
    demo: offered ? { people: [...demoPeople], password: demoPassword } : null,
  };
}

async function hasDemo(db: Db): Promise<boolean> {
  const name = signInName(demoPeople[0].account);
  const found = await db
    .select({ userId: signIns.userId })
    .from(signIns)
    .where(and(eq(signIns.name, name), eq(signIns.audience, "staff")));
  return found.length > 0;
}
