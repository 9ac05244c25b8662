import { randomUUIDv7 } from "node:crypto";
import { allCalls } from "@lading/contract/all";
import { addExpenseName } from "@lading/contract/charge-item";
import type { Call } from "@lading/contract/core";
import { addBankAccount, addCustomerContact } from "@lading/contract/customer";
import { addExchangeRate } from "@lading/contract/exchange-rate";
import { addCompanyInvoiceTitle } from "@lading/contract/user";
import { addAwbStock, addWayBillAirTransport } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction, type Database, type Db } from "#core/db";
import { customerToken, localServices, startTestApp, type TestApp } from "#core/testing";
import { addPresetChargeItems } from "#charge-item";
import { customers } from "#customer";
import { addPresetStates } from "#logistics-state";
import { makeCompany, makeToken, type MadeCompany } from "#user";
import { addMainWarehouse } from "#warehouse";
import { modules } from "./app.ts";

/** Generated from the contract: a new call is covered the day it is added. */
const calls: readonly Call[] = allCalls;
/** Stands in everything that the other company has and that is nobody else's business. */
const secret = "Zanzibar";
/** The id of nothing. */
const nothing = "01936f5e-ffff-7fff-8fff-ffffffffffff";
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let app: TestApp;
let theirs: MadeCompany;
let ours: MadeCompany;
let ownIds: ReadonlyMap<string, string>;
/** One id of each kind of record that the other company has. */
let foreignIds: ReadonlyMap<string, string>;

beforeAll(async () => {
  app = await startTestApp({ modules, services: localWithoutWork });
  theirs = await companyOf("THEIRS", `${secret} person`);
  ours = await companyOf("OURS", "Li Wei");
  await fill(ours, "Harbour");
  ownIds = await idsOf(ours);
  await fill(theirs, secret);
  foreignIds = await idsOf(theirs);
});
afterAll(() => app.close());

/** Background work is ordered and never done, documents are empty: what comes before is what is tested. */
function localWithoutWork(database: Database) {
  const jobs = { enqueue: () => Promise.resolve("a-job"), handle: () => undefined, every: () => undefined };
  const documents = { render: () => Promise.resolve(new Uint8Array()), close: () => Promise.resolve() };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of the services as calls use
  return { ...localServices(database), jobs, documents } as unknown as TestApp["services"];
}

const companyOf = (code: string, userName: string) =>
  makeCompany(app.database, {
    code,
    companyName: `${code} Freight`,
    furnish: [addPresetStates, addPresetChargeItems, addMainWarehouse],
    administrator: { userName, email: `${code}@lading.example` },
  });
const inside = <T>({ companyId }: MadeCompany, work: (db: Db) => Promise<T>) =>
  inTransaction(app.database, { companyId }, work);
const tokenOf = ({ companyId, administrator }: MadeCompany) => makeToken(app.database, companyId, administrator.userId);

/** Gives the company a record of as many kinds as there are, with this word in each. */
async function fill(company: MadeCompany, word: string): Promise<void> {
  const { companyId, administrator } = company;
  const token = await tokenOf(company);
  const add = async (call: Call, form: unknown) => {
    const { StatusCode, ErrorMsg, Content } = await app.call(call, form, { token });
    if (StatusCode !== 200) throw new Error(`${call.path}: ${ErrorMsg} ${JSON.stringify(Content)}`);
  };
  const customerId = randomUUIDv7();
  await inside(company, async (db) => {
    const customer = { companyId, id: customerId, customerNumber: "C0001", customerName: `${word} Trading` };
    await db.insert(customers).values(customer);
    const bytes = Buffer.from("%PDF-1.7\n%%EOF\n");
    const file = { companyId, use: "document" as const, name: word, bytes, createdBy: administrator.userId };
    await app.services.files.save(db, file);
  });
  await add(addCustomerContact, { ...addCustomerContact.example, customerId, contact: word });
  await add(addBankAccount, { ...addBankAccount.example, customerId, bankName: word });
  await add(addCompanyInvoiceTitle, { ...addCompanyInvoiceTitle.example, title: word });
  await add(addAwbStock, addAwbStock.example);
  await add(addExpenseName, { ...addExpenseName.example, englishName: word });
  await add(addExchangeRate, addExchangeRate.example);
  const ids = await idsOf(company);
  const form = { ...addWayBillAirTransport.example, customerName: word, consigneeName: word, remark: word };
  await add(addWayBillAirTransport, withOwn(form, ids));
}

