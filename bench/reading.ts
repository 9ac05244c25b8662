import { expressDetails } from "@lading/contract/tracking";
import { wayBillDetail, wayBillListByPage } from "@lading/contract/waybill";
import type { Pool } from "pg";
import { inTurn, type Times } from "./measure.ts";
import type { Server } from "./server.ts";

/** A figure: the call's time beside that of the best SQL for the same rows. */
export interface Compared {
  what: string;
  call: Times;
  sql: Times;
}

interface Bench {
  server: Server;
  token: string;
  pool: Pool;
  companyId: string;
}

const columns = `w.id, w.type, w.is_main, w.house_number, w.main_number, w.order_number, w.platform_order, w.express_number,
  w.shipping_date, w.shipper_name, w.consignee_name, w.loading_port, w.destination_port, w.country, w.city, w.product_name, w.pieces,
  w.weight, w.volume, w.chargeable_weight, w.cod_amount, w.cod_currency, w.cod_status, w.state_id, w.state_at, w.etd, w.eta,
  w.created_at, w.number_flagged, w.main_waybill_id, w.customer_number, w.customer_name, w.payment_status, w.voided_at, w.version,
  w.created_by_name, w.operator_id, w.sales_id, w.customer_service_id, w.marketing_id,
  (SELECT json_object_agg(p.id, p.user_name) FROM staff_user p WHERE p.company_id = $1
    AND p.id IN (w.operator_id, w.sales_id, w.customer_service_id, w.marketing_id)) AS people,
  (SELECT h.warehouse_name FROM warehouse h WHERE h.company_id = $1 AND h.id = w.warehouse_id),
  (SELECT json_build_array(l.english_description, l.preset) FROM logistics_state l WHERE l.company_id = $1 AND l.id = w.state_id) AS state`;

/** A page of ids along an index (whose times run down with nulls last), then their columns and names; and a count that stops at 10,001. */
function pageOf(condition: string, offset: number) {
  const of = `company_id = $1 AND voided_at IS NULL ${condition}`;
  return {
    page: `WITH page AS MATERIALIZED (SELECT id, created_at FROM waybill WHERE ${of} ORDER BY created_at DESC NULLS LAST, id DESC NULLS LAST LIMIT 20 OFFSET ${offset})
      SELECT ${columns} FROM page JOIN waybill w ON w.company_id = $1 AND w.id = page.id ORDER BY page.created_at DESC, page.id DESC`,
    count: `SELECT count(*) FROM (SELECT 1 FROM waybill WHERE ${of} LIMIT 10001) AS counted`,
  };
}

/** Measures every way of reading, each in turn with its SQL. */
export async function measureReading(bench: Bench, rounds: number): Promise<Compared[]> {
  const first = await bench.server.call(wayBillListByPage, {}, bench.token);
  const [row] = first.rows;
  if (!row) throw new Error("There is nothing to measure with");
  const list = (what: string, input: Parameters<typeof listing>[1], sql: ReturnType<typeof pageOf>) =>
    listing(bench, input, { what, sql, rounds });
  return [
    await list("First page of the list", {}, pageOf("", 0)),
    await list(
      "Filtered page (sea, delivered)",
      { types: [2], stateId: await deliveredOf(bench) },
      pageOf(`AND type = 2 AND state_id = '${await deliveredOf(bench)}'`, 0),
    ),
    await list("Page 5,000", { page: 5000 }, pageOf("", 99_980)),
    await searching(bench, { what: "Search for a part of a number", text: row.houseNumber.slice(-8), rounds }),
    await searching(bench, { what: "Search for a name", text: row.consigneeName, rounds }),
    await detail(bench, row.id, rounds),
    await tracking(bench, row.houseNumber, rounds),
  ];
}

async function deliveredOf({ pool, companyId }: Bench): Promise<string> {
  const text = "SELECT id FROM logistics_state WHERE company_id = $1 AND preset = 'delivered'";
  const { rows } = await pool.query<{ id: string }>(text, [companyId]);
  return rows[0]?.id ?? "";
}

