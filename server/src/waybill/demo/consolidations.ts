import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import type { Db } from "#core/db";
import type { DemoCompany } from "#core/demo";

interface House extends Record<string, unknown> {
  id: string;
  main_number: string;
}

/** Gives a demo company an air consolidation, a sea one, and houses that wait to be consolidated. */
export async function addDemoConsolidations(db: Db, { companyId }: DemoCompany): Promise<void> {
  const air = await freeHouses(db, companyId, { types: [1, 3], count: 9 });
  if (air.length > 4) {
    await consolidate(db, companyId, air.slice(0, -3));
    await number(db, companyId, air.slice(-3));
  }
  const sea = await freeHouses(db, companyId, { types: [2, 4], count: 7 });
  if (sea.length > 3) await consolidate(db, companyId, sea);
}

/** The newest houses to the port that most of the last half year went to. */
async function freeHouses(
  db: Db,
  companyId: string,
  { types, count }: { types: number[]; count: number },
): Promise<House[]> {
  const { rows } = await db.execute<House>(sql`
    WITH free AS (
      SELECT w.id, w.main_number, w.destination_port, w.created_at FROM waybill w
      WHERE w.company_id = ${companyId} AND w.type = ANY(${sql.param(types)}::int[]) AND w.main_number <> ''
        AND w.created_at > now() - interval '180 days'
    )
    SELECT id, main_number FROM free WHERE destination_port =
      (SELECT destination_port FROM free GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1)
    ORDER BY created_at DESC LIMIT ${count}`);
  return rows;
}

/** Houses carry the first one's main number and travel with it: they leave when it does (see `shareDemoEvents`). */
async function number(db: Db, companyId: string, houses: readonly House[]): Promise<void> {
  const [first] = houses;
  const ids = sql.param(houses.map(({ id }) => id));
  await db.execute(sql`
    UPDATE waybill w SET main_number = f.main_number, loading_port = f.loading_port, carrier = f.carrier, flight_number = f.flight_number,
      vessel = f.vessel, voyage = f.voyage, etd = f.etd, eta = f.eta, container_number = '', seal_number = '',
      shipping_date = f.shipping_date, state_id = f.state_id, state_at = f.state_at,
      cod_status = CASE WHEN w.cod_status = 'none' THEN 'none' WHEN f.state_id = (
        SELECT id FROM logistics_state WHERE company_id = f.company_id AND preset = 'delivered') THEN 'collected' ELSE 'toCollect' END
    FROM waybill f WHERE f.company_id = ${companyId} AND f.id = ${first?.id} AND w.company_id = f.company_id
      AND w.id = ANY(${ids}::uuid[])`);
  await db.execute(sql`
    UPDATE tracking_number t SET number = replace(w.main_number, ' ', '') FROM waybill w
    WHERE t.company_id = ${companyId} AND t.kind = 'main' AND t.waybill_id = ANY(${ids}::uuid[])
      AND w.company_id = t.company_id AND w.id = t.waybill_id`);
}

