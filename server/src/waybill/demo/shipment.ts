import {
  airMainNumber,
  containerCheckDigit,
  isAir,
  isSea,
  waybillTypes,
  type WaybillType,
} from "@lading/contract/waybill";
import { companyNames, personName, phoneNumber, scriptOf, type DemoCompany, type Place, type Random } from "#core/demo";
import { serialText } from "../build/house-numbers.ts";
import { eventsSoFar, type DemoEvent } from "./events.ts";
import { makeGoods, type DemoItem } from "./goods.ts";
import { airlines, expressCompanies, pickRoute, shippingLines } from "./routes.ts";

/** A waybill as the table keeps it (columns by their names), with what belongs to it. */
export interface DemoShipment {
  readonly columns: Readonly<Record<string, string | number | boolean | null>>;
  readonly items: readonly DemoItem[];
  readonly events: readonly DemoEvent[];
  readonly numbers: readonly { number: string; kind: "house" | "main" | "order" | "express" }[];
}

const types: readonly [WaybillType, ...WaybillType[]] = [1, 1, 1, 1, 2, 2, 3, 3, 4, 5, 5, 5];
const day = 86_400_000;
const calendar = (date: Date) => date.toISOString().slice(0, 10);

/** Makes one plausible shipment. `serial` is its place in its type's series of house numbers. */
export function makeShipment(
  random: Random,
  company: DemoCompany,
  wanted: { id: string; type: WaybillType; serial: number; placedAt: Date; now: Date },
): DemoShipment {
  const { id, type, serial, placedAt, now } = wanted;
  const { origin, destination } = pickRoute(random);
  const events = eventsSoFar(random, { placedAt, bySea: isSea(type), origin, destination, now });
  const latest = events.at(-1) ?? events[0];
  const { items, ...totals } = makeGoods(random, type);
  const { letter } = waybillTypes[type];
  const houseNumber = `${company.code}${letter}${String(placedAt.getUTCFullYear()).slice(2)}${serialText(letter, serial)}`;
  const transport = makeTransport(random, { type, origin, destination, placedAt });
  const orderNumber = random.chance(60) ? `PO-${random.between(100_000, 999_999)}-${random.between(10, 99)}` : "";
  const delivered = latest.preset === "delivered";
  const columns = {
    company_id: company.companyId,
    id,
    type,
    house_number: houseNumber,
    order_number: orderNumber,
    platform_order: type === 5 && random.chance(50) ? `PO-211-${random.between(10 ** 9, 2 ** 31)}` : "",
    shipping_date: calendar(new Date(Math.min(placedAt.getTime() + random.between(0, 3) * day, now.getTime()))),
    country: destination.country,
    city: destination.city,
    product_name: totals.productName,
    customs_code: totals.customsCode,
    pieces: totals.pieces,
    weight: totals.weight,
    volume: totals.volume,
    volume_weight: totals.volumeWeight,
    chargeable_weight: totals.chargeableWeight,
    item_value: totals.itemValue,
    currency: totals.currency,
    trade_terms: random.pick(["FOB", "EXW", "CIF", "DAP", "DDP"]),
    freight_terms: random.pick(["prepaid", "collect"]),
    state_id: company.states.get(latest.preset) ?? null,
    state_at: latest.at.toISOString(),
    created_at: placedAt.toISOString(),
    updated_at: placedAt.toISOString(),
    ...transport,
    ...makeParties(random, origin, destination),
    ...makeCod(random, { type, delivered, currency: totals.currency }),
    ...makeAssignment(random, company),
  };
  const numbers = [
    { number: houseNumber, kind: "house" as const },
    { number: transport.main_number, kind: "main" as const },
    { number: orderNumber, kind: "order" as const },
    { number: transport.express_number, kind: "express" as const },
  ].filter(({ number }) => number !== "");
  return { columns, items, events, numbers };
}

/** The type that the next shipment has. */
export function pickType(random: Random): WaybillType {
  return random.pick(types);
}

