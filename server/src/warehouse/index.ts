import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, refuse, refuseField, type Language, type LocalText } from "@lading/contract/core";
import { addWarehouse, editWarehouse, getWarehouseOptionList, warehouseRefusals } from "@lading/contract/warehouse";
import { and, asc, eq, sql } from "drizzle-orm";
import { violates, type Db } from "#core/db";
import { on, type Context, type ServerModule } from "#core/http";
import { warehouses } from "./tables.ts";

export { warehouseKinds } from "./make.ts";
export { addDemoWarehouses, findDemoWarehouses } from "./demo.ts";
export { warehouses } from "./tables.ts";

const mainWarehouse: LocalText = { zh: "主仓库", en: "Main warehouse", ar: "المستودع الرئيسي" };

/** The warehouse that each company starts with. */
export async function addMainWarehouse(
  db: Db,
  { companyId, language }: { companyId: string; language: Language },
): Promise<void> {
  await db
    .insert(warehouses)
    .values({ companyId, id: randomUUIDv7(), code: "MAIN", warehouseName: mainWarehouse[language] });
}

/** Warehouses to choose from. */
async function listOptions({ db, input, session }: Context<typeof getWarehouseOptionList>) {
  const { id, code, warehouseName, country, city, status, version } = warehouses;
  const rows = await db
    .select({ id, code, warehouseName, country, city, status, version })
    .from(warehouses)
    .where(and(eq(warehouses.companyId, session.companyId), input.all ? undefined : eq(status, "enabled")))
    .orderBy(asc(code))
    .limit(500);
  return { rows };
}

async function create({ db, input, session }: Context<typeof addWarehouse>) {
  const id = randomUUIDv7();
  await db
    .insert(warehouses)
    .values({ companyId: session.companyId, id, ...input })
    .catch(refuseTakenCode);
  return { id };
}

async function change({ db, input, session }: Context<typeof editWarehouse>) {
  const { id, version, ...fields } = input;
  const which = and(eq(warehouses.companyId, session.companyId), eq(warehouses.id, id));
  const [before] = await db.select().from(warehouses).where(which).for("update");
  if (!before) throw refuse(coreRefusals.notFound);
  if (before.version !== version) {
    const { code, warehouseName, country, city, status } = before;
    throw refuse(
      coreRefusals.stale,
      {},
      { current: { code, warehouseName, country, city, status, version: before.version } },
    );
  }
  await db
    .update(warehouses)
    .set({ ...fields, version: version + 1, updatedAt: sql`now()` })
    .where(which)
    .catch(refuseTakenCode);
  return { version: version + 1 };
}

function refuseTakenCode(error: unknown): never {
  if (violates(error, "warehouse_code_once")) throw refuseField("code", warehouseRefusals.codeTaken);
  throw error;
}

/** Warehouses, as much of them as waybills need. */
export const warehouseModule: ServerModule = {
  name: "warehouse",
  routes: [on(getWarehouseOptionList, listOptions), on(addWarehouse, create), on(editWarehouse, change)],
};
