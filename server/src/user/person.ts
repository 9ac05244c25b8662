import { coreRefusals, languages, refuse, refuseField, type Language } from "@lading/contract/core";
import { isEmail, sessionRefusals } from "@lading/contract/session";
import type { editUserInfo, getQrCodeByBase64, getUserInfoByUserId, loadUserInfo } from "@lading/contract/user";
import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { toDataURL } from "qrcode";
import { stale, storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import { roles, shownRoleName, userRoles } from "#system";
import { companyNameIn } from "./company-name.ts";
import { filePath } from "./shown.ts";
import { refreshSessions } from "./sessions.ts";
import { companies, users } from "./tables.ts";

type Signed = Context<typeof loadUserInfo>["session"];

/** The staff user of a session; a customer has another page. */
export function staffOf(session: Signed) {
  if (session.audience !== "staff") throw refuse(coreRefusals.wrongAudience);
  return session;
}

const superiors = alias(users, "superior");

/** The signed-in user's own page. */
export async function loadMyself({ db, session, language }: Context<typeof loadUserInfo>) {
  const { companyId, userId, seesAll } = staffOf(session);
  const [[row], held] = await Promise.all([
    db
      .select({ user: users, company: companies, superior: superiors.userName })
      .from(users)
      .innerJoin(companies, eq(companies.companyId, users.companyId))
      .leftJoin(superiors, and(eq(superiors.companyId, users.companyId), eq(superiors.id, users.parentUserId)))
      .where(and(eq(users.companyId, companyId), eq(users.id, userId))),
    rolesOf(db, { companyId, userId, language }),
  ]);
  if (!row) throw refuse(coreRefusals.loginExpired);
  const { user, company } = row;
  return {
    UserId: user.id,
    UserName: user.userName,
    HeadImg: filePath(user.headImgFileId),
    email: user.email,
    phone: user.phone,
    position: user.position,
    introduction: user.introduction,
    shareMessage: user.shareMessage,
    language: languages.find((known) => known === user.language) ?? ("" as const),
    IsUse: company.code === null ? (-1 as const) : user.state === "frozen" ? (0 as const) : (1 as const),
    RoleLevel: user.roleLevel,
    roles: held,
    seesAll,
    parentUserName: row.superior ?? "",
    CompanyCode: company.code ?? "",
    CompanyName: companyNameIn(company, language),
    ValidityPeriodDate: company.validUntil,
    IsChineseToEnglishFunction: company.multiLanguage ? (1 as const) : (0 as const),
    lastSignInAt: user.lastSignInAt === null ? null : new Date(user.lastSignInAt).toISOString(),
    version: user.version,
  };
}

/** The roles that a user holds, by name as a reader of this language sees it. */
export async function rolesOf(
  db: Db,
  { companyId, userId, language }: { companyId: string; userId: string; language: Language },
) {
  const roleName = shownRoleName(language);
  return await db
    .select({ id: roles.id, roleName })
    .from(userRoles)
    .innerJoin(roles, and(eq(roles.companyId, userRoles.companyId), eq(roles.id, userRoles.roleId)))
    .where(and(eq(userRoles.companyId, companyId), eq(userRoles.userId, userId)))
    .orderBy(roleName);
}

type User = typeof users.$inferSelect;

/** The signed-in user's record, locked for an edit upon `version`; a stale one is told what is `shown` of it now. */
export async function lockMyself(
  db: Db,
  session: Signed,
  { version, shown }: { version: number; shown: (user: User) => Record<string, unknown> },
) {
  const { companyId, userId } = staffOf(session);
  const me = and(eq(users.companyId, companyId), eq(users.id, userId));
  const [before] = await db.select().from(users).where(me).for("update");
  if (!before) throw refuse(coreRefusals.loginExpired);
  if (before.version !== version) throw stale(before.version, shown(before));
  return before;
}

/** Changes what a user says of oneself. */
export async function editMyself({ db, input, session, services }: Context<typeof editUserInfo>) {
  const { companyId, userId } = staffOf(session);
  const { headImgFileId, version, ...fields } = input;
  const before = await lockMyself(db, session, {
    version,
    shown: ({ userName, position, introduction, language }) => ({ userName, position, introduction, language }),
  });
  if (headImgFileId !== undefined && headImgFileId !== before.headImgFileId) {
    if (headImgFileId !== null) await services.files.claim(db, { id: headImgFileId, use: "avatar", createdBy: userId });
    if (before.headImgFileId !== null) await services.files.release(db, before.headImgFileId);
  }
  const changed = { ...fields, ...(headImgFileId !== undefined && { headImgFileId }) };
  const stored = await storeEdit(db, users, before, changed);
  if (fields.userName !== before.userName) await refreshSessions(db, services.menu, companyId, [userId]);
  return stored;
}

/** A colleague's card. */
export async function loadColleague({ db, input, session }: Context<typeof getUserInfoByUserId>) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, session.companyId), eq(users.id, input.userId)));
  if (!user) throw refuse(coreRefusals.notFound);
  return {
    UserId: user.id,
    UserName: user.userName,
    HeadImg: filePath(user.headImgFileId),
    position: user.position,
    email: user.email,
    phone: user.phone,
  };
}

/** A QR code as a picture. */
export async function drawQrCode({ input }: Context<typeof getQrCodeByBase64>) {
  return { image: await toDataURL(input.text, { margin: 2, width: 320 }) };
}

/** Refuses an address that is neither an e-mail nor a phone number. */
export function checkAccountFormat(account: string): void {
  if (!isEmail(account) && !/^\+?[0-9][0-9 ()-]{5,20}$/.test(account))
    throw refuseField("account", sessionRefusals.accountFormat);
}
