import { portKindOf, type SupplierKind, type TransportMode } from "@lading/contract/supplier";
import { dayFrom } from "#core/demo";
import type { supplierServiceRows } from "../tables.ts";
import { isAgent, type DemoAgent, type DemoSupplier } from "./data.ts";

type Service = typeof supplierServiceRows.$inferInsert;

const months = 90;

/** A service of the demo, before it is stored. */
export type Said = Partial<Service> &
  Pick<Service, "service" | "price" | "currency" | "unit" | "validFrom" | "validTo">;

/** Rows of one statement have the same fields. */
export const empty = {
  mode: "",
  loadingPort: "",
  destinationPort: "",
  carrier: "",
  vehicleWeight: "",
  country: "",
  city: "",
  toCountry: "",
  toCity: "",
  warehouseName: "",
  period: "",
  freeDays: null,
  valueAddedKind: "",
  minimumCharge: null,
  transitDays: null,
  remark: "",
} as const satisfies Partial<Service>;

export const now = { validFrom: dayFrom(-20), validTo: dayFrom(months) };
const over = { validFrom: dayFrom(-120), validTo: dayFrom(-30) };

export function transport(mode: TransportMode, [from, to]: readonly [string, string], more: Partial<Service>): Said {
  return {
    service: "transport",
    mode,
    loadingPort: from,
    destinationPort: to,
    country: portKindOf(mode) === "sea" ? from.slice(0, 2) : "CN",
    unit: "kilogram",
    price: "20",
    currency: "USD",
    ...now,
    ...more,
  };
}

function airlineServices(one: DemoSupplier, place: number): Said[] {
  return ["RUH", "JED", "DXB"].map((to, nth) =>
    transport("air", ["SZX", to], {
      toCountry: to === "DXB" ? "AE" : "SA",
      carrier: one.nameEn,
      price: String(18 + place + nth * 1.5),
      currency: "RMB",
      minimumCharge: "320",
      transitDays: 2 + nth,
    }),
  );
}

function seaServices(one: DemoSupplier): Said[] {
  return (["SAJED", "SADMM", "AEJEA", "DEHAM"] as const).map((to, nth) =>
    transport("sea", ["CNYTN", to], {
      toCountry: to.slice(0, 2),
      carrier: one.nameEn,
      unit: one.kind === "coLoader" ? "cubicMetre" : "container40HQ",
      price: one.kind === "coLoader" ? String(38 + nth * 6) : String(1650 + nth * 240),
      transitDays: 18 + nth * 4,
      ...(nth === 3 && over),
    }),
  );
}

function haulierServices(one: DemoSupplier): Said[] {
  const at = atHome(one);
  return (["3", "5", "8", "12"] as const).map((vehicleWeight, nth) => ({
    ...at,
    service: "motor",
    vehicleWeight,
    toCountry: one.country,
    toCity: one.country === "SA" ? "Riyadh" : "Shenzhen",
    unit: "trip",
    price: String(600 + nth * 350),
    currency: one.country === "SA" ? "SAR" : "RMB",
    transitDays: 1,
  }));
}

function warehouseServices(one: DemoSupplier): Said[] {
  const at = atHome(one);
  return (["cubicMetre", "kilogram"] as const).map((unit) => ({
    ...at,
    service: "warehousing",
    warehouseName: one.nameEn,
    unit,
    period: unit === "cubicMetre" ? "day" : "month",
    freeDays: 7,
    price: unit === "cubicMetre" ? "3.5" : "0.25",
    currency: one.country === "AE" ? "AED" : "RMB",
    minimumCharge: "50",
  }));
}

type ValueAdded = readonly [
  kind: NonNullable<Said["valueAddedKind"]>,
  unit: Said["unit"],
  price: string,
  currency: Said["currency"],
];

/** Value-added services at home, each of a kind, for a unit, at a price. */
const valueAdded =
  (...offered: readonly ValueAdded[]) =>
  (one: DemoSupplier): Said[] =>
    offered.map(([valueAddedKind, unit, price, currency]) => ({
      ...atHome(one),
      service: "valueAdded",
      valueAddedKind,
      unit,
      price,
      currency,
    }));

const otherServices = valueAdded(["packing", "piece", "15", "RMB"]);

const byKind: Partial<Record<SupplierKind, (one: DemoSupplier, place: number) => Said[]>> = {
  airline: airlineServices,
  shippingLine: seaServices,
  coLoader: seaServices,
  haulier: haulierServices,
  warehouseOperator: warehouseServices,
  customsBroker: valueAdded(["customsClearance", "document", "350", "RMB"], ["inspection", "shipment", "480", "RMB"]),
  insurer: valueAdded(["insurance", "shipment", "120", "RMB"]),
  courier: valueAdded(["cashOnDelivery", "shipment", "12", "SAR"], ["returns", "piece", "9.5", "SAR"]),
};

/** Services that a supplier of its kind would quote. */
export function servicesOf(one: DemoSupplier, place: number): Said[] {
  if (isAgent(one)) return agentServices(one, place);
  return (byKind[one.kind] ?? otherServices)(one, place);
}

const atHome = ({ country, city }: DemoSupplier) => ({ country, city, ...now });

function agentServices({ country, city, airport, seaport }: DemoAgent, place: number): Said[] {
  const at = { country, city, ...now };
  return [
    transport("airDoor", ["SZX", airport], {
      toCountry: country,
      price: String(4.2 + place * 0.15),
      minimumCharge: "85",
      transitDays: 5,
      remark: "DDP, duty at cost",
    }),
    transport("seaDoor", ["CNYTN", seaport], {
      toCountry: seaport.slice(0, 2),
      unit: "cubicMetre",
      price: String(95 + place * 8),
      minimumCharge: "190",
      transitDays: 28,
    }),
    {
      ...at,
      service: "motor",
      vehicleWeight: "5",
      toCountry: country,
      toCity: city,
      unit: "trip",
      price: String(180 + place * 20),
      currency: "USD",
      transitDays: 1,
    },
    {
      ...at,
      service: "warehousing",
      warehouseName: `${city} CFS`,
      unit: "cubicMetre",
      period: "week",
      freeDays: 5,
      price: String(6 + place),
      currency: "USD",
    },
    {
      ...at,
      service: "valueAdded",
      valueAddedKind: "customsClearance",
      unit: "shipment",
      price: String(75 + place * 5),
      currency: "USD",
    },
  ];
}
