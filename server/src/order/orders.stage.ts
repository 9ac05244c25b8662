import { randomUUIDv7 } from "node:crypto";
import { addCustomerEntrustOrder, exampleOrder } from "@lading/contract/order";
import { sql } from "drizzle-orm";
import { inTransaction, type Database, type Db } from "#core/db";
import type { ServerModule } from "#core/http";
import { customerToken, localServices, startTestApp, type TestApp } from "#core/testing";
import { customers } from "#customer";
import { goodsReceiptModule } from "#goods-receipt";
import { addPresetStates } from "#logistics-state";
import { makeColleague, makeCompany, makeToken, type MadeCompany } from "#user";
import { addMainWarehouse } from "#warehouse";
import { waybillModule } from "#waybill";
import { orderModule } from "./index.ts";

/** A company with clerks and two customers, and a rival, for the tests of orders and of goods that come in. */
export interface OrderHouse {
  app: TestApp;
  company: MadeCompany;
  tokens: Record<"administrator" | "clerk" | "sales" | "warehouse" | "customer" | "other" | "rival", string>;
  customerId: string;
  warehouseId: string;
  /** A clerk's additions to an order. */
  completion: Record<"shippingDate" | "loadingPort" | "destinationPort" | "customsCode", string> &
    Record<"operatorId" | "salesId" | "customerServiceId" | "marketingId" | "warehouseId", string>;
  inCompany<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Places an order of the customer; gives its id. */
  place(change?: Record<string, unknown>): Promise<string>;
}

const oasis = { customerNumber: "C0001", customerName: "Oasis Trading", email: "buying@oasis.example" };
const najd = { customerNumber: "C0002", customerName: "Najd Stores" };

type NewCustomer = Omit<typeof customers.$inferInsert, "companyId" | "id">;
async function addCustomer(db: Db, companyId: string, customer: NewCustomer): Promise<string> {
  const id = randomUUIDv7();
  await db.insert(customers).values({ companyId, id, ...customer });
  return id;
}

/** Starts it; `besides` are modules that stand beside. */
export async function openOrderHouse(besides: readonly ServerModule[] = []): Promise<OrderHouse> {
  const app = await startTestApp({
    modules: [waybillModule(), goodsReceiptModule, orderModule(), ...besides],
    services: (database: Database) => localServices(database),
  });
  const companyOf = (code: string) =>
    makeCompany(app.database, {
      code,
      companyName: `${code} Freight`,
      furnish: [addPresetStates, addMainWarehouse],
      administrator: { userName: "Chen Jing", email: `a@${code.toLowerCase()}.example` },
    });
  const company = await companyOf("GULF");
  const rival = await companyOf("RIVAL");
  const { companyId } = company;
  const inCompany = <T>(work: (db: Db) => Promise<T>) => inTransaction(app.database, { companyId }, work);
  const colleague = (userName: string, preset: string) =>
    inCompany((db) =>
      makeColleague(db, company, { userName, email: `${userName}@gulf.example`.toLowerCase(), presets: [preset] }),
    );
  const clerk = await colleague("Lin", "operator");
  const sales = await colleague("Omar", "sales");
  const keeper = await colleague("Wang", "warehouse");
  const customerId = await inCompany((db) => addCustomer(db, companyId, { ...oasis, salesId: sales }));
  const otherId = await inCompany((db) => addCustomer(db, companyId, najd));
  const [warehouse] = await inCompany(
    async (db) => (await db.execute<{ id: string }>(sql`SELECT id FROM warehouse`)).rows,
  );
  const warehouseId = warehouse?.id ?? "";
  const userId = company.administrator.userId;
  const token = (id: string) => makeToken(app.database, companyId, id);
  const customer = await customerToken(app.database, { companyId, userId: customerId, userName: "Oasis Trading" });
  return {
    app,
    company,
    tokens: {
      administrator: await token(userId),
      clerk: await token(clerk),
      sales: await token(sales),
      warehouse: await token(keeper),
      customer,
      other: await customerToken(app.database, { companyId, userId: otherId, userName: "Najd Stores" }),
      rival: await makeToken(app.database, rival.companyId, rival.administrator.userId),
    },
    customerId,
    warehouseId,
    completion: {
      shippingDate: "2026-11-24",
      loadingPort: "SZX",
      destinationPort: "RUH",
      customsCode: "85044013",
      operatorId: clerk,
      salesId: sales,
      customerServiceId: clerk,
      marketingId: clerk,
      warehouseId,
    },
    inCompany,
    place: async (change = {}) => {
      const { Content } = await app.call(addCustomerEntrustOrder, { ...exampleOrder, ...change }, { token: customer });
      return Content.id;
    },
  };
}
