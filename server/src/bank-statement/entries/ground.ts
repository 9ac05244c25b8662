import type { Currency } from "@lading/contract/core";
import { plainAmount } from "@lading/contract/charge-item";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { waybillNumber } from "#supplier-cost";
import type { MatchGround } from "../match/matcher.ts";
import type { CustomerNames, EarlierReceipt, OpenBill } from "../match/receipt.ts";

/** Runs a statement in a transaction of its own: reading a large company keeps no connection. */
export type Reading = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** So many rows at a time: taking them out of an answer takes a few milliseconds. */
const perPart = 2_000;
const zeroId = "00000000-0000-0000-0000-000000000000";

/** About what banks on the way take at most, 50 US dollars, in the currencies in which that is another figure. */
const mostCharges: Readonly<Partial<Record<Currency, string>>> = {
  RMB: "350",
  HKD: "400",
  JPY: "7500",
  SAR: "190",
  AED: "190",
  KWD: "15",
  BHD: "19",
  OMR: "19",
};

/** All that receipts in a currency are matched with: the company's open bills, its customers' names, and how they paid before. */
export async function readGround(reading: Reading, companyId: string, currency: Currency): Promise<MatchGround> {
  return {
    bills: await openBills(reading, companyId, currency),
    customers: await customerNames(reading, companyId),
    earlier: await earlierReceipts(reading, companyId),
    mostCharges: plainAmount(mostCharges[currency] ?? "50", currency),
  };
}

/** Reads rows by their ids, part by part. */
async function inParts<R extends { id: string }>(read: (after: string) => Promise<R[]>): Promise<R[]> {
  const all: R[] = [];
  for (let after = zeroId; ;) {
    const rows = await read(after);
    all.push(...rows);
    const last = rows.at(-1);
    if (!last || rows.length < perPart) return all;
    after = last.id;
  }
}

type BillRow = Omit<OpenBill, "otherNumbers" | "currency"> & Record<string, unknown> & { others: (string | null)[] };

/** Balances less what pending write-offs hold. */
async function openBills(reading: Reading, companyId: string, currency: Currency): Promise<OpenBill[]> {
  const rows = await inParts(
    async (after) =>
      await reading(async (db) => {
        const found = await db.execute<BillRow>(sql`
          SELECT b.id, b.bill_number AS number, b.customer_id AS "customerId", b.bill_date::text AS date,
            (b.amount - b.written_off - b.waived - coalesce((SELECT sum(l.amount + l.waived) FROM write_off_line l
              WHERE l.company_id = b.company_id AND l.record_id = b.id AND l.standing = 'held'), 0))::text AS open,
            ARRAY[${waybillNumber}, (SELECT a.number FROM check_bill_line c
              JOIN check_bill a ON a.company_id = c.company_id AND a.id = c.check_bill_id
              WHERE c.company_id = b.company_id AND c.record_id = b.id AND c.kind = 'bill' AND c.open LIMIT 1)] AS others
          FROM collection_bill b JOIN waybill ON waybill.company_id = b.company_id AND waybill.id = b.waybill_id
          WHERE b.company_id = ${companyId} AND b.currency = ${currency} AND b.voided_at IS NULL
            AND b.amount > b.written_off + b.waived AND b.id > ${after}::uuid ORDER BY b.id LIMIT ${perPart}`);
        return found.rows;
      }),
  );
  return rows.flatMap(({ id, number, customerId, date, open, others }) =>
    /[1-9]/.test(open) && !open.startsWith("-")
      ? [
          {
            id,
            number,
            customerId,
            date,
            currency,
            open: plainAmount(open, currency),
            otherNumbers: others.filter((one): one is string => one !== null && one !== ""),
          },
        ]
      : [],
  );
}

async function customerNames(reading: Reading, companyId: string): Promise<CustomerNames[]> {
  const rows = await inParts(
    async (after) =>
      await reading(async (db) => {
        const found = await db.execute<{ id: string; names: string[] }>(sql`
          SELECT k.id, ARRAY[k.customer_name, k.company_name_en, k.short_name] || coalesce((SELECT array_agg(a.account_name)
            FROM customer_bank_account a WHERE a.company_id = k.company_id AND a.customer_id = k.id), '{}') AS names
          FROM customer k WHERE k.company_id = ${companyId} AND k.id > ${after}::uuid ORDER BY k.id LIMIT ${perPart}`);
        return found.rows;
      }),
  );
  return rows.map(({ id, names }) => ({ customerId: id, names: [...new Set(names.filter(Boolean))] }));
}

/** How far back it is remembered who paid from which account, and under which name. */
const mostEarlier = 20_000;

/** The accounts on file, and those from which receipts came that stand. */
async function earlierReceipts(reading: Reading, companyId: string): Promise<EarlierReceipt[]> {
  return await reading(async (db) => {
    const { rows } = await db.execute<EarlierReceipt & Record<string, unknown>>(sql`
      SELECT a.customer_id AS "customerId", '' AS remitter, a.bank_number AS "remitterAccount"
      FROM customer_bank_account a WHERE a.company_id = ${companyId}
      UNION
      (SELECT m.customer_id, p.counterparty, p.counterparty_account FROM bank_payment p
        JOIN money_source m ON m.company_id = p.company_id AND m.id = p.source_id
        WHERE p.company_id = ${companyId} AND p.status = 'matched' AND m.customer_id IS NOT NULL
        ORDER BY p.booked_on DESC LIMIT ${mostEarlier})`);
    return rows;
  });
}
