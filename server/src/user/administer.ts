import { coreRefusals, refuse, refuseField, roleLevels } from "@lading/contract/core";
import {
  userRefusals,
  type addUser,
  type deleteUser,
  type distributionParentUser,
  type editUserRole,
  type editUserState,
} from "@lading/contract/user";
import { and, eq, inArray, sql } from "drizzle-orm";
import { lockAll, lockOne, stale, type Db } from "#core/db";
import type { Context } from "#core/http";
import { hashPassword } from "#core/passwords";
import { endSessions, type StaffSession } from "#core/session";
import { signIns } from "#core/sign-in";
import { checkMayGive, roles, userRoles } from "#system";
import { makeUser } from "./directory.ts";
import { rolesOf } from "./person.ts";
import { refreshSessions } from "./sessions.ts";
import { users } from "./tables.ts";
import type { UserUse } from "./uses.ts";
import { visibleUserIds } from "./visible.ts";

type User = typeof users.$inferSelect;

/** Adds a colleague with a sign-in and roles. */
export async function addColleague({ db, input, session, services }: Context<typeof addUser>) {
  const { companyId } = session;
  if (input.parentUserId !== null) await lockOne(db, users, { companyId, id: input.parentUserId });
  const UserId = await makeUser(db, {
    companyId,
    userName: input.userName,
    position: input.position,
    parentUserId: input.parentUserId,
    passwordHash: await hashPassword(input.password),
    accounts: [
      { field: "email", account: input.email },
      { field: "phone", account: input.phone },
    ],
  });
  await setRoles(db, { companyId, userId: UserId, roleIds: input.roleIds, isAdministrator: false });
  await checkMayGive(db, services.menu, session, input.roleIds);
  return { UserId };
}

function checkVersion(user: User, version: number, current: Record<string, unknown>): void {
  if (user.version !== version) throw stale(user.version, current);
}

interface Wanted {
  companyId: string;
  userId: string;
  roleIds: readonly string[];
  isAdministrator: boolean;
}

/** Gives a user exactly these roles; level 2 follows from a supervisor's role. */
export async function setRoles(db: Db, { companyId, userId, roleIds, isAdministrator }: Wanted): Promise<void> {
  const ids = [...new Set(roleIds)];
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id: roles.id, isSupervisor: roles.isSupervisor })
          .from(roles)
          .where(and(eq(roles.companyId, companyId), inArray(roles.id, ids)))
          .for("share");
  if (found.length !== ids.length) throw refuse(coreRefusals.notFound);
  await db.delete(userRoles).where(and(eq(userRoles.companyId, companyId), eq(userRoles.userId, userId)));
  if (ids.length > 0) await db.insert(userRoles).values(ids.map((roleId) => ({ companyId, userId, roleId })));
  const level = found.some(({ isSupervisor }) => isSupervisor) ? roleLevels.supervisor : roleLevels.staff;
  await save(db, companyId, userId, { roleLevel: isAdministrator ? roleLevels.administrator : level });
}

