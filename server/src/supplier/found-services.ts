import type { AnswerOf, Language } from "@lading/contract/core";
import type { getTransportationServiceInfoList } from "@lading/contract/supplier";
import { exactTotal } from "@lading/contract/core";
import { or, sql, type SQL } from "drizzle-orm";
import { containing, containingNumbers, nameInSql, within, type Db } from "#core/db";
import { holds } from "#party";
import { anyPortLabel, cityNameIn, cityTexts } from "#place";

export type Service = AnswerOf<typeof getTransportationServiceInfoList>["rows"][number];

/** A service without the names of its places. */
type Row = Omit<Service, "cityName" | "toCityName" | "loadingPortName" | "destinationPortName">;

/** A service's columns, the same in both tables. */
const said = (table: string) =>
  sql.raw(
    [
      "mode, loading_port, destination_port, carrier, vehicle_weight, country, city, to_country, to_city, warehouse_name",
      "period, free_days, value_added_kind, price, currency, unit, minimum_charge, transit_days, valid_from, valid_to, remark",
    ]
      .join(", ")
      .split(", ")
      .map((column) => `${table}.${column}`)
      .join(", "),
  );

/**
 * The services that a company sees: of its suppliers, its own, and those that other companies offer on Lading, which
 * stand under the supplier that was taken over from there, where there is one.
 */
function allServices(companyId: string, language: Language): SQL {
  const own = sql.raw(nameInSql("company_name", "company_name_en", language));
  const supplier = sql.raw(nameInSql("p.supplier_name", "p.company_name_en", language));
  const offerer = sql.raw(nameInSql("f.company_name", "f.company_name_en", language));
  return sql`(
    SELECT s.id, s.service, CASE WHEN s.supplier_id IS NULL THEN 'own' ELSE 'supplier' END AS source, s.supplier_id,
      coalesce(p.supplier_number, '') AS party_number,
      coalesce(${supplier}, (SELECT ${own} FROM company WHERE company_id = ${companyId})) AS party_name,
      coalesce(p.status, 'enabled') AS party_status, coalesce(p.search_text, '') AS search_text, '' AS offer_code,
      coalesce(p.kind = 'overseasAgent', true) AS of_agent, true AS of_supplier, ${said("s")},
      CASE WHEN o.id IS NULL THEN '' WHEN o.version = s.version THEN 'yes' ELSE 'changed' END AS published,
      s.created_at, s.version
    FROM supplier_service s
    LEFT JOIN supplier p ON p.company_id = s.company_id AND p.id = s.supplier_id
    LEFT JOIN supplier_offer_service o ON o.company_id = s.company_id AND o.id = s.id
    WHERE s.company_id = ${companyId}
    UNION ALL
    SELECT o.id, o.service, 'lading', p.id, f.company_code, ${offerer}, coalesce(p.status, 'enabled'), f.search_text,
      f.company_code, f.as_agent OR coalesce(p.kind = 'overseasAgent', false), f.as_supplier OR p.id IS NOT NULL, ${said("o")},
      '', o.offered_at, 1
    FROM supplier_offer_service o
    JOIN supplier_offer f ON f.company_id = o.company_id AND company_in_period(f.company_id)
    LEFT JOIN supplier p ON p.company_id = ${companyId} AND p.lading_company_id = o.company_id
    WHERE o.company_id <> ${companyId}) AS found`;
}

/** Filters from and to. */
type Ranges = Partial<Record<(typeof ranges)[number][1 | 2], string>>;
const ranges = [
  ["price", "priceFrom", "priceTo", "numeric"],
  ["minimum_charge", "minimumFrom", "minimumTo", "numeric"],
  ["valid_from", "startsFrom", "startsTo", "date"],
  ["valid_to", "endsFrom", "endsTo", "date"],
  ["transit_days", "transitFrom", "transitTo", "numeric"],
  ["free_days", "freeFrom", "freeTo", "numeric"],
] as const;

export interface ServiceFilters extends Ranges {
  search: string;
  supplierId?: string | undefined;
  companyCode?: string | undefined;
  service?: string | undefined;
  country?: string | undefined;
  validOn: string;
  currency?: string | undefined;
  source?: string | undefined;
  mode?: string | undefined;
  port?: string | undefined;
  loadingPort?: string | undefined;
  destinationPort?: string | undefined;
  vehicleWeight?: string | undefined;
  unit?: string | undefined;
  valueAddedKind?: string | undefined;
  period?: string | undefined;
  fromCountry?: string | undefined;
  toCountry?: string | undefined;
  city?: string | undefined;
  fromCity?: string | undefined;
  toCity?: string | undefined;
}

/** Among whose services one looks: suppliers' or overseas agents'. */
export type Among = "suppliers" | "agents";

const exact = {
  service: "service",
  currency: "currency",
  mode: "mode",
  vehicleWeight: "vehicle_weight",
  unit: "unit",
  valueAddedKind: "value_added_kind",
  period: "period",
  fromCountry: "country",
  toCountry: "to_country",
  supplierId: "supplier_id",
} as const satisfies Partial<Record<keyof ServiceFilters, string>>;

/** A city by a name in any language. */
function inCity(text: SQL, city = ""): SQL | undefined {
  return city === "" ? undefined : or(...cityTexts(city).map((name) => sql`${text} ILIKE ${containing(name)}`));
}

