import { sql } from "drizzle-orm";
import { addDemoAdverts } from "#advert";
import { addDemoBankStatement } from "#bank-statement";
import { addDemoBills, openBills } from "#bill";
import { addDemoCargoFiles } from "#cargo-file";
import { addDemoCollectionAccounts } from "#collection-account";
import { addDemoCheckBills } from "#check-bill";
import { addDemoClientFunds } from "#client-fund";
import { packDemoContainers } from "#container";
import { StartError } from "#core/config";
import { inTransaction, type Database } from "#core/db";
import { demoCode, demoCustomerNumber, demoDomain, demoPassword, type DemoPart } from "#core/demo";
import { hashPassword } from "#core/passwords";
import { addDemoCustomerMessages } from "#customer";
import { addDemoContracts } from "#customer-contract";
import { addDemoChains } from "#approval";
import { addDemoExpenseCategories } from "#expense-category";
import { addDemoRequests } from "#financial-request";
import { addDemoInvoiceItems } from "#invoice-item";
import { addDemoSignOffs } from "#job-summary";
import { addDemoRisk } from "#market-risk";
import { addDemoOrders } from "#order";
import { addDemoPaymentInvoices } from "#payment-invoice";
import { addDemoPayments } from "#payment";
import { addDemoPreAlerts, type DemoPlace, type DemoSide } from "#pre-alert";
import { addDemoQuestionnaire } from "#questionnaire";
import { addDemoOffer, addDemoSuppliers } from "#supplier";
import { addDemoCosts } from "#supplier-cost";
import { addDemoTaxInvoices } from "#tax-invoice";
import { markDemoLoading } from "#user";
import {
  addDemoConsolidations,
  demoShipmentsOf,
  loadDemoShipments,
  rememberDemoParties,
  shareDemoEvents,
} from "#waybill";
import { addDemoOpenings, addDemoWriteOffs } from "#write-off";
import { findDemoCompany, makeDemoCompany, type Plan } from "./company.ts";
import { loadAlone } from "./alone.ts";

/** Modules' parts of each demo company, in this order; each is in its module's `demo.ts`. */
const parts: readonly DemoPart[] = [
  rememberDemoParties,
  addDemoConsolidations,
  packDemoContainers,
  addDemoSuppliers,
  addDemoCollectionAccounts,
  addDemoInvoiceItems,
  addDemoExpenseCategories,
  addDemoChains,
  addDemoRequests,
  addDemoCosts,
  addDemoBills,
  addDemoCheckBills,
  addDemoOpenings,
  addDemoPaymentInvoices,
  addDemoWriteOffs,
  addDemoPayments,
  addDemoBankStatement,
  addDemoClientFunds,
  addDemoTaxInvoices,
  addDemoContracts(openBills),
  addDemoSignOffs,
  addDemoCargoFiles,
  addDemoRisk,
  addDemoOrders,
  addDemoQuestionnaire,
  addDemoCustomerMessages(demoShipmentsOf),
];

/** Who can sign in to the demo companies, and how, for whoever started the server. */
export type DemoSignIns = readonly { who: string; how: string }[];

/** Shipments that each demo company starts with; `npm run demo` loads more. */
const shipments = 600;

/** Two companies that deal with each other, and how their people sign in. The code of the second ends with 2, by which modules know it. */
const pairOf = (code: string, domain: string, secondDomain: string) =>
  [
    {
      code,
      companyName: "深圳市启航国际货运代理有限公司",
      companyNameEn: "Qihang International Freight Forwarding Co., Ltd",
      country: "CN",
      creditCode: "91440300MA5F0QH12K",
      taxNumber: "91440300MA5F0QH12K",
      city: "Shenzhen",
      phone: "+86 755 2345 6789",
      language: "zh",
      domain,
      administrator: { userName: "陈静", email: `demo@${domain}` },
      customers: 60,
    },
    {
      code: `${code}2`,
      companyName: "شركة الرواسي للشحن والتخليص",
      companyNameEn: "Al Rawasi Freight and Clearing",
      country: "SA",
      creditCode: "1010753974",
      taxNumber: "310175397400003",
      city: "Riyadh",
      phone: "+966 11 234 5678",
      language: "ar",
      domain: secondDomain,
      administrator: { userName: "خالد الحربي", email: `demo2@${domain}` },
      customers: 20,
    },
  ] as const;
