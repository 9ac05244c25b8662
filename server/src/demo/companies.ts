import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import { inTransaction, type Database, type Db } from "#core/db";
import { customerSignInName, signIns } from "#core/sign-in";
import { customers } from "#customer";
import { makeColleague, makeCompany, type Furnish, type MadeCompany } from "#user";
import { warehouses } from "#warehouse";
import type { DemoCompany, DemoCustomer, DemoUser } from "./company.ts";
import { addContactsAndAccounts, demoCustomer } from "./customers.ts";
import { personName, type Script } from "./people.ts";
import type { Random } from "./random.ts";
import { addDemoRates } from "./rates.ts";

/** A demo company before it is made. */
export interface Plan {
  code: string;
  companyName: string;
  companyNameEn: string;
  city: string;
  domain: string;
  administrator: { userName: string; email: string };
  customers: number;
  /** Hash of the password that the administrator and customer C0001 sign in with. */
  passwordHash: string;
}

/** Makes a company with staff in every part a waybill names, customers and warehouses. */
export async function makeDemoCompany(
  database: Database,
  { random, plan, furnish }: { random: Random; plan: Plan; furnish: readonly Furnish[] },
): Promise<DemoCompany> {
  const company = await makeCompany(database, {
    ...plan,
    country: "CN",
    address: `${plan.city} Free Trade Zone, Building 8`,
    phone: "+86 755 2345 6789",
    email: `info@${plan.domain}`,
    language: "zh",
    furnish,
    administrator: { ...plan.administrator, passwordHash: plan.passwordHash },
  });
  return await inTransaction(database, { companyId: company.companyId }, async (db) => {
    // A demo does not run out.
    await db.execute(sql`UPDATE company SET valid_until = NULL WHERE company_id = ${company.companyId}`);
    await addDemoRates(db, company);
    const staff = await makeStaff(db, company, { random, domain: plan.domain });
    return {
      companyId: company.companyId,
      code: company.code,
      ...staff,
      customers: await makeCustomers(db, company, { random, plan, sales: staff.sales }),
      warehouseIds: await makeWarehouses(db, company.companyId),
      states: await statesOf(db, company.companyId),
    };
  });
}

type Some = readonly [DemoUser, ...DemoUser[]];

async function makeStaff(db: Db, company: MadeCompany, { random, domain }: { random: Random; domain: string }) {
  const add = async (preset: string, place: number, script: Script, parentUserId?: string): Promise<DemoUser> => {
    const userName = personName(random, script);
    const email = `${preset.toLowerCase()}${place}@${domain}`;
    const id = await makeColleague(db, company, {
      userName,
      email,
      presets: [preset],
      parentUserId: parentUserId ?? company.administrator.userId,
    });
    return { id, userName };
  };
  const several = async (preset: string, parentUserId?: string): Promise<Some> => [
    await add(preset, 1, "chinese", parentUserId),
    await add(preset, 2, "arabic", parentUserId),
    await add(preset, 3, "chinese", parentUserId),
  ];
  const manager = await add("departmentManager", 1, "chinese");
  for (const preset of ["finance", "approval", "generalManager", "cashier", "warehouse", "hr"])
    await add(preset, 1, "latin");
  return {
    operators: await several("operator", manager.id),
    sales: await several("sales", manager.id),
    customerService: await several("customerService"),
    marketing: await several("marketing"),
  };
}

interface CustomersOf {
  random: Random;
  plan: Plan;
  sales: Some;
}

async function makeCustomers(
  db: Db,
  { companyId, code }: MadeCompany,
  { random, plan, sales }: CustomersOf,
): Promise<readonly [DemoCustomer, ...DemoCustomer[]]> {
  const rows = Array.from({ length: plan.customers }, (_, place) => ({
    companyId,
    salesId: random.pick(sales).id,
    passwordHash: place === 0 ? plan.passwordHash : null,
    ...demoCustomer(random, place, plan.domain),
  }));
  await db.insert(customers).values(rows);
  await addContactsAndAccounts(db, random, rows);
  const [first, ...others] = rows;
  if (!first) throw new Error("A demo company has at least one customer");
  await db.insert(signIns).values({
    name: customerSignInName(code, first.customerNumber),
    audience: "customer",
    companyId,
    userId: first.id,
  });
  return [first, ...others];
}

async function makeWarehouses(db: Db, companyId: string): Promise<readonly [string, ...string[]]> {
  const more = [
    { companyId, id: randomUUIDv7(), code: "SZX1", warehouseName: "深圳宝安机场仓", country: "CN", city: "Shenzhen" },
    { companyId, id: randomUUIDv7(), code: "CAN1", warehouseName: "广州白云仓", country: "CN", city: "Guangzhou" },
    { companyId, id: randomUUIDv7(), code: "RUH1", warehouseName: "مستودع الرياض", country: "SA", city: "Riyadh" },
  ] as const;
  await db.insert(warehouses).values([...more]);
  return [more[0].id, more[1].id, more[2].id];
}

/** Ids of the states that the company started with, by their keys. */
export async function statesOf(db: Db, companyId: string): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ preset: string; id: string }>(
    sql`SELECT preset, id FROM logistics_state WHERE company_id = ${companyId} AND preset IS NOT NULL`,
  );
  return new Map(rows.map(({ preset, id }) => [preset, id]));
}