function whereOf(wanted: ServiceFilters, among: Among): SQL {
  const { search, supplierId, companyCode = "", country, validOn, source } = wanted;
  const [port, from, to] = [wanted.port, wanted.loadingPort, wanted.destinationPort].map(
    (code) => code?.toUpperCase() ?? "",
  );
  const conditions = [
    // A supplier that is named is asked about whatever it is.
    supplierId !== undefined ? undefined : among === "agents" ? sql`of_agent` : sql`of_supplier`,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of `exact`
    ...(Object.keys(exact) as (keyof typeof exact)[]).map((field) =>
      wanted[field] === undefined ? undefined : sql`${sql.identifier(exact[field])}::text = ${wanted[field]}`,
    ),
    source === undefined ? sql`source <> 'own'` : sql`source = ${source}`,
    supplierId === undefined ? sql`party_status <> 'disabled'` : undefined,
    companyCode === "" ? undefined : sql`offer_code = ${companyCode}`,
    country === undefined ? undefined : sql`${country} IN (country, to_country)`,
    validOn === "" ? undefined : sql`${validOn}::date BETWEEN valid_from AND valid_to`,
    port ? sql`${port} IN (loading_port, destination_port)` : undefined,
    from ? sql`loading_port = ${from}` : undefined,
    to ? sql`destination_port = ${to}` : undefined,
    inCity(sql`concat_ws(chr(10), city, to_city)`, wanted.city),
    inCity(sql`city`, wanted.fromCity),
    inCity(sql`to_city`, wanted.toCity),
    ...ranges.map(([column, least, most, type]) =>
      within(sql`${sql.identifier(column)}`, type, [wanted[least] ?? "", wanted[most] ?? ""]),
    ),
    search === ""
      ? undefined
      : sql`(${holds(sql`search_text`, search)} OR concat_ws(chr(10), carrier, warehouse_name, remark) ILIKE ${containingNumbers(search)})`,
  ];
  return sql.join(
    conditions.filter((one) => one !== undefined),
    sql` AND `,
  );
}

const orders = {
  createdAt: sql`created_at`,
  supplierName: sql`search_normal(party_name)`,
  supplierNumber: sql`party_number`,
  // By its own name it would be the answered text.
  price: sql`found.price`,
  minimumCharge: sql`minimum_charge`,
  validTo: sql`valid_to`,
  validFrom: sql`valid_from`,
  country: sql`country`,
  city: sql`search_normal(city)`,
  toCity: sql`search_normal(to_city)`,
  toCountry: sql`to_country`,
  mode: sql`mode`,
  carrier: sql`search_normal(carrier)`,
  // A heavier vehicle after a lighter one, not by its letters.
  vehicleWeight: sql`nullif(vehicle_weight, '')::numeric`,
  warehouseName: sql`search_normal(warehouse_name)`,
  freeDays: sql`free_days`,
  valueAddedKind: sql`value_added_kind`,
  loadingPort: sql`loading_port`,
  destinationPort: sql`destination_port`,
  transitDays: sql`transit_days`,
} as const;

interface Asked {
  companyId: string;
  language: Language;
  among: Among;
  wanted: ServiceFilters & { sort: keyof typeof orders; order: "asc" | "desc" };
  limit: number;
  offset: number;
}

/** Names of a service's ports and cities; by its mode, or else by its code, a port is of either list. */
function namesOf({ country, city, toCountry, toCity, loadingPort, destinationPort }: Row, language: Language) {
  return {
    cityName: cityNameIn(country, city, language),
    toCityName: cityNameIn(toCountry, toCity, language),
    loadingPortName: anyPortLabel(loadingPort, language),
    destinationPortName: anyPortLabel(destinationPort, language),
  };
}

/** A part of the services that are asked for. */
export async function readServices(
  db: Db,
  { companyId, language, among, wanted, limit, offset }: Asked,
): Promise<Service[]> {
  const direction = sql.raw(wanted.order === "asc" ? "ASC" : "DESC");
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    SELECT id, service, source, supplier_id AS "supplierId", party_number AS "supplierNumber", party_name AS "supplierName",
      party_status AS "supplierStatus", offer_code AS "offerCode", mode, loading_port AS "loadingPort",
      destination_port AS "destinationPort", carrier, vehicle_weight AS "vehicleWeight", country, city,
      to_country AS "toCountry", to_city AS "toCity", warehouse_name AS "warehouseName", period, free_days AS "freeDays",
      value_added_kind AS "valueAddedKind", trim_scale(price)::text AS price, currency, unit,
      coalesce(trim_scale(minimum_charge)::text, '') AS "minimumCharge", transit_days AS "transitDays",
      valid_from::text AS "validFrom", valid_to::text AS "validTo", remark, published, created_at AS "createdAt", version
    FROM ${allServices(companyId, language)} WHERE ${whereOf(wanted, among)}
    ORDER BY ${orders[wanted.sort]} ${direction} NULLS LAST, id ${direction} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map((row) => ({
    ...row,
    ...namesOf(row, language),
    createdAt: new Date(row.createdAt).toISOString(),
  }));
}

/** How many are asked for, exact up to 10,000. */
export async function countServices(
  db: Db,
  { companyId, language, among, wanted }: Pick<Asked, "companyId" | "language" | "among"> & { wanted: ServiceFilters },
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    SELECT count(*)::int AS total FROM (
      SELECT FROM ${allServices(companyId, language)} WHERE ${whereOf(wanted, among)} LIMIT ${exactTotal + 1}) AS counted`);
  return rows[0]?.total ?? 0;
}
