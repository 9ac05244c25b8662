import { setTimeout } from "node:timers/promises";
import { allCalls } from "@lading/contract/all";
import { inputFields, type Call } from "@lading/contract/core";
import { isShowRegister, userSystemLogin } from "@lading/contract/session";
import { sql, type SQL } from "drizzle-orm";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { inTransaction, type Db } from "#core/db";
import { destinations, origins } from "#core/demo";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { loadDemoCompanies, loadDemoPair } from "#demo";
import { loadAlone } from "./demo/alone.ts";
import { makeDemoCompany } from "./demo/company.ts";
import { modules } from "./app.ts";
import { differences } from "./write-off/verify.ts";

let app: TestApp;
let companyIds: string[];
beforeAll(async () => {
  app = await startTestApp({ modules, services: localServices });
  const { files } = localServices(app.database);
  await loadDemoCompanies({ database: app.database, ownerUrl: app.ownerUrl, files });
  const { rows } = await inTransaction(app.database, { companyId: null, readOnly: true }, (db) =>
    db.execute<{ id: string }>(sql`SELECT company_id AS id FROM company_directory ORDER BY code`),
  );
  companyIds = rows.map(({ id }) => id);
}, 60_000);
afterAll(() => app.close());

/** More numbers than a person types. */
const column = Array.from({ length: 40 }, (_, place) => `NOT-HERE-${place}`);

interface Party extends Record<string, unknown> {
  name: string;
  english: string;
  country: string;
  city: string;
  phone: string;
}

/** The rows of both companies. */
async function inBoth<R>(read: (db: Db) => Promise<R[]>): Promise<R[]> {
  const found = companyIds.map((companyId) => inTransaction(app.database, { companyId, readOnly: true }, read));
  return (await Promise.all(found)).flat();
}
const partiesOf = (statement: SQL) => inBoth(async (db) => (await db.execute<Party>(statement)).rows);

const citiesOf = Map.groupBy([...origins, ...destinations], ({ country }) => country);
const isCityOf = ({ country, city }: Party) => citiesOf.get(country)?.some((place) => place.city === city) ?? false;
const isPhoneOf = ({ country, phone }: Party) => {
  const number = parsePhoneNumberFromString(phone);
  return number?.isPossible() === true && number.country === country;
};

describe("Records of the demo companies agree with themselves", () => {
  test("companies and customers sit in a city of their country and have a number of it", async () => {
    const parties = await partiesOf(sql`
      SELECT company_name AS name, company_name_en AS english, country, city, phone FROM company
      UNION ALL SELECT customer_name, company_name_en, country, city, phone FROM customer
      UNION ALL SELECT shipper_name, '', shipper_country, shipper_city, shipper_phone FROM waybill WHERE NOT is_main
      UNION ALL SELECT consignee_name, '', consignee_country, consignee_city, consignee_phone FROM waybill WHERE NOT is_main`);
    expect(parties.length).toBeGreaterThan(1000);
    expect(parties.filter((party) => !isCityOf(party))).toEqual([]);
    expect(parties.filter((party) => !isPhoneOf(party))).toEqual([]);
    const suppliers = await partiesOf(sql`
      SELECT supplier_name AS name, company_name_en AS english, country, city, telephone AS phone FROM supplier`);
    expect(suppliers.filter((party) => !isPhoneOf(party))).toEqual([]);
  });

  test("a company has all that the form of its own data asks for, so that its administrator can change a field of it", async () => {
    const lacking = await inBoth(async (db) => {
      const { rows } = await db.execute(sql`
        SELECT code FROM company
        WHERE '' IN (company_name, legal_person, credit_code, country, city, address, phone, time_zone)`);
      return rows;
    });
    expect(lacking).toEqual([]);
  });

  test("a customer's two names are one: those of a Chinese firm begin with its city, an English one has a single name", async () => {
    const customers = await partiesOf(sql`
      SELECT customer_name AS name, company_name_en AS english, country, city, phone FROM customer`);
    const named = Map.groupBy(customers, ({ name }) => name);
    for (const [, [first, ...others]] of named)
      expect(others.filter(({ english, city }) => city === first?.city && english !== first.english)).toEqual([]);
    const chinese = customers.filter(({ country }) => country === "CN" || country === "HK");
    expect(chinese.filter(({ english, city }) => !english.startsWith(`${city} `))).toEqual([]);
    const latin = customers.filter(({ name }) => /^[\x20-\x7e]+$/.test(name));
    expect(latin.filter(({ name, english }) => name !== english)).toEqual([]);
  });

  test("shipments reach up to today and not beyond, their events one after the other", async () => {
    const dates = await inBoth(async (db) => {
      const { rows } = await db.execute(sql`
        SELECT max(created_at) > now() - interval '2 days' AS newest,
          count(*) FILTER (WHERE shipping_date > current_date OR created_at > now())::int AS beyond FROM waybill`);
      return rows;
    });
    expect(dates).toEqual([
      { newest: true, beyond: 0 },
      { newest: true, beyond: 0 },
    ]);
    const wrong = await inBoth(async (db) => {
      const { rows } = await db.execute(sql`
        SELECT waybill_id FROM (
          SELECT e.waybill_id, e.occurred_at, s.sort_number,
            lag(s.sort_number) OVER (PARTITION BY e.waybill_id ORDER BY e.occurred_at, s.sort_number) AS before
          FROM waybill_event e JOIN logistics_state s ON s.company_id = e.company_id AND s.id = e.state_id
          WHERE s.preset <> 'exception') AS one
        WHERE occurred_at > now() OR sort_number < before`);
      return rows;
    });
    expect(wrong).toEqual([]);
  });
});