async function save(
  db: Db,
  companyId: string,
  id: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<{ version: number }> {
  const [saved] = await db
    .update(users)
    .set({ ...change, version: sql`${users.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(users.companyId, companyId), eq(users.id, id)))
    .returning({ version: users.version });
  return { version: saved?.version ?? 1 };
}

/** Refuses when nobody but this user administers the company. Its administrators are locked, so that two cannot step down at once. */
async function checkAnotherAdministrator(db: Db, companyId: string, except: readonly string[]): Promise<void> {
  const administrators = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.companyId, companyId), eq(users.roleLevel, roleLevels.administrator), eq(users.state, "normal")),
    )
    .orderBy(users.id)
    .for("update");
  if (administrators.every(({ id }) => except.includes(id))) throw refuse(userRefusals.lastAdministrator);
}

/** Only an administrator touches an administrator. */
function checkMayTouch(session: StaffSession, touched: readonly User[]): void {
  const isAdministrator = session.roleLevel === roleLevels.administrator;
  if (!isAdministrator && touched.some(({ roleLevel }) => roleLevel === roleLevels.administrator))
    throw refuse(userRefusals.administratorOnly);
}

/** Sets a user's roles. */
export async function changeRoles({ db, input, session, services, language }: Context<typeof editUserRole>) {
  const { companyId } = session;
  const { userId, roleIds, isAdministrator, version } = input;
  const user = await lockOne(db, users, { companyId, id: userId });
  checkMayTouch(session, [user]);
  const wasAdministrator = user.roleLevel === roleLevels.administrator;
  if (isAdministrator && session.roleLevel !== roleLevels.administrator) throw refuse(userRefusals.administratorOnly);
  const before = await rolesOf(db, { companyId, userId, language });
  checkVersion(user, version, { roles: before, isAdministrator: wasAdministrator });
  if (wasAdministrator && !isAdministrator) await checkAnotherAdministrator(db, companyId, [userId]);
  await setRoles(db, { companyId, userId, roleIds, isAdministrator });
  const held = new Set(before.map(({ id }) => id));
  await checkMayGive(
    db,
    services.menu,
    session,
    roleIds.filter((id) => !held.has(id)),
  );
  await refreshSessions(db, services.menu, companyId, [userId]);
  return { version: version + 1 };
}

/** Sets a user's superior; nobody comes to stand above oneself. */
export async function changeSuperior({ db, input, session }: Context<typeof distributionParentUser>) {
  const { companyId } = session;
  const { userId, parentUserId, version } = input;
  if (parentUserId === userId) throw refuseField("parentUserId", userRefusals.notYourself);
  // A company's changes of superiors take turns, else two could close a circle together.
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`superiors:${companyId}`}, 0))`);
  const user = await lockOne(db, users, { companyId, id: userId });
  checkVersion(user, version, { parentUserId: user.parentUserId });
  if (parentUserId !== null) {
    const superior = await lockOne(db, users, { companyId, id: parentUserId });
    const { rows } = await db.execute(sql`
      WITH RECURSIVE above AS (
        SELECT id, parent_user_id FROM staff_user WHERE company_id = ${companyId} AND id = ${parentUserId}
        UNION
        SELECT u.id, u.parent_user_id FROM staff_user u JOIN above ON u.id = above.parent_user_id WHERE u.company_id = ${companyId}
      ) SELECT 1 FROM above WHERE id = ${userId}`);
    if (rows.length > 0) throw refuseField("parentUserId", userRefusals.superiorCircle, { name: superior.userName });
    await checkSightStays(db, session, { user, superior });
  }
  return await save(db, companyId, userId, { parentUserId });
}

/** Who does not see all records widens one's own sight by nobody: neither below oneself nor below one's people. */
async function checkSightStays(
  db: Db,
  session: StaffSession,
  { user, superior }: { user: User; superior: User },
): Promise<void> {
  const seen = await visibleUserIds(db, session);
  if (seen !== null && seen.includes(superior.id) && !seen.includes(user.id))
    throw refuseField("parentUserId", userRefusals.wouldSeeMore, { name: user.userName });
}

/** Freezes a user, which ends all sessions at once, or thaws one. */
export async function changeState({ db, input, session }: Context<typeof editUserState>) {
  const { companyId } = session;
  const { userId, state, version } = input;
  if (userId === session.userId) throw refuse(userRefusals.notYourself);
  const user = await lockOne(db, users, { companyId, id: userId });
  checkMayTouch(session, [user]);
  checkVersion(user, version, { state: user.state });
  if (state === "frozen") {
    if (user.roleLevel === roleLevels.administrator) await checkAnotherAdministrator(db, companyId, [userId]);
    await endSessions(db, { companyId, userId });
  }
  return await save(db, companyId, userId, { state });
}

/** Deletes users who are named on no record of the modules that say so, all or none; those below them lose their superior. */
export function deleteUsers(usedBy: readonly UserUse[]) {
  return async ({ db, input, session, services }: Context<typeof deleteUser>) => {
    const { companyId } = session;
    if (input.userIds.includes(session.userId)) throw refuse(userRefusals.notYourself);
    const { ids, which, found } = await lockAll(db, users, companyId, input.userIds);
    checkMayTouch(session, found);
    if (found.some(({ roleLevel }) => roleLevel === roleLevels.administrator))
      await checkAnotherAdministrator(db, companyId, ids);
    await checkNamedNowhere(db, usedBy, { companyId, asked: found });
    await db
      .update(users)
      .set({ parentUserId: null })
      .where(and(eq(users.companyId, companyId), inArray(users.parentUserId, ids)));
    await db.delete(userRoles).where(and(eq(userRoles.companyId, companyId), inArray(userRoles.userId, ids)));
    await db
      .delete(signIns)
      .where(and(eq(signIns.companyId, companyId), eq(signIns.audience, "staff"), inArray(signIns.userId, ids)));
    for (const { id: userId, headImgFileId } of found) {
      await endSessions(db, { companyId, userId });
      if (headImgFileId !== null) await services.files.release(db, headImgFileId);
    }
    await db.delete(users).where(which);
    return { deleted: found.length };
  };
}

async function checkNamedNowhere(
  db: Db,
  usedBy: readonly UserUse[],
  { companyId, asked }: { companyId: string; asked: readonly User[] },
): Promise<void> {
  const ids = asked.map(({ id }) => id);
  const [first] = (await Promise.all(usedBy.map(({ find }) => find(db, companyId, ids)))).flat();
  const user = asked.find(({ id }) => id === first?.userId);
  if (first && user) throw refuse(userRefusals.userHasRecords, { name: user.userName, count: first.count });
}
