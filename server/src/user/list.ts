import { coreRefusals, named, refuse, refuseField, type Language, type LocalText } from "@lading/contract/core";
import {
  listedUser,
  userFieldTexts as texts,
  userRefusals,
  type exportUserInfoList,
  type getUserInfo,
  type getUserInfoByPhoneNumber,
  type getUserInfoList,
  type getUserListByCompanyCode,
  type getUserListByCondition,
} from "@lading/contract/user";
import { and, asc, desc, eq, exists, ilike, inArray, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { containing, countUpTo, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { signInName, signIns } from "#core/sign-in";
import { roles, shownRoleName, userRoles } from "#system";
import { filePath } from "./shown.ts";
import { companyDirectory, users } from "./tables.ts";

interface Filter {
  search: string;
  state?: "normal" | "frozen" | undefined;
  roleId?: string | undefined;
  parentUserId?: string | undefined;
}
const sorts = { createdAt: users.createdAt, UserName: users.userName, lastSignInAt: users.lastSignInAt } as const;

function holds(db: Db, condition: SQL | undefined) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(userRoles)
      .innerJoin(roles, and(eq(roles.companyId, userRoles.companyId), eq(roles.id, userRoles.roleId)))
      .where(and(eq(userRoles.companyId, users.companyId), eq(userRoles.userId, users.id), condition)),
  );
}

function contains(text: string): SQL | undefined {
  if (text === "") return undefined;
  const pattern = containing(text);
  return or(
    ilike(users.userName, pattern),
    ilike(users.email, pattern),
    ilike(users.phone, pattern),
    ilike(users.position, pattern),
  );
}

function whereOf(db: Db, companyId: string, { search, state, roleId, parentUserId }: Filter) {
  return and(
    eq(users.companyId, companyId),
    contains(search),
    state && eq(users.state, state),
    roleId === undefined ? undefined : holds(db, eq(roles.id, roleId)),
    parentUserId === undefined ? undefined : eq(users.parentUserId, parentUserId),
  );
}

const superiors = alias(users, "superior");

function select(db: Db, where: SQL | undefined) {
  return db
    .select({ user: users, superior: superiors.userName })
    .from(users)
    .leftJoin(superiors, and(eq(superiors.companyId, users.companyId), eq(superiors.id, users.parentUserId)))
    .where(where);
}

type Row = Awaited<ReturnType<typeof select>>[number];

/** The company whose users are read, and the language for the names of its roles. */
interface Reader {
  companyId: string;
  language: Language;
}

async function listed(db: Db, { companyId, language }: Reader, found: readonly Row[]) {
  const shownName = shownRoleName(language);
  const held =
    found.length === 0
      ? []
      : await db
          .select({ userId: userRoles.userId, id: roles.id, roleName: shownName })
          .from(userRoles)
          .innerJoin(roles, and(eq(roles.companyId, userRoles.companyId), eq(roles.id, userRoles.roleId)))
          .where(
            and(
              eq(userRoles.companyId, companyId),
              inArray(
                userRoles.userId,
                found.map(({ user }) => user.id),
              ),
            ),
          )
          .orderBy(shownName);
  return found.map(({ user, superior }) => ({
    UserId: user.id,
    UserName: user.userName,
    HeadImg: filePath(user.headImgFileId),
    email: user.email,
    phone: user.phone,
    position: user.position,
    RoleLevel: user.roleLevel,
    roles: held.filter(({ userId }) => userId === user.id).map(({ id, roleName }) => ({ id, roleName })),
    parentUserId: user.parentUserId,
    parentUserName: superior ?? "",
    state: user.state,
    lastSignInAt: user.lastSignInAt === null ? null : new Date(user.lastSignInAt).toISOString(),
    createdAt: new Date(user.createdAt).toISOString(),
    version: user.version,
  }));
}

function orderOf({ sort, order }: { sort: keyof typeof sorts; order: "asc" | "desc" }) {
  const direction = order === "asc" ? asc : desc;
  return [sql`${direction(sorts[sort])} NULLS LAST`, direction(users.id)];
}

/** A page of the company's users. */
export async function listUsers({ db, input, session, language }: Context<typeof getUserInfoList>) {
  const where = whereOf(db, session.companyId, input);
  const page = select(db, where)
    .orderBy(...orderOf(input))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize);
  const [found, total] = await Promise.all([page, countUpTo(db, users, where)]);
  return { rows: await listed(db, { companyId: session.companyId, language }, found), total };
}

