import { splitRight, type Right } from "@lading/contract/core";
import { addRole, editMenuPermission, editRole, roleList } from "@lading/contract/system";
import { addUser, distributionParentUser, editUserRole } from "@lading/contract/user";
import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { makeColleague, makeCompany, makeToken, roleHolders, userModule, type MadeCompany } from "#user";
import { roleRights, roles, systemModule } from "./index.ts";

const userPage = "/systemManagement/userList";
const rolePage = "/systemManagement/roleList";
const held: Right[] = [
  `${userPage}:view`,
  `${userPage}:add`,
  `${userPage}:edit`,
  `${rolePage}:view`,
  `${rolePage}:add`,
  `${rolePage}:edit`,
  "/logisticsManagement/checkWayBill:view",
];
const asInput = (rights: readonly Right[]) =>
  rights.map((right) => {
    const { page: url, action } = splitRight(right);
    return { url, action };
  });

let app: TestApp;
let company: MadeCompany;
let admin: { token: string };
/** Administers people and roles, sees own records only, and is no administrator. */
let clerk: { userId: string; token: string; roleId: string };
let other: { userId: string; token: string };

beforeAll(async () => {
  app = await startTestApp({
    modules: [systemModule({ roleHolders }), userModule({ furnish: [], usedBy: [] })],
    services: localServices,
  });
  company = await makeCompany(app.database, {
    code: "GULF",
    companyName: "Gulf",
    furnish: [],
    administrator: { userName: "Chen Jing", email: "chen@gulf.example" },
  });
  admin = { token: await tokenOf(company.administrator.userId) };
  const roleId = await roleWith("People", held);
  const userId = await colleague("clerk", [roleId]);
  clerk = { userId, token: await tokenOf(userId), roleId };
  const otherId = await colleague("other", []);
  other = { userId: otherId, token: await tokenOf(otherId) };
});
afterAll(() => app.close());

const tokenOf = (userId: string) => makeToken(app.database, company.companyId, userId);
const inCompany = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
  inTransaction(app.database, { companyId: company.companyId }, work);

/** A role with these rights that sees own records only. */
async function roleWith(roleName: string, rights: readonly Right[], seesAll = false): Promise<string> {
  const { companyId } = company;
  const id = randomUUIDv7();
  await inCompany(async (db) => {
    await db.insert(roles).values({ companyId, id, roleName, seesAll });
    const rows = asInput(rights).map(({ url: page, action }) => ({ companyId, roleId: id, page, action }));
    if (rows.length > 0) await db.insert(roleRights).values(rows);
  });
  return id;
}
const colleague = (name: string, roleIds: readonly string[]) =>
  inCompany((db) =>
    makeColleague(
      db,
      { ...company, roles: new Map(roleIds.map((id) => [id, id])) },
      {
        userName: name,
        email: `${name}@gulf.example`,
        presets: roleIds,
      },
    ),
  );
const version = async (id: string) =>
  (await app.call(roleList, { pageSize: 200 }, admin)).Content.rows.find((role) => role.id === id)?.version ?? 0;
const grant = async (roleId: string, rights: readonly Right[], given: { token: string }) =>
  await app.call(
    editMenuPermission,
    { roleId, rights: asInput(rights), version: await version(roleId) },
    { ...given, language: "en" },
  );

