import { randomUUIDv7 } from "node:crypto";
import type { RequestOf } from "@lading/contract/core";
import { currency } from "@lading/contract/core";
import type { addSupplierCostDetails } from "@lading/contract/supplier-cost";
import { sql } from "drizzle-orm";
import { addPresetChargeItems } from "#charge-item";
import { addPresetCurrencies } from "#currency";
import { inTransaction, type Database, type Db } from "#core/db";
import { enterRates } from "#exchange-rate";
import type { ServerModule, Services } from "#core/http";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { makeColleague, makeCompany, makeToken, type MadeCompany } from "#user";
import type { JobLock } from "#waybill";

/** A company with rates of the dollar, the yen and the Kuwaiti dinar, two customers, a waybill, a salesperson and a rival. */
export interface AccountHouse {
  app: TestApp;
  company: MadeCompany;
  tokens: { administrator: string; sales: string; rival: string };
  /** Ids of charge items that companies start with. */
  items: readonly string[];
  services: Partial<Services>;
  /** The job's lock; a test sets it to refuse. */
  lock: { now: JobLock };
  inCompany<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** A waybill of nobody but the administrator; gives its id. */
  addWaybill(houseNumber: string): Promise<string>;
  /** Keeps a file as an upload of the administrator; gives its id. */
  upload(
    use: "supplierCost" | "collectionBill" | "contract" | "paymentInvoice",
    name?: string,
    bytes?: Uint8Array,
  ): Promise<string>;
  /** A cost as the form sends it. */
  cost(change?: Record<string, unknown>): RequestOf<typeof addSupplierCostDetails>["costs"][number];
}

/** The smallest PDF that is one. */
const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

/** Starts what the tests of costs and bills share. */
export async function openAccountHouse(
  modules: (lock: JobLock) => readonly ServerModule[],
  more: (database: Database) => Partial<Services> = () => ({}),
): Promise<AccountHouse> {
  const lock: AccountHouse["lock"] = { now: () => Promise.resolve() };
  let services: Partial<Services> = {};
  const app = await startTestApp({
    modules: modules((...asked) => lock.now(...asked)),
    services: (database) => (services = { ...localServices(database), ...more(database) }),
  });
  const companyOf = (code: string) =>
    makeCompany(app.database, {
      code,
      companyName: `${code} Freight`,
      furnish: [addPresetCurrencies, addPresetChargeItems],
      administrator: { userName: "Chen Jing", email: `a@${code.toLowerCase()}.example` },
    });
  const company = await companyOf("GULF");
  const rival = await companyOf("RIVAL");
  const { companyId, administrator } = company;
  const inCompany = <T>(work: (db: Db) => Promise<T>) => inTransaction(app.database, { companyId }, work);
  const salesId = await inCompany((db) =>
    makeColleague(db, company, { userName: "Omar", email: "omar@gulf.example", presets: ["sales"] }),
  );
  const items = await inCompany((db) => furnish(db, company));
  return {
    app,
    company,
    items,
    lock,
    services,
    inCompany,
    tokens: {
      administrator: await makeToken(app.database, companyId, administrator.userId),
      sales: await makeToken(app.database, companyId, salesId),
      rival: await makeToken(app.database, rival.companyId, rival.administrator.userId),
    },
    addWaybill: async (houseNumber) => {
      const id = randomUUIDv7();
      await inCompany((db) =>
        db.execute(sql`INSERT INTO waybill (company_id, id, type, house_number, shipping_date, created_by, created_by_name)
          VALUES (${companyId}, ${id}, 1, ${houseNumber}, '2026-11-20', ${administrator.userId}, 'Chen Jing')`),
      );
      return id;
    },
    upload: async (use, name = "invoice.pdf", bytes = pdf) => {
      const file = {
        companyId,
        use,
        name,
        bytes,
        createdBy: administrator.userId,
        expiresAt: new Date(Date.now() + 60_000),
      };
      const stored = await inCompany((db) => services.files?.save(db, file) ?? Promise.reject(new Error("No files")));
      return stored.id;
    },
    cost: (change = {}) => ({
      customerNumber: "S0001",
      chargeItemId: items[0] ?? "",
      qty: "440",
      unitPrice: "2.15",
      currency: "USD",
      costDate: "2026-11-10",
      ...change,
    }),
  };
}

const rate = (code: string, date: string, value: string) => ({ currency: currency.parse(code), date, rate: value });

/** Customers and rates; gives the ids of the charge items. */
async function furnish(db: Db, { companyId, administrator }: MadeCompany): Promise<string[]> {
  await db.execute(sql`INSERT INTO customer (company_id, id, customer_number, customer_name, email, status) VALUES
    (${companyId}, ${randomUUIDv7()}, 'C0001', 'Oasis Trading', 'accounts@oasis.example', 'enabled'),
    (${companyId}, ${randomUUIDv7()}, 'S0001', 'Saudia Cargo', '', 'enabled'),
    (${companyId}, ${randomUUIDv7()}, 'C0009', 'Closed Est.', '', 'disabled')`);
  await db.execute(sql`INSERT INTO currency_setting (company_id, id, short_name, chinese_name, english_name, arabic_name, symbol)
    VALUES (${companyId}, ${randomUUIDv7()}, 'KWD', '科威特第纳尔', 'Kuwaiti dinar', 'دينار كويتي', 'KD')`);
  const doing = { ip: "127.0.0.1", session: { companyId, ...administrator } };
  await enterRates(db, doing, [
    rate("USD", "2026-11-01", "7.1052"),
    rate("USD", "2026-11-15", "7.2"),
    rate("JPY", "2026-11-01", "0.0452"),
    rate("KWD", "2026-11-01", "23.1"),
  ]);
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM charge_item ORDER BY english_name`);
  return rows.map(({ id }) => id);
}