/** Forms of tax numbers, by the country that gives them. */
const taxForms: Readonly<Record<string, RegExp>> = { CN: /^91\d{6}MA\d{8}$/, SA: /^3\d{13}3$/, HK: /^\d{8}$/ };

/** A tax number of a country whose form is not told here is of none of those that are. */
const foreign = ({ country, phone }: Party) => !/^(?:91\d{6}MA|3\d{13}3$)/.test(phone) && !taxForms[country];

test("Houses under a master waybill have its dates, state and events", async () => {
  const apart = await inBoth(async (db) => {
    const { rows } = await db.execute(sql`
      WITH way AS (
        SELECT w.id, w.main_waybill_id, ARRAY[w.loading_port, w.etd::text, w.shipping_date::text, w.state_id::text,
          (SELECT string_agg(concat(e.state_id, e.occurred_at, e.place), ' ' ORDER BY e.occurred_at, e.state_id)
            FROM waybill_event e WHERE e.company_id = w.company_id AND e.waybill_id = w.id)] AS told
        FROM waybill w)
      SELECT house.id FROM way house JOIN way main ON main.id = house.main_waybill_id
      WHERE house.told IS DISTINCT FROM main.told`);
    return rows;
  });
  expect(apart).toEqual([]);
});

describe("The demo's money agrees with itself", () => {
  test("an invoice title has a tax number of its customer's country, in China of its city", async () => {
    const titles = await partiesOf(sql`
      SELECT c.customer_name AS name, c.country, c.city, a.tax_number AS phone
      FROM tax_invoice_application a JOIN customer c ON c.company_id = a.company_id AND c.id = a.customer_id`);
    expect(titles.length).toBeGreaterThan(10);
    expect(titles.filter((title) => !(taxForms[title.country]?.test(title.phone) ?? foreign(title)))).toEqual([]);
    const chinese = titles.filter(({ country }) => country === "CN");
    const places = Map.groupBy(chinese, ({ phone }) => phone.slice(2, 8));
    for (const [, of] of places) expect(new Set(of.map(({ city }) => city)).size).toBe(1);
  });

  test("requests are of the months around today, and each payee has an account of its own", async () => {
    const requests = await inBoth(async (db) => {
      const { rows } = await db.execute<{ statement: string; period: string; payee: string; account: string }>(sql`
        SELECT statement, period, payee_accounts->0->>'accountName' AS payee, payee_accounts->0->>'bankNumber' AS account
        FROM financial_request`);
      return rows;
    });
    const [month, before] = [0, 1].map((back) => monthNames(new Date(), back));
    const salaries = requests.filter(({ period }) => period !== "").map(({ statement }) => statement);
    expect(salaries.every((text) => month?.some((name) => text.includes(name)))).toBe(true);
    const earlier = requests.filter(({ statement }) => before?.some((name) => statement.includes(name)));
    expect(earlier.length).toBeGreaterThanOrEqual(2);
    expect(requests.filter(({ statement }) => statement.includes("{"))).toEqual([]);
    const accounts = Map.groupBy(requests, ({ payee, account }) => `${payee} ${account}`);
    expect(accounts.size).toBe(requests.length);
    expect(new Set(requests.map(({ account }) => account)).size).toBe(requests.length / 2);
  });

  test("no two colleagues have one name", async () => {
    const people = await inBoth(async (db) => {
      const { rows } = await db.execute<{ name: string }>(sql`SELECT company_id || user_name AS name FROM staff_user`);
      return rows.map(({ name }) => name);
    });
    expect(new Set(people).size).toBe(people.length);
  });
});

