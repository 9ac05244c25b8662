import { sql } from "drizzle-orm";
import { addDemoAdverts } from "#advert";
import { addDemoBills } from "#bill";
import { addDemoCargoFiles } from "#cargo-file";
import { packDemoContainers } from "#container";
import { inTransaction, type Database } from "#core/db";
import type { DemoPart } from "#core/demo";
import { hashPassword } from "#core/passwords";
import { addDemoCustomerMessages } from "#customer";
import { addDemoContracts } from "#customer-contract";
import { addDemoSignOffs } from "#job-summary";
import { addDemoRisk } from "#market-risk";
import { addDemoOrders } from "#order";
import { addDemoPreAlerts, type DemoPlace, type DemoSide } from "#pre-alert";
import { addDemoQuestionnaire } from "#questionnaire";
import { addDemoOffer, addDemoSuppliers } from "#supplier";
import { addDemoCosts } from "#supplier-cost";
import { addDemoConsolidations, loadDemoShipments, rememberDemoParties } from "#waybill";
import { findDemoCompany, makeDemoCompany, type Plan } from "./company.ts";

/** What modules add to each demo company, in this order; `demo.ts` of each has it. */
const parts: readonly DemoPart[] = [
  rememberDemoParties,
  addDemoConsolidations,
  packDemoContainers,
  addDemoSuppliers,
  addDemoCosts,
  addDemoBills,
  addDemoContracts,
  addDemoSignOffs,
  addDemoCargoFiles,
  addDemoRisk,
  addDemoOrders,
  addDemoQuestionnaire,
  addDemoCustomerMessages,
];

/** Who can sign in to the demo companies, and how, for whoever started the server. */
export type DemoSignIns = readonly { who: string; how: string }[];

const password = "lading-demo";
/** Shipments that each demo company starts with; `npm run demo` loads more. */
const shipments = 600;

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
  const company = await makeDemoCompany(at.database, plan, seed);
  await loadDemoShipments({ ownerUrl: at.ownerUrl, company, count: shipments, seed: seed * 1000 });
  await inTransaction(at.database, { companyId: company.companyId }, async (db) => {
    for (const add of parts) await add(db, company, at.files);
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
  await loadDemoShipments({ ownerUrl: at.ownerUrl, company, seed: Date.now() % 2 ** 31, ...more });
}
