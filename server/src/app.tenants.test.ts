import { allCalls } from "@lading/contract/all";
import type { Call } from "@lading/contract/core";
import { addCustomerInfo } from "@lading/contract/customer";
import { fileRefusals } from "@lading/contract/files";
import { addCompanyInvoiceTitle } from "@lading/contract/user";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction, type Db } from "#core/db";
import { customerToken, startTestApp, type TestApp } from "#core/testing";
import { addPresetChargeItems } from "#charge-item";
import { addPresetCurrencies } from "#currency";
import { addPresetStates } from "#logistics-state";
import { makeCompany, type MadeCompany } from "#user";
import { addMainWarehouse } from "#warehouse";
import {
  allKinds,
  localWithoutWork,
  makeRecords,
  placesOf,
  put,
  recordMaker,
  tokenOfAdministrator,
} from "./stages/app.kinds.stage.ts";
import type { Place, Records } from "./stages/app.kinds.stage.ts";
import { modules } from "./app.ts";

/** Generated from the contract: a new call is covered the day it is added. */
const calls: readonly Call[] = allCalls;
const mine = calls.filter(({ access }) => access.audience !== "operator");
/** Stands in everything that the other company has and that is nobody else's business. */
const secret = "Zanzibar";
/** Stands in everything of the company's other customer. */
const otherCustomers = "Mombasa";
/** The id of nothing. */
const nothing = "01936f5e-ffff-7fff-8fff-ffffffffffff";

let app: TestApp;
let theirs: MadeCompany;
let ours: MadeCompany;
/** Records of each kind: the company's own, the other company's, and those that the other customer can name. */
let own: Records;
let foreign: Records;
let others: Records;

beforeAll(async () => {
  app = await startTestApp({ modules, services: localWithoutWork });
  theirs = await companyOf("THEIRS", `${secret} person`);
  ours = await companyOf("OURS", "Li Wei");
  own = await makeRecords(allKinds, await makerOf(ours, "Harbour"));
  const maker = await makerOf(theirs, secret);
  foreign = await makeRecords(allKinds, maker);
  await maker.ask(addCompanyInvoiceTitle, { ...addCompanyInvoiceTitle.example, title: secret });
  others = await recordsOfOtherCustomer();
});
afterAll(() => app.close());

const companyOf = (code: string, userName: string) =>
  makeCompany(app.database, {
    code,
    companyName: `${code} Freight`,
    furnish: [addPresetCurrencies, addPresetStates, addPresetChargeItems, addMainWarehouse],
    administrator: { userName, email: `${code}@lading.example` },
  });
const inside = <T>({ companyId }: MadeCompany, work: (db: Db) => Promise<T>) =>
  inTransaction(app.database, { companyId }, work);
const tokenOf = (company: MadeCompany) => tokenOfAdministrator(app, company);
const makerOf = (company: MadeCompany, word: string) => recordMaker(app, company, word);

const customersCalls = mine.filter(({ access }) => access.audience === "customer");

/** Records of the company that all its customers' records may name; a second one of them would have the first's number. */
const companyWide = ["user", "warehouse", "chargeItem", "invoiceItem", "invoiceTitle", "logisticsState"];

/** The company's second customer, with one record of each kind that a customer's calls name. */
async function recordsOfOtherCustomer(): Promise<Records> {
  const maker = await makerOf(ours, otherCustomers);
  const customer = { customerNumber: "C0002", customerName: `${otherCustomers} Trading` };
  const { id } = await maker.ask(addCustomerInfo, { ...addCustomerInfo.example, ...customer });
  const named = new Set(customersCalls.flatMap(placesOf).map(({ kind }) => kind));
  const kinds = allKinds.filter(({ name }) => named.has(name));
  const shared = companyWide.flatMap((kind) => [...own].filter(([name]) => name === kind));
  return await makeRecords(kinds, maker, new Map([["customer", id], ...shared]));
}

/** Asks as our administrator, or as our first customer at a customer's call. */
async function ask(call: Call, body: unknown) {
  await app.database.pool.query("DELETE FROM rate_limit");
  const { companyId } = ours;
  const token =
    call.access.audience === "customer"
      ? await customerToken(app.database, { companyId, userId: own.get("customer") ?? nothing })
      : await tokenOf(ours);
  const { StatusCode, ErrorMsg, Content } = await app.call(call, body, { token });
  return { StatusCode, ErrorMsg, Content };
}

/** The call's example with the company's own record in each place; in those of the demo companies stand these two. */
function withOwn(call: Call): unknown {
  const example = JSON.stringify(call.example).replaceAll('"DEMO2"', '"THEIRS"').replaceAll('"DEMO"', '"OURS"');
  const body: unknown = JSON.parse(example);
  return placesOf(call).reduce((made, { path, kind }) => put(made, path, own.get(kind) ?? nothing), body);
}

