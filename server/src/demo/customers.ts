import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import { insertRows, type Db } from "#core/db";
import { bankAccounts, customerContacts, customers, foundUnder } from "#customer";
import { companyName, personName, phoneNumber, type Script } from "./people.ts";
import type { Random } from "./random.ts";
import { destinations, origins } from "./routes.ts";

type NewCustomer = typeof customers.$inferInsert;

/** A customer with every field that one of its kind would have; the first signs in to the portal. */
export function demoCustomer(random: Random, place: number, domain: string) {
  const home = random.chance(60) ? random.pick(destinations) : random.pick(origins);
  const isChinese = home.country === "CN" || home.country === "HK";
  const script: Script = isChinese ? "chinese" : random.chance(70) ? "arabic" : "latin";
  const customerNumber = `C${String(place + 1).padStart(4, "0")}`;
  const names = { customerName: companyName(random, script), companyNameEn: companyName(random, "latin") };
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
    addPeople: personName(random, "chinese"),
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

const scriptOf = (name: string): Script => (/\p{Script=Han}/u.test(name) ? "chinese" : "arabic");

/** Two contacts and one or two bank accounts for each customer. */
export async function addContactsAndAccounts(db: Db, random: Random, rows: readonly (NewCustomer & { id: string })[]) {
  const contacts = rows.flatMap(({ companyId, id, customerName, country = "CN", email = "" }) =>
    ["单证 / Documents", "财务 / Finance"].map((liaison, place) => ({
      companyId,
      id: randomUUIDv7(),
      customerId: id,
      contact: personName(random, scriptOf(customerName)),
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
      bankName: random.pick(
        country === "CN" ? ["Bank of China", "ICBC", "HSBC"] : ["Saudi National Bank", "Emirates NBD", "HSBC"],
      ),
      bankRegion: city,
      bankNumber: `7405 ${random.between(1000, 9999)} ${random.between(1000, 9999)} ${place}`,
      enabled: random.chance(90),
    })),
  );
  await insertRows(db, customerContacts, contacts);
  await insertRows(db, bankAccounts, accounts);
}

/** What the customer who signs in to the demo was told of its newest shipments. */
export async function addDemoCustomerMessages(
  db: Db,
  { companyId, customerId }: { companyId: string; customerId: string },
) {
  await db.execute(sql`
    INSERT INTO customer_message (company_id, id, customer_id, kind, waybill_number, state_id, created_at, read_at)
    SELECT company_id, gen_random_uuid(), customer_id, 'waybillState', house_number, state_id, state_at,
      CASE WHEN row_number() OVER (ORDER BY state_at DESC) > 3 THEN state_at END
    FROM waybill WHERE company_id = ${companyId} AND customer_id = ${customerId} AND state_id IS NOT NULL AND voided_at IS NULL
    ORDER BY state_at DESC LIMIT 8`);
}
