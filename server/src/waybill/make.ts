import type { RequestOf } from "@lading/contract/core";
import {
  addAwbStock,
  addWayBill,
  addWayBillAirTransport,
  addWayBillByPrimary,
  addWayBillMainNumber,
  addWayBillShipping,
  addWayBillShippingByNew,
  createBarCodePdf,
  createWayBillPdf,
  deleteWayBillInfo,
  editAwbStock,
  editWayBill,
  editWayBillAirTransport,
  editWayBillByPrimary,
  editWayBillCodStatus,
  editWayBillShipping,
  editWayBillShippingByNew,
  exportAirWaybillMessages,
  getDepartureExpressList,
  loadWayBillInfo,
  mergeWayBillByMainNumber,
  getMarkedWayBillImport,
  previewWayBillImport,
  saveDepartureExpressNumbers,
  startWayBillImport,
  takeOutOfMainWayBill,
  voidWayBill,
  unvoidWayBill,
  editWayBillBatch,
  wayBillDetail,
} from "@lading/contract/waybill";
import type { RecordKind, RecordMaker } from "#core/testing";

/** Whom and what a made waybill names. */
export interface MadeFor {
  /** Stands in all four parts. */
  userId: string;
  warehouseId: string;
}

/** A line of goods: 2 boxes of 100 × 120 × 110 cm, 300 kg together. */
export const madeItem = {
  productName: "Power adapter 65 W",
  customsCode: "85044013",
  boxCount: 2,
  boxUnit: "carton",
  lengthCm: "100",
  widthCm: "120",
  heightCm: "110",
  volume: "2.64",
  weight: "300",
  unitPrice: "640",
  currency: "USD",
} as const;

function common({ userId, warehouseId }: MadeFor) {
  return {
    shippingDate: "2026-11-20",
    customerName: "Jeddah Trading Est.",
    shipperName: "陈静",
    shipperCity: "Shenzhen",
    shipperCountry: "CN",
    consigneeName: "محمد العتيبي",
    consigneePhone: "+966 50 123 4567",
    consigneeCountry: "SA",
    consigneeCity: "Riyadh",
    consigneeAddress: "King Fahd Road 12",
    country: "SA",
    city: "Riyadh",
    codAmount: "0",
    operatorId: userId,
    salesId: userId,
    customerServiceId: userId,
    marketingId: userId,
    warehouseId,
    productName: "Power adapters",
    customsCode: "85044013",
    items: [madeItem],
    weight: "300",
    volume: "2.64",
  };
}

/** Requests of the add calls for a waybill of each type; tests and the benchmark change the fields they are about. */
export const make = {
  air: (who: MadeFor): RequestOf<typeof addWayBillAirTransport> => ({
    ...common(who),
    type: 1,
    loadingPort: "SZX",
    destinationPort: "RUH",
  }),
  airToDoor: (who: MadeFor): RequestOf<typeof addWayBillAirTransport> => ({
    ...common(who),
    type: 3,
    loadingPort: "SZX",
    destinationPort: "RUH",
  }),
  sea: (who: MadeFor): RequestOf<typeof addWayBillShipping> => ({ ...common(who), type: 2, ...bySea }),
  seaToDoor: (who: MadeFor): RequestOf<typeof addWayBillShippingByNew> => ({ ...common(who), type: 4, ...bySea }),
  express: (who: MadeFor): RequestOf<typeof addWayBill> => ({ ...common(who), type: 5, carrier: "SMSA Express" }),
};

const bySea = { loadingPort: "CNYTN", destinationPort: "SAJED", cabinetClass: "40HQ" } as const;

/** Who and what stands in a waybill of this company, with its word where people write. */
async function inWords({ idOf, word }: RecordMaker) {
  const who = { userId: await idOf("user"), warehouseId: await idOf("warehouse") };
  return { who, words: { customerName: word, consigneeName: word, remark: word } };
}

const mainOver = ({ who, words }: Awaited<ReturnType<typeof inWords>>, houseId: string) => ({
  shippingDate: "2026-11-20",
  shipperName: words.remark,
  consigneeName: words.remark,
  productName: "Consolidation",
  pieces: 4,
  weight: "600",
  volume: "5.28",
  operatorId: who.userId,
  warehouseId: who.warehouseId,
  houseIds: [houseId],
});

export const waybillKinds: readonly RecordKind[] = [
  {
    name: "waybillSheet",
    fields: ["fileId"],
    only: [getMarkedWayBillImport, previewWayBillImport, startWayBillImport],
    make: ({ upload }) => upload("waybillImport"),
  },
  {
    name: "waybill",
    fields: ["waybillId", "waybillIds", "houseIds"],
    calls: [
      editWayBillBatch,
      unvoidWayBill,
      addWayBillMainNumber,
      createBarCodePdf,
      createWayBillPdf,
      deleteWayBillInfo,
      editWayBillAirTransport,
      editWayBillCodStatus,
      exportAirWaybillMessages,
      getDepartureExpressList,
      loadWayBillInfo,
      mergeWayBillByMainNumber,
      saveDepartureExpressNumbers,
      takeOutOfMainWayBill,
      voidWayBill,
      wayBillDetail,
    ],
    make: async (company) => {
      const { who, words } = await inWords(company);
      return (await company.ask(addWayBillAirTransport, { ...make.air(who), ...words })).id;
    },
  },
  {
    name: "seaWaybill",
    calls: [editWayBillShipping],
    make: async (company) => {
      const { who, words } = await inWords(company);
      return (await company.ask(addWayBillShipping, { ...make.sea(who), ...words })).id;
    },
  },
  {
    name: "seaToDoorWaybill",
    calls: [editWayBillShippingByNew],
    make: async (company) => {
      const { who, words } = await inWords(company);
      return (await company.ask(addWayBillShippingByNew, { ...make.seaToDoor(who), ...words })).id;
    },
  },
  {
    name: "expressWaybill",
    calls: [editWayBill],
    make: async (company) => {
      const { who, words } = await inWords(company);
      return (await company.ask(addWayBill, { ...make.express(who), ...words })).id;
    },
  },
  {
    name: "mainWaybill",
    calls: [editWayBillByPrimary],
    make: async (company) => {
      const made = await inWords(company);
      const house = await company.ask(addWayBillAirTransport, { ...make.air(made.who), ...made.words });
      const ports = { mainNumber: "020-12345686", loadingPort: "SZX", destinationPort: "RUH" };
      return (await company.ask(addWayBillByPrimary, { type: 1, ...ports, ...mainOver(made, house.id) })).id;
    },
  },
  {
    name: "seaMainWaybill",
    make: async (company) => {
      const made = await inWords(company);
      const house = await company.ask(addWayBillShipping, { ...make.sea(made.who), ...made.words });
      const by = { ...bySea, mainNumber: "OOLU2571180" };
      return (await company.ask(addWayBillByPrimary, { type: 2, ...by, ...mainOver(made, house.id) })).id;
    },
  },
  {
    name: "awbStock",
    fields: ["stockId"],
    calls: [editAwbStock],
    make: async ({ ask, word }) => (await ask(addAwbStock, { ...addAwbStock.example, airlineName: word })).id,
  },
];
