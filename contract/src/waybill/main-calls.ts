import { z } from "zod";
import {
  changedRecord,
  defineCall,
  id,
  optionalText,
  orEmpty,
  requiredText,
  rule,
  someId,
  staff,
  version,
  type Call,
} from "#core";
import { optionalPort, portHint, portRefusals } from "#place";
import { fitFields, mostHouses } from "./consolidation-calls.ts";
import { consolidationRefusals } from "./consolidation-refusals.ts";
import {
  airFields,
  consigneeFields,
  measure,
  seaFields,
  shipperFields,
  termsFields,
  assignmentFields,
  numberFields,
} from "./fields.ts";
import { accountRefusals } from "./account-refusals.ts";
import { waybillRefusals as refusals } from "./refusals.ts";

/** The main's own figures, as the carrier's document has them; without houses they are all there is. */
const figures = {
  productName: requiredText(160).describe("Goods name"),
  pieces: z.int().min(1).max(9_999_999).describe("Pieces on the carrier's document"),
  weight: measure(99_999_999).describe("Gross weight in kg on the carrier's document"),
  volume: measure(99_999).describe("Volume in m³ on the carrier's document"),
  chargeableWeight: orEmpty(measure(999_999_999)).describe(
    "Chargeable weight in kg on the carrier's document; computed when left out",
  ),
  remark: optionalText(500).describe("Remark"),
};

const houseIds = z
  .array(id)
  .max(mostHouses)
  .describe("House waybills under it; each must be free and of the master's own way");

const { operatorId, warehouseId } = assignmentFields;
const common = {
  ...numberFields,
  ...shipperFields,
  ...consigneeFields,
  ...termsFields,
  ...figures,
  operatorId,
  warehouseId,
  houseIds,
};
const needed = <S extends z.ZodType<string>>(schema: S) =>
  schema.refine((number) => number !== "", rule(refusals.mainNumberNeeded));

// A sea consolidation has containers, as many as it takes: they are records of their own (`/WayBill/AddContainer`).
const { containerNumber: _container, sealNumber: _seal, ...seaRoute } = seaFields;

/** The fields of an air main waybill. */
export const airMainFields = {
  type: z.literal([1, 3]).describe("1 air, 3 air to door"),
  ...common,
  ...airFields,
  mainNumber: needed(airFields.mainNumber).describe("IATA air waybill number with its check digit"),
};
const sea = {
  type: z.literal([2, 4]).describe("2 sea, 4 sea to door"),
  ...common,
  ...seaRoute,
  mainNumber: needed(seaFields.mainNumber).describe("The shipping line's bill of lading number"),
};
const express = {
  type: z.literal(5).describe("5 express"),
  ...common,
  mainNumber: needed(seaFields.mainNumber).describe("Master number of the express consignment"),
  carrier: optionalText(80).describe("Express company"),
  loadingPort: optionalPort().describe(`Where it leaves: IATA code or UN/LOCODE, ${portHint}`),
  destinationPort: optionalPort().describe(`Where it arrives: IATA code or UN/LOCODE, ${portHint}`),
};
const { destinationsChecked } = fitFields;
const added = { destinationsChecked };
const edited = {
  id: id.describe("Master waybill"),
  version: version.describe("Version it was read with"),
  ...fitFields,
};

export interface AirMainFields extends Readonly<typeof airMainFields> {}
export interface SeaMainFields extends Readonly<typeof sea> {}
export interface ExpressMainFields extends Readonly<typeof express> {}
type Form<F extends z.ZodRawShape> = z.ZodObject<F, z.core.$strict>;
type AddForm<F extends z.ZodRawShape> = Form<F & typeof added>;
type EditForm<F extends z.ZodRawShape> = Form<F & typeof edited>;
const addForms: [AddForm<AirMainFields>, AddForm<SeaMainFields>, AddForm<ExpressMainFields>] = [
  z.strictObject({ ...added, ...airMainFields }),
  z.strictObject({ ...added, ...sea }),
  z.strictObject({ ...added, ...express }),
];
const editForms: [EditForm<AirMainFields>, EditForm<SeaMainFields>, EditForm<ExpressMainFields>] = [
  z.strictObject({ ...edited, ...airMainFields }),
  z.strictObject({ ...edited, ...sea }),
  z.strictObject({ ...edited, ...express }),
];

export const mainRefusals = [
  portRefusals.airport,
  portRefusals.seaport,
  portRefusals.port,
  refusals.partyBlocked,
  refusals.decimals,
  refusals.mainNumberNeeded,
  refusals.mainNumberFormat,
  refusals.mainNumberCheck,
  refusals.numberTaken,
  refusals.hasMain,
  refusals.notAHouse,
  consolidationRefusals.otherDestination,
  refusals.staffNeeded,
  refusals.warehouseNeeded,
  accountRefusals.jobSigned,
];
const example = {
  type: 1 as const,
  mainNumber: "020-12345675",
  shippingDate: "2026-11-20",
  shipperName: "Gulf International Freight",
  consigneeName: "Riyadh Clearing Co.",
  loadingPort: "SZX",
  destinationPort: "RUH",
  productName: "Consolidation as per attached list",
  pieces: 12,
  weight: "640",
  volume: "3.2",
  operatorId: someId,
  warehouseId: "01936f5e-0000-7000-8000-000000000005",
  houseIds: ["01936f5e-0000-7000-8000-000000000010"],
};

export const addWayBillByPrimary = defineCall({
  path: "/WayBill/AddWayBillByPrimary",
  summary: "Add a master waybill with the house waybills under it",
  description:
    "The houses take over the master number. All or nothing: a house that has a master waybill already refuses the whole.",
  access: staff("/logisticsManagement/buildWayBillNo:add"),
  input: z.discriminatedUnion("type", addForms),
  answer: z.object({
    id: id.describe("The new master waybill"),
    version: version.describe("Version for a later edit"),
  }),
  changes: true,
  refusals: mainRefusals,
  example,
});

export const editWayBillByPrimary = defineCall({
  path: "/WayBill/EditWayBillByPrimary",
  summary: "Change a master waybill and its houses",
  description: "Houses that are no longer listed are taken out again and lose the master number.",
  access: staff("/logisticsManagement/checkWayBill:edit"),
  input: z.discriminatedUnion("type", editForms),
  answer: changedRecord,
  changes: true,
  refusals: [...mainRefusals, consolidationRefusals.departedMain, refusals.voided, refusals.wrongForm],
  example: { ...example, id: "01936f5e-0000-7000-8000-000000000009", version: 1 },
});

export const mainCalls: readonly Call[] = [addWayBillByPrimary, editWayBillByPrimary];
