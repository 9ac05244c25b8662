import { randomUUIDv7 } from "node:crypto";
import type { CabinetClass } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { changesBetween, logOperations, type Doer } from "#core/audit";
import { insertRows, type Db } from "#core/db";
import { packingChanges, type Amounts } from "./packing-log.ts";
import { containerPackings, containers } from "./tables.ts";

/** A container as one company hands it over to another: not the company's own remark. */
export interface HandedContainer {
  /** As it came, also with a wrong check digit. */
  containerNumber: string;
  cabinetClass: CabinetClass;
  cabinetType: string;
  sealNumber: string;
  /** kg, or null */
  tareWeight: string | null;
  /** kg, or null */
  maxPayload: string | null;
  /** How much of which house is in it, by the number under which the house is handed over. */
  packed: ({ houseNumber: string } & Amounts)[];
}

/** The containers of a main waybill, to be handed over. Who calls has checked that the main and all its houses may be seen. */
export async function readContainersForHandOver(db: Db, companyId: string, mainId: string): Promise<HandedContainer[]> {
  const { rows } = await db.execute<HandedContainer & Record<string, unknown>>(sql`
    SELECT c.container_number AS "containerNumber", c.cabinet_class AS "cabinetClass", c.cabinet_type AS "cabinetType",
      c.seal_number AS "sealNumber", trim_scale(c.tare_weight)::text AS "tareWeight",
      trim_scale(c.max_payload)::text AS "maxPayload",
      coalesce((SELECT json_agg(json_build_object('houseNumber', w.house_number, 'pieces', p.pieces,
          'weight', p.weight::text, 'volume', p.volume::text) ORDER BY w.house_number)
        FROM container_packing p JOIN waybill w ON w.company_id = p.company_id AND w.id = p.waybill_id
        WHERE p.company_id = c.company_id AND p.container_id = c.id), '[]') AS packed
    FROM container c WHERE c.company_id = ${companyId} AND c.waybill_id = ${mainId} ORDER BY c.container_number`);
  return rows;
}

/** Waybills that were just made of what another company handed over. */
interface Made {
  main: { id: string; number: string };
  /** The company's own houses by the numbers under which they were handed over. */
  houses: ReadonlyMap<string, { id: string; number: string }>;
}

/**
 * Makes the containers of a new main waybill as another company handed them over, with what is in them; a number with a
 * wrong check digit stays as it came. Packings of houses that were not handed over are left out.
 */
export async function takeOverContainers(
  db: Db,
  doer: Doer,
  { main, houses }: Made,
  handed: readonly HandedContainer[],
): Promise<void> {
  const { companyId } = doer;
  const made = handed.map((container) => ({ id: randomUUIDv7(), container }));
  await insertRows(
    db,
    containers,
    made.map(({ id, container: { packed: _packed, ...fields } }) => ({
      companyId,
      id,
      waybillId: main.id,
      ...fields,
    })),
  );
  const packings = made.flatMap(({ id, container: { containerNumber, packed } }) =>
    packed.flatMap(({ houseNumber, ...amounts }) => {
      const house = houses.get(houseNumber);
      return house ? [{ containerId: id, containerNumber, house, amounts }] : [];
    }),
  );
  await insertRows(
    db,
    containerPackings,
    packings.map(({ containerId, house, amounts }) => ({ companyId, containerId, waybillId: house.id, ...amounts })),
  );
  const logged = ["containerNumber", "cabinetClass", "cabinetType", "sealNumber", "tareWeight", "maxPayload"];
  await logOperations(
    db,
    doer,
    { entity: "waybill", action: "addContainer" },
    handed.map((container) => ({ ...main, changes: changesBetween(null, { ...container }, logged) })),
  );
  const byHouse = Map.groupBy(packings, ({ house }) => house);
  await logOperations(
    db,
    doer,
    { entity: "waybill", action: "pack" },
    [...byHouse].map(([house, parts]) => ({
      ...house,
      changes: parts.flatMap(({ containerNumber, amounts }) => packingChanges(containerNumber, null, amounts)),
    })),
  );
}
