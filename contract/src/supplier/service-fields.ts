import { z } from "zod";
import {
  calendarDate,
  coreRefusals,
  countryCode,
  currency,
  decimal,
  id,
  moment,
  named,
  optionalText,
  orEmpty,
  requiredText,
  rule,
  someId,
  text,
  version,
  mostMinorUnits,
} from "#core";
import { chargedPrice } from "#charge-item";
import { partyStates } from "#party";
import { cityNameShown, routeNames } from "#place";
import { serviceFieldTexts as texts } from "./field-texts.ts";
import { supplierRefusals as refusals } from "./refusals.ts";
import {
  serviceSources,
  serviceSourceTexts,
  serviceTexts,
  serviceUnits,
  serviceUnitTexts,
  storagePeriods,
  storagePeriodTexts,
  supplierServices,
  transportModes,
  transportModeTexts,
  unitsOf,
  valueAddedKinds,
  valueAddedTexts,
  vehicleWeights,
} from "./service-kinds.ts";

const days = z.int().min(0).max(365).nullable().default(null);

/** Fields of a service on every tab. */
const common = {
  supplierId: id.nullable().default(null).describe("Whose service; null for one of the company's own"),
  price: chargedPrice.describe("Price of one unit, above 0, at most 4 decimals"),
  currency: currency.describe("Currency"),
  minimumCharge: orEmpty(decimal(mostMinorUnits)).describe("Least that is charged, with the currency's decimals"),
  validFrom: calendarDate.describe("Valid from, YYYY-MM-DD"),
  validTo: calendarDate.describe("Valid to and including, YYYY-MM-DD"),
  remark: optionalText(500).describe("Remark"),
};
const transport = {
  service: z.literal("transport").describe("Kind of service"),
  ...common,
  mode: z.enum(transportModes).describe("Mode"),
  loadingPort: requiredText(5).describe("Port of loading: IATA code by air, UN/LOCODE by sea"),
  destinationPort: requiredText(5).describe("Port of destination"),
  carrier: optionalText(80).describe("Carrier"),
  unit: z.enum(unitsOf.transport).describe("Unit of the price"),
  transitDays: days.describe("Days under way"),
};
const motor = {
  service: z.literal("motor").describe("Kind of service"),
  ...common,
  vehicleWeight: z.enum(vehicleWeights).describe("Vehicle, in tons"),
  country: countryCode.describe("Country of the pick-up, ISO 3166-1 alpha-2"),
  city: requiredText(80).describe("City of the pick-up"),
  toCountry: countryCode.describe("Country of the delivery, ISO 3166-1 alpha-2"),
  toCity: requiredText(80).describe("City of the delivery"),
  unit: z.enum(unitsOf.motor).describe("Unit of the price"),
  transitDays: days.describe("Days under way"),
};
const warehousing = {
  service: z.literal("warehousing").describe("Kind of service"),
  ...common,
  warehouseName: requiredText(120).describe("Warehouse"),
  country: countryCode.describe("Where it lies, ISO 3166-1 alpha-2"),
  city: requiredText(80).describe("City"),
  unit: z.enum(unitsOf.warehousing).describe("Cubic metre or kilogram"),
  period: z.enum(storagePeriods).describe("How long the price is for"),
  freeDays: days.describe("Days that cost nothing"),
};
const valueAdded = {
  service: z.literal("valueAdded").describe("Kind of service"),
  ...common,
  valueAddedKind: z.enum(valueAddedKinds).describe("Kind of value-added service"),
  country: countryCode.describe("Where, ISO 3166-1 alpha-2"),
  city: optionalText(80).describe("City"),
  unit: z.enum(unitsOf.valueAdded).describe("Unit of the price"),
};

interface Checked {
  validFrom: string;
  validTo: string;
  loadingPort?: string;
  destinationPort?: string;
}

/** Rules across fields. */
const whole = <S extends z.ZodType<Checked>>(schema: S) =>
  schema
    .refine(({ validFrom, validTo }) => validFrom <= validTo, { ...rule(refusals.validity), path: ["validTo"] })
    .refine(
      ({ loadingPort, destinationPort }) =>
        loadingPort === undefined || loadingPort.toUpperCase() !== destinationPort?.toUpperCase(),
      { ...rule(refusals.samePort), path: ["destinationPort"] },
    );

