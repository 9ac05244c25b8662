import type { Pool } from "pg";
import { addCustomers } from "./picking.ts";
import { summedIn } from "./profit.ts";

export const bills = 1_000_000;
export const openBills = 50_000;
const costs = 100_000;
const customers = 2_000;
/** At least so many are there. */
export const billedWaybills = 50_000;
/** Gathered into check bills of ten; every second of them is agreed, so that its bills wait no more. */
const checkBills = 500;

/**
 * Puts bills and costs of three years on the waybills that a company has. Every twentieth bill is open, of these one in ten in
 * part; one in a hundred is the demo customer's. A settled bill has its transaction in the ledger.
 */
export async function loadBills(pool: Pool, companyId: string): Promise<void> {
  await addCustomers(pool, companyId, customers);
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    // The postings are balanced: asking that of millions one by one is no part of the figures. Nor is naming each waybill
    // twenty times to those who sum its profit; it is named once, below.
    for (const table of quiet) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    for (const statement of statements) await client.query(statement, [companyId]);
    await client.query("SET CONSTRAINTS ALL IMMEDIATE");
    for (const table of quiet) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    await client.query("COMMIT");
  } finally {
    client.release();
  }
  await summedIn(pool);
  await pool.query("VACUUM ANALYZE");
}

/** Tables that take their rows without triggers. */
const quiet = ["ledger_transaction", "collection_bill", "supplier_cost"] as const;

const people = "'00000000-0000-0000-0000-000000000000'::uuid AS created_by, 'Bench' AS created_by_name";

/** Waybills and customers by number, so that a series of numbers finds them by a join. */
const numbered = `
  house AS MATERIALIZED (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place
    FROM waybill WHERE company_id = $1 AND NOT is_main LIMIT ${billedWaybills}),
  party AS MATERIALIZED (SELECT id, customer_number, customer_name, row_number() OVER (ORDER BY customer_number DESC) AS place
    FROM customer WHERE company_id = $1 AND customer_number LIKE 'C1%' LIMIT ${customers}),
  own AS (SELECT id, customer_number, customer_name, 0 AS place FROM customer WHERE company_id = $1 AND customer_number = 'C0001'),
  whom AS MATERIALIZED (SELECT * FROM party UNION ALL SELECT * FROM own)`;

/** The customer of number \`n\`: the demo's own of every hundredth. */
const placeOf = `CASE WHEN n / 20 % 100 = 7 THEN 0 ELSE 1 + abs(hashint4(n)::bigint) % ${customers} END`;
const currencyOf = "('{USD,RMB,HKD,SAR}'::text[])[1 + abs(hashint4(n + 1)::bigint) % 4]";

