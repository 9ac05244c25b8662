import { randomUUIDv7 } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import { insertRows, type Db } from "#core/db";
import {
  companyNames,
  destinations,
  origins,
  personName,
  phoneNumber,
  scriptOf,
  some,
  type DemoCustomer,
  type DemoPart,
  type DemoUser,
  type Random,
} from "#core/demo";
import { customerSignInName, signIns } from "#core/sign-in";
import { foundUnder } from "./searching.ts";
import { bankAccounts, customerContacts, customers } from "./tables.ts";

type NewCustomer = typeof customers.$inferInsert;

interface CustomersOf {
  companyId: string;
  code: string;
  random: Random;
  /** How many. */
  count: number;
  /** Of their addresses. */
  domain: string;
  sales: readonly [DemoUser, ...DemoUser[]];
  /** Hash of the password that the first signs in with. */
  passwordHash: string;
}

/** Customers with contacts and bank accounts; the first signs in to the portal. */
export async function addDemoCustomers(db: Db, of: CustomersOf): Promise<readonly [DemoCustomer, ...DemoCustomer[]]> {
  const { companyId, code, random, count, passwordHash } = of;
  const rows = Array.from({ length: count }, (_, place) => ({
    companyId,
    passwordHash: place === 0 ? passwordHash : null,
    ...demoCustomer(of, place),
  }));
  await db.insert(customers).values(rows);
  await addContactsAndAccounts(db, random, rows);
  const [first, ...others] = some(rows, "customer");
  await db.insert(signIns).values({
    name: customerSignInName(code, first.customerNumber),
    audience: "customer",
    companyId,
    userId: first.id,
  });
  return [first, ...others];
}

/** The customers that a company has; those whom nobody of sales looks after are given to `sales`. */
export async function findDemoCustomers(db: Db, sales: DemoUser): Promise<readonly [DemoCustomer, ...DemoCustomer[]]> {
  const { rows } = await db.execute<{ id: string; number: string; name: string; sales: string | null }>(
    sql`SELECT id, customer_number AS number, customer_name AS name, sales_id AS sales FROM customer ORDER BY customer_number`,
  );
  return some(
    rows.map((row) => ({
      id: row.id,
      customerNumber: row.number,
      customerName: row.name,
      salesId: row.sales ?? sales.id,
    })),
    "customer",
  );
}

/** A customer with every field that one of its kind would have. */
function demoCustomer({ random, domain, sales }: CustomersOf, place: number) {
  const home = random.chance(60) ? random.pick(destinations) : random.pick(origins);
  const isChinese = scriptOf(home.country) === "chinese";
  // Here and there a firm in an Arab country trades under an English name alone.
  const script = scriptOf(home.country) === "arabic" && random.chance(30) ? "latin" : scriptOf(home.country);
  const customerNumber = `C${String(place + 1).padStart(4, "0")}`;
  const { own, english } = companyNames(random, script, home.city);
  const names = { customerName: own, companyNameEn: english };
  const seller = random.pick(sales);
  const digits = (count: number) => Array.from({ length: count }, () => random.between(0, 9)).join("");
  return {
    id: randomUUIDv7(),
    customerNumber,
    ...names,
    country: home.country,
    city: home.city,
    address: `${home.city}, ${random.between(1, 300)} ${random.pick(["Main Street", "Trade Centre", "Industrial Road"])}`,
    director: personName(random, script),
    contact: personName(random, script),
    phone: phoneNumber(random, home.country),
    telephone: phoneNumber(random, home.country),
    email: `customer${place + 1}@${domain}, finance${place + 1}@${domain}`,
    website: `https://customer${place + 1}.example`,
    companyCode: isChinese ? `91440300MA5${digits(7)}` : `10${digits(8)}`,
    referrer: random.chance(20) ? personName(random, script) : "",
    salesId: seller.id,
    addPeople: seller.userName,
    ...standing(place),
    ...foundUnder({ customerNumber, ...names }),
  };
}

/** Here and there one that a clerk is warned of, or that is no longer offered. */
function standing(place: number): Pick<NewCustomer, "status" | "statusReason"> {
  if (place % 17 === 9) return { status: "restricted", statusReason: "逾期未付款 / overdue" };
  if (place % 23 === 11) return { status: "disabled", statusReason: "不再合作 / no longer served" };
  return { status: "enabled", statusReason: "" };
}

const banks: Readonly<Record<string, readonly [string, ...string[]]>> & { elsewhere: readonly [string, ...string[]] } =
  {
    CN: ["Bank of China", "ICBC", "HSBC"],
    SA: ["Saudi National Bank", "Al Rajhi Bank"],
    AE: ["Emirates NBD", "First Abu Dhabi Bank"],
    elsewhere: ["HSBC", "Standard Chartered"],
  };

/** Two contacts and one or two bank accounts for each customer. */
async function addContactsAndAccounts(db: Db, random: Random, rows: readonly (NewCustomer & { id: string })[]) {
  const contacts = rows.flatMap(({ companyId, id, country = "CN", email = "" }) =>
    ["单证 / Documents", "财务 / Finance"].map((liaison, place) => ({
      companyId,
      id: randomUUIDv7(),
      customerId: id,
      contact: personName(random, scriptOf(country)),
      email: email.split(", ")[place] ?? "",
      telephone: phoneNumber(random, country),
      WeChat: `wx_${random.between(10_000, 99_999)}`,
      liaison,
    })),
  );
  const accounts = rows.flatMap(({ companyId, id, companyNameEn = "", city = "", country = "CN" }) =>
    (random.chance(40) ? (["USD", "RMB"] as const) : (["USD"] as const)).map((currency, place) => ({
      companyId,
      id: randomUUIDv7(),
      customerId: id,
      currency,
      accountName: companyNameEn,
      bankName: random.pick(banks[country] ?? banks.elsewhere),
      bankRegion: city,
      bankNumber: `7405 ${random.between(1000, 9999)} ${random.between(1000, 9999)} ${place}`,
      enabled: random.chance(90),
    })),
  );
  await insertRows(db, customerContacts, contacts);
  await insertRows(db, bankAccounts, accounts);
}

/**
 * Messages of the demo's signed-in customer about its newest shipments, which are handed in: a `SELECT` of a customer's
 * `house_number`, `state_id` and `state_at`.
 */
export function addDemoCustomerMessages(shipmentsOf: (companyId: string, customerId: string) => SQL): DemoPart {
  return async (db, { companyId, customers: [{ id: customerId }] }) => {
    await db.execute(sql`
    INSERT INTO customer_message (company_id, id, customer_id, kind, waybill_number, state_id, created_at, read_at)
    SELECT ${companyId}::uuid, gen_random_uuid(), ${customerId}::uuid, 'waybillState', house_number, state_id, state_at,
      CASE WHEN row_number() OVER (ORDER BY state_at DESC) > 3 THEN state_at END
    FROM (${shipmentsOf(companyId, customerId)}) AS shipment ORDER BY state_at DESC LIMIT 8`);
  };
}
