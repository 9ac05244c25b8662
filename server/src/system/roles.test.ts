import { setTimeout as sleep } from "node:timers/promises";
import { menu } from "@lading/contract/all";
import { headers } from "@lading/contract/core";
import {
  addRole,
  deleteRole,
  editMenuPermission,
  editRole,
  exportRoleList,
  getMenuInfoList,
  getMenuPermissionList,
  roleList,
} from "@lading/contract/system";
import { editUserRole, getUserInfo, loadUserInfo } from "@lading/contract/user";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { createSession } from "#core/session";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import {
  readNewSession,
  roleHolders,
  makeColleague,
  makeCompany,
  makeToken,
  userModule,
  type MadeCompany,
} from "#user";
import { systemModule, userRoles } from "./index.ts";

let app: TestApp;
let company: MadeCompany;
let admin: { token: string };
let rival: { token: string };
beforeAll(async () => {
  app = await startTestApp({
    modules: [systemModule({ roleHolders }), userModule({ furnish: [], usedBy: [] })],
    services: localServices,
  });
  company = await companyOf("GULF", "chen@gulf.example");
  const other = await companyOf("RIVAL", "chen@rival.example");
  admin = { token: await makeToken(app.database, company.companyId, company.administrator.userId) };
  rival = { token: await makeToken(app.database, other.companyId, other.administrator.userId) };
});
afterAll(() => app.close());

const companyOf = (code: string, email: string) =>
  makeCompany(app.database, { code, companyName: code, furnish: [], administrator: { userName: "Chen Jing", email } });
/** Adds a colleague who holds these roles that companies start with. */
async function colleague(email: string, presets: string[]) {
  const { companyId } = company;
  const userId = await inTransaction(app.database, { companyId }, (db) =>
    makeColleague(db, company, { userName: email, email, presets }),
  );
  return { userId, token: await makeToken(app.database, companyId, userId) };
}
const add = async (roleName: string) => (await app.call(addRole, { roleName }, admin)).Content.id;
const read = async (id: string) =>
  (await app.call(roleList, { pageSize: 200 }, admin)).Content.rows.find((role) => role.id === id);
const presetId = (preset: string) => company.roles.get(preset) ?? "";

describe("The list of roles", () => {
  test("begins with the eleven that each company starts with, and says who holds them", async () => {
    await colleague("sales1@gulf.example", ["sales"]);
    const { Content } = await app.call(roleList, { sort: "roleName", order: "asc", search: "SAL" }, admin);
    expect(Content).toMatchObject({ total: 1, rows: [{ roleName: "Sales", preset: "sales", userCount: 1 }] });
    const all = await app.call(roleList, { pageSize: 5, page: 3, sort: "roleName" }, rival);
    expect([all.Content.total, all.Content.rows.length]).toEqual([11, 1]);
  });

  test("names those in the reader's language, and finds and sorts them so, until somebody renames them", async () => {
    const arabic = { ...admin, language: "ar" } as const;
    const { Content } = await app.call(roleList, { search: "المبيعات" }, arabic);
    expect(Content.rows).toMatchObject([{ roleName: "المبيعات", preset: "sales" }]);
    const asRead = {
      id: presetId("operator"),
      roleName: "موظف العمليات",
      isSupervisor: false,
      seesAll: true,
      version: 1,
    };
    expect((await app.call(editRole, asRead, arabic)).StatusCode).toBe(200);
    expect(await read(presetId("operator"))).toMatchObject({ roleName: "Operator", preset: "operator" });
  });

  test("is exported in the language of the person", async () => {
    const { Content } = await app.call(exportRoleList, {}, { ...admin, language: "ar" });
    expect(Content.name).toMatch(/^الأدوار \d{4}-\d{2}-\d{2}\.xlsx$/);
  });
});

describe("A role", () => {
  test("is added once for a name; sent twice, it is done once", async () => {
    const once = { ...admin, headers: { [headers.idempotencyKey]: "one-click-of-a-button" } };
    const first = await app.call(addRole, { roleName: "Night shift" }, once);
    const second = await app.call(addRole, { roleName: "Night shift" }, once);
    expect(second.Content).toEqual(first.Content);
    const taken = await app.call(addRole, { roleName: " Night shift " }, { ...admin, language: "zh" });
    expect([taken.StatusCode, taken.Content.fields]).toEqual([409, { roleName: "角色名称已存在" }]);
    expect((await app.call(addRole, { roleName: "Night shift" }, rival)).StatusCode).toBe(200);
  });

  test("that is renamed is the company's own from then on", async () => {
    const id = presetId("cashier");
    const renamed = { id, roleName: "Treasury", isSupervisor: false, seesAll: true, version: 1 };
    expect((await app.call(editRole, renamed, admin)).Content.version).toBe(2);
    expect(await read(id)).toMatchObject({ roleName: "Treasury", preset: null });
    const stale = await app.call(editRole, { ...renamed, roleName: "Till" }, admin);
    expect(stale.Content).toMatchObject({ code: "core.stale", current: { roleName: "Treasury", version: 2 } });
    const taken = await app.call(editRole, { ...renamed, roleName: "Sales", version: 2 }, admin);
    expect(taken.Content.code).toBe("system.roleNameTaken");
  });

  test("of a supervisor makes its holders supervisors, and its end makes them staff again", async () => {
    const { token } = await colleague("lead@gulf.example", ["marketing"]);
    const level = async () => (await app.call(loadUserInfo, {}, { token })).Content.RoleLevel;
    expect(await level()).toBe(3);
    const role = { id: presetId("marketing"), roleName: "Marketing" };
    await app.call(editRole, { ...role, isSupervisor: true, version: 1 }, admin);
    expect(await level()).toBe(2);
    await app.call(editRole, { ...role, isSupervisor: false, version: 2 }, admin);
    expect(await level()).toBe(3);
  });

  test("is deleted when nobody holds it, all of those asked for or none", async () => {
    await colleague("hr@gulf.example", ["hr"]);
    const free = await add("Free");
    const held = await app.call(deleteRole, { ids: [free, presetId("hr")] }, admin);
    expect([held.StatusCode, held.ErrorMsg]).toEqual([
      422,
      "The role “Human resources” is still in use (users: 1). Give them another role first",
    ]);
    expect(await read(free)).toBeDefined();
    expect((await app.call(deleteRole, { ids: [free, free] }, admin)).Content).toEqual({ deleted: 1 });
    expect(await read(free)).toBeUndefined();
  });

  test("of another company is as if there were none", async () => {
    const id = presetId("sales");
    const answers = [
      await app.call(editRole, { id, roleName: "Mine", version: 1 }, rival),
      await app.call(deleteRole, { ids: [id] }, rival),
      await app.call(getMenuPermissionList, { roleId: id }, rival),
      await app.call(editMenuPermission, { roleId: id, rights: [], version: 1 }, rival),
    ];
    expect(answers.map(({ StatusCode, Content }) => [StatusCode, Content.code])).toEqual(
      Array.from({ length: 4 }, () => [404, "core.notFound"]),
    );
  });
});

