import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import { logOperations } from "#core/audit";
import { insertRows, type Db } from "#core/db";
import { dayFrom, plainPdf, type DemoCustomer, type DemoPart } from "#core/demo";
import type { Files } from "#core/files";
import type { OpenBills } from "#customer";
import { settlementOf } from "#currency";
import { contractFiles, customerContracts } from "./tables.ts";

interface Plan {
  customer: DemoCustomer | undefined;
  name: string;
  nature: (typeof customerContracts.$inferInsert)["nature"];
  /** First and last day, from today. */
  days: readonly [number, number];
  creditDays?: number;
  creditAmount?: string;
  creditLimit?: string;
}

interface Debtor extends Record<string, unknown> {
  id: string;
  owed: string;
  /** Days since the oldest open bill. */
  days: number;
}

/** Who owes something, the most first. */
async function debtorsOf(db: Db, openBills: OpenBills, companyId: string): Promise<Debtor[]> {
  const { rows } = await db.execute<Debtor>(sql`
    SELECT b.customer_id AS id, floor(sum(b.amount * b.rate))::text AS owed, current_date - min(b.bill_date) AS days
    FROM ${openBills} b WHERE b.company_id = ${companyId}
    GROUP BY b.customer_id ORDER BY sum(b.amount * b.rate) DESC`);
  return rows;
}

/**
 * Contracts as a forwarder has them: most with terms of credit, one that ends soon, one that has ended, one whose customer
 * has used up its limit, one with overdue bills. Those two are none of the first customers, whom people try things with.
 */
export function addDemoContracts(openBills: OpenBills): DemoPart {
  return async (db, { companyId, customers, sales }, files) => {
    const later = customers.slice(customers.length / 2);
    const debtors = (await debtorsOf(db, openBills, companyId)).filter(({ id }) => later.some((one) => one.id === id));
    const [most, ...others] = debtors;
    const late = others.find(({ days }) => days > 5);
    const customerOf = (debtor: Debtor | undefined) => later.find(({ id }) => id === debtor?.id);
    const roomy = { creditDays: 45, creditAmount: "800000", creditLimit: "1000000" };
    const plans: Plan[] = [
      { customer: customers[0], name: "2026 年度货运代理框架协议", nature: "framework", days: [-320, 45], ...roomy },
      { customer: customers[0], name: "仓储服务合同", nature: "warehousing", days: [-120, 245] },
      {
        customer: customers[1],
        name: "Freight forwarding agreement 2026",
        nature: "freight",
        days: [-353, 12],
        ...roomy,
      },
      { customer: customers[2], name: "اتفاقية شحن إطارية 2026", nature: "framework", days: [-200, 165], ...roomy },
      { customer: customers[3], name: "Customs brokerage 2025/26", nature: "customs", days: [-400, -35] },
      { customer: customers[4], name: "2027 年度货运代理框架协议", nature: "framework", days: [40, 405], ...roomy },
      {
        customer: customerOf(most),
        name: "Framework agreement with credit",
        nature: "framework",
        days: [-150, 215],
        creditDays: 60,
        creditAmount: most?.owed ?? "0",
        creditLimit: most?.owed ?? "0",
      },
      {
        ...roomy,
        customer: customerOf(late),
        name: "空运货代合同",
        nature: "freight",
        days: [-90, 275],
        creditDays: 3,
      },
    ];
    const currency = await settlementOf(db, companyId);
    for (const [place, { customer, days, ...plan }] of plans.entries()) {
      if (!customer) continue;
      const seller = sales.find(({ id }) => id === customer.salesId) ?? sales[0];
      const [validFrom, validTo] = [dayFrom(days[0]), dayFrom(days[1])];
      const contractNumber = `HT${validFrom.slice(0, 4)}-${String(place + 1).padStart(3, "0")}`;
      const id = randomUUIDv7();
      const row = { ...plan, companyId, id, customerId: customer.id, contractNumber, validFrom, validTo, currency };
      const people = { issuer: seller.userName, createdBy: seller.id, createdByName: seller.userName };
      await insertRows(db, customerContracts, [{ ...row, ...people, conclusion: dayFrom(Math.min(days[0] - 12, -3)) }]);
      const doer = { companyId, userId: seller.id, userName: seller.userName, ip: "127.0.0.1" };
      const changes = [{ field: "name", before: null, after: plan.name }];
      await logOperations(db, doer, { entity: "contract", action: "add" }, [{ id, number: contractNumber, changes }]);
      if (files) await attach(db, files, { companyId, id, contractNumber, validFrom, validTo });
    }
  };
}

interface Of {
  companyId: string;
  id: string;
  contractNumber: string;
  validFrom: string;
  validTo: string;
}

async function attach(db: Db, files: Files, { companyId, id, contractNumber, validFrom, validTo }: Of): Promise<void> {
  const file = await files.save(db, {
    companyId,
    use: "contract",
    name: `${contractNumber}.pdf`,
    bytes: plainPdf([`Contract ${contractNumber}`, `Valid from ${validFrom} to ${validTo}`, "Demo document"]),
    createdBy: null,
  });
  await insertRows(db, contractFiles, [{ companyId, contractId: id, fileId: file.id, place: 1 }]);
}
