import { sql } from "drizzle-orm";
import { addPresetChargeItems } from "#charge-item";
import { addPresetCurrencies } from "#currency";
import { StartError } from "#core/config";
import { inTransaction, type Database } from "#core/db";
import { seeded, type DemoCompany } from "#core/demo";
import { addDemoCustomers, findDemoCustomers } from "#customer";
import { addDemoRates } from "#exchange-rate";
import { addPresetStates, presetStateIds } from "#logistics-state";
import { timeZoneOf } from "#place";
import { addDemoStaff, endDemoTrial, findDemoStaff, makeCompany, markDemoLoading } from "#user";
import { addDemoWarehouses, addMainWarehouse, findDemoWarehouses } from "#warehouse";

/** A demo company before it is made. */
export interface Plan {
  code: string;
  companyName: string;
  companyNameEn: string;
  country: "CN" | "SA";
  creditCode: string;
  taxNumber: string;
  city: string;
  phone: string;
  /** Language in which it was set up. */
  language: "zh" | "ar";
  domain: string;
  administrator: { userName: string; email: string };
  /** How many customers it has. */
  customers: number;
  /** Hash of the password that staff and customer C0001 sign in with. */
  passwordHash: string;
}

/** Makes a company with exchange rates, staff in every part that a waybill names, customers and warehouses; it stays marked as loading. */
export async function makeDemoCompany(database: Database, plan: Plan, seed: number): Promise<DemoCompany> {
  const { administrator, customers: count, domain, passwordHash, ...fields } = plan;
  const random = seeded(seed);
  const company = await makeCompany(database, {
    ...fields,
    timeZone: timeZoneOf(plan.country),
    address: `${plan.city} Free Trade Zone, Building 8`,
    email: `info@${domain}`,
    furnish: [addPresetCurrencies, addPresetStates, addPresetChargeItems, addMainWarehouse, markDemoLoading],
    administrator: { ...administrator, passwordHash },
  });
  const { companyId, code } = company;
  return await inTransaction(database, { companyId }, async (db) => {
    await endDemoTrial(db, companyId);
    await addDemoRates(db, company);
    const staff = await addDemoStaff(db, company, { random, domain, passwordHash });
    const { sales } = staff;
    return {
      companyId,
      code,
      ...staff,
      customers: await addDemoCustomers(db, { companyId, code, random, count, domain, sales, passwordHash }),
      warehouseIds: await addDemoWarehouses(db, companyId, plan.country),
      states: await presetStateIds(db, companyId),
    };
  });
}

/** A company as the loader needs it, by its code; whatever it has of staff, customers and warehouses is used. */
export async function findDemoCompany(database: Database, code: string): Promise<DemoCompany> {
  const companyId = await inTransaction(database, { companyId: null, readOnly: true }, async (db) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`SELECT company_id AS id FROM company_directory WHERE code = ${code}`,
    );
    return rows[0]?.id;
  });
  if (companyId === undefined) throw new StartError(`No company has the code ${code}.`);
  return await inTransaction(database, { companyId, readOnly: true }, async (db) => {
    const staff = await findDemoStaff(db);
    return {
      companyId,
      code,
      ...staff,
      customers: await findDemoCustomers(db, staff.sales[0]),
      warehouseIds: await findDemoWarehouses(db),
      states: await presetStateIds(db, companyId),
    };
  });
}
