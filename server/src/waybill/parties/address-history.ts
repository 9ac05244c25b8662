import { createHash, randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { addressHistory, waybills } from "../tables.ts";

type Address = Omit<typeof addressHistory.$inferInsert, "companyId" | "used" | "lastUsedAt">;
type Party = "shipper" | "consignee";
const parts = ["Name", "Company", "Phone", "Email", "Country", "Province", "City", "Address", "PostalCode"] as const;

type Parties = Pick<typeof waybills.$inferInsert, `${Party}${(typeof parts)[number]}`>;

/** The shippers and consignees of these waybills, each address once. */
export function addressesOf(rows: readonly Parties[]): Address[] {
  const found = new Map<string, Address>();
  for (const row of rows)
    for (const role of ["shipper", "consignee"] as const) {
      const address = addressOf(row, role);
      if (address.name !== "") found.set(`${role} ${address.fingerprint}`, address);
    }
  return [...found.values()];
}

function addressOf(row: Parties, role: Party): Address {
  const [name = "", company, phone, email, country, province, city, address, postalCode] = parts.map(
    (part) => row[`${role}${part}`] ?? "",
  );
  const fields = { name, company, phone, email, country, province, city, address, postalCode };
  const fingerprint = createHash("sha256")
    .update(JSON.stringify(Object.values(fields)))
    .digest("base64url");
  return { id: randomUUIDv7(), role, fingerprint, ...fields };
}

/** Remembers addresses, most recent first. To be run after the waybills are stored: parallel work must not wait for a common address. */
export async function rememberAddresses(db: Db, companyId: string, addresses: readonly Address[]): Promise<void> {
  if (addresses.length === 0) return;
  await db.execute(sql`
    INSERT INTO address_history AS h
      (company_id, id, role, fingerprint, name, company, phone, email, country, province, city, address, postal_code)
    SELECT ${companyId}, id, role, fingerprint, name, company, phone, email, country, province, city, address, "postalCode"
    FROM jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) AS a (
      id uuid, role text, fingerprint text, name text, company text, phone text, email text, country text, province text,
      city text, address text, "postalCode" text)
    ORDER BY role, fingerprint
    ON CONFLICT (company_id, role, fingerprint) DO UPDATE SET used = h.used + 1, last_used_at = now()`);
}