const edited = {
  id: id.describe("Service"),
  version: version.describe("Version it was read with"),
};
export interface TransportFields extends Readonly<typeof transport> {}
export interface MotorFields extends Readonly<typeof motor> {}
export interface WarehousingFields extends Readonly<typeof warehousing> {}
export interface ValueAddedFields extends Readonly<typeof valueAdded> {}
type Form<F extends z.ZodRawShape> = z.ZodObject<F, z.core.$strict>;
type EditForm<F extends z.ZodRawShape> = Form<F & typeof edited>;
const addForms: [Form<TransportFields>, Form<MotorFields>, Form<WarehousingFields>, Form<ValueAddedFields>] = [
  z.strictObject(transport),
  z.strictObject(motor),
  z.strictObject(warehousing),
  z.strictObject(valueAdded),
];
const editForms: [
  EditForm<TransportFields>,
  EditForm<MotorFields>,
  EditForm<WarehousingFields>,
  EditForm<ValueAddedFields>,
] = [
  z.strictObject({ ...transport, ...edited }),
  z.strictObject({ ...motor, ...edited }),
  z.strictObject({ ...warehousing, ...edited }),
  z.strictObject({ ...valueAdded, ...edited }),
];

/** A new service, with the fields of its tab. */
export const newService = whole(z.discriminatedUnion("service", addForms));
export const editedService = whole(z.discriminatedUnion("service", editForms));

/** Refusals of saving a service. */
export const serviceRefusals = [
  refusals.noSupplier,
  refusals.country,
  refusals.port,
  refusals.samePort,
  refusals.validity,
  coreRefusals.decimal,
];

export const exampleService = {
  service: "transport" as const,
  supplierId: someId,
  mode: "air" as const,
  loadingPort: "SZX",
  destinationPort: "RUH",
  price: "21.5",
  currency: "RMB" as const,
  unit: "kilogram" as const,
  validFrom: "2026-11-01",
  validTo: "2026-12-31",
};

const serviceRowFields = {
  id: id.describe("Service"),
  service: named(z.enum(supplierServices), texts.service, serviceTexts).describe("Tab"),
  source: named(z.enum(serviceSources), texts.source, serviceSourceTexts).describe("Whose it is"),
  supplierId: id.nullable().describe("The supplier on file; null for an own service and an offer not taken over"),
  supplierNumber: text("Its number; of an offer the company's code on Lading"),
  supplierName: named(z.string(), texts.supplier).describe("Its name"),
  supplierStatus: z.enum(partyStates).describe("Its state"),
  offerCode: text("Code of the company that offers it on Lading, or the empty text"),
  mode: named(z.enum(["", ...transportModes]), texts.mode, transportModeTexts),
  loadingPort: named(z.string(), texts.loadingPort),
  destinationPort: named(z.string(), texts.destinationPort),
  loadingPortName: routeNames.loadingPortName,
  destinationPortName: routeNames.destinationPortName,
  carrier: named(z.string(), texts.carrier),
  vehicleWeight: named(z.enum(["", ...vehicleWeights]), texts.vehicleWeight),
  country: named(z.string(), texts.country).describe(
    "Country of the service, of the pick-up or of the port of loading",
  ),
  city: named(z.string(), texts.city).describe("City of the service or of the pick-up"),
  cityName: cityNameShown,
  toCountry: named(z.string(), texts.toCountry).describe("Country of the delivery or of the port of destination"),
  toCity: named(z.string(), texts.toCity).describe("City of the delivery"),
  toCityName: cityNameShown,
  warehouseName: named(z.string(), texts.warehouseName),
  period: named(z.enum(["", ...storagePeriods]), texts.period, storagePeriodTexts).describe(
    "How long a warehouse's price is for",
  ),
  freeDays: named(z.int().nullable(), texts.freeDays).describe("Days in the warehouse that cost nothing"),
  valueAddedKind: named(z.enum(["", ...valueAddedKinds]), texts.valueAddedKind, valueAddedTexts).describe(
    "Kind of value-added service",
  ),
  price: named(z.string(), texts.price).describe("Price of one unit"),
  currency: named(currency, texts.currency),
  unit: named(z.enum(serviceUnits), texts.unit, serviceUnitTexts).describe("Unit of the price"),
  minimumCharge: named(z.string(), texts.minimumCharge).describe("Least that is charged, or the empty text"),
  transitDays: named(z.int().nullable(), texts.transitDays).describe("Days under way"),
  validFrom: named(z.string(), texts.validFrom).describe("Valid from, YYYY-MM-DD"),
  validTo: named(z.string(), texts.validTo).describe("Valid to and including, YYYY-MM-DD"),
  remark: named(z.string(), texts.remark),
  published: z.enum(["", "yes", "changed"]).describe("Of an own service: offered on Lading, as it is or as it was"),
  createdAt: named(moment, texts.createdAt).describe("When it was added; of an offer, when it was offered"),
  version: version.describe("Version for a later edit"),
};
export interface ServiceRowFields extends Readonly<typeof serviceRowFields> {}

/** A service of any tab; what another tab's services say is the empty text or null. */
export const serviceRow: z.ZodObject<ServiceRowFields> = z.object(serviceRowFields).meta({ id: "SupplierService" });
