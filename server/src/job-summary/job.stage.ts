import { randomUUIDv7 } from "node:crypto";
import type { Language, Right } from "@lading/contract/core";
import { getJobSummary, signJobSummary } from "@lading/contract/job-summary";
import { jobSteps, signOffRight, type JobStep } from "@lading/contract/job-summary";
import { sql } from "drizzle-orm";
import { inTransaction, type Database, type Db } from "#core/db";
import { createDocuments } from "#core/documents";
import type { ServerModule } from "#core/http";
import { localServices, staffToken, startTestApp, type TestApp } from "#core/testing";
import { addPresetChargeItems } from "#charge-item";
import { addPresetCurrencies } from "#currency";
import { billModule } from "#bill";
import { makeCompany, makeToken, type MadeCompany } from "#user";
import { jobSummaryModule } from "./index.ts";

export const page = "/logisticsManagement/jobSummary";
/** Rights to do everything on job summaries. */
export const allRights: readonly Right[] = [
  `${page}:view`,
  `${page}:export`,
  `${page}:approve`,
  ...jobSteps.map(signOffRight),
];

interface Waybill {
  number: string;
  isMain?: boolean;
  under?: string;
  mainNumber?: string;
  type?: number;
  salesId?: string;
}

interface Charged {
  currency?: string;
  amount: string;
  rate?: string;
  date?: string;
  item?: string;
}

/** A company with jobs and their charges, for the tests of this module. */
export interface JobHouse {
  app: TestApp;
  company: MadeCompany;
  /** The administrator's, who may sign everything. */
  token: string;
  inside: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** A token of somebody with these rights only. */
  colleague: (userName: string, rights?: readonly Right[], seesAll?: boolean) => Promise<string>;
  addWaybill: (waybill: Waybill) => Promise<string>;
  /** A bill of one line. */
  addBill: (waybillId: string, charged: Charged) => Promise<string>;
  addCost: (waybillId: string, charged: Charged) => Promise<string>;
  addRate: (currency: string, date: string, rate: string) => Promise<void>;
  summaryOf: (id: string, token?: string, language?: Language) => Promise<Summary>;
  sign: (id: string, step: JobStep, token?: string) => ReturnType<typeof signing>;
  close: () => Promise<void>;
}
type Summary = NonNullable<Awaited<ReturnType<typeof asked>>["Content"]["summary"]>;
const asked = (app: TestApp, id: string, token: string, language: Language = "en") =>
  app.call(getJobSummary, { id }, { token, language });
const signing = (app: TestApp, input: { id: string; step: JobStep; digest: string }, token: string) =>
  app.call(signJobSummary, input, { token, language: "en" });

/** Opens the house; each call makes a company of its own on a database of its own. `more` are further modules to ask. */
export async function openJobHouse(more: readonly ServerModule[] = []): Promise<JobHouse> {
  const documents = createDocuments();
  const services = (database: Database) => ({ ...localServices(database), documents });
  const app = await startTestApp({
    modules: [jobSummaryModule, billModule({ lock: () => Promise.resolve() }), ...more],
    services,
  });
  const company = await makeCompany(app.database, {
    code: "GULF",
    companyName: "海湾货运",
    companyNameEn: "Gulf Freight",
    furnish: [addPresetCurrencies, addPresetChargeItems],
    administrator: { userName: "Chen Jing", email: "a@gulf.example" },
  });
  const { companyId } = company;
  const token = await makeToken(app.database, companyId, company.administrator.userId);
  const inside: JobHouse["inside"] = (work) => inTransaction(app.database, { companyId }, work);
  const summaryOf: JobHouse["summaryOf"] = async (id, by = token, language) => {
    const { Content, ErrorMsg } = await asked(app, id, by, language);
    if (ErrorMsg !== null || Content.summary === null) throw new Error(ErrorMsg ?? "No summary");
    return Content.summary;
  };
  return {
    app,
    company,
    token,
    inside,
    summaryOf,
    colleague: (userName, rights = allRights, seesAll = true) =>
      staffToken(app.database, rights, { companyId, userName, userId: randomUUIDv7(), seesAll }),
    addWaybill: (waybill) => inside((db) => insertWaybill(db, companyId, waybill)),
    addBill: (waybillId, charged) => inside((db) => insertBill(db, { companyId, waybillId }, charged)),
    addCost: (waybillId, charged) => inside((db) => insertCost(db, { companyId, waybillId }, charged)),
    addRate: async (currency, date, rate) =>
      await inside(async (db) => {
        await db.execute(sql`INSERT INTO exchange_rate (company_id, id, settlement_currency, currency, date, rate, source, updated_by, updated_by_name)
          VALUES (${companyId}, ${randomUUIDv7()}, 'RMB', ${currency}, ${date}, ${rate}, 'hand', ${randomUUIDv7()}, 'Chen Jing')`);
      }),
    sign: async (id, step, by = token) => {
      const { digest } = await summaryOf(id);
      return await signing(app, { id, step, digest }, by);
    },
    close: async () => {
      await app.close();
      await documents.close();
    },
  };
}

