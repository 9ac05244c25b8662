import { mostMinorUnits } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
  type ExtraConfigColumn,
} from "drizzle-orm/pg-core";
import { companyId, moment, recordId, tracked } from "#core/columns";

const word = (name: string) => text(name).notNull().default("");
const weight = (name: string) => numeric(name, { precision: 14, scale: 3 }).notNull().default("0");
const money = (name: string) => numeric(name, { precision: 16, scale: 2 }).notNull().default("0");

/** Name, address and ways to reach a shipper or consignee; `shipper_name`, `consignee_name`, … */
const party = <P extends "shipper" | "consignee">(prefix: P) => {
  const column = (name: string) => word(`${prefix}_${name}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key gets the prefix
  return {
    [`${prefix}Name`]: column("name"),
    [`${prefix}Company`]: column("company"),
    [`${prefix}Phone`]: column("phone"),
    [`${prefix}Email`]: column("email"),
    [`${prefix}Country`]: column("country"),
    [`${prefix}Province`]: column("province"),
    [`${prefix}City`]: column("city"),
    [`${prefix}Address`]: column("address"),
    [`${prefix}PostalCode`]: column("postal_code"),
  } as {
    [
      K in `${P}${"Name" | "Company" | "Phone" | "Email" | "Country" | "Province" | "City" | "Address" | "PostalCode"}`
    ]: ReturnType<typeof word>;
  };
};

/** The newest first, and whether it was voided. */
const newest = ({ createdAt, id, voidedAt }: Record<"createdAt" | "id" | "voidedAt", ExtraConfigColumn>) =>
  [createdAt.desc(), id.desc(), voidedAt] as const;

/** A waybill of any of the five types, or a main (master) waybill with houses under it (catalogue §3). */
export const waybills = pgTable(
  "waybill",
  {
    companyId: companyId(),
    id: recordId(),
    /** 1 air, 2 sea, 3 air to door, 4 sea to door, 5 express. */
    type: smallint("type").notNull(),
    isMain: boolean("is_main").notNull().default(false),
    /** The main waybill that this house lies under. */
    mainWaybillId: uuid("main_waybill_id"),
    houseNumber: text("house_number").notNull(),
    /** IATA air waybill number, or a sea line's free text. */
    mainNumber: word("main_number"),
    /** True when a number received from others has a wrong check digit: kept and flagged, never lost. */
    numberFlagged: boolean("number_flagged").notNull().default(false),
    orderNumber: word("order_number"),
    platformOrder: word("platform_order"),
    /** The last-mile carrier's number. */
    expressNumber: word("express_number"),
    shippingDate: date("shipping_date", { mode: "string" }).notNull(),
    customerId: uuid("customer_id"),
    customerNumber: word("customer_number"),
    customerName: word("customer_name"),
    ...party("shipper"),
    ...party("consignee"),
    notifyParty: word("notify_party"),
    /** IATA airport or UN/LOCODE seaport. */
    loadingPort: word("loading_port"),
    destinationPort: word("destination_port"),
    country: word("country"),
    city: word("city"),
    carrier: word("carrier"),
    flightNumber: word("flight_number"),
    vessel: word("vessel"),
    voyage: word("voyage"),
    etd: date("etd", { mode: "string" }),
    eta: date("eta", { mode: "string" }),
    cabinetClass: word("cabinet_class"),
    cabinetType: word("cabinet_type"),
    containerNumber: word("container_number"),
    sealNumber: word("seal_number"),
    tradeTerms: word("trade_terms"),
    freightTerms: word("freight_terms"),
    productName: word("product_name"),
    customsCode: word("customs_code"),
    pieces: integer("pieces").notNull().default(0),
    boxUnit: word("box_unit"),
    /** kg */
    weight: weight("weight"),
    /** m³ */
    volume: weight("volume"),
    /** kg */
    volumeWeight: weight("volume_weight"),
    /** kg; of sea freight 1 m³ counts as 1000 kg. */
    chargeableWeight: weight("chargeable_weight"),
    itemValue: money("item_value"),
    currency: word("currency"),
    /** With the decimals of its currency. */
    codAmount: numeric("cod_amount").notNull().default("0.00"),
    codCurrency: word("cod_currency"),
    codChannel: word("cod_channel"),
    codStatus: text("cod_status", { enum: ["none", "toCollect", "collected", "remitted"] })
      .notNull()
      .default("none"),
    paymentStatus: text("payment_status", { enum: ["unbilled", "unpaid", "partlyPaid", "paid"] })
      .notNull()
      .default("unbilled"),
    operatorId: uuid("operator_id"),
    salesId: uuid("sales_id"),
    customerServiceId: uuid("customer_service_id"),
    marketingId: uuid("marketing_id"),
    warehouseId: uuid("warehouse_id"),
    remark: word("remark"),
    /** The latest event that was not withdrawn. */
    stateId: uuid("state_id"),
    stateAt: moment("state_at"),
    voidedAt: moment("voided_at"),
    voidReason: word("void_reason"),
    createdBy: uuid("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
    ...tracked(),
    /** Numbers and names, normalised, one a line: what the search looks in. */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(
        sql`lower(normalize(house_number || chr(10) || main_number || chr(10) || order_number || chr(10) || platform_order || chr(10) || express_number || chr(10) || customer_number || chr(10) || customer_name || chr(10) || shipper_name || chr(10) || shipper_company || chr(10) || consignee_name || chr(10) || consignee_company || chr(10) || product_name, nfkc))`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    check(
      "waybill_cod_amount",
      sql`${table.codAmount} >= 0 AND ${table.codAmount} <> 'NaN' AND ${table.codAmount} = round(${table.codAmount}, ${sql.raw(String(mostMinorUnits))})`,
    ),
    unique("waybill_house_number_once").on(table.companyId, table.houseNumber),
    foreignKey({ columns: [table.companyId, table.mainWaybillId], foreignColumns: [table.companyId, table.id] }),
    // The list's orders and its most used filters, each with what the default filter (not voided) needs to know, so
    // that neither counting nor a deep page looks at rows.
    index("waybill_created").on(table.companyId, ...newest(table)),
    index("waybill_type").on(table.companyId, table.type, ...newest(table)),
    // States and customers are asked for together with a type more often than not.
    index("waybill_state").on(table.companyId, table.stateId, ...newest(table), table.type),
    index("waybill_customer").on(table.companyId, table.customerId, ...newest(table), table.type),
    index("waybill_operator").on(table.companyId, table.operatorId, ...newest(table)),
    index("waybill_sales").on(table.companyId, table.salesId, ...newest(table)),
    index("waybill_customer_service").on(table.companyId, table.customerServiceId, ...newest(table)),
    index("waybill_marketing").on(table.companyId, table.marketingId, ...newest(table)),
    index("waybill_created_by").on(table.companyId, table.createdBy, ...newest(table)),
    index("waybill_shipping_date").on(table.companyId, table.shippingDate.desc(), table.id.desc(), table.voidedAt),
    index("waybill_main_number").on(table.companyId, table.mainNumber, table.id, table.voidedAt),
    index("waybill_mains")
      .on(table.companyId, table.createdAt.desc(), table.id.desc())
      .where(sql`${table.isMain}`),
    index("waybill_voided")
      .on(table.companyId, table.createdAt.desc(), table.id.desc())
      .where(sql`${table.voidedAt} IS NOT NULL`),
    // Places that few waybills go to or come from: the newest of a whole company may hold none of them.
    index("waybill_country").on(table.companyId, table.country, ...newest(table)),
    index("waybill_destination_port").on(table.companyId, table.destinationPort, ...newest(table)),
    index("waybill_loading_port").on(table.companyId, table.loadingPort, ...newest(table)),
    index("waybill_chargeable_weight").on(table.companyId, table.chargeableWeight, ...newest(table)),
    // Any other filter, alone or with others, and whose waybills a user sees, is answered along this one.
    index("waybill_list").on(
      table.companyId,
      ...newest(table),
      table.isMain,
      table.type,
      table.paymentStatus,
      table.codStatus,
      table.operatorId,
      table.salesId,
      table.customerServiceId,
      table.marketingId,
      table.createdBy,
      table.warehouseId,
      table.stateId,
      table.customerId,
      table.mainNumber,
      table.country,
      table.city,
      table.loadingPort,
      table.destinationPort,
      table.chargeableWeight,
    ),
    index("waybill_container")
      .on(table.companyId, table.containerNumber)
      .where(sql`${table.containerNumber} <> ''`),
    index("waybill_main").on(table.companyId, table.mainWaybillId),
    // Hashes of the text's pieces, salted with the company, so that no search walks through another company's rows. An
    // index over the expression: stored as a column they would be half of a row.
    index("waybill_search").using("gin", sql`search_grams(company_id, search_text)`),
    index("waybill_beginnings").using("gin", sql`search_beginnings(company_id, search_text)`),
  ],
);

/** Lines of goods of waybills. */
export const waybillItems = pgTable(
  "waybill_item",
  {
    companyId: companyId(),
    waybillId: uuid("waybill_id").notNull(),
    /** From 1, in the order they were entered. */
    line: smallint("line").notNull(),
    productName: text("product_name").notNull(),
    customsCode: word("customs_code"),
    boxCount: integer("box_count").notNull(),
    boxUnit: word("box_unit"),
    /** cm a box; null when the volume of a box was entered instead. */
    lengthCm: numeric("length_cm", { precision: 8, scale: 2 }),
    widthCm: numeric("width_cm", { precision: 8, scale: 2 }),
    heightCm: numeric("height_cm", { precision: 8, scale: 2 }),
    /** m³ a box; null when it follows from the measures. */
    boxVolume: numeric("box_volume", { precision: 12, scale: 3 }),
    /** m³ of all boxes of the line. */
    volume: weight("volume"),
    /** kg of all boxes of the line. */
    weight: weight("weight"),
    unitPrice: numeric("unit_price", { precision: 16, scale: 4 }).notNull().default("0"),
    itemValue: money("item_value"),
    currency: word("currency"),
    remark: word("remark"),
    postalCode: word("postal_code"),
    tradingPlatform: word("trading_platform"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.waybillId, table.line] }),
    foreignKey({
      columns: [table.companyId, table.waybillId],
      foreignColumns: [waybills.companyId, waybills.id],
    }).onDelete("cascade"),
  ],
);

/** Numbers of deleted waybills: no number is used twice. */
export const retiredNumbers = pgTable(
  "retired_number",
  {
    companyId: companyId(),
    number: text("number").notNull(),
    retiredAt: moment("retired_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.number] })],
);

/** Addresses used before, offered when a party is entered. */
export const addressHistory = pgTable(
  "address_history",
  {
    companyId: companyId(),
    id: recordId(),
    role: text("role", { enum: ["shipper", "consignee"] }).notNull(),
    /** Hash of the address's fields, so that the same address stands here once. */
    fingerprint: text("fingerprint").notNull(),
    name: text("name").notNull(),
    company: word("company"),
    phone: word("phone"),
    email: word("email"),
    country: word("country"),
    province: word("province"),
    city: word("city"),
    address: word("address"),
    postalCode: word("postal_code"),
    used: integer("used").notNull().default(1),
    lastUsedAt: moment("last_used_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("address_history_once").on(table.companyId, table.role, table.fingerprint),
    index("address_history_recent").on(table.companyId, table.role, table.lastUsedAt.desc()),
  ],
);

/** A range of air waybill serials an airline gave to the company. */
export const awbStocks = pgTable(
  "awb_stock",
  {
    companyId: companyId(),
    id: recordId(),
    /** Three digits, IATA airline accounting code. */
    airlinePrefix: text("airline_prefix").notNull(),
    airlineName: word("airline_name"),
    firstSerial: integer("first_serial").notNull(),
    lastSerial: integer("last_serial").notNull(),
    /** The next serial to reserve; beyond `lastSerial` the stock is used up. */
    nextSerial: integer("next_serial").notNull(),
    /** Warn when this many or fewer are left. */
    warnBelow: integer("warn_below").notNull().default(10),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("awb_stock_first_once").on(table.companyId, table.airlinePrefix, table.firstSerial),
  ],
);

/** An air waybill number taken out of the stock. */
export const awbNumbers = pgTable(
  "awb_number",
  {
    companyId: companyId(),
    airlinePrefix: text("airline_prefix").notNull(),
    serial: bigint("serial", { mode: "number" }).notNull(),
    stockId: uuid("stock_id").notNull(),
    state: text("state", { enum: ["reserved", "issued", "voided"] }).notNull(),
    waybillId: uuid("waybill_id"),
    changedBy: uuid("changed_by").notNull(),
    changedAt: moment("changed_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.airlinePrefix, table.serial] }),
    foreignKey({ columns: [table.companyId, table.stockId], foreignColumns: [awbStocks.companyId, awbStocks.id] }),
    index("awb_number_stock").on(table.companyId, table.stockId, table.state),
  ],
);
