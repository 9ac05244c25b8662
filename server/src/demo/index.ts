import { desc, eq, sql } from "drizzle-orm";
import { inTransaction, type Database } from "#core/db";
import { hashPassword } from "#core/passwords";
import { addPresetChargeItems } from "#charge-item";
import { addPresetStates } from "#logistics-state";
import { addMainWarehouse } from "#warehouse";
import { addressesOf, rememberAddresses, waybills } from "#waybill";
import { addConsolidations } from "./consolidations.ts";
import { addDemoAdverts } from "./adverts.ts";
import { addDemoAccounts } from "./accounts.ts";
import { addDemoCargoFiles } from "./cargo-files.ts";
import { makeDemoCompany, type Plan } from "./companies.ts";
import { addDemoContracts } from "./contracts.ts";
import { addDemoCustomerMessages } from "./customers.ts";
import { findDemoCompany } from "./find-company.ts";
import { loadOrders } from "./orders.ts";
import { addDemoQuestionnaire } from "./questionnaire.ts";
import { addDemoPreAlerts, type DemoPlace, type DemoSide } from "./pre-alerts.ts";
import { addDemoSignOffs } from "./sign-offs.ts";
import { seeded } from "./random.ts";
import { addDemoRisk } from "./risk.ts";
import { loadShipments } from "./shipments.ts";
import { addDemoOffer } from "./supplier-offer.ts";
import { addDemoSuppliers } from "./suppliers.ts";

/** Who can sign in to the demo companies, and how, for whoever started the server. */
export type DemoSignIns = readonly { who: string; how: string }[];

const password = "lading-demo";
/** Shipments that each demo company starts with; `npm run demo` loads more. */
const shipments = 600;
/** The parties of so many of the newest are offered in forms, as if staff had entered them. */
const remembered = 200;

const plans = [
  {
    code: "DEMO",
    companyName: "深圳市启航国际货运代理有限公司",
    companyNameEn: "Qihang International Freight Forwarding Co., Ltd",
    city: "Shenzhen",
    domain: "lading.example",
    administrator: { userName: "陈静", email: "demo@lading.example" },
    customers: 60,
  },
  {
    code: "DEMO2",
    companyName: "شركة الرواسي للشحن والتخليص",
    companyNameEn: "Al Rawasi Freight and Clearing",
    city: "Guangzhou",
    domain: "rawasi.example",
    administrator: { userName: "خالد الحربي", email: "demo2@lading.example" },
    customers: 20,
  },
] as const;

const demoSignIns: DemoSignIns = [
  { who: "Demo staff", how: `demo@lading.example / ${password}` },
  { who: "Demo customer", how: `company code DEMO, customer number C0001 / ${password}` },
  { who: "Second company", how: `demo2@lading.example / ${password}` },
];

/** Loads the demo companies into a database that has no company yet; otherwise changes nothing. */
export async function loadDemoCompanies({
  ownerUrl,
  ...at
}: DemoPlace & { ownerUrl: string }): Promise<DemoSignIns | null> {
  const { database } = at;
  const codes = await inTransaction(database, { companyId: null, readOnly: true }, async (db) => {
    const { rows } = await db.execute<{ code: string }>(sql`SELECT code FROM company_directory`);
    return rows.map(({ code }) => code);
  });
  if (codes.length > 0) return codes.includes("DEMO") ? demoSignIns : null;
  const passwordHash = await hashPassword(password);
  const sides: DemoSide[] = [];
  for (const [place, plan] of plans.entries())
    sides.push(await loadCompany({ ownerUrl, ...at }, { ...plan, passwordHash }, place + 1));
  const { files } = at;
  for (const { companyId } of files ? sides.slice(0, 1) : [])
    await inTransaction(database, { companyId }, async (db) => {
      if (files) await addDemoAdverts(db, { companyId, files });
    });
  const [one, other] = sides;
  if (one && other) await addDemoPreAlerts(at, [one, other]);
  const [, { companyNameEn: nameEn, administrator }] = plans;
  if (other) await addDemoOffer(database, { ...other, nameEn, person: administrator.userName });
  return demoSignIns;
}

async function loadCompany(at: DemoPlace & { ownerUrl: string }, plan: Plan, seed: number): Promise<DemoSide> {
  const random = seeded(seed);
  const company = await makeDemoCompany(at.database, {
    random,
    plan,
    furnish: [addPresetStates, addPresetChargeItems, addMainWarehouse],
  });
  await loadShipments({ ownerUrl: at.ownerUrl, company, count: shipments, seed: seed * 1000 });
  await inTransaction(at.database, { companyId: company.companyId }, async (db) => {
    const own = eq(waybills.companyId, company.companyId);
    const newest = await db.select().from(waybills).where(own).orderBy(desc(waybills.createdAt)).limit(remembered);
    await rememberAddresses(db, company.companyId, addressesOf(newest));
    await addConsolidations(db, company.companyId);
    await addDemoSuppliers(db, company.companyId, plan.administrator.userName);
    await addDemoAccounts(db, company);
    await addDemoContracts(db, company, at.files);
    await addDemoSignOffs(db, company);
    if (at.files) await addDemoCargoFiles(db, at.files, company.companyId);
    await addDemoRisk(db, company);
    await loadOrders(db, company);
    await addDemoQuestionnaire(db, company);
    await addDemoCustomerMessages(db, { companyId: company.companyId, customerId: company.customers[0].id });
  });
  return { companyId: company.companyId, code: plan.code, name: plan.companyName };
}

interface More {
  /** The company's code. */
  code: string;
  count: number;
  progress?: (done: number) => void;
}

/** Loads so many further shipments into a company, with the staff and customers that it has. */
export async function loadMoreShipments(
  at: { ownerUrl: string; database: Database },
  { code, ...more }: More,
): Promise<void> {
  const company = await findDemoCompany(at.database, code);
  await loadShipments({ ownerUrl: at.ownerUrl, company, seed: Date.now() % 2 ** 31, ...more });
}