describe("What a role may do", () => {
  test("is shown page by page in the language of the person", async () => {
    const input = { roleId: presetId("hr") };
    const { Content } = await app.call(getMenuPermissionList, input, { ...admin, language: "ar" });
    const users = Content.pages.find(({ url }) => url === "/systemManagement/userList");
    expect(users).toMatchObject({ title: "المستخدمون", group: "إدارة النظام" });
    expect(users?.actions.map(({ action, title, granted }) => [action, title, granted])).toContainEqual([
      "view",
      "عرض",
      true,
    ]);
    expect(users?.actions.filter(({ granted }) => granted)).toHaveLength(1);
  });

  test("counts for its holders from the next call on, whose answer says once that the menu is another", async () => {
    const roleId = presetId("warehouse");
    const { token } = await colleague("night@gulf.example", ["warehouse"]);
    const before = await app.call(roleList, {}, { token, language: "en" });
    expect([before.StatusCode, before.ErrorMsg]).toEqual([
      403,
      "You do not have the right “Roles · View”. Please ask your administrator",
    ]);
    const rights = [{ url: "/systemManagement/roleList", action: "view" as const }];
    expect((await app.call(editMenuPermission, { roleId, rights, version: 1 }, admin)).Content.version).toBe(2);
    const after = await app.call(roleList, {}, { token });
    expect([after.StatusCode, after.IsRefreshMenu]).toEqual([200, true]);
    const shown = await app.call(getMenuInfoList, {}, { token });
    expect([shown.IsRefreshMenu, shown.Content.map(({ MenuUrl }) => MenuUrl)]).toEqual([
      false,
      ["/myHome", "/systemManagement"],
    ]);
    const stale = await app.call(editMenuPermission, { roleId, rights: [], version: 1 }, admin);
    expect(stale.Content).toMatchObject({ current: { rights: ["/systemManagement/roleList:view"], version: 2 } });
  });

  test("is only what there is to do", async () => {
    const rights = [{ url: "/systemManagement/roleList", action: "approve" as const }];
    const answer = await app.call(editMenuPermission, { roleId: presetId("hr"), rights, version: 1 }, admin);
    expect([answer.StatusCode, answer.Content.code]).toEqual([422, "system.unknownRight"]);
  });
});

const groups = async (token: string) =>
  (await app.call(getMenuInfoList, {}, { token })).Content.map(({ MenuUrl }) => MenuUrl);

describe("A session that begins while its person's roles change", () => {
  test("waits for the change and begins with the new ones", async () => {
    const { companyId } = company;
    const { userId } = await colleague("begins@gulf.example", ["operator"]);
    const begun: Promise<string>[] = [];
    await inTransaction(app.database, { companyId }, async (db) => {
      await db.delete(userRoles).where(eq(userRoles.userId, userId));
      await roleHolders.refreshSessions(db, menu, companyId, [userId]);
      begun.push(makeToken(app.database, companyId, userId));
      await sleep(50);
    });
    expect(await groups((await begun[0]) ?? "")).toEqual(["/myHome"]);
  });

  test("gets the new ones when it was there first", async () => {
    const { companyId } = company;
    const { userId } = await colleague("first@gulf.example", ["operator"]);
    const { version } = (await app.call(getUserInfo, { userId }, admin)).Content;
    const input = { userId, roleIds: [], isAdministrator: false, version };
    const changed: Promise<unknown>[] = [];
    const token = await inTransaction(app.database, { companyId }, async (db) => {
      const snapshot = await readNewSession(db, menu, companyId, userId);
      if (!snapshot) throw new Error("There is no such user");
      changed.push(app.call(editUserRole, input, admin));
      await sleep(50);
      return await createSession(db, snapshot);
    });
    await Promise.all(changed);
    expect(await groups(token)).toEqual(["/myHome"]);
  });
});
