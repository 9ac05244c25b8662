import { sql, type SQL } from "drizzle-orm";
import { logOperations, type Doer } from "#core/audit";
import type { Db } from "#core/db";
import type { RegroupedHouse } from "#waybill";
import { packingChanges, type Amounts } from "./packing-log.ts";

interface Unpacked extends Amounts, Record<string, unknown> {
  waybillId: string;
  houseNumber: string;
  containerNumber: string;
}

/** Takes goods out of containers, with an entry in the log of each house. `c` is the container, `p` what is packed. Gives how many houses. */
export async function unpack(db: Db, doer: Doer, which: SQL): Promise<number> {
  const { rows } = await db.execute<Unpacked>(sql`
    DELETE FROM container_packing p USING container c, waybill w
    WHERE p.company_id = ${doer.companyId} AND c.company_id = p.company_id AND c.id = p.container_id
      AND w.company_id = p.company_id AND w.id = p.waybill_id AND ${which}
    RETURNING p.waybill_id AS "waybillId", w.house_number AS "houseNumber", c.container_number AS "containerNumber",
      p.pieces, p.weight::text AS weight, p.volume::text AS volume`);
  const houses = Map.groupBy(rows, ({ waybillId }) => waybillId);
  await logOperations(
    db,
    doer,
    { entity: "waybill", action: "pack" },
    [...houses].map(([id, lines]) => ({
      id,
      number: lines[0]?.houseNumber ?? "",
      changes: lines.flatMap((line) => packingChanges(line.containerNumber, line, null)),
    })),
  );
  return houses.size;
}

/** Houses that have left their main waybill, or are voided, are in none of its containers any more. */
export async function leaveContainers(db: Db, doer: Doer, houses: readonly RegroupedHouse[]): Promise<void> {
  const ids = houses.map(({ id }) => id);
  await unpack(db, doer, sql`p.waybill_id = ANY(${sql.param(ids)}::uuid[])`);
}
