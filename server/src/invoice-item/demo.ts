import { randomUUIDv7 } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#core/db";
import type { DemoCompany } from "#core/demo";
import { companies } from "#user";
import { logItems } from "./log.ts";
import { invoiceItems } from "./tables.ts";

interface Plan {
  chineseName: string;
  englishName: string;
  arabicName: string;
  /** Percent in China, and in Saudi Arabia, where international transport is zero-rated. */
  taxRates: { CN: string; SA: string };
}

const plans: readonly Plan[] = [
  {
    chineseName: "国际货物运输代理服务",
    englishName: "International freight forwarding service",
    arabicName: "خدمة وكالة شحن دولي",
    taxRates: { CN: "0", SA: "0" },
  },
  {
    chineseName: "货物运输代理服务",
    englishName: "Domestic freight forwarding service",
    arabicName: "خدمة وكالة شحن محلي",
    taxRates: { CN: "6", SA: "15" },
  },
  {
    chineseName: "报关代理服务",
    englishName: "Customs brokerage service",
    arabicName: "خدمة التخليص الجمركي",
    taxRates: { CN: "6", SA: "15" },
  },
  {
    chineseName: "仓储服务",
    englishName: "Warehousing service",
    arabicName: "خدمة التخزين",
    taxRates: { CN: "6", SA: "15" },
  },
];

/** Items of a forwarder's tax invoices, at the rates of the company's country, as its administrator would have entered them. */
export async function addDemoInvoiceItems(db: Db, { companyId, administrator }: DemoCompany): Promise<void> {
  const [company] = await db.select().from(companies).where(eq(companies.companyId, companyId));
  const isSaudi = company?.country === "SA";
  const { id: userId, userName } = administrator;
  const by = { companyId, enabled: true, updatedBy: userId, updatedByName: userName };
  const rows = plans.map(({ taxRates, ...names }) => ({
    ...names,
    ...by,
    id: randomUUIDv7(),
    taxCode: "",
    taxRate: isSaudi ? taxRates.SA : taxRates.CN,
  }));
  await db.insert(invoiceItems).values(rows);
  const doer = { companyId, userId, userName, ip: "127.0.0.1" };
  await logItems(db, doer, { action: "add", changed: rows.map((row) => ({ before: null, after: row })) });
}
