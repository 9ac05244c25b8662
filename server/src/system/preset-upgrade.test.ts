import { menu } from "@lading/contract/all";
import { getMenuInfoList, type Menu, type MenuPage } from "@lading/contract/system";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction, type Db } from "#core/db";
import { startTestApp, type TestApp } from "#core/testing";
import { makeColleague, makeCompany, makeToken, type MadeCompany } from "#user";
import { bringPresetRolesUpToDate, systemModule } from "./index.ts";
import { presetPages, roleRights, roles } from "./tables.ts";

const files = "/logisticsManagement/goodsFiles";
const page = "/logisticsManagement/comingLater";
/** A release that has one page more, which operators may see and edit. */
const coming: MenuPage = {
  url: page,
  title: { zh: "以后", en: "Later", ar: "لاحقًا" },
  icon: "home",
  actions: ["view", "edit"],
  keepAlive: true,
};
const later: Menu = {
  ...menu,
  pages: [...menu.pages, coming],
  rights: [...menu.rights, `${page}:view`, `${page}:edit`],
  presetRoles: menu.presetRoles.map((role) =>
    role.preset === "operator" ? { ...role, rights: [...role.rights, `${page}:view`, `${page}:edit`] } : role,
  ),
};

let app: TestApp;
let number = 0;
let company: MadeCompany;
beforeAll(async () => {
  app = await startTestApp({ modules: [systemModule()] });
});
beforeEach(async () => {
  number += 1;
  const administrator = { userName: "Chen Jing", email: `chen${number}@gulf.example` };
  company = await makeCompany(app.database, { code: `GULF${number}`, companyName: "Gulf", furnish: [], administrator });
});
afterAll(() => app.close());

const inCompany = <T>(work: (db: Db) => Promise<T>) =>
  inTransaction(app.database, { companyId: company.companyId }, work);
const held = async (preset: string, on: string) => {
  const rows = await inCompany((db) =>
    db
      .select({ action: roleRights.action })
      .from(roleRights)
      .innerJoin(roles, and(eq(roles.companyId, roleRights.companyId), eq(roles.id, roleRights.roleId)))
      .where(and(eq(roles.preset, preset), eq(roleRights.page, on))),
  );
  return rows.map(({ action }) => action).toSorted();
};
const takeAway = (preset: string, on: string) =>
  inCompany((db) =>
    db.execute(sql`DELETE FROM role_right USING role WHERE role.id = role_id AND preset = ${preset} AND page = ${on}`),
  );

const versionOf = async () =>
  (await inCompany((db) => db.select().from(roles).where(eq(roles.preset, "operator"))))[0]?.version;

describe("A release with a new page", () => {
  test("changes nothing for a company that was made with it", async () => {
    expect(await bringPresetRolesUpToDate(app.ownerUrl, menu)).toBe(0);
  });

  test("gives it to the roles that have it by preset, also when several copies start at once", async () => {
    const added = await Promise.all([1, 2, 3].map(() => bringPresetRolesUpToDate(app.ownerUrl, later)));
    expect(added.filter((rights) => rights > 0)).toHaveLength(1);
    expect(await held("operator", page)).toEqual(["edit", "view"]);
    expect(await held("sales", page)).toEqual([]);
  });

  test("gives nothing again that an administrator has taken away, neither on this page nor on another", async () => {
    await takeAway("operator", files);
    await bringPresetRolesUpToDate(app.ownerUrl, later);
    expect(await held("operator", files)).toEqual([]);
    await takeAway("operator", page);
    expect(await bringPresetRolesUpToDate(app.ownerUrl, later)).toBe(0);
    expect(await held("operator", page)).toEqual([]);
  });

  test("leaves a role alone that the company made its own", async () => {
    await inCompany((db) => db.update(roles).set({ preset: null }).where(eq(roles.preset, "operator")));
    await bringPresetRolesUpToDate(app.ownerUrl, later);
    const rows = await inCompany((db) => db.select().from(roleRights).where(eq(roleRights.page, page)));
    expect(rows).toEqual([]);
  });

  test("tells whoever is signed in and gains by it, and nobody else", async () => {
    const userOf = (preset: string) =>
      inCompany((db) =>
        makeColleague(db, company, { userName: preset, email: `${preset}${number}@gulf.example`, presets: [preset] }),
      );
    const tokenOf = (userId: string) => makeToken(app.database, company.companyId, userId);
    const [operator, hr] = [await tokenOf(await userOf("operator")), await tokenOf(await userOf("hr"))];
    const administrator = await tokenOf(company.administrator.userId);
    await bringPresetRolesUpToDate(app.ownerUrl, later);
    const isTold = async (token: string) => (await app.call(getMenuInfoList, {}, { token })).IsRefreshMenu;
    expect([await isTold(operator), await isTold(administrator), await isTold(hr)]).toEqual([true, true, false]);
    expect(await isTold(operator)).toBe(false);
    const { rows } = await app.database.pool.query<{ rights: string[] }>(
      "SELECT rights FROM session WHERE company_id = $1 AND $2 = ANY (rights)",
      [company.companyId, `${page}:edit`],
    );
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ rights }) => !rights.includes(`${files}:view`))).toEqual([]);
  });

  test("makes a matrix of rights that is open stale", async () => {
    const before = (await versionOf()) ?? 0;
    await bringPresetRolesUpToDate(app.ownerUrl, later);
    expect(await versionOf()).toBe(before + 1);
  });
});

test("A company of a release that kept no list gets the pages that none of its roles knows", async () => {
  await inCompany((db) => db.delete(presetPages));
  await inCompany((db) => db.delete(roleRights).where(eq(roleRights.page, files)));
  await takeAway("operator", "/logisticsManagement/LogisticsStatus");
  await bringPresetRolesUpToDate(app.ownerUrl, menu);
  expect(await held("operator", files)).toEqual(["add", "edit", "export", "view"]);
  expect(await held("generalManager", files)).toEqual(["add", "delete", "edit", "export", "view"]);
  expect(await held("operator", "/logisticsManagement/LogisticsStatus")).toEqual([]);
});
