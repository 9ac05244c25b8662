import { roleLevels, type RoleLevel } from "@lading/contract/core";
import { and, eq, inArray } from "drizzle-orm";
import { sessionsOf, type RoleHolders, type SessionPerson } from "#system";
import type { Db } from "#core/db";
import { setLevels } from "./level-holders.ts";
import { companies, users } from "./tables.ts";

async function readPeople(db: Db, companyId: string, ids: readonly string[]): Promise<SessionPerson[]> {
  const rows = await db
    .select({
      userId: users.id,
      userName: users.userName,
      roleLevel: users.roleLevel,
      code: companies.code,
      validUntil: companies.validUntil,
    })
    .from(users)
    .innerJoin(companies, eq(companies.companyId, users.companyId))
    .where(and(eq(users.companyId, companyId), inArray(users.id, [...ids])));
  return rows.map(({ code, roleLevel, ...person }) => ({
    ...person,
    roleLevel: asRoleLevel(roleLevel),
    hasCompany: code !== null,
  }));
}

function asRoleLevel(level: number): RoleLevel {
  return level === roleLevels.administrator || level === roleLevels.supervisor ? level : roleLevels.staff;
}

export const { readNewSession, refreshSessions } = sessionsOf(readPeople);

/** The users who hold roles, for the module of roles below this one. */
export const roleHolders: RoleHolders = { setLevels, refreshSessions };
