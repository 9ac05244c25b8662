import { randomUUIDv7 } from "node:crypto";
import { fieldsOf, nameIn, refuseField, type Language, type LocalText } from "@lading/contract/core";
import {
  addWarehouse,
  editWarehouse,
  getWarehouseOptionList,
  warehouseFields,
  warehouseRefusals,
} from "@lading/contract/warehouse";
import { and, asc, eq } from "drizzle-orm";
import { lockForEdit, storeEdit, violates, type Db } from "#core/db";
import { on, type Context, type ServerModule } from "#core/http";
import { cityNameIn } from "#place";
import { warehouses } from "./tables.ts";

export { warehouseKinds } from "./make.ts";
export { addDemoWarehouses, findDemoWarehouses } from "./demo.ts";
export { warehouseNameIn } from "./name.ts";
export { warehouses } from "./tables.ts";

const mainWarehouse: LocalText = { zh: "主仓库", en: "Main warehouse", ar: "المستودع الرئيسي" };

/** The warehouse that each company starts with. */
export async function addMainWarehouse(
  db: Db,
  { companyId, language }: { companyId: string; language: Language },
): Promise<void> {
  await db.insert(warehouses).values({
    companyId,
    id: randomUUIDv7(),
    code: "MAIN",
    warehouseName: mainWarehouse[language],
    warehouseNameEn: mainWarehouse.en,
  });
}

/** Warehouses to choose from. */
async function listOptions({ db, input, session, language }: Context<typeof getWarehouseOptionList>) {
  const rows = await db
    .select()
    .from(warehouses)
    .where(and(eq(warehouses.companyId, session.companyId), input.all ? undefined : eq(warehouses.status, "enabled")))
    .orderBy(asc(warehouses.code))
    .limit(500);
  return {
    rows: rows.map((row) => ({
      ...fieldsOf(warehouseFields, row),
      id: row.id,
      shownName: nameIn(row.warehouseName, row.warehouseNameEn, language),
      cityName: cityNameIn(row.country, row.city, language),
      version: row.version,
    })),
  };
}

async function create({ db, input, session }: Context<typeof addWarehouse>) {
  const id = randomUUIDv7();
  await db
    .insert(warehouses)
    .values({ companyId: session.companyId, id, ...input })
    .catch(refuseTakenCode);
  return { id };
}

async function change({ db, input, session: { companyId } }: Context<typeof editWarehouse>) {
  const { id, version, ...fields } = input;
  const read = { companyId, id, version };
  await lockForEdit(db, warehouses, read, (row) => fieldsOf(warehouseFields, row));
  return await storeEdit(db, warehouses, read, fields).catch(refuseTakenCode);
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
