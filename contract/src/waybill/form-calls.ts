import { z } from "zod";
import { defineCall, id, staff, version, type Call } from "#core";
import { portRefusals } from "#place";
import { creditHeld } from "#customer-contract";
import { waybillForms } from "./forms.ts";
import { goodsRefusals } from "./goods-refusals.ts";
import { waybillRefusals as refusals } from "./refusals.ts";

const adds = staff("/logisticsManagement/buildWayBillNo:add");
const edits = staff("/logisticsManagement/checkWayBill:edit");
const { 1: airOnly, 2: sea, 3: airToDoor, 4: seaToDoor, 5: express } = waybillForms;

const made = z
  .object({
    id: id.describe("The new waybill"),
    houseNumber: z.string().describe("House number, given or built"),
    chargeableWeight: z.string().describe("Chargeable weight in kg"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "MadeWaybill" });
const changed = z
  .object({
    chargeableWeight: z.string().describe("Chargeable weight in kg"),
    version: version.describe("New version"),
  })
  .meta({ id: "ChangedWaybill" });

export const formRefusals = [
  portRefusals.airport,
  portRefusals.seaport,
  refusals.decimals,
  goodsRefusals.customsCode,
  refusals.mainNumberFormat,
  refusals.mainNumberCheck,
  refusals.containerFormat,
  refusals.containerCheck,
  refusals.numberTaken,
  refusals.houseNumberFormat,
  refusals.stockNumberVoided,
  refusals.totalPieces,
  refusals.totalWeight,
  refusals.totalVolume,
  refusals.itemVolume,
  refusals.itemMeasures,
  refusals.itemValue,
  refusals.chargeableWeight,
  refusals.oneCurrency,
  refusals.codCurrencyNeeded,
  refusals.codChannelNeeded,
  refusals.customerNeeded,
  refusals.customerGone,
  refusals.warehouseNeeded,
  refusals.staffNeeded,
  refusals.arrivalBeforeDeparture,
  refusals.partyBlocked,
  ...creditHeld,
];
const editRefusals = [...formRefusals, refusals.voided, refusals.wrongForm];

const someId = (last: number) => `01936f5e-0000-7000-8000-00000000000${last}`;
const commonExample = {
  shippingDate: "2026-11-20",
  customerName: "Jeddah Trading Est.",
  shipperName: "Chen Jing",
  shipperCompany: "深圳市明远电子有限公司",
  shipperPhone: "+86 755 2345 6789",
  consigneeName: "محمد العتيبي",
  consigneePhone: "+966 50 123 4567",
  consigneeCountry: "SA",
  consigneeCity: "Riyadh",
  consigneeAddress: "King Fahd Road 12",
  country: "SA",
  city: "Riyadh",
  codAmount: "0",
  operatorId: someId(1),
  salesId: someId(2),
  customerServiceId: someId(3),
  marketingId: someId(4),
  warehouseId: someId(5),
  productName: "Power adapters",
  customsCode: "85044013",
  items: [
    {
      productName: "Power adapter 65 W",
      customsCode: "85044013",
      boxCount: 2,
      boxUnit: "carton" as const,
      lengthCm: "100",
      widthCm: "120",
      heightCm: "110",
      volume: "2.64",
      weight: "300",
      unitPrice: "640",
      currency: "USD" as const,
    },
  ],
  weight: "300",
  volume: "2.64",
};
const seaExample = {
  ...commonExample,
  loadingPort: "CNSZX",
  destinationPort: "SAJED",
  cabinetClass: "40HQ" as const,
  containerNumber: "CSQU3054383",
};
const airExample = {
  ...commonExample,
  type: 1 as const,
  mainNumber: "020-12345675",
  loadingPort: "SZX",
  destinationPort: "RUH",
};

export const addWayBillAirTransport = defineCall({
  path: "/WayBill/AddWayBillAirTransport",
  summary: "Add an air waybill, to the airport or to the door (types 1 and 3)",
  access: adds,
  input: z.discriminatedUnion("type", [airOnly.add, airToDoor.add]),
  answer: made,
  changes: true,
  refusals: formRefusals,
  example: airExample,
});

export const addWayBillShipping = defineCall({
  path: "/WayBill/AddWayBillShipping",
  summary: "Add a sea waybill (type 2)",
  access: adds,
  input: sea.add,
  answer: made,
  changes: true,
  refusals: formRefusals,
  example: { ...seaExample, type: 2 },
});

export const addWayBillShippingByNew = defineCall({
  path: "/WayBill/AddWayBillShippingByNew",
  summary: "Add a sea waybill to the door (type 4)",
  access: adds,
  input: seaToDoor.add,
  answer: made,
  changes: true,
  refusals: formRefusals,
  example: { ...seaExample, type: 4 },
});

export const addWayBill = defineCall({
  path: "/WayBill/AddWayBill",
  summary: "Add an express waybill (type 5)",
  access: adds,
  input: express.add,
  answer: made,
  changes: true,
  refusals: formRefusals,
  example: { ...commonExample, type: 5, carrier: "SMSA Express" },
});

const edited = { id: someId(9), version: 1 };

export const editWayBillAirTransport = defineCall({
  path: "/WayBill/EditWayBillAirTransport",
  summary: "Change an air waybill (types 1 and 3)",
  access: edits,
  input: z.discriminatedUnion("type", [airOnly.edit, airToDoor.edit]),
  answer: changed,
  changes: true,
  refusals: editRefusals,
  example: { ...airExample, ...edited },
});

export const editWayBillShipping = defineCall({
  path: "/WayBill/EditWayBillShipping",
  summary: "Change a sea waybill (type 2)",
  access: edits,
  input: sea.edit,
  answer: changed,
  changes: true,
  refusals: editRefusals,
  example: { ...seaExample, ...edited, type: 2 },
});

export const editWayBillShippingByNew = defineCall({
  path: "/WayBill/EditWayBillShippingByNew",
  summary: "Change a sea waybill to the door (type 4)",
  access: edits,
  input: seaToDoor.edit,
  answer: changed,
  changes: true,
  refusals: editRefusals,
  example: { ...seaExample, ...edited, type: 4 },
});

export const editWayBill = defineCall({
  path: "/WayBill/EditWayBill",
  summary: "Change an express waybill (type 5)",
  access: edits,
  input: express.edit,
  answer: changed,
  changes: true,
  refusals: editRefusals,
  example: { ...commonExample, ...edited, type: 5 },
});

/** The add and the edit call of each type. */
export const waybillFormCalls = {
  1: { add: addWayBillAirTransport, edit: editWayBillAirTransport },
  2: { add: addWayBillShipping, edit: editWayBillShipping },
  3: { add: addWayBillAirTransport, edit: editWayBillAirTransport },
  4: { add: addWayBillShippingByNew, edit: editWayBillShippingByNew },
  5: { add: addWayBill, edit: editWayBill },
} as const;

export const formCalls: readonly Call[] = [
  addWayBillAirTransport,
  addWayBillShipping,
  addWayBillShippingByNew,
  addWayBill,
  editWayBillAirTransport,
  editWayBillShipping,
  editWayBillShippingByNew,
  editWayBill,
];
