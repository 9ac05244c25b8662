import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { some } from "#core/demo";
import { warehouses } from "./tables.ts";

/** Three warehouses beside the main one, by their ids. */
export async function addDemoWarehouses(db: Db, companyId: string): Promise<readonly [string, ...string[]]> {
  const more = [
    { companyId, id: randomUUIDv7(), code: "SZX1", warehouseName: "深圳宝安机场仓", country: "CN", city: "Shenzhen" },
    { companyId, id: randomUUIDv7(), code: "CAN1", warehouseName: "广州白云仓", country: "CN", city: "Guangzhou" },
    { companyId, id: randomUUIDv7(), code: "RUH1", warehouseName: "مستودع الرياض", country: "SA", city: "Riyadh" },
  ] as const;
  await db.insert(warehouses).values([...more]);
  return [more[0].id, more[1].id, more[2].id];
}

/** The warehouses that a company has. */
export async function findDemoWarehouses(db: Db): Promise<readonly [string, ...string[]]> {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM warehouse WHERE status = 'enabled'`);
  return some(
    rows.map(({ id }) => id),
    "warehouse",
  );
}
