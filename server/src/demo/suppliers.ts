import { randomUUIDv7 } from "node:crypto";
import { portKindOf, type TransportMode } from "@lading/contract/supplier";
import { inTransaction, insertRows, type Database, type Db } from "#core/db";
import {
  foundUnder,
  offeredServices,
  supplierOffers,
  supplierOperations,
  supplierServiceRows,
  suppliers,
} from "#supplier";
import { demoAgents, demoSuppliers, type DemoAgent, type DemoSupplier } from "./supplier-data.ts";

type Supplier = typeof suppliers.$inferInsert & { id: string };
type Service = typeof supplierServiceRows.$inferInsert;

const day = 86_400_000;
const dayFrom = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
const months = 90;

/** Suppliers with services on each tab, overseas agents with what an operation needs of them. */
export async function addDemoSuppliers(db: Db, companyId: string, person: string): Promise<void> {
  const made = [...demoAgents, ...demoSuppliers].map((one, place) => ({ one, row: supplierOf(companyId, one, place) }));
  await insertRows(
    db,
    suppliers,
    made.map(({ row }) => ({ ...row, addPeople: person })),
  );
  const agents = made.flatMap(({ one, row }) => (isAgent(one) ? [{ agent: one, id: row.id }] : []));
  await insertRows(
    db,
    supplierServiceRows,
    made
      .flatMap(({ one, row }, place) => servicesOf(one, place).map((service) => ({ ...service, supplierId: row.id })))
      .map((service) => ({ ...empty, ...service, companyId, id: randomUUIDv7() })),
  );
  await insertRows(
    db,
    supplierOperations,
    agents.flatMap(({ agent, id }) => operationsOf(agent).map((row) => ({ ...row, companyId, supplierId: id }))),
  );
}

function isAgent(one: DemoSupplier): one is DemoAgent {
  return "airport" in one;
}

function supplierOf(companyId: string, one: DemoSupplier, place: number): Supplier {
  const supplierNumber = `S${String(place + 1).padStart(4, "0")}`;
  const names = { supplierNumber, supplierName: one.name, companyNameEn: one.nameEn };
  return {
    companyId,
    id: randomUUIDv7(),
    ...names,
    ...foundUnder(names),
    kind: one.kind,
    country: one.country,
    city: one.city,
    address: `${one.city}, Free Zone, Building ${place + 3}`,
    telephone: one.phone,
    email: `ops@${one.domain}, accounts@${one.domain}`,
    website: `https://${one.domain}`,
    mainBusiness: [...one.business],
    contacts: [
      { contact: one.contact, position: "", telephone: one.phone, email: `ops@${one.domain}`, WeChat: "" },
      { contact: "Accounts", position: "", telephone: one.phone, email: `accounts@${one.domain}`, WeChat: "" },
    ],
    accounts: [
      {
        currency: one.country === "CN" ? "RMB" : "USD",
        accountName: one.nameEn,
        bankName: one.country === "CN" ? "Bank of China" : "HSBC",
        bankNumber: `7405 ${String(1000 + place * 37)} ${String(9000 - place * 41)}`,
        swiftCode: one.country === "CN" ? "BKCHCNBJ" : "HSBCHKHH",
      },
    ],
    remark: one.remark ?? "",
    status: one.status ?? "enabled",
    statusReason: one.status === undefined ? "" : (one.remark ?? ""),
  };
}

type Said = Partial<Service> & Pick<Service, "service" | "price" | "currency" | "unit" | "validFrom" | "validTo">;

