import { setTimeout as sleep } from "node:timers/promises";
import { getProfitStatisticsList } from "@lading/contract/profit";
import type { Pool } from "pg";
import { summarise, timed, type Times } from "./measure.ts";
import type { Server } from "./server.ts";

interface Bench {
  server: Server;
  token: string;
  pool: Pool;
  companyId: string;
}

/** A way of asking for the profit of a year, and how long it takes. */
export interface ProfitFigures {
  waybills: number;
  charges: number;
  /** Summing all of them once. */
  summedInSeconds: number;
  /** `refused`: rounds that the server ended because they took too long. */
  rows: { what: string; times: Times; refused: number }[];
}

/** A bill and a cost for each waybill, in four currencies, over the days that they were shipped on. */
async function loadCharges({ pool, companyId }: Bench): Promise<void> {
  await pool.query(
    `WITH numbered AS (
      SELECT id, coalesce(shipping_date, current_date) AS day, row_number() OVER (ORDER BY id) AS n FROM waybill
      WHERE company_id = $1 AND NOT is_main
    ), party AS (
      SELECT id, customer_number, customer_name, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS many
      FROM customer WHERE company_id = $1
    ), charged AS (
      SELECT w.id AS waybill_id, w.day, w.n, p.id AS party_id, p.customer_number, p.customer_name, 100 + w.n % 5000 AS amount,
        ('{USD,RMB,HKD,SAR}'::text[])[1 + w.n % 4] AS currency, ('{7.1052,1,0.9123,1.8951}'::numeric[])[1 + w.n % 4] AS rate
      FROM numbered w JOIN party p ON p.place = w.n % p.many
    ), bill AS (
      INSERT INTO collection_bill (company_id, id, bill_number, waybill_id, customer_id, customer_number, customer_name, bill_date,
        currency, rate, rate_date, settlement_currency, amount, created_by, created_by_name)
      SELECT $1, gen_random_uuid(), 'BENCH' || n, waybill_id, party_id, customer_number, customer_name, day, currency, rate, day,
        'RMB', amount, gen_random_uuid(), 'Bench' FROM charged
    )
    INSERT INTO supplier_cost (company_id, id, waybill_id, customer_id, customer_number, customer_name, charge_item_id, bill_refer_no,
      cost_date, quantity, unit_price, currency, amount, rate, rate_date, settlement_currency, created_by, created_by_name)
    SELECT $1, gen_random_uuid(), waybill_id, party_id, customer_number, customer_name, item.id, 'INV' || n, day, 1, amount * 0.8,
      currency, amount * 0.8, rate, day, 'RMB', gen_random_uuid(), 'Bench'
    FROM charged, (SELECT id FROM charge_item WHERE company_id = $1 ORDER BY id LIMIT 1) AS item`,
    [companyId],
  );
  await pool.query("VACUUM (ANALYZE) collection_bill, supplier_cost");
}

/** Waits until the server's job has summed all that was loaded, and gives the seconds from its first waybill to its last. */
export async function summedIn(pool: Pool): Promise<number> {
  const due = async () =>
    (await pool.query<{ due: number }>("SELECT count(*)::int AS due FROM profit_due")).rows[0]?.due ?? 0;
  const all = await due();
  let begun = performance.now();
  for (let left = all; left > 0; left = await due()) {
    if (left === all) begun = performance.now();
    await sleep(200);
  }
  const seconds = (performance.now() - begun) / 1000;
  await pool.query("VACUUM (ANALYZE) waybill_profit, profit_due");
  return seconds;
}

/** The profit list of the last year, by each group, in the settlement currency and in dollars. Few rounds: each takes seconds. */
export async function measureProfit(bench: Bench, rounds: number): Promise<ProfitFigures> {
  const { server, token, pool, companyId } = bench;
  await loadCharges(bench);
  const summedInSeconds = await summedIn(pool);
  const { rows: counted } = await pool.query<{ waybills: number; charges: number; from: string }>(
    `SELECT (SELECT count(*)::int FROM waybill WHERE company_id = $1) AS waybills,
      (SELECT count(*)::int FROM collection_bill WHERE company_id = $1) + (SELECT count(*)::int FROM supplier_cost WHERE company_id = $1) AS charges,
      (current_date - 365)::text AS from`,
    [companyId],
  );
  const { waybills = 0, charges = 0, from = "" } = counted[0] ?? {};
  const rows: ProfitFigures["rows"] = [];
  for (const group of ["job", "customer", "person", "company"] as const)
    for (const currency of ["settlement", "USD"] as const) {
      let refused = 0;
      const ask = async () => {
        const asked = { group, currency, shippedFrom: from };
        const answer = await server.call(getProfitStatisticsList, asked, token).catch(() => undefined);
        if (!answer) refused += 1;
        else if (answer.rows.length === 0) throw new Error("There is no profit to measure with");
      };
      await ask();
      refused = 0;
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await timed(ask));
      const inWhat = currency === "USD" ? "in USD" : "in the settlement currency";
      rows.push({ what: `By ${group}, ${inWhat}`, times: summarise(times), refused });
    }
  return { waybills, charges, summedInSeconds, rows };
}