async function listing(
  { server, token, pool, companyId }: Bench,
  input: Parameters<typeof server.call<typeof wayBillListByPage>>[1],
  { what, sql, rounds }: { what: string; sql: ReturnType<typeof pageOf>; rounds: number },
): Promise<Compared> {
  const { one, other } = await inTurn(
    rounds,
    () => server.call(wayBillListByPage, input, token),
    () => Promise.all([pool.query(sql.page, [companyId]), pool.query(sql.count, [companyId])]),
  );
  return { what, call: one, sql: other };
}

async function searching(
  bench: Bench,
  { what, text, rounds }: { what: string; text: string; rounds: number },
): Promise<Compared> {
  const { server, token, pool, companyId } = bench;
  const found = `SELECT id, created_at FROM waybill WHERE company_id = $1 AND voided_at IS NULL
    AND search_grams(company_id, search_text) @> search_grams($1, search_normal($2)) AND position(search_normal($2) IN search_text) > 0 LIMIT 10001`;
  const sql = `WITH found AS MATERIALIZED (${found}), page AS (SELECT id, created_at, count(*) OVER () AS total FROM found ORDER BY created_at DESC, id DESC LIMIT 20)
    SELECT ${columns}, page.total FROM page JOIN waybill w ON w.company_id = $1 AND w.id = page.id ORDER BY page.created_at DESC`;
  const { one, other } = await inTurn(
    rounds,
    () => server.call(wayBillListByPage, { search: text }, token),
    () => pool.query(sql, [companyId, text]),
  );
  return { what, call: one, sql: other };
}

async function detail({ server, token, pool, companyId }: Bench, id: string, rounds: number): Promise<Compared> {
  const { one, other } = await inTurn(
    rounds,
    () => server.call(wayBillDetail, { id }, token),
    () =>
      Promise.all([
        pool.query(`SELECT w.*, ${columns} FROM waybill w WHERE w.company_id = $1 AND w.id = $2`, [companyId, id]),
        pool.query("SELECT * FROM waybill_item WHERE company_id = $1 AND waybill_id = $2 ORDER BY line", [
          companyId,
          id,
        ]),
        pool.query(
          `SELECT e.*, l.english_description, x.reason FROM waybill_event e JOIN logistics_state l ON l.company_id = e.company_id AND l.id = e.state_id
           LEFT JOIN waybill_event_withdrawal x ON x.company_id = e.company_id AND x.event_id = e.id
           WHERE e.company_id = $1 AND e.waybill_id = $2 ORDER BY e.occurred_at DESC`,
          [companyId, id],
        ),
      ]),
  );
  return { what: "Detail", call: one, sql: other };
}

async function tracking({ server, pool, companyId }: Bench, number: string, rounds: number): Promise<Compared> {
  const { one, other } = await inTurn(
    rounds,
    async (round) => {
      // The public's limit is each address's own.
      if (round % 50 === 0) await pool.query("DELETE FROM rate_limit");
      return await server.call(expressDetails, { numbers: [number] });
    },
    async () => {
      const { rows } = await pool.query<{ waybill_id: string }>(
        "SELECT company_id, waybill_id FROM tracking_number WHERE number = $1",
        [number],
      );
      const id = rows[0]?.waybill_id;
      await Promise.all([
        pool.query(
          `SELECT w.*, l.english_description FROM waybill w LEFT JOIN logistics_state l ON l.company_id = w.company_id AND l.id = w.state_id WHERE w.company_id = $1 AND w.id = $2 AND w.voided_at IS NULL`,
          [companyId, id],
        ),
        pool.query(
          `SELECT e.*, l.english_description FROM waybill_event e JOIN logistics_state l ON l.company_id = e.company_id AND l.id = e.state_id
           WHERE e.company_id = $1 AND e.waybill_id = $2 AND NOT EXISTS (SELECT FROM waybill_event_withdrawal x WHERE x.company_id = e.company_id AND x.event_id = e.id)
           ORDER BY e.occurred_at DESC`,
          [companyId, id],
        ),
      ]);
    },
  );
  return { what: "Public tracking look-up", call: one, sql: other };
}
