import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { personName, seeded, some, type DemoStaff, type DemoUser, type Random, type Script } from "#core/demo";
import { makeColleague, type MadeCompany } from "./make.ts";

/** A demo does not run out. */
export async function endDemoTrial(db: Db, companyId: string): Promise<void> {
  await db.execute(sql`UPDATE company SET valid_until = NULL WHERE company_id = ${companyId}`);
}

/** Marks a company as one whose demo data are coming in, or, at the end, as whole. */
export async function markDemoLoading(db: Db, { companyId }: Pick<MadeCompany, "companyId">, loading = true) {
  await db.execute(sql`UPDATE company_directory SET loading_demo = ${loading} WHERE company_id = ${companyId}`);
}

/** Staff in every part that a waybill names, and one holder of each other role that companies start with. */
export async function addDemoStaff(
  db: Db,
  company: MadeCompany,
  { random, domain, passwordHash }: { random: Random; domain: string; passwordHash: string },
): Promise<DemoStaff> {
  const taken = new Set([company.administrator.userName]);
  const add = async (preset: string, place: number, script: Script, parentUserId?: string): Promise<DemoUser> => {
    const userName = unusedName(taken, personName(random, script), script);
    const email = `${preset.toLowerCase()}${place}@${domain}`;
    const id = await makeColleague(db, company, {
      userName,
      email,
      presets: [preset],
      passwordHash,
      parentUserId: parentUserId ?? company.administrator.userId,
    });
    return { id, userName };
  };
  const several = async (preset: string, parentUserId?: string): Promise<readonly [DemoUser, ...DemoUser[]]> => [
    await add(preset, 1, "chinese", parentUserId),
    await add(preset, 2, "arabic", parentUserId),
    await add(preset, 3, "chinese", parentUserId),
  ];
  const manager = await add("departmentManager", 1, "chinese");
  for (const preset of ["finance", "approval", "generalManager", "cashier", "warehouse", "hr"])
    await add(preset, 1, "latin");
  const { userId, userName } = company.administrator;
  return {
    administrator: { id: userId, userName },
    operators: await several("operator", manager.id),
    sales: await several("sales", manager.id),
    customerService: await several("customerService"),
    marketing: await several("marketing"),
  };
}

/** The name, or another where a colleague has it already: lists name people by nothing else. */
function unusedName(taken: Set<string>, drawn: string, script: Script): string {
  const others = seeded(taken.size);
  let name = drawn;
  while (taken.has(name)) name = personName(others, script);
  taken.add(name);
  return name;
}

/** The staff that a company has, as shipments name them. */
export async function findDemoStaff(db: Db): Promise<DemoStaff> {
  const { rows } = await db.execute<{ id: string; userName: string }>(
    sql`SELECT id, user_name AS "userName" FROM staff_user WHERE role_level = 1 ORDER BY id LIMIT 1`,
  );
  const [administrator] = some(rows, "administrator");
  return {
    administrator,
    operators: await holdersOf(db, "operator"),
    sales: await holdersOf(db, "sales"),
    customerService: await holdersOf(db, "customerService"),
    marketing: await holdersOf(db, "marketing"),
  };
}

/** Who holds a role that companies start with; where nobody does, all users. */
async function holdersOf(db: Db, preset: string): Promise<readonly [DemoUser, ...DemoUser[]]> {
  const { rows } = await db.execute<{ id: string; name: string; holds: boolean }>(sql`
    SELECT u.id, u.user_name AS name, EXISTS (
      SELECT 1 FROM user_role h JOIN role r ON r.company_id = h.company_id AND r.id = h.role_id
      WHERE h.company_id = u.company_id AND h.user_id = u.id AND r.preset = ${preset}) AS holds
    FROM staff_user u ORDER BY u.id`);
  const holders = rows.filter(({ holds }) => holds);
  const users = (holders.length > 0 ? holders : rows).map(({ id, name }) => ({ id, userName: name }));
  return some(users, "user");
}
