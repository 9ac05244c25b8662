import type { CabinetClass } from "@lading/contract/waybill";
import { mostHouses } from "@lading/contract/waybill";
import type { getContainerList, getWayBillContainerList } from "@lading/contract/container";
import { coreRefusals, refuse } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { visibleWaybills } from "#waybill";

type Box = {
  id: string;
  containerNumber: string;
  cabinetClass: CabinetClass;
  cabinetType: string;
  sealNumber: string;
};
type Amounts = { pieces: number; weight: string; volume: string };
type ContainerRow = Box &
  Amounts & { tareWeight: string; maxPayload: string; remark: string; alsoIn: string[]; version: number };
type PackedRow = Amounts & { containerId: string; waybillId: string; houseNumber: string; consigneeName: string };
type HouseRow = Amounts & {
  id: string;
  houseNumber: string;
  consigneeName: string;
  productName: string;
  remainingPieces: number;
  remainingWeight: string;
  remainingVolume: string;
  containerNumber: string;
};

const box = sql.raw(`c.id, c.container_number AS "containerNumber", c.cabinet_class AS "cabinetClass",
  c.cabinet_type AS "cabinetType", c.seal_number AS "sealNumber"`);

/**
 * Other main waybills under way (neither voided nor delivered) that name a container; empty for a container of which
 * there is no other. `c` is the container.
 */
export const alsoIn = sql.raw(`ARRAY(SELECT m.house_number FROM container o JOIN waybill m
  ON m.company_id = o.company_id AND m.id = o.waybill_id
  LEFT JOIN logistics_state s ON s.company_id = m.company_id AND s.id = m.state_id
  WHERE o.company_id = c.company_id AND o.container_number = c.container_number AND o.waybill_id <> c.waybill_id
    AND m.voided_at IS NULL AND s.preset IS DISTINCT FROM 'delivered' ORDER BY m.house_number)`);

/** The containers of a main waybill, what is in each, and what of each house remains. Sums are over all houses, also those that the user does not see. */
export async function listContainers({ db, input, session }: Context<typeof getContainerList>) {
  const { companyId } = session;
  const { waybillId } = input;
  await checkSees(db, session, waybillId);
  const visible = await visibleWaybills(db, session);
  const [containers, packed, houses] = await Promise.all([
    db.execute<ContainerRow>(sql`
      SELECT ${box}, coalesce(trim_scale(c.tare_weight)::text, '') AS "tareWeight",
        coalesce(trim_scale(c.max_payload)::text, '') AS "maxPayload", c.remark, c.version, ${alsoIn} AS "alsoIn",
        coalesce(sum(p.pieces), 0)::int AS pieces, coalesce(sum(p.weight), 0)::numeric(14,3)::text AS weight,
        coalesce(sum(p.volume), 0)::numeric(14,3)::text AS volume
      FROM container c LEFT JOIN container_packing p ON p.company_id = c.company_id AND p.container_id = c.id
      WHERE c.company_id = ${companyId} AND c.waybill_id = ${waybillId}
      GROUP BY c.company_id, c.id ORDER BY c.container_number`),
    db.execute<PackedRow>(sql`
      SELECT p.container_id AS "containerId", p.waybill_id AS "waybillId", waybill.house_number AS "houseNumber",
        waybill.consignee_name AS "consigneeName", p.pieces, p.weight::text AS weight, p.volume::text AS volume
      FROM container c JOIN container_packing p ON p.company_id = c.company_id AND p.container_id = c.id
      JOIN waybill ON waybill.company_id = p.company_id AND waybill.id = p.waybill_id
      WHERE c.company_id = ${companyId} AND c.waybill_id = ${waybillId} AND ${visible}
      ORDER BY waybill.house_number`),
    db.execute<HouseRow>(sql`
      SELECT waybill.id, waybill.house_number AS "houseNumber", waybill.consignee_name AS "consigneeName",
        waybill.product_name AS "productName", waybill.pieces, waybill.weight::text AS weight,
        waybill.volume::text AS volume, waybill.container_number AS "containerNumber",
        (waybill.pieces - coalesce(done.pieces, 0))::int AS "remainingPieces",
        (waybill.weight - coalesce(done.weight, 0))::numeric(14,3)::text AS "remainingWeight",
        (waybill.volume - coalesce(done.volume, 0))::numeric(14,3)::text AS "remainingVolume"
      FROM waybill LEFT JOIN LATERAL (
        SELECT sum(p.pieces) AS pieces, sum(p.weight) AS weight, sum(p.volume) AS volume FROM container_packing p
        WHERE p.company_id = waybill.company_id AND p.waybill_id = waybill.id
      ) AS done ON true
      WHERE ${visible} AND waybill.main_waybill_id = ${waybillId} AND waybill.voided_at IS NULL
      ORDER BY waybill.house_number LIMIT ${mostHouses}`),
  ]);
  const inside = Map.groupBy(packed.rows, ({ containerId }) => containerId);
  return {
    containers: containers.rows.map((row) => ({
      ...row,
      packed: (inside.get(row.id) ?? []).map(({ containerId: _id, ...house }) => house),
    })),
    houses: houses.rows,
  };
}

/** In which containers a house is packed. */
export async function listOfHouse({ db, input, session }: Context<typeof getWayBillContainerList>) {
  await checkSees(db, session, input.waybillId);
  const { rows } = await db.execute<Box & Amounts>(sql`
    SELECT ${box}, p.pieces, p.weight::text AS weight, p.volume::text AS volume
    FROM container_packing p JOIN container c ON c.company_id = p.company_id AND c.id = p.container_id
    WHERE p.company_id = ${session.companyId} AND p.waybill_id = ${input.waybillId} ORDER BY c.container_number`);
  return { rows };
}

/** A waybill that the user does not see is not found. */
async function checkSees(db: Db, session: StaffSession, waybillId: string): Promise<void> {
  const visible = await visibleWaybills(db, session);
  const { rows } = await db.execute(sql`SELECT FROM waybill WHERE ${visible} AND waybill.id = ${waybillId}`);
  if (rows.length === 0) throw refuse(coreRefusals.notFound);
}