/** Rows of one statement have the same fields. */
const empty = {
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

const now = { validFrom: dayFrom(-20), validTo: dayFrom(months) };
const over = { validFrom: dayFrom(-120), validTo: dayFrom(-30) };

function transport(mode: TransportMode, [from, to]: readonly [string, string], more: Partial<Service>): Said {
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

function servicesOf(one: DemoSupplier, place: number): Said[] {
  const { country, city } = one;
  const at = { country, city, ...now };
  if (isAgent(one)) return agentServices(one, place);
  switch (one.kind) {
    case "airline":
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
    case "shippingLine":
    case "coLoader":
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
    case "haulier":
      return (["3", "5", "8", "12"] as const).map((vehicleWeight, nth) => ({
        ...at,
        service: "motor",
        vehicleWeight,
        toCountry: country,
        toCity: country === "SA" ? "Riyadh" : "Shenzhen",
        unit: "trip",
        price: String(600 + nth * 350),
        currency: country === "SA" ? "SAR" : "RMB",
        transitDays: 1,
      }));
    case "warehouseOperator":
      return (["cubicMetre", "kilogram"] as const).map((unit) => ({
        ...at,
        service: "warehousing",
        warehouseName: one.nameEn,
        unit,
        period: unit === "cubicMetre" ? "day" : "month",
        freeDays: 7,
        price: unit === "cubicMetre" ? "3.5" : "0.25",
        currency: country === "AE" ? "AED" : "RMB",
        minimumCharge: "50",
      }));
    case "customsBroker":
      return [
        {
          ...at,
          service: "valueAdded",
          valueAddedKind: "customsClearance",
          unit: "document",
          price: "350",
          currency: "RMB",
        },
        { ...at, service: "valueAdded", valueAddedKind: "inspection", unit: "shipment", price: "480", currency: "RMB" },
      ];
    case "insurer":
      return [
        { ...at, service: "valueAdded", valueAddedKind: "insurance", unit: "shipment", price: "120", currency: "RMB" },
      ];
    case "courier":
      return [
        {
          ...at,
          service: "valueAdded",
          valueAddedKind: "cashOnDelivery",
          unit: "shipment",
          price: "12",
          currency: "SAR",
        },
        { ...at, service: "valueAdded", valueAddedKind: "returns", unit: "piece", price: "9.5", currency: "SAR" },
      ];
    default:
      return [{ ...at, service: "valueAdded", valueAddedKind: "packing", unit: "piece", price: "15", currency: "RMB" }];
  }
}

function agentServices({ country, city, airport, seaport, nameEn }: DemoAgent, place: number): Said[] {
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
      warehouseName: `${nameEn} – ${city}`,
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

function operationsOf({ airport, contact, phone, domain, hours, papers, customs }: DemoAgent) {
  const person = (agentFunction: string, name: string, mailbox: string) => ({
    agentFunction,
    name,
    telephone: phone,
    email: `${mailbox}@${domain}`,
  });
  const shared = { workingHours: hours, validFrom: dayFrom(-20), validTo: dayFrom(300) };
  return [
    {
      ...shared,
      id: randomUUIDv7(),
      scope: "all" as const,
      port: "",
      contacts: [person("operations", contact, "ops"), person("documents", "Docs desk", "docs")],
      documents: papers,
      customsNotes: "",
    },
    {
      ...shared,
      id: randomUUIDv7(),
      scope: "air" as const,
      port: airport,
      contacts: [person("customs", "Customs desk", "customs"), person("emergency", contact, "ops")],
      documents: papers,
      customsNotes: customs,
    },
  ];
}

/** A demo company offers itself to the others, with some of its own services. */
export async function addDemoOffer(
  database: Database,
  company: { companyId: string; code: string; name: string; nameEn: string; person: string },
): Promise<void> {
  const { companyId, code, name, nameEn, person } = company;
  await inTransaction(database, { companyId }, async (db) => {
    const own = ownServices().map((service) => ({ ...empty, ...service, companyId, id: randomUUIDv7() }));
    await insertRows(db, supplierServiceRows, own);
    await db.insert(supplierOffers).values({
      companyId,
      companyCode: code,
      companyName: name,
      companyNameEn: nameEn,
      asSupplier: true,
      asAgent: true,
      country: "SA",
      city: "Riyadh",
      contact: person,
      telephone: "+966 11 456 7890",
      email: "agents@rawasi.example",
      website: "https://rawasi.example",
      mainBusiness: ["airFreight", "seaFreight", "customsClearance", "delivery"],
      introduction: "تخليص جمركي وتوصيل في الرياض وجدة والدمام – clearance and delivery all over Saudi Arabia.",
      searchText: foundUnder({ supplierNumber: code, supplierName: name, companyNameEn: nameEn }).searchText,
      offeredByName: person,
    });
    await insertRows(
      db,
      offeredServices,
      own.slice(0, 4).map((service) => ({ ...service, version: 1 })),
    );
  });
}

function ownServices(): Said[] {
  const at = { country: "SA", city: "Riyadh", currency: "SAR", ...now } as const;
  return [
    transport("airDoor", ["SZX", "RUH"], { toCountry: "SA", price: "4.6", minimumCharge: "90", transitDays: 4 }),
    {
      ...at,
      service: "motor",
      city: "Dammam",
      vehicleWeight: "10",
      toCountry: "SA",
      toCity: "Riyadh",
      unit: "trip",
      price: "1450",
      transitDays: 1,
    },
    {
      ...at,
      service: "warehousing",
      warehouseName: "Al Rawasi – Riyadh Dry Port",
      unit: "cubicMetre",
      period: "day",
      freeDays: 7,
      price: "4",
    },
    { ...at, service: "valueAdded", valueAddedKind: "customsClearance", unit: "shipment", price: "450" },
    { ...at, service: "valueAdded", valueAddedKind: "certificate", unit: "document", price: "600" },
  ];
}
