import { randomUUIDv7 } from "node:crypto";
import type { Currency } from "@lading/contract/core";
import { eq } from "drizzle-orm";
import type { Db } from "#core/db";
import type { DemoCompany } from "#core/demo";
import { companies } from "#user";
import { logAccounts } from "./log.ts";
import { collectionAccounts } from "./tables.ts";

interface Plan {
  currency: Currency;
  bankName: string;
  bankRegion: string;
  bankNumber: string;
  bankAddress: string;
}

const shenzhen = {
  bankName: "Bank of China, Shenzhen Branch",
  bankRegion: "Shenzhen",
  bankAddress: "2022 Jianshe Road, Luohu, Shenzhen, China",
};
const riyadh = {
  bankName: "Saudi National Bank, Riyadh Main Branch",
  bankRegion: "Riyadh",
  bankAddress: "King Fahd Road, Riyadh, Saudi Arabia",
};
const plans: Readonly<Record<string, readonly Plan[]>> = {
  CN: [
    { ...shenzhen, currency: "RMB", bankNumber: "7405 0000 0001" },
    { ...shenzhen, currency: "USD", bankNumber: "7405 0000 0028" },
    { ...shenzhen, currency: "HKD", bankNumber: "7405 0000 0036" },
  ],
  SA: [
    { ...riyadh, currency: "SAR", bankNumber: "SA03 8000 0000 6080 1016 7519" },
    { ...riyadh, currency: "USD", bankNumber: "SA73 8000 0000 6080 1016 7527" },
    { ...shenzhen, currency: "RMB", bankNumber: "7405 0000 0044" },
  ],
};

/** Accounts in the currencies that the company mostly bills in, as its administrator would have entered them. */
export async function addDemoCollectionAccounts(db: Db, { companyId, administrator }: DemoCompany): Promise<void> {
  const [company] = await db.select().from(companies).where(eq(companies.companyId, companyId));
  if (!company) return;
  const { id: userId, userName } = administrator;
  const own = { companyId, accountName: company.companyNameEn || company.companyName, taxId: company.creditCode };
  const rows = (plans[company.country] ?? []).map((plan) => ({
    ...plan,
    ...own,
    id: randomUUIDv7(),
    companyAddressEn: "",
    enabled: true,
    isDefault: true,
    updatedBy: userId,
    updatedByName: userName,
  }));
  await db.insert(collectionAccounts).values(rows);
  const doer = { companyId, userId, userName, ip: "127.0.0.1" };
  const added = rows.map((row) => ({ before: null, after: row }));
  await logAccounts(db, doer, { action: "add", changed: added });
}