/** Puts houses under a main waybill with their sums. */
async function consolidate(db: Db, companyId: string, houses: readonly House[]): Promise<void> {
  const [first] = houses;
  const mainId = randomUUIDv7();
  const ids = sql.param(houses.map(({ id }) => id));
  await number(db, companyId, houses);
  await db.execute(sql`
    INSERT INTO waybill (company_id, id, type, is_main, house_number, main_number, shipping_date, shipper_name,
      consignee_name, consignee_country, consignee_city, country, city, loading_port, destination_port, carrier,
      flight_number, vessel, voyage, etd, eta, cabinet_class, product_name, pieces, weight, volume, volume_weight,
      chargeable_weight, operator_id, warehouse_id, state_id, state_at, created_by, created_by_name, created_at, updated_at)
    SELECT f.company_id, ${mainId}, f.type, true, f.main_number, f.main_number, f.shipping_date, c.company_name,
      f.city || ' Clearing & Forwarding', f.country, f.city, f.country, f.city, f.loading_port, f.destination_port, f.carrier,
      f.flight_number, f.vessel, f.voyage, f.etd, f.eta, f.cabinet_class, 'CONSOLIDATED CARGO AS PER ATTACHED MANIFEST',
      h.pieces, h.weight, h.volume, h.volume_weight,
      CASE WHEN f.type IN (2, 4) THEN greatest(h.weight, h.volume_weight) ELSE ceil(greatest(h.weight, h.volume_weight) * 2) / 2 END,
      f.operator_id, f.warehouse_id, f.state_id, f.state_at, f.created_by, f.created_by_name, f.created_at, f.created_at
    FROM waybill f JOIN company c ON c.company_id = f.company_id, LATERAL (
      SELECT sum(pieces) AS pieces, sum(weight) AS weight, sum(volume) AS volume, sum(volume_weight) AS volume_weight
      FROM waybill WHERE company_id = f.company_id AND id = ANY(${ids}::uuid[])) AS h
    WHERE f.company_id = ${companyId} AND f.id = ${first?.id}`);
  await db.execute(sql`
    UPDATE waybill SET main_waybill_id = ${mainId} WHERE company_id = ${companyId} AND id = ANY(${ids}::uuid[])`);
  await db.execute(sql`
    INSERT INTO tracking_number (number, company_id, waybill_id, kind)
    SELECT replace(main_number, ' ', ''), company_id, id, kind FROM waybill, unnest(ARRAY['house', 'main']) AS kind
    WHERE company_id = ${companyId} AND id = ${mainId}`);
  await db.execute(sql`
    INSERT INTO waybill_event (company_id, id, waybill_id, state_id, occurred_at, place, created_by, created_by_name, created_at)
    SELECT company_id, gen_random_uuid(), ${mainId}, state_id, occurred_at, place, created_by, created_by_name, created_at
    FROM waybill_event WHERE company_id = ${companyId} AND waybill_id = ${first?.id}`);
  await db.execute(sql`
    INSERT INTO operation_log (company_id, id, entity, entity_id, entity_number, action, user_id, user_name, ip, changes, created_at)
    SELECT company_id, gen_random_uuid(), 'waybill', id, house_number,
      CASE WHEN is_main THEN 'add' ELSE 'consolidate' END, created_by, created_by_name, '127.0.0.1',
      jsonb_build_array(jsonb_build_object('field', 'mainNumber', 'before', NULL, 'after', main_number)), created_at
    FROM waybill WHERE company_id = ${companyId} AND (id = ${mainId} OR id = ANY(${ids}::uuid[]))`);
}

/** Gives houses that travel together the newest one's events. As the owner of the tables: the application takes none away. */
export async function shareDemoEvents(ownerUrl: string, { companyId }: DemoCompany): Promise<void> {
  const together = `
    SELECT id, first FROM (
      SELECT id, first_value(id) OVER (PARTITION BY main_number ORDER BY created_at DESC) AS first
      FROM waybill WHERE company_id = $1 AND main_number <> '' AND NOT is_main) AS house
    WHERE id <> first`;
  const client = new Client(ownerUrl);
  await client.connect();
  try {
    await client.query("BEGIN");
    await client.query(
      `DELETE FROM waybill_event WHERE company_id = $1 AND waybill_id IN (SELECT id FROM (${together}) AS house)`,
      [companyId],
    );
    await client.query(
      `INSERT INTO waybill_event (company_id, id, waybill_id, state_id, occurred_at, place, created_by, created_by_name, created_at)
       SELECT e.company_id, gen_random_uuid(), house.id, e.state_id, e.occurred_at, e.place, e.created_by, e.created_by_name, e.created_at
       FROM (${together}) AS house JOIN waybill_event e ON e.company_id = $1 AND e.waybill_id = house.first`,
      [companyId],
    );
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
}
