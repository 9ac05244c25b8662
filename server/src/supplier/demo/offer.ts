import { randomUUIDv7 } from "node:crypto";
import { inTransaction, insertRows, type Database } from "#core/db";
import { foundUnder } from "../searching.ts";
import { offeredServices, supplierOffers, supplierServiceRows } from "../tables.ts";
import { empty, now, transport, type Said } from "./services.ts";

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