/** The refusal is of this place and of nothing before it, or else a wrong id would prove nothing. */
function isAbout({ path }: Place, { StatusCode, Content }: Awaited<ReturnType<typeof ask>>): boolean {
  const { code, fields } = Content;
  const named = Object.keys(fields ?? {});
  return StatusCode !== 422 || code === fileRefusals.gone.code || named.some((field) => path.join(".").endsWith(field));
}

/** The same answer whether the place holds this id or that of nothing, and no word of whose record it is. */
async function expectNothing(call: Call, { path, kind }: Place, records: Records): Promise<void> {
  const body = withOwn(call);
  const expected = await ask(call, put(body, path, nothing));
  expect(expected.StatusCode, `${path.join(".")}: ${expected.ErrorMsg}`).toBeLessThan(500);
  if (!isAbout({ path, kind }, expected))
    throw new Error(
      `Not ${path.join(".")} is refused, but ${JSON.stringify(expected)}: a wrong id proves nothing there`,
    );
  for (const [name, id] of [[kind, records.get(kind)], wrongKind(kind, records)]) {
    if (id === undefined) throw new Error(`There is no ${name} to try`);
    const answer = await ask(call, put(body, path, id));
    const same: unknown = JSON.parse(JSON.stringify(answer).replaceAll(id, nothing));
    expect(same, `${path.join(".")} with a record of the kind ${name}`).toEqual(JSON.parse(JSON.stringify(expected)));
  }
}

/** A record of the kind that stands behind it among those there are. */
function wrongKind(kind: string, records: Records): [string, string] {
  const all = [...records];
  const place = all.findIndex(([name]) => name === kind);
  const next = all[(place + 1) % all.length];
  if (!next || next[0] === kind) throw new Error("There is no other kind");
  return next;
}

/** Everything that the company has, as it lies in the database. */
async function everythingOf(company: MadeCompany): Promise<string[]> {
  const { rows: tables } = await app.database.pool.query<{ name: string }>(
    `SELECT DISTINCT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'company_id' ORDER BY 1`,
  );
  const dumps = tables.map(async ({ name }) => {
    const table = sql.identifier(name);
    const { rows } = await inside(company, (db) =>
      db.execute<{ row: string }>(
        sql`SELECT to_jsonb(t)::text AS row FROM ${table} t WHERE company_id = ${company.companyId} ORDER BY 1`,
      ),
    );
    return rows.map(({ row }) => `${name} ${row}`);
  });
  return (await Promise.all(dumps)).flat();
}

const rowsOf = (some: readonly Call[]) => some.map((call) => ({ path: call.path, call }));

describe("Another company's record is answered as nothing, at every place of", () => {
  const named = mine.filter((call) => placesOf(call).length > 0);
  const tried: Place[] = [];
  let before: string[];
  beforeAll(async () => {
    before = await everythingOf(theirs);
  });

  test.each(rowsOf(named))("$path", async ({ call }) => {
    for (const place of placesOf(call)) {
      await expectNothing(call, place, foreign);
      tried.push(place);
    }
  });

  test("and nothing of the other company has changed", async () => {
    expect(await everythingOf(theirs)).toEqual(before);
  });

  test("and every place was tried with a record of its own kind", () => {
    const places = named.flatMap(placesOf);
    const kinds = Map.groupBy(tried, ({ kind }) => kind);
    const list = [...kinds].map(([kind, of]) => `${kind} ${of.length}`).join(", ");
    process.stdout.write(`Calls tried with another company's record of their own kind: ${named.length}, in `);
    process.stdout.write(`${tried.length} of ${places.length} places: ${list}\n`);
    expect(tried).toEqual(places);
  });
});

describe("Another customer's record is answered as nothing, at every place of", () => {
  let before: string[];
  beforeAll(async () => {
    before = await everythingOf(ours);
  });

  test.each(rowsOf(customersCalls.filter((call) => placesOf(call).length > 0)))("$path", async ({ call }) => {
    for (const place of placesOf(call)) await expectNothing(call, place, others);
  });

  test("and nothing of the other customer has changed", async () => {
    const ofOthers = (rows: readonly string[]) =>
      rows.filter((row) => [...others.values()].some((id) => row.includes(id)));
    expect(ofOthers(before).length).toBeGreaterThan(others.size);
    expect(ofOthers(await everythingOf(ours))).toEqual(ofOthers(before));
  });
});

describe("Nothing of another company is told by", () => {
  test.each(rowsOf(mine))("$path", async ({ call }) => {
    const answer = await ask(call, withOwn(call));
    expect(answer.StatusCode, `${answer.ErrorMsg}`).toBeLessThan(500);
    expect(JSON.stringify(answer)).not.toContain(secret);
  });
});

describe("Nothing of another customer is told by", () => {
  test.each(rowsOf(customersCalls))("$path", async ({ call }) => {
    const answer = await ask(call, withOwn(call));
    expect(answer.StatusCode, `${answer.ErrorMsg}`).toBeLessThan(500);
    expect(JSON.stringify(answer)).not.toContain(otherCustomers);
  });
});
