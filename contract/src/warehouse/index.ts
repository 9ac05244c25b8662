import { z } from "zod";
import {
  countryCode,
  defineCall,
  defineRefusals,
  id,
  optionalText,
  orEmpty,
  requiredText,
  someId,
  staff,
  version,
} from "#core";

export const warehouseRefusals = defineRefusals("warehouse", {
  codeTaken: {
    status: 409,
    text: { zh: "仓库代码已存在", en: "A warehouse with this code exists already", ar: "يوجد مستودع بهذا الرمز" },
  },
});

/** Catalogue §4: a warehouse is enabled or disabled. */
export const warehouseStates = ["enabled", "disabled"] as const;

export const warehouse = z
  .object({
    id: id.describe("Warehouse"),
    code: z.string().describe("Code, once in the company"),
    warehouseName: z.string().describe("Name"),
    country: z.string().describe("Country, ISO 3166-1 alpha-2, or the empty text"),
    city: z.string().describe("City"),
    status: z.enum(warehouseStates).describe("Enabled or disabled"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "Warehouse" });

const fields = {
  code: requiredText(20).describe("Code, once in the company"),
  warehouseName: requiredText(80).describe("Name"),
  country: orEmpty(countryCode).describe("Country, ISO 3166-1 alpha-2"),
  city: optionalText(80).describe("City"),
};

export const getWarehouseOptionList = defineCall({
  path: "/Storage/GetWarehouseOptionList",
  summary: "Warehouses to choose from",
  access: { ...staff(), afterExpiry: true },
  input: z.strictObject({ all: z.boolean().default(false).describe("Disabled ones as well") }),
  answer: z.object({ rows: z.array(warehouse).describe("Warehouses by code, at most 500") }),
  changes: false,
  refusals: [],
  example: {},
});

export const addWarehouse = defineCall({
  path: "/Storage/AddWarehouse",
  summary: "Add a warehouse",
  access: staff("/myHome/enterpriseInfo:edit"),
  input: z.strictObject(fields),
  answer: z.object({ id: id.describe("The new warehouse") }),
  changes: true,
  refusals: [warehouseRefusals.codeTaken],
  example: { code: "SZX1", warehouseName: "Shenzhen airport", country: "CN", city: "Shenzhen" },
});

export const editWarehouse = defineCall({
  path: "/Storage/EditWarehouse",
  summary: "Change a warehouse, or take it out of use",
  access: staff("/myHome/enterpriseInfo:edit"),
  input: z.strictObject({
    id: id.describe("Warehouse"),
    ...fields,
    status: z.enum(warehouseStates).describe("Enabled or disabled"),
    version: version.describe("Version it was read with"),
  }),
  answer: z.object({ version: version.describe("New version") }),
  changes: true,
  refusals: [warehouseRefusals.codeTaken],
  example: {
    id: someId,
    code: "SZX1",
    warehouseName: "Shenzhen airport",
    status: "enabled",
    version: 1,
  },
});

export const warehouseCalls = [getWarehouseOptionList, addWarehouse, editWarehouse];
