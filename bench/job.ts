import { countCharges, getJobSummary } from "@lading/contract/job-summary";
import type { Pool } from "pg";
import { inTurn } from "./measure.ts";
import type { Compared } from "./reading.ts";
import type { Server } from "./server.ts";

const houses = 500;
/** Of sales and of costs; so many charge lines together are what the figure is about. */
const linesOfEach = 2000;
const mainNumber = "999-00000011";

interface Bench {
  server: Server;
  token: string;
  pool: Pool;
  companyId: string;
}

/** A main waybill with its houses, each with a bill of four lines and with four costs, in four currencies over a month. */
async function loadJob({ pool, companyId }: Bench): Promise<void> {
  const made = `INSERT INTO waybill (company_id, id, type, is_main, main_waybill_id, house_number, main_number, shipping_date,
      customer_name, created_by, created_by_name)`;
  await pool.query(
    `WITH main AS (
      ${made} VALUES ($1, gen_random_uuid(), 1, true, NULL, $2, $2, current_date, 'Consol', gen_random_uuid(), 'Bench') RETURNING id
    ), house AS (
      ${made} SELECT $1, gen_random_uuid(), 1, false, main.id, 'JOB' || lpad(n::text, 7, '0'), $2, current_date, 'Jeddah Trading',
        gen_random_uuid(), 'Bench' FROM main, generate_series(1, $3::int) AS n RETURNING id, house_number
    ), numbered AS (
      SELECT id, substr(house_number, 4)::int AS n, ('{USD,RMB,HKD,SAR}'::text[])[1 + substr(house_number, 4)::int % 4] AS currency,
        current_date - substr(house_number, 4)::int % 30 AS day FROM house
    ), party AS (SELECT id, customer_number, customer_name FROM customer WHERE company_id = $1 LIMIT 1
    ), item AS (
      SELECT id, row_number() OVER (ORDER BY id) AS place FROM charge_item WHERE company_id = $1
    ), bill AS (
      INSERT INTO collection_bill (company_id, id, bill_number, waybill_id, customer_id, customer_number, customer_name, bill_date,
        currency, rate, rate_date, settlement_currency, amount, created_by, created_by_name)
      SELECT $1, gen_random_uuid(), 'BENCH' || n, h.id, p.id, p.customer_number, p.customer_name, day, currency,
        CASE currency WHEN 'RMB' THEN 1 ELSE 7.1052 END, day, 'RMB', 4 * (100 + n), gen_random_uuid(), 'Bench'
      FROM numbered h, party p RETURNING id, amount
    ), line AS (
      INSERT INTO collection_bill_line (company_id, bill_id, line, charge_item_id, quantity, unit_price, amount)
      SELECT $1, bill.id, item.place, item.id, 1, bill.amount / 4, bill.amount / 4 FROM bill, item WHERE item.place <= $4::int / $3::int
    )
    INSERT INTO supplier_cost (company_id, id, waybill_id, customer_id, customer_number, customer_name, charge_item_id, bill_refer_no,
      cost_date, quantity, unit_price, currency, amount, rate, rate_date, settlement_currency, created_by, created_by_name)
    SELECT $1, gen_random_uuid(), h.id, p.id, p.customer_number, p.customer_name, item.id, 'INV-' || n, day, 1, 80 + n, currency, 80 + n,
      CASE currency WHEN 'RMB' THEN 1 ELSE 7.1052 END, day, 'RMB', gen_random_uuid(), 'Bench'
    FROM numbered h, party p, item WHERE item.place <= $4::int / $3::int`,
    [companyId, mainNumber, houses, linesOfEach],
  );
  await pool.query("ANALYZE waybill, collection_bill, collection_bill_line, supplier_cost");
}

/** The summary of a large job, beside the SQL that fetches its rows. */
export async function measureJob(bench: Bench, rounds: number): Promise<Compared> {
  const { server, token, pool, companyId } = bench;
  await loadJob(bench);
  const ask = async () => await server.call(getJobSummary, { mainNumber }, token);
  const { summary } = await ask();
  const lines = summary ? countCharges(summary) : 0;
  if (lines !== 2 * linesOfEach || summary?.totals.some(({ profit }) => profit === null) !== false)
    throw new Error(`The job has ${lines} charge lines, or a total is missing`);
  const { one, other } = await inTurn(rounds, ask, async () => {
    const { rows } = await pool.query<{ id: string }>(
      "SELECT id FROM waybill WHERE company_id = $1 AND main_number = $2 AND is_main",
      [companyId, mainNumber],
    );
    const [at, of] = [rows[0]?.id, [companyId, rows[0]?.id]];
    // A single connection, as the call has.
    const client = await pool.connect();
    try {
      const [, { rows: ofJob }] = await Promise.all([
        client.query(
          `SELECT * FROM (SELECT ${headColumns} FROM waybill WHERE company_id = $1 AND id = $2) AS head`,
          of,
        ),
        client.query<{ id: string }>(
          `SELECT id, house_number, is_main, customer_name, voided_at FROM waybill
           WHERE company_id = $1 AND (id = $2 OR main_waybill_id = $2)`,
          of,
        ),
        client.query("SELECT * FROM job_sign_off WHERE company_id = $1 AND waybill_id = $2", of),
      ]);
      // Asked with the ids: with a sub-select in their place the database plans badly where there are many waybills.
      const charged = [companyId, ofJob.map(({ id }) => id)];
      await Promise.all([
        client.query(
          `SELECT id, waybill_id, bill_number, customer_number, customer_name, bill_date, currency, rate, settlement_currency, amount, version
           FROM collection_bill WHERE company_id = $1 AND waybill_id = ANY($2::uuid[]) ORDER BY bill_date, bill_number`,
          charged,
        ),
        client.query(
          `SELECT l.bill_id, l.line, l.charge_item_id, l.quantity, l.unit_price, l.amount, l.remark
           FROM collection_bill b JOIN collection_bill_line l ON l.company_id = $1 AND l.bill_id = b.id
           WHERE b.company_id = $1 AND b.waybill_id = ANY($2::uuid[]) ORDER BY l.bill_id, l.line`,
          charged,
        ),
        client.query(
          `SELECT id, waybill_id, bill_refer_no, customer_number, customer_name, cost_date, charge_item_id, quantity, unit_price, currency,
             amount, rate, settlement_currency, version, remark
           FROM supplier_cost WHERE company_id = $1 AND waybill_id = ANY($2::uuid[]) ORDER BY cost_date, id`,
          charged,
        ),
        client.query("SELECT id, english_name FROM charge_item WHERE company_id = $1", [companyId]),
        client.query(
          "SELECT currency, date, rate FROM exchange_rate WHERE company_id = $1 AND currency IN ('USD', 'HKD') AND date > current_date - 90",
          [companyId],
        ),
      ]);
    } finally {
      client.release();
    }
    return at;
  });
  return { what: `Job summary (${houses} houses, ${2 * linesOfEach} charge lines)`, call: one, sql: other };
}

const headColumns = `house_number, main_number, type, customer_name, loading_port, destination_port, shipping_date, shipper_name,
  consignee_name, carrier, flight_number, vessel, voyage, etd, eta, product_name, pieces, weight, volume, chargeable_weight`;