describe("Somebody who may change roles", () => {
  test("grants a role what they hold themselves, and nothing else", async () => {
    const roleId = await roleWith("Readers", []);
    expect((await grant(roleId, [`${userPage}:view`], clerk)).StatusCode).toBe(200);
    const more = await grant(roleId, [`${userPage}:view`, `${userPage}:delete`], clerk);
    expect([more.StatusCode, more.Content.code, more.Content.fields]).toEqual([
      403,
      "system.rightNotHeld",
      { rights: "You do not hold “Users · Delete” yourself, so you cannot grant it. Please ask your administrator" },
    ]);
    expect((await grant(roleId, [`${userPage}:delete`], admin)).StatusCode).toBe(200);
  });

  test("does not grant it to their own role either", async () => {
    expect((await grant(clerk.roleId, [...held, `${userPage}:delete`], clerk)).Content.code).toBe(
      "system.rightNotHeld",
    );
  });

  test("may leave a role what the administrator gave it, and take it away", async () => {
    const roleId = await roleWith("Deleters", [`${userPage}:view`, `${userPage}:delete`]);
    expect(
      (await grant(roleId, [`${userPage}:view`, `${userPage}:delete`, `${userPage}:edit`], clerk)).StatusCode,
    ).toBe(200);
    expect((await grant(roleId, [`${userPage}:view`], clerk)).StatusCode).toBe(200);
    expect((await grant(roleId, [`${userPage}:delete`], clerk)).Content.code).toBe("system.rightNotHeld");
  });

  test("lets a role see all records only when they see them themselves", async () => {
    const blind = await app.call(addRole, { roleName: "All-seeing", seesAll: true }, { ...clerk, language: "zh" });
    expect([blind.Content.code, Object.keys(blind.Content.fields ?? {})]).toEqual(["system.sightNotHeld", ["seesAll"]]);
    const id = await roleWith("Own only", []);
    const widened = { id, roleName: "Own only", seesAll: true, version: 1 };
    expect((await app.call(editRole, widened, clerk)).Content.code).toBe("system.sightNotHeld");
    expect((await app.call(editRole, widened, admin)).StatusCode).toBe(200);
    const renamed = { ...widened, roleName: "All records", version: 2 };
    expect((await app.call(editRole, renamed, clerk)).StatusCode).toBe(200);
  });
});

const give = async (roleIds: string[], given: { token: string }, userId = other.userId) => {
  const { version: before } = await readVersion(userId);
  return await app.call(editUserRole, { userId, roleIds, isAdministrator: false, version: before }, given);
};
const readVersion = async (userId: string) =>
  await inCompany(async (db) => {
    const { rows } = await db.execute<{ version: number }>(`SELECT version FROM staff_user WHERE id = '${userId}'`);
    return rows[0] ?? { version: 0 };
  });
const under = async (parentUserId: string, given: { token: string }) => {
  const { version: before } = await readVersion(other.userId);
  return await app.call(
    distributionParentUser,
    { userId: other.userId, parentUserId, version: before },
    { ...given, language: "en" },
  );
};
const mayGive = async (given: { token: string }) => {
  const { rows } = (await app.call(roleList, { pageSize: 200 }, given)).Content;
  return Object.fromEntries(rows.map((role) => [role.roleName, role.mayGive]));
};

describe("Somebody who may change users", () => {
  test("gives no role that may do or see more than they may, neither to others nor to themselves", async () => {
    const powerful = await roleWith("Powerful", [`${userPage}:delete`]);
    const seeing = await roleWith("Seeing", [], true);
    const modest = await roleWith("Modest", [`${userPage}:view`]);
    for (const roleId of [powerful, seeing]) {
      expect((await give([roleId], clerk)).Content.code).toBe("system.roleAboveYours");
      expect((await give([clerk.roleId, roleId], clerk, clerk.userId)).Content.code).toBe("system.roleAboveYours");
    }
    const newcomer = { userName: "New", email: "new@gulf.example", password: "freight-2026", roleIds: [powerful] };
    const added = await app.call(addUser, newcomer, clerk);
    expect(added.Content.fields).toEqual({
      roleIds:
        "The role “Powerful” may do more than you may yourself, so you cannot give it. Please ask your administrator",
    });
    expect((await app.call(addUser, { ...newcomer, roleIds: [modest] }, clerk)).StatusCode).toBe(200);
    expect((await give([modest], clerk)).StatusCode).toBe(200);
    expect((await give([powerful], admin)).StatusCode).toBe(200);
    expect((await give([powerful, modest], clerk)).StatusCode).toBe(200);
    expect((await give([], clerk)).StatusCode).toBe(200);
  });

  test("is told which roles they may give", async () => {
    expect(await mayGive(clerk)).toMatchObject({
      People: true,
      Powerful: false,
      Seeing: false,
      "General manager": false,
    });
    expect(new Set(Object.values(await mayGive(admin)))).toEqual(new Set([true]));
  });

  test("does not come to see somebody's records by becoming the superior", async () => {
    const refused = await under(clerk.userId, clerk);
    expect([refused.StatusCode, refused.Content.code]).toEqual([403, "user.wouldSeeMore"]);
    expect((await under(company.administrator.userId, clerk)).StatusCode).toBe(200);
    expect((await under(clerk.userId, admin)).StatusCode).toBe(200);
  });
});
