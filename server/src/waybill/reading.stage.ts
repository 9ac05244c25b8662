import { addWayBillAirTransport } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { inTransaction, type Database, type Db } from "#core/db";
import type { Services } from "#core/http";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { addPresetStates } from "#logistics-state";
import { makeColleague, makeCompany, makeToken, type MadeCompany } from "#user";
import { addMainWarehouse } from "#warehouse";
import { waybillModule } from "./index.ts";
import { make } from "./make.ts";

/** A company with an administrator, two salespeople of whom one is the other's superior, and a rival. */
export interface ReadingHouse {
  app: TestApp;
  company: MadeCompany;
  rival: MadeCompany;
  warehouseId: string;
  /** Tokens of the administrator, the superior, the salesperson below, and the rival's administrator. */
  tokens: { administrator: string; superior: string; sales: string; rival: string };
  users: { superior: string; sales: string };
  /** Ids of the company's logistics states by key. */
  states: ReadonlyMap<string, string>;
  inCompany<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Adds an air waybill as the administrator; gives its id. */
  add(change?: Readonly<Record<string, unknown>>): Promise<string>;
}

/** Starts what the tests of reading share. */
export async function openReadingHouse(
  more: (database: Database) => Partial<Services> = () => ({}),
): Promise<ReadingHouse> {
  const services = (database: Database) => ({ ...localServices(database), ...more(database) });
  const app = await startTestApp({ modules: [waybillModule()], services });
  const furnish = [addPresetStates, addMainWarehouse];
  const companyOf = (code: string, email: string) =>
    makeCompany(app.database, {
      code,
      companyName: "海湾货运",
      companyNameEn: "Gulf Freight",
      furnish,
      administrator: { userName: "Chen Jing", email },
    });
  const company = await companyOf("GULF", "a@gulf.example");
  const rival = await companyOf("RIVAL", "a@rival.example");
  const inCompany = <T>(work: (db: Db) => Promise<T>) =>
    inTransaction(app.database, { companyId: company.companyId }, work);
  const users = await inCompany(async (db) => {
    const superior = await makeColleague(db, company, {
      userName: "Huda",
      email: "huda@gulf.example",
      presets: ["sales"],
    });
    const below = { userName: "Omar", email: "omar@gulf.example", presets: ["sales"], parentUserId: superior };
    return { superior, sales: await makeColleague(db, company, below) };
  });
  const token = (userId: string) => makeToken(app.database, company.companyId, userId);
  const read = (query: string) =>
    inCompany(async (db) => (await db.execute<Record<string, string>>(sql.raw(query))).rows);
  const [warehouse] = await read("SELECT id FROM warehouse");
  const warehouseId = warehouse?.["id"] ?? "";
  const tokens = {
    administrator: await token(company.administrator.userId),
    superior: await token(users.superior),
    sales: await token(users.sales),
    rival: await makeToken(app.database, rival.companyId, rival.administrator.userId),
  };
  return {
    app,
    company,
    rival,
    warehouseId,
    tokens,
    users,
    states: new Map(
      (await read("SELECT preset, id FROM logistics_state")).map((row) => [row["preset"] ?? "", row["id"] ?? ""]),
    ),
    inCompany,
    add: async (change = {}) => {
      const form = { ...make.air({ userId: company.administrator.userId, warehouseId }), ...change };
      const { Content, ErrorMsg } = await app.call(addWayBillAirTransport, form, { token: tokens.administrator });
      if (ErrorMsg !== null) throw new Error(`${ErrorMsg} ${JSON.stringify(Content)}`);
      return Content.id;
    },
  };
}