/** The first id in each table that holds this company's rows; its administrator for users. */
async function idsOf(company: MadeCompany): Promise<Map<string, string>> {
  const { rows: tables } = await app.database.pool.query<{ name: string }>(
    `SELECT a.table_name AS name FROM information_schema.columns a
     JOIN information_schema.columns b ON b.table_schema = a.table_schema AND b.table_name = a.table_name AND b.column_name = 'id'
     WHERE a.table_schema = 'public' AND a.column_name = 'company_id' ORDER BY 1`,
  );
  const ids = new Map<string, string>();
  for (const { name } of tables) {
    const table = sql.identifier(name);
    const { rows } = await inside(company, (db) =>
      db.execute<{ id: string }>(
        sql`SELECT id::text FROM ${table} WHERE company_id = ${company.companyId} ORDER BY id`,
      ),
    );
    if (rows[0]) ids.set(name, rows[0].id);
  }
  return ids.set("staff_user", company.administrator.userId);
}

type Place = readonly (string | number)[];

/** Every place in a request that holds an id. */
function placesOf(value: unknown, above: Place = []): Place[] {
  if (typeof value === "string") return uuid.test(value) ? [above] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...above, key]));
}

function put(value: unknown, [key, ...rest]: Place, id: string): unknown {
  if (key === undefined) return id;
  if (Array.isArray(value))
    return value.map((inner: unknown, place) => (String(place) === key ? put(inner, rest, id) : inner));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === key ? put(inner, rest, id) : inner]),
  );
}

/** The request with one's own people, warehouse, roles, states and waybills where it names some. */
function withOwn(example: unknown, ids: ReadonlyMap<string, string>): unknown {
  const kinds = [
    [/^warehouseId$/, "warehouse"],
    [/^stateId$/, "logistics_state"],
    [/^(house|waybill)Ids?$/, "waybill"],
    [/^roleIds?$/, "role"],
    [/^(operator|sales|customerService|marketing|user|parentUser)Ids?$/i, "staff_user"],
  ] as const;
  return placesOf(example).reduce((body: unknown, place) => {
    const name = place.findLast((key) => !/^\d+$/.test(String(key))) ?? "";
    const kind = kinds.find(([pattern]) => pattern.test(String(name)))?.[1];
    return put(body, place, (kind && ids.get(kind)) ?? nothing);
  }, example);
}

async function ask(call: Call, body: unknown) {
  await app.database.pool.query("DELETE FROM rate_limit");
  const token =
    call.access.audience === "customer"
      ? await customerToken(app.database, { companyId: ours.companyId })
      : await tokenOf(ours);
  const { StatusCode, ErrorMsg, Content } = await app.call(call, body, { token });
  return { StatusCode, ErrorMsg, Content };
}

/** Everything that the company has, as it lies in the database. */
async function everythingOf(company: MadeCompany): Promise<string[]> {
  const names = [...foreignIds.keys()];
  const dumps = names.map(async (name) => {
    const table = sql.identifier(name);
    const { rows } = await inside(company, (db) =>
      db.execute<{ row: string }>(sql`SELECT to_jsonb(t)::text AS row FROM ${table} t ORDER BY 1`),
    );
    return rows.map(({ row }) => `${name} ${row}`);
  });
  return (await Promise.all(dumps)).flat();
}

const mine = calls.filter(({ access }) => access.audience !== "operator");

describe("Another company's id is answered as one of nothing, at every place of", () => {
  const withIds = mine.filter(({ example }) => placesOf(example).length > 0);
  let before: string[];
  beforeAll(async () => {
    before = await everythingOf(theirs);
  });

  test.each(withIds.map((call) => ({ path: call.path, call })))("$path", { timeout: 60_000 }, async ({ call }) => {
    const body = withOwn(call.example, ownIds);
    for (const place of placesOf(call.example)) {
      const expected = await ask(call, put(body, place, nothing));
      expect(expected.StatusCode, `${place.join(".")}: ${expected.ErrorMsg}`).toBeLessThan(500);
      for (const [kind, id] of foreignIds) {
        const answer = await ask(call, put(body, place, id));
        const same: unknown = JSON.parse(JSON.stringify(answer).replaceAll(id, nothing));
        expect(same, `${place.join(".")} of ${kind}`).toEqual(JSON.parse(JSON.stringify(expected)));
      }
    }
  });

  test("and nothing of the other company has changed", async () => {
    expect(foreignIds.size).toBeGreaterThan(9);
    expect(await everythingOf(theirs)).toEqual(before);
  });
});

describe("Nothing of another company is told by", () => {
  test.each(mine.map((call) => ({ path: call.path, call })))("$path", async ({ call }) => {
    const answer = await ask(call, withOwn(call.example, ownIds));
    expect(answer.StatusCode, `${answer.ErrorMsg}`).toBeLessThan(500);
    expect(JSON.stringify(answer)).not.toContain(secret);
  });
});