/** The month so many months ago, in Chinese and Arabic; where the companies' day is already the next month's, that one too. */
function monthNames(now: Date, back: number): string[] {
  const days = [now, new Date(now.getTime() + 8 * 3_600_000)];
  return days.flatMap((day) => {
    const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - back, 1));
    return ["zh", "ar"].map((language) =>
      new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" }).format(first),
    );
  });
}

test("The demo has closed a month: records written off, locked, waiting and taken back, and a ledger that agrees with them", async () => {
  const records = await inBoth(async (db) => {
    const { rows } = await db.execute<{ is: string }>(sql`
      SELECT status || CASE WHEN locked_at IS NULL THEN '' ELSE ', locked' END AS is FROM write_off ORDER BY number`);
    return rows.map((row) => row.is);
  });
  const one = ["writtenOff, locked", "takenBack", "writtenOff", "pending"];
  expect(records).toEqual([...one, ...one]);
  expect(await inBoth(differences)).toEqual([]);
});

test("Each of the demo's people whom the sign-in page offers can sign in", async () => {
  const { demo } = (await app.call(isShowRegister, {})).Content;
  expect(demo?.people).toHaveLength(7);
  for (const { who, audience, account, companyCode, customerNumber } of demo?.people ?? []) {
    const name = audience === "staff" ? { audience, account } : { audience, companyCode, customerNumber };
    const { StatusCode } = await app.call(userSystemLogin, { ...name, password: demo?.password ?? "" });
    expect([who, StatusCode]).toEqual([who, 200]);
  }
});