const { UserName, email, phone, position, parentUserName, state, lastSignInAt, createdAt } = listedUser.shape;
const roleNames = named(z.array(z.string()), texts.roles);
const whom = { UserName, email, phone, position };
const sheetFields = { ...whom, roleNames, parentUserName, state, lastSignInAt, createdAt };
const sheetTitle: LocalText = { zh: "用户", en: "Users", ar: "المستخدمون" };

/** The filtered users as a spreadsheet. */
export async function exportUsers(context: Context<typeof exportUserInfoList>) {
  const { db, input, session, language } = context;
  const found = await select(db, whereOf(db, session.companyId, input))
    .orderBy(...orderOf(input))
    .limit(exportLimit);
  const rows = (await listed(db, { companyId: session.companyId, language }, found)).map((user) => ({
    ...user,
    roleNames: user.roles.map(({ roleName }) => roleName),
  }));
  return await exportedSheet(context, { title: sheetTitle[language], ...sheetOfFields(sheetFields, rows, language) });
}

/** A user of the company, or a refusal as if there were none. */
export async function loadUser({ db, input, session, language }: Context<typeof getUserInfo>) {
  const { companyId } = session;
  const [found, below] = await Promise.all([
    select(db, and(eq(users.companyId, companyId), eq(users.id, input.userId))),
    db
      .select({ UserId: users.id, UserName: users.userName })
      .from(users)
      .where(and(eq(users.companyId, companyId), eq(users.parentUserId, input.userId)))
      .orderBy(users.userName),
  ]);
  const [user] = await listed(db, { companyId, language }, found);
  const [row] = found;
  if (!user || !row) throw refuse(coreRefusals.notFound);
  return { ...user, introduction: row.user.introduction, below };
}

/** A colleague by address; a registered person without a company is told apart, since roles need one first (catalogue §5). */
export async function findUser({ db, input, session, language }: Context<typeof getUserInfoByPhoneNumber>) {
  const { companyId } = session;
  const [entry] = await db
    .select({ companyId: signIns.companyId, userId: signIns.userId, code: companyDirectory.code })
    .from(signIns)
    .leftJoin(companyDirectory, eq(companyDirectory.companyId, signIns.companyId))
    .where(and(eq(signIns.name, signInName(input.account)), eq(signIns.audience, "staff")));
  if (entry?.code === null) throw refuseField("account", userRefusals.companyFirst);
  if (entry?.companyId !== companyId) throw refuse(coreRefusals.notFound);
  const found = await select(db, and(eq(users.companyId, companyId), eq(users.id, entry.userId)));
  const [user] = await listed(db, { companyId, language }, found);
  if (!user) throw refuse(coreRefusals.notFound);
  return user;
}

async function choices(db: Db, { companyId, language }: Reader, condition: SQL | undefined) {
  const found = await db
    .select({ UserId: users.id, UserName: users.userName, position: users.position })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.state, "normal"), condition))
    .orderBy(asc(users.userName), asc(users.id))
    .limit(200);
  if (found.length === 0) return { rows: [] };
  const held = await db
    .select({ userId: userRoles.userId, roleName: shownRoleName(language), preset: roles.preset })
    .from(userRoles)
    .innerJoin(roles, and(eq(roles.companyId, userRoles.companyId), eq(roles.id, userRoles.roleId)))
    .where(
      and(
        eq(userRoles.companyId, companyId),
        inArray(
          userRoles.userId,
          found.map(({ UserId }) => UserId),
        ),
      ),
    );
  const rows = found.map((user) => {
    const own = held.filter(({ userId }) => userId === user.UserId);
    return {
      ...user,
      roleNames: own.map(({ roleName }) => roleName),
      presets: own.flatMap(({ preset }) => preset ?? []),
    };
  });
  return { rows };
}

/** Colleagues to choose from. */
export async function chooseUser({ db, input, session, language }: Context<typeof getUserListByCompanyCode>) {
  return await choices(db, { companyId: session.companyId, language }, contains(input.search));
}

/** Colleagues who hold a role, to choose from. */
export async function chooseByRole({ db, input, session, language }: Context<typeof getUserListByCondition>) {
  const { search, preset, roleId } = input;
  const role = and(
    preset === "" ? undefined : eq(roles.preset, preset),
    roleId === undefined ? undefined : eq(roles.id, roleId),
  );
  return await choices(db, { companyId: session.companyId, language }, and(contains(search), role && holds(db, role)));
}
