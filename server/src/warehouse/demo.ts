import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { some } from "#core/demo";
import { warehouses } from "./tables.ts";

const places = {
  CN: [
    {
      code: "SZX1",
      warehouseName: "深圳宝安机场仓",
      warehouseNameEn: "Shenzhen Bao'an Airport warehouse",
      country: "CN",
      city: "Shenzhen",
    },
    {
      code: "CAN1",
      warehouseName: "广州白云仓",
      warehouseNameEn: "Guangzhou Baiyun warehouse",
      country: "CN",
      city: "Guangzhou",
    },
    {
      code: "RUH1",
      warehouseName: "مستودع الرياض",
      warehouseNameEn: "Riyadh warehouse",
      country: "SA",
      city: "Riyadh",
    },
  ],
  SA: [
    {
      code: "RUH1",
      warehouseName: "مستودع مطار الرياض",
      warehouseNameEn: "Riyadh Airport warehouse",
      country: "SA",
      city: "Riyadh",
    },
    { code: "JED1", warehouseName: "مستودع جدة", warehouseNameEn: "Jeddah warehouse", country: "SA", city: "Jeddah" },
    {
      code: "CAN1",
      warehouseName: "广州集货仓",
      warehouseNameEn: "Guangzhou consolidation warehouse",
      country: "CN",
      city: "Guangzhou",
    },
  ],
} as const;

/** Three warehouses beside the main one of a company in this country, by their ids. */
export async function addDemoWarehouses(
  db: Db,
  companyId: string,
  country: keyof typeof places,
): Promise<readonly [string, ...string[]]> {
  const more = places[country].map((place) => ({ ...place, companyId, id: randomUUIDv7() }));
  await db.insert(warehouses).values(more);
  return some(
    more.map(({ id }) => id),
    "warehouse",
  );
}

/** The warehouses that a company has. */
export async function findDemoWarehouses(db: Db): Promise<readonly [string, ...string[]]> {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM warehouse WHERE status = 'enabled'`);
  return some(
    rows.map(({ id }) => id),
    "warehouse",
  );
}