type Pair = ReturnType<typeof pairOf>;

const firstPair = pairOf(demoCode, demoDomain, "rawasi.example");

const signInsOf = ([{ code, administrator }, { administrator: second }]: Pair): DemoSignIns => [
  { who: "Demo staff", how: `${administrator.email} / ${demoPassword}` },
  { who: "Demo customer", how: `company code ${code}, customer number ${demoCustomerNumber} / ${demoPassword}` },
  { who: "Second company", how: `${second.email} / ${demoPassword}` },
];

/** Where the demo companies go: the tables' owner copies most of it in. */
type DemoDatabase = DemoPlace & {
  ownerUrl: string;
  /** Told when they are about to be loaded: that takes a while. */
  begin?: () => void;
};

/** Loads the demo companies into a database that has no company yet; otherwise changes nothing. */
export async function loadDemoCompanies(at: DemoDatabase): Promise<DemoSignIns | null> {
  const before = await companiesOf(at.database);
  if (before.length > 0 && !before.some(({ loading }) => loading)) return signInsAmong(before);
  return await loadAlone(at.ownerUrl, async () => {
    const there = await companiesOf(at.database);
    if (there.length > 0) return signInsAmong(there);
    at.begin?.();
    return await loadPair(at, firstPair);
  });
}

interface Listed extends Record<string, unknown> {
  code: string;
  loading: boolean;
}

/** How the demo's people sign in, where the demo is among the companies. */
function signInsAmong(there: readonly Listed[]): DemoSignIns | null {
  return there.some(({ code }) => code === demoCode) ? signInsOf(firstPair) : null;
}

/** All companies. */
async function companiesOf(database: Database): Promise<Listed[]> {
  return await inTransaction(database, { companyId: null, readOnly: true }, async (db) => {
    const { rows } = await db.execute<Listed>(sql`SELECT code, loading_demo AS loading FROM company_directory`);
    return rows;
  });
}

/** Loads two further demo companies, with this code and the same followed by 2: for a class, or a test. */
export async function loadDemoPair(at: DemoDatabase, code: string): Promise<DemoSignIns> {
  const place = code.toLowerCase();
  return await loadAlone(at.ownerUrl, async () => {
    const there = await companiesOf(at.database);
    const taken = there.find((one) => one.code === code || one.code === `${code}2`);
    if (taken !== undefined) throw new StartError(`There is a company ${taken.code} already: choose another code.`);
    return await loadPair(at, pairOf(code, `${place}.lading.example`, `${place}.rawasi.example`));
  });
}

/** Loads both companies, which are marked as loading until both are whole. */
async function loadPair(at: DemoDatabase, pair: Pair): Promise<DemoSignIns> {
  const passwordHash = await hashPassword(demoPassword);
  const sides: DemoSide[] = [];
  for (const [place, plan] of pair.entries()) sides.push(await loadCompany(at, { ...plan, passwordHash }, place + 1));
  const { database, files } = at;
  for (const { companyId } of files ? sides.slice(0, 1) : [])
    await inTransaction(database, { companyId }, async (db) => {
      if (files) await addDemoAdverts(db, { companyId, files });
    });
  const [one, other] = sides;
  if (one && other) await addDemoPreAlerts(at, [one, other]);
  const [, { companyNameEn: nameEn, administrator }] = pair;
  if (other) await addDemoOffer(database, { ...other, nameEn, person: administrator.userName });
  await inTransaction(database, { companyId: null }, async (db) => {
    for (const side of sides) await markDemoLoading(db, side, false);
  });
  return signInsOf(pair);
}

async function loadCompany(at: DemoDatabase, plan: Plan, seed: number): Promise<DemoSide> {
  const company = await makeDemoCompany(at.database, plan, seed);
  await loadDemoShipments({ ownerUrl: at.ownerUrl, company, count: shipments, seed: seed * 1000 });
  await inTransaction(at.database, { companyId: company.companyId }, async (db) => {
    for (const add of parts) await add(db, company, at.files);
  });
  await shareDemoEvents(at.ownerUrl, company);
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
