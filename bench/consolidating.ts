import { addWayBillByPrimary } from "@lading/contract/waybill";
import { getUserListByCompanyCode } from "@lading/contract/user";
import { getWarehouseOptionList } from "@lading/contract/warehouse";
import { summarise, timed, type Times } from "./measure.ts";
import type { Bench } from "./writing.ts";

export interface ConsolidatingFigures {
  times: Times;
  /** Of two clerks who asked for the same houses at once: houses under exactly one main waybill, and under none or two. */
  once: number;
  otherwise: number;
}

const houses = 1000;
const rounds = 5;

/** Putting 1,000 houses under a main waybill, one transaction; the last time by two clerks at once. */
export async function measureConsolidating(bench: Bench): Promise<ConsolidatingFigures> {
  const people = await inCharge(bench);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, as it is measured
    const ids = await freeHouses(bench);
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    times.push(await timed(() => consolidate(bench, { mainNumber: `BENCH-${Date.now()}`, houseIds: ids, ...people })));
  }
  const ids = await freeHouses(bench);
  const clerks = ["A", "B"].map((clerk) => ({ mainNumber: `BENCH-${Date.now()}-${clerk}`, houseIds: ids, ...people }));
  await Promise.allSettled(clerks.map((wanted) => consolidate(bench, wanted)));
  const { rows } = await bench.pool.query<{ once: number }>(
    `SELECT count(*)::int AS once FROM waybill w JOIN waybill m ON m.company_id = w.company_id AND m.id = w.main_waybill_id
      AND m.house_number = w.main_number WHERE w.company_id = $1 AND w.id = ANY($2::uuid[])`,
    [bench.companyId, ids],
  );
  const once = rows[0]?.once ?? 0;
  return { times: summarise(times), once, otherwise: houses - once };
}

async function freeHouses({ pool, companyId }: Bench): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM waybill WHERE company_id = $1 AND type = 5 AND main_number = '' AND main_waybill_id IS NULL
      AND voided_at IS NULL AND NOT is_main
      AND NOT EXISTS (SELECT FROM job_sign_off s WHERE s.company_id = waybill.company_id AND s.waybill_id = waybill.id)
      LIMIT ${houses}`,
    [companyId],
  );
  if (rows.length < houses) throw new Error(`Only ${rows.length} houses are free`);
  return rows.map(({ id }) => id);
}

/** Who is in charge of a main waybill, and which warehouse: no part of what is measured. */
async function inCharge({ server, token }: Bench) {
  const people = await server.call(getUserListByCompanyCode, {}, token);
  const warehouses = await server.call(getWarehouseOptionList, {}, token);
  return { operatorId: people.rows[0]?.UserId ?? "", warehouseId: warehouses.rows[0]?.id ?? "" };
}

interface Wanted {
  mainNumber: string;
  houseIds: string[];
  operatorId: string;
  warehouseId: string;
}

async function consolidate({ server, token }: Bench, wanted: Wanted): Promise<void> {
  const main = {
    type: 5 as const,
    shippingDate: "2026-11-20",
    shipperName: "Lading",
    consigneeName: "Riyadh Clearing Co.",
    productName: "Consolidation",
    pieces: 1000,
    weight: "1000",
    volume: "10",
    ...wanted,
  };
  await server.call(addWayBillByPrimary, main, token);
}
