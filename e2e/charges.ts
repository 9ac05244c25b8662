import { join } from "node:path";
import { Pool } from "pg";
import type { Lading } from "./lading.ts";

/** The database of a Lading under test, as the owner of its tables. */
async function ownerOf({ data }: Lading): Promise<Pool> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own look-up, which is no part of this package
  const { runningEmbedded } = (await import(join(import.meta.dirname, "../server/src/core/db/server/index.ts"))) as {
    runningEmbedded: (folder: string) => Promise<{ ownerUrl: string } | undefined>;
  };
  const pool = new Pool({ connectionString: (await runningEmbedded(data))?.ownerUrl ?? "", max: 1 });
  // The embedded database ends with its server.
  pool.on("error", () => undefined);
  return pool;
}

/**
 * Charges on a waybill: a bill of a thousand dollars with two lines, and costs of 600 dollars and of 50 riyals. Without a
 * trade between them, straight into the tables.
 */
export async function addCharges(lading: Lading, houseNumber: string): Promise<void> {
  const pool = await ownerOf(lading);
  try {
    await pool.query(
      `WITH house AS (SELECT company_id, id FROM waybill WHERE house_number = $1),
      party AS (SELECT c.company_id, c.id, c.customer_number AS number, c.customer_name AS name FROM customer c JOIN house USING (company_id) LIMIT 1),
      item AS (SELECT i.company_id, i.id, i.preset FROM charge_item i JOIN house USING (company_id)),
      bill AS (
        INSERT INTO collection_bill (company_id, id, bill_number, waybill_id, customer_id, customer_number, customer_name, bill_date,
          currency, rate, rate_date, settlement_currency, amount, created_by, created_by_name)
        SELECT h.company_id, gen_random_uuid(), 'DN-' || $1, h.id, p.id, p.number, p.name, current_date, 'USD', 7.1, current_date, 'RMB',
          1000, gen_random_uuid(), 'E2E' FROM house h, party p RETURNING company_id, id
      ), line AS (
        INSERT INTO collection_bill_line (company_id, bill_id, line, charge_item_id, quantity, unit_price, amount)
        SELECT b.company_id, b.id, n, i.id, 1, 500, 500 FROM bill b, generate_series(1, 2) AS n
        JOIN item i ON i.preset = CASE n WHEN 1 THEN 'airFreight' ELSE 'trucking' END
      )
      INSERT INTO supplier_cost (company_id, id, waybill_id, customer_id, customer_number, customer_name, charge_item_id, bill_refer_no,
        cost_date, quantity, unit_price, currency, amount, rate, rate_date, settlement_currency, created_by, created_by_name)
      SELECT h.company_id, gen_random_uuid(), h.id, p.id, p.number, p.name, i.id, 'INV-' || $1, current_date, 1, c.amount, c.currency, c.amount,
        c.rate, current_date, 'RMB', gen_random_uuid(), 'E2E'
      FROM house h, party p, item i, (VALUES (600, 'USD', 7.1), (50, 'SAR', 1.89)) AS c (amount, currency, rate) WHERE i.preset = 'airFreight'`,
      [houseNumber],
    );
  } finally {
    await pool.end();
  }
}