async function insertWaybill(db: Db, companyId: string, waybill: Waybill): Promise<string> {
  const id = randomUUIDv7();
  const { number, isMain = false, under = null, mainNumber = "", type = 1, salesId = null } = waybill;
  await db.execute(sql`
    INSERT INTO waybill (company_id, id, type, is_main, main_waybill_id, house_number, main_number, shipping_date, loading_port,
      destination_port, customer_name, sales_id, created_by, created_by_name)
    VALUES (${companyId}, ${id}, ${type}, ${isMain}, ${under}, ${number}, ${isMain ? number : mainNumber}, '2026-11-20', 'SZX', 'RUH',
      'Jeddah Trading', ${salesId}, ${randomUUIDv7()}, 'Chen Jing')`);
  return id;
}

interface On {
  companyId: string;
  waybillId: string;
}

const usual = { currency: "USD", rate: "7.1", date: "2026-11-20", item: "airFreight" } as const;

async function customerOf(db: Db, companyId: string): Promise<string> {
  const id = randomUUIDv7();
  await db.execute(sql`
    INSERT INTO customer (company_id, id, customer_number, customer_name, sales_id)
    SELECT ${companyId}, ${id}, 'C1', 'Jeddah Trading', NULL WHERE NOT EXISTS (SELECT FROM customer)`);
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM customer LIMIT 1`);
  return rows[0]?.id ?? "";
}

const itemId = (item: string) => sql`(SELECT id FROM charge_item WHERE preset = ${item})`;

async function insertBill(db: Db, { companyId, waybillId }: On, charged: Charged): Promise<string> {
  const id = randomUUIDv7();
  const { currency, amount, rate, date, item } = { ...usual, ...charged };
  await db.execute(sql`
    INSERT INTO collection_bill (company_id, id, bill_number, waybill_id, customer_id, customer_number, customer_name, bill_date,
      currency, rate, rate_date, settlement_currency, amount, created_by, created_by_name)
    VALUES (${companyId}, ${id}, ${`DN-${id.slice(-8)}`}, ${waybillId}, ${await customerOf(db, companyId)}, 'C1', 'Jeddah Trading', ${date},
      ${currency}, ${rate}, ${date}, 'RMB', ${amount}, ${randomUUIDv7()}, 'Chen Jing')`);
  await db.execute(sql`
    INSERT INTO collection_bill_line (company_id, bill_id, line, charge_item_id, quantity, unit_price, amount)
    VALUES (${companyId}, ${id}, 1, ${itemId(item)}, 1, ${amount}, ${amount})`);
  return id;
}

async function insertCost(db: Db, { companyId, waybillId }: On, charged: Charged): Promise<string> {
  const id = randomUUIDv7();
  const { currency, amount, rate, date, item } = { ...usual, ...charged };
  await db.execute(sql`
    INSERT INTO supplier_cost (company_id, id, waybill_id, customer_id, customer_number, customer_name, charge_item_id, bill_refer_no,
      cost_date, quantity, unit_price, currency, amount, rate, rate_date, settlement_currency, created_by, created_by_name)
    VALUES (${companyId}, ${id}, ${waybillId}, ${await customerOf(db, companyId)}, 'S1', 'Saudia Cargo', ${itemId(item)}, 'INV-77',
      ${date}, 2, ${amount}, ${currency}, ${amount}, ${rate}, ${date}, 'RMB', ${randomUUIDv7()}, 'Chen Jing')`);
  return id;
}