function makeParties(random: Random, origin: Place, destination: Place) {
  const party = (prefix: "shipper" | "consignee", { country, city }: Place) => {
    const script = scriptOf(country);
    return {
      [`${prefix}_name`]: personName(random, script),
      [`${prefix}_company`]: companyNames(random, script, city).own,
      [`${prefix}_phone`]: phoneNumber(random, country),
      [`${prefix}_country`]: country,
      [`${prefix}_city`]: city,
      [`${prefix}_address`]: `${city}, ${random.between(1, 400)} ${random.pick(["Industrial Area", "Free Zone", "Port Road", "Station Road", "Harbour Street"])}`,
    };
  };
  return { ...party("shipper", origin), ...party("consignee", destination) };
}

function makeAssignment(random: Random, company: DemoCompany) {
  const customer = random.pick(company.customers);
  const operator = random.pick(company.operators);
  return {
    customer_id: customer.id,
    customer_number: customer.customerNumber,
    customer_name: customer.customerName,
    operator_id: operator.id,
    sales_id: customer.salesId,
    customer_service_id: random.pick(company.customerService).id,
    marketing_id: random.pick(company.marketing).id,
    warehouse_id: random.pick(company.warehouseIds),
    created_by: operator.id,
    created_by_name: operator.userName,
  };
}

function makeCod(
  random: Random,
  { type, delivered, currency }: { type: WaybillType; delivered: boolean; currency: string },
) {
  if (type < 3 || !random.chance(35))
    return { cod_amount: "0.00", cod_currency: "", cod_channel: "", cod_status: "none" };
  return {
    cod_amount: `${random.between(50, 5000)}.00`,
    cod_currency: currency === "RMB" ? "SAR" : currency,
    cod_channel: random.pick(["cash", "card", "transfer"]),
    cod_status: delivered ? random.pick(["collected", "remitted"]) : "toCollect",
  };
}

interface Way {
  readonly type: WaybillType;
  readonly origin: Place;
  readonly destination: Place;
  readonly placedAt: Date;
}

function makeTransport(random: Random, { type, origin, destination, placedAt }: Way) {
  const leaves = placedAt.getTime() + random.between(1, isSea(type) ? 8 : 3) * day;
  const arrives = leaves + random.between(isSea(type) ? 12 : 1, isSea(type) ? 32 : 4) * day;
  const common = {
    main_number: "",
    express_number:
      type > 2 && random.chance(60) ? `${random.pick(["SM", "AX", "DH"])}${random.between(10 ** 9, 2 ** 31)}` : "",
    carrier: "",
    flight_number: "",
    vessel: "",
    voyage: "",
    cabinet_class: "",
    cabinet_type: "",
    container_number: "",
    seal_number: "",
    loading_port: isSea(type) ? origin.seaport : origin.airport,
    destination_port: isSea(type) ? destination.seaport : destination.airport,
    etd: calendar(new Date(leaves)),
    eta: calendar(new Date(arrives)),
  };
  if (isAir(type)) return { ...common, ...makeFlight(random) };
  if (isSea(type)) return { ...common, ...makeVoyage(random) };
  return { ...common, carrier: random.pick(expressCompanies) };
}

function makeFlight(random: Random) {
  const airline = random.pick(airlines);
  const serial = String(random.between(0, 9_999_999)).padStart(7, "0");
  return {
    main_number: random.chance(80) ? airMainNumber(airline.prefix, serial) : "",
    carrier: airline.name,
    flight_number: `${airline.code}${random.between(100, 9899)}`,
  };
}

function makeVoyage(random: Random) {
  const line = random.pick(shippingLines);
  const serial = String(random.between(0, 999_999)).padStart(6, "0");
  return {
    main_number: random.chance(80) ? `${line.billPrefix}${random.between(10 ** 8, 10 ** 9 - 1)}` : "",
    carrier: line.name,
    vessel: random.pick(line.vessels),
    voyage: `${random.between(1, 250)}${random.pick(["E", "W"])}`,
    ...random.pick([
      { cabinet_class: "20", cabinet_type: "22G1" },
      { cabinet_class: "40", cabinet_type: "42G1" },
      { cabinet_class: "40HQ", cabinet_type: "45G1" },
      { cabinet_class: "others", cabinet_type: "LCL" },
    ]),
    container_number: `${line.owner}${serial}${containerCheckDigit(line.owner, serial)}`,
    seal_number: `CN${random.between(100_000, 999_999)}`,
  };
}
