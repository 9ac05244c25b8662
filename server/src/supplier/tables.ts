import { currencies } from "@lading/contract/core";
import {
  mainBusinesses,
  serviceUnits,
  storagePeriods,
  supplierKinds,
  supplierServices,
  transportModes,
  valueAddedKinds,
  vehicleWeights,
} from "@lading/contract/supplier";
import { partyStates } from "@lading/contract/party";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { amount, companyId, moment, recordId, tracked } from "#core/columns";
import { storedFiles } from "#core/db";

const word = (name: string) => text(name).notNull().default("");

export interface SupplierContact {
  contact: string;
  position: string;
  telephone: string;
  email: string;
  WeChat: string;
}

export interface SupplierAccount {
  currency: (typeof currencies)[number];
  accountName: string;
  bankName: string;
  bankNumber: string;
  swiftCode: string;
}

/** Companies that services are bought of, overseas agents among them. */
export const suppliers = pgTable(
  "supplier",
  {
    companyId: companyId(),
    id: recordId(),
    supplierNumber: text("supplier_number").notNull(),
    supplierName: text("supplier_name").notNull(),
    companyNameEn: word("company_name_en"),
    shortName: word("short_name"),
    kind: text("kind", { enum: supplierKinds }).notNull(),
    country: word("country"),
    city: word("city"),
    address: word("address"),
    companyCode: word("company_code"),
    telephone: word("telephone"),
    /** Several, separated by commas. */
    email: word("email"),
    website: word("website"),
    mainBusiness: text("main_business", { enum: mainBusinesses })
      .array()
      .notNull()
      .default(sql`'{}'`),
    contacts: jsonb("contacts").$type<SupplierContact[]>().notNull().default([]),
    accounts: jsonb("accounts").$type<SupplierAccount[]>().notNull().default([]),
    licenceFileId: uuid("licence_file_id"),
    remark: word("remark"),
    status: text("status", { enum: partyStates }).notNull().default("enabled"),
    statusReason: word("status_reason"),
    /** The company on Lading that it was taken over from. */
    ladingCompanyId: uuid("lading_company_id"),
    ladingCode: word("lading_code"),
    /** Name of whoever added it. */
    addPeople: word("add_people"),
    /** Text that a search looks in; see `foundUnder`. */
    searchText: text("search_text").notNull(),
    /** Equal keys are one supplier entered twice. */
    nameKey: text("name_key").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("supplier_number_once").on(table.companyId, table.supplierNumber),
    uniqueIndex("supplier_lading_once")
      .on(table.companyId, table.ladingCompanyId)
      .where(sql`lading_company_id IS NOT NULL`),
    foreignKey({
      columns: [table.companyId, table.licenceFileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
    index("supplier_same").on(table.companyId, table.nameKey, table.country),
    index("supplier_newest").on(table.companyId, table.createdAt.desc(), table.id.desc()),
  ],
);

/** Columns of a service, on file and in an offer to other companies. */
const serviceColumns = () => ({
  service: text("service", { enum: supplierServices }).notNull(),
  mode: text("mode", { enum: ["", ...transportModes] })
    .notNull()
    .default(""),
  loadingPort: word("loading_port"),
  destinationPort: word("destination_port"),
  carrier: word("carrier"),
  vehicleWeight: text("vehicle_weight", { enum: ["", ...vehicleWeights] })
    .notNull()
    .default(""),
  country: word("country"),
  city: word("city"),
  toCountry: word("to_country"),
  toCity: word("to_city"),
  warehouseName: word("warehouse_name"),
  period: text("period", { enum: ["", ...storagePeriods] })
    .notNull()
    .default(""),
  freeDays: integer("free_days"),
  valueAddedKind: text("value_added_kind", { enum: ["", ...valueAddedKinds] })
    .notNull()
    .default(""),
  price: numeric("price", { precision: 16, scale: 4 }).notNull(),
  currency: text("currency", { enum: currencies }).notNull(),
  unit: text("unit", { enum: serviceUnits }).notNull(),
  minimumCharge: amount("minimum_charge"),
  transitDays: integer("transit_days"),
  validFrom: date("valid_from", { mode: "string" }).notNull(),
  validTo: date("valid_to", { mode: "string" }).notNull(),
  remark: word("remark"),
});

/** A service with its price: a supplier's, or one of the company's own. */
export const supplierServiceRows = pgTable(
  "supplier_service",
  {
    companyId: companyId(),
    id: recordId(),
    /** Null: the company's own. */
    supplierId: uuid("supplier_id"),
    ...serviceColumns(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.supplierId], foreignColumns: [suppliers.companyId, suppliers.id] }),
    index("supplier_service_supplier").on(table.companyId, table.supplierId),
    index("supplier_service_tab").on(table.companyId, table.service, table.createdAt.desc(), table.id.desc()),
    check("supplier_service_price", sql`${table.price} > 0 AND ${table.price} <> 'NaN'`),
    check("supplier_service_validity", sql`${table.validFrom} <= ${table.validTo}`),
  ],
);

export interface OperationContact {
  agentFunction: string;
  name: string;
  telephone: string;
  email: string;
}

/** Operation information of an overseas agent, for a mode and a port or for all. */
export const supplierOperations = pgTable(
  "supplier_operation",
  {
    companyId: companyId(),
    id: recordId(),
    supplierId: uuid("supplier_id").notNull(),
    scope: text("scope", { enum: ["all", ...transportModes] }).notNull(),
    port: word("port"),
    contacts: jsonb("contacts").$type<OperationContact[]>().notNull(),
    documents: word("documents"),
    customsNotes: word("customs_notes"),
    workingHours: word("working_hours"),
    validFrom: date("valid_from", { mode: "string" }),
    validTo: date("valid_to", { mode: "string" }),
    remark: word("remark"),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.supplierId], foreignColumns: [suppliers.companyId, suppliers.id] }),
    index("supplier_operation_supplier").on(table.companyId, table.supplierId),
  ],
);

/** Directory: a company that offers itself to the others; what it sent, and its names as registered. */
export const supplierOffers = pgTable("supplier_offer", {
  companyId: companyId().primaryKey(),
  companyCode: text("company_code").notNull(),
  companyName: text("company_name").notNull(),
  companyNameEn: text("company_name_en").notNull(),
  asSupplier: boolean("as_supplier").notNull(),
  asAgent: boolean("as_agent").notNull(),
  country: text("country").notNull(),
  city: text("city").notNull(),
  contact: text("contact").notNull(),
  telephone: text("telephone").notNull(),
  email: text("email").notNull(),
  website: text("website").notNull(),
  mainBusiness: text("main_business", { enum: mainBusinesses }).array().notNull(),
  introduction: text("introduction").notNull(),
  searchText: text("search_text").notNull(),
  offeredByName: text("offered_by_name").notNull(),
  offeredAt: moment("offered_at")
    .notNull()
    .default(sql`now()`),
});

/** Directory: a service that its company offers to the others, as it was when it was offered. */
export const offeredServices = pgTable(
  "supplier_offer_service",
  {
    companyId: companyId(),
    /** The own service's. */
    id: recordId(),
    ...serviceColumns(),
    /** The own service's version then. */
    version: integer("version").notNull(),
    offeredAt: moment("offered_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
