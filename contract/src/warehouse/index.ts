import { z } from "zod";
import {
  answered,
  commonFieldTexts,
  countryField,
  defineCall,
  defineRefusals,
  editCall,
  enabledTexts,
  id,
  named,
  optionalText,
  requiredText,
  staff,
  version,
  type Call,
  type LocalText,
} from "#core";
import { cityNameShown } from "#place";

/** The company's own page: who may edit it may add warehouses to it. */
const page = "/myHome/enterpriseInfo";

export const warehouseRefusals = defineRefusals("warehouse", {
  codeTaken: {
    status: 409,
    text: { zh: "仓库代码已存在", en: "A warehouse with this code exists already", ar: "يوجد مستودع بهذا الرمز" },
  },
});

/** Catalogue §4: a warehouse is enabled or disabled. */
export const warehouseStates = ["enabled", "disabled"] as const;

export const warehouseStatusTexts = {
  enabled: enabledTexts.true,
  disabled: enabledTexts.false,
} as const satisfies Record<(typeof warehouseStates)[number], LocalText>;

export const warehouseTitles = { one: { zh: "仓库", en: "warehouse", ar: "مستودع" } };

/** Fields of a new warehouse. */
const newWarehouseFields = {
  code: named(requiredText(20), { zh: "代码", en: "Code", ar: "الرمز" }).describe("Code, once in the company"),
  warehouseName: named(requiredText(80), { zh: "仓库", en: "Warehouse", ar: "المستودع" }).describe("Name"),
  warehouseNameEn: named(optionalText(80), { zh: "英文名称", en: "English name", ar: "الاسم بالإنجليزية" }).describe(
    "English name, for readers of languages that the name is not in",
  ),
  country: countryField,
  city: named(optionalText(80), commonFieldTexts.city),
};

/** Of a known one it can also be said whether it is in use. */
export const warehouseFields = {
  ...newWarehouseFields,
  status: named(z.enum(warehouseStates), commonFieldTexts.status, warehouseStatusTexts).describe("Enabled or disabled"),
};

export const warehouse = z
  .object({
    id: id.describe("Warehouse"),
    ...answered(warehouseFields),
    shownName: z.string().describe("Name in the reader's language where it has one"),
    cityName: cityNameShown,
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "Warehouse" });

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
  access: staff(`${page}:edit`),
  input: z.strictObject(newWarehouseFields),
  answer: z.object({ id: id.describe("The new warehouse") }),
  changes: true,
  refusals: [warehouseRefusals.codeTaken],
  example: { code: "SZX1", warehouseName: "Shenzhen airport", country: "CN", city: "Shenzhen" },
});

export const editWarehouse = editCall({
  path: "/Storage/EditWarehouse",
  summary: "Change a warehouse, or take it out of use",
  page,
  fields: warehouseFields,
  refusals: [warehouseRefusals.codeTaken],
  example: { code: "SZX1", warehouseName: "Shenzhen airport", status: "enabled" },
});

export const warehouseCalls: readonly Call[] = [getWarehouseOptionList, addWarehouse, editWarehouse];