const statements = [
  `WITH ${numbered}
   INSERT INTO collection_bill (company_id, id, bill_number, waybill_id, customer_id, customer_number, customer_name, bill_date,
     due_date, currency, rate, rate_date, settlement_currency, amount, written_off, created_by, created_by_name, created_at)
   SELECT $1, gen_random_uuid(), 'BENCH-' || lpad(n::text, 7, '0'), h.id, p.id, p.customer_number, p.customer_name, day, day + 30, currency,
     CASE currency WHEN 'RMB' THEN 1 ELSE 7.1052 END, day, 'RMB', amount,
     CASE WHEN n % 20 > 0 THEN amount WHEN n % 200 = 0 THEN round(amount * 0.4, 2) ELSE 0 END, created_by, created_by_name, day
   FROM (SELECT n, ${currencyOf} AS currency, 100 + n % 900 + 0.25 AS amount, ${placeOf} AS whose, ${people},
       current_date - CASE WHEN n % 20 = 0 THEN n / 20 % 200 ELSE 30 + n % 1000 END AS day
     FROM generate_series(0, ${bills - 1}) AS n) AS made
   JOIN house h ON h.place = n % ${billedWaybills} JOIN whom p ON p.place = whose`,
  `WITH ${numbered}, item AS (SELECT id FROM charge_item WHERE company_id = $1 LIMIT 1)
   INSERT INTO supplier_cost (company_id, id, waybill_id, customer_id, customer_number, customer_name, charge_item_id, bill_refer_no,
     cost_date, quantity, unit_price, currency, amount, written_off, rate, rate_date, settlement_currency, created_by, created_by_name)
   SELECT $1, gen_random_uuid(), h.id, p.id, p.customer_number, p.customer_name, item.id, 'INV-' || n, day, 1, amount, currency, amount,
     CASE WHEN n % 20 > 0 THEN amount ELSE 0 END, CASE currency WHEN 'RMB' THEN 1 ELSE 7.1052 END, day, 'RMB', created_by, created_by_name
   FROM (SELECT n, ${currencyOf} AS currency, 80 + n % 700 AS amount, ${placeOf} AS whose, ${people}, current_date - n % 200 AS day
     FROM generate_series(0, ${costs - 1}) AS n) AS made
   JOIN house h ON h.place = n % ${billedWaybills} JOIN whom p ON p.place = whose CROSS JOIN item`,
  `INSERT INTO ledger_transaction (company_id, id, kind, of_record, day, created_by_name)
   SELECT company_id, id, 'opening', id, bill_date, 'Bench' FROM collection_bill WHERE company_id = $1 AND bill_number LIKE 'BENCH-%' AND written_off > 0
   UNION ALL SELECT company_id, id, 'opening', id, cost_date, 'Bench' FROM supplier_cost WHERE company_id = $1 AND written_off > 0`,
  `INSERT INTO ledger_posting (company_id, transaction_id, line, account, record_id, currency, amount, day)
   SELECT company_id, id, line, CASE line WHEN 1 THEN account ELSE 'opening' END, CASE line WHEN 1 THEN id END, currency,
     CASE line WHEN 1 THEN amount ELSE -amount END, day
   FROM (SELECT company_id, id, 'receivable' AS account, currency, -written_off AS amount, bill_date AS day FROM collection_bill
       WHERE company_id = $1 AND bill_number LIKE 'BENCH-%' AND written_off > 0
     UNION ALL SELECT company_id, id, 'payable', currency, written_off, cost_date FROM supplier_cost WHERE company_id = $1 AND written_off > 0) AS settled
   CROSS JOIN generate_series(1, 2) AS line`,
  `WITH chosen AS (
     SELECT b.*, (row_number() OVER (PARTITION BY customer_id, currency ORDER BY bill_date, id) - 1) / 10 AS batch
     FROM collection_bill b WHERE company_id = $1 AND bill_number LIKE 'BENCH-%' AND amount > written_off AND customer_number <> 'C0001'
   ), gathered AS (
     SELECT gen_random_uuid() AS id, row_number() OVER () AS place, customer_id, currency, batch, min(customer_number) AS customer_number,
       min(customer_name) AS customer_name, sum(amount - written_off) AS amount
     FROM chosen GROUP BY customer_id, currency, batch HAVING count(*) BETWEEN 2 AND 10 ORDER BY customer_id LIMIT ${checkBills}
   ), made AS (
     INSERT INTO check_bill (company_id, id, number, type, party_kind, customer_id, party_number, party_name, currency, amount,
       agreed_on, agreed_by, created_by, created_by_name)
     SELECT $1, id, 'BENCH-' || place, 'receipt', 'customer', customer_id, customer_number, customer_name, currency, amount,
       CASE WHEN place % 2 = 0 THEN current_date - 1 END, CASE WHEN place % 2 = 0 THEN 'Bench' ELSE '' END, customer_id, 'Bench' FROM gathered
   )
   INSERT INTO check_bill_line (company_id, check_bill_id, line, kind, bill_id, record_id, number, waybill_number, day, whole, amount)
   SELECT $1, g.id, row_number() OVER (PARTITION BY g.id ORDER BY c.id), 'bill', c.id, c.id, c.bill_number, '', c.bill_date, c.amount,
     c.amount - c.written_off
   FROM gathered g JOIN chosen c ON c.customer_id = g.customer_id AND c.currency = g.currency AND c.batch = g.batch`,
  `INSERT INTO profit_due (company_id, waybill_id) SELECT DISTINCT company_id, waybill_id FROM collection_bill WHERE company_id = $1`,
] as const;
