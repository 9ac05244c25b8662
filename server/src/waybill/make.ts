import type { RequestOf } from "@lading/contract/core";
import type {
  addWayBill,
  addWayBillAirTransport,
  addWayBillShipping,
  addWayBillShippingByNew,
} from "@lading/contract/waybill";

/** Whom and what a made waybill names. */
export interface MadeFor {
  /** Stands in all four parts. */
  userId: string;
  warehouseId: string;
}

/** One line of goods: 2 boxes of 100 × 120 × 110 cm, 300 kg together. */
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

/** What the add calls take for a waybill of each type; tests and the benchmark change what they are about. */
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
