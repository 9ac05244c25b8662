import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { menu } from "@lading/contract/all";
import { getMenuPermissionList } from "@lading/contract/system";
import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { startTestApp, type TestApp } from "#core/testing";
import { makeCompany, makeToken, type MadeCompany } from "#user";
import { bringPresetRolesUpToDate, systemModule } from "./index.ts";

const checks = "/logisticsManagement/checkWayBill";
let app: TestApp;
let company: MadeCompany;
beforeAll(async () => {
  app = await startTestApp({ modules: [systemModule()] });
  const administrator = { userName: "Chen Jing", email: "chen@gulf.example" };
  company = await makeCompany(app.database, { code: "GULF", companyName: "Gulf", furnish: [], administrator });
});
afterAll(() => app.close());

const inside = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
  inTransaction(app.database, { companyId: company.companyId }, work);
/** Rights on waybills of the role with this name, shortened to their ends. */
const rightsOf = async (name: string) => {
  const { rows } = await inside((db) =>
    db.execute<{ right: string }>(sql`SELECT page || ':' || action AS right FROM role_right
      JOIN role ON role.company_id = role_right.company_id AND role.id = role_id
      WHERE (role.preset = ${name} OR role_name = ${name}) AND starts_with(page, ${checks}) ORDER BY 1`),
  );
  return rows.map(({ right }) => right.slice(checks.length));
};

test("Roles from before keep what they could do, but for the warehouse's editing; what was taken away stays away", async () => {
  const own = crypto.randomUUID();
  await inside(async (db) => {
    // As the release before had it.
    await db.execute(sql`DELETE FROM role_right WHERE starts_with(page, ${`${checks}/`})`);
    await db.execute(sql`DELETE FROM preset_page WHERE starts_with(page, ${`${checks}/`})`);
    await db.execute(sql`INSERT INTO role_right (company_id, role_id, page, action)
      SELECT company_id, id, ${checks}, 'edit' FROM role WHERE preset = 'warehouse'`);
    await db.execute(sql`DELETE FROM role_right USING role
      WHERE role.id = role_id AND preset = 'sales' AND page = ${checks} AND action = 'edit'`);
    await db.execute(sql`INSERT INTO role (company_id, id, role_name) VALUES (${company.companyId}, ${own}, 'Desk')`);
    await db.execute(sql`INSERT INTO role_right (company_id, role_id, page, action)
      VALUES (${company.companyId}, ${own}, ${checks}, 'edit'), (${company.companyId}, ${own}, ${checks}, 'delete')`);
  });
  const owner = new Pool({ connectionString: app.ownerUrl });
  try {
    const file = join(import.meta.dirname, "../../migrations/0026_rights-on-waybills.sql");
    for (const statement of (await readFile(file, "utf8")).split("--> statement-breakpoint"))
      await owner.query(statement);
  } finally {
    await owner.end();
  }
  await bringPresetRolesUpToDate(app.ownerUrl, menu);
  const worked = ["/consolidation:edit", "/events:add", "/packing:edit"];
  expect(await rightsOf("Desk")).toEqual([...worked, "/voiding:delete", ":delete", ":edit"]);
  expect(await rightsOf("operator")).toEqual([...worked, ":edit", ":export", ":view"]);
  expect(await rightsOf("warehouse")).toEqual(["/events:add", "/packing:edit", ":view"]);
  expect(await rightsOf("sales")).toEqual([":export", ":view"]);
});

test("The page of rights says in each language what a right covers", async () => {
  const token = await makeToken(app.database, company.companyId, company.administrator.userId);
  const [role] = (await inside((db) => db.execute<{ id: string }>(sql`SELECT id FROM role LIMIT 1`))).rows;
  const said = await Promise.all(
    (["zh", "en", "ar"] as const).map(async (language) => {
      const { Content } = await app.call(getMenuPermissionList, { roleId: role?.id ?? "" }, { token, language });
      const all = Content.pages.flatMap(({ actions }) => actions.map(({ covers }) => covers));
      expect(all.every((covers) => covers !== "")).toBe(true);
      return Content.pages.find(({ url }) => url === `${checks}/events`)?.actions[0]?.covers;
    }),
  );
  expect(said[1]).toBe("Add events, withdraw wrong ones, enter departures with the carriers' numbers");
  expect(new Set(said).size).toBe(3);
});