test("Further demo companies that cannot be loaded to the end leave nothing behind, and their code is free again", async () => {
  const { files } = localServices(app.database);
  const saveFile = files.save.bind(files);
  // The adverts' pictures come when both companies are there.
  const save: typeof files.save = async (db, file) => {
    if (file.use !== "cargoFile") throw new Error("no place for pictures");
    return await saveFile(db, file);
  };
  const failing = Object.assign(files, { save });
  const load = () => loadDemoPair({ database: app.database, ownerUrl: app.ownerUrl, files: failing }, "HALF");
  const owner = new Client({ connectionString: app.ownerUrl });
  await owner.connect();
  const left = async () => {
    const { rows: tables } = await owner.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'company_id'",
    );
    const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS count FROM ${name}`);
    return (await owner.query(`${counts.join(" UNION ALL ")} ORDER BY name`)).rows;
  };
  try {
    const before = await left();
    await expect(load()).rejects.toThrow("no place for pictures");
    expect(await left()).toEqual(before);
    await expect(load()).rejects.toThrow("no place for pictures");
  } finally {
    await owner.end();
  }
}, 90_000);

/** A page of a list, as far as this test looks into it. */
const listedPage = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

const isNumber = (value: unknown): value is string =>
  typeof value === "string" && /^(?=.*\d)[A-Z0-9-]{5,}$/.test(value) && !/^\d{4}-\d\d-\d\d$/.test(value);

/** Fields by whose values a list's search finds its records, with two values of which each is such a number. */
function numbersIn(rows: readonly Record<string, unknown>[]): [field: string, numbers: [string, string]][] {
  return Object.keys(rows[0] ?? {}).flatMap((field) => {
    const [one, two] = [...new Set(rows.map((row) => row[field]).filter(isNumber))];
    return /(?:Number|No|Reference)$|^number$/.test(field) && one !== undefined && two !== undefined
      ? [[field, [one, two]] as [string, [string, string]]]
      : [];
  });
}

/** Lists and fields for which it does not hold: a choice takes no column, a file's own name is no number. */
const oneAtATime: ReadonlySet<string> = new Set([
  "/Customer/GetCustomerOptionList customerNumber",
  "/Supplier/GetSupplierOptionList supplierNumber",
  "/WayBill/GetCargoFileCentersList waybillNumber",
]);

test("A list that finds a record by its number finds several by theirs, parted by blanks or tabs, also a pasted column", async () => {
  const { demo } = (await app.call(isShowRegister, {})).Content;
  const account = { audience: "staff", account: "demo@lading.example", password: demo?.password ?? "" } as const;
  const token = (await app.call(userSystemLogin, account)).Content.Token;
  const lists = allCalls.filter(({ input, changes }) => !changes && "search" in inputFields({ input }));
  const pageOf = async (list: Call, search?: string) => {
    const input = search === undefined ? {} : { search };
    const { Content } = await app.call(list, input, { token });
    return listedPage.safeParse(Content).data?.rows ?? [];
  };
  const tried: string[] = [];
  const missed: string[] = [];
  for (const list of lists) {
    for (const [field, [one, two]] of numbersIn(await pageOf(list))) {
      const isFound = async (search: string, wanted: readonly string[]) => {
        const rows = await pageOf(list, search);
        return wanted.every((number) => rows.some((row) => row[field] === number));
      };
      if (oneAtATime.has(`${list.path} ${field}`)) continue;
      if (!(await isFound(one, [one])) || !(await isFound(two, [two]))) continue;
      tried.push(list.path);
      for (const search of [`${one} ${two}`, `${one}\t${two}`, [one, two, ...column].join("\n")])
        if (!(await isFound(search, [one, two]))) missed.push(`${list.path} ${field}: ${JSON.stringify(search)}`);
    }
  }
  expect(new Set(tried).size).toBeGreaterThan(25);
  expect(missed).toEqual([]);
}, 60_000);

test("Demo companies whose loading was killed are removed by the next start, which first waits for one that still loads", async () => {
  const owner = new Client({ connectionString: app.ownerUrl });
  await owner.connect();
  const codes = async () =>
    (await owner.query<{ code: string }>("SELECT code FROM company_directory ORDER BY code")).rows;
  try {
    const before = await codes();
    const plan = {
      code: "TORN",
      companyName: "Torn",
      companyNameEn: "Torn",
      taxNumber: "1",
      city: "Riyadh",
      phone: "",
    };
    const administrator = { userName: "Torn", email: "torn@lading.example" };
    const more = {
      country: "SA",
      language: "ar",
      creditCode: "1010000000",
      domain: "torn.lading.example",
      customers: 1,
      passwordHash: "-",
    } as const;
    await loadAlone(app.ownerUrl, async () => {
      await makeDemoCompany(app.database, { ...plan, ...more, administrator }, 1);
      const start = loadDemoCompanies({ database: app.database, ownerUrl: app.ownerUrl });
      await setTimeout(300);
      expect(await codes()).toContainEqual({ code: "TORN" });
      return { start };
    }).then(({ start }) => start);
    expect(await codes()).toEqual(before);
  } finally {
    await owner.end();
  }
}, 60_000);
