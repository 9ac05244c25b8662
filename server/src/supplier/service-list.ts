import type { Language } from "@lading/contract/core";
import {
  serviceFieldTexts as texts,
  serviceSourceTexts,
  serviceTexts,
  serviceUnitTexts,
  storagePeriodTexts,
  transportModeTexts,
  valueAddedTexts,
  type getCarTransportationServiceInfoList,
  type getOverseasAgentServiceList,
  type getTransportationServiceInfoList,
  type getValueAddedServiceInfoList,
  type getWarehousingServiceInfoList,
  type ServiceField,
  type SupplierServiceKind,
} from "@lading/contract/supplier";
import { exportedSheet, exportLimit } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { CountryNames } from "#party";
import { countServices, readServices, type Service } from "./found-services.ts";
import { supplierSheetTexts } from "./texts.ts";
import type { SupplierUses } from "./uses.ts";

type ListCall =
  | typeof getTransportationServiceInfoList
  | typeof getCarTransportationServiceInfoList
  | typeof getWarehousingServiceInfoList
  | typeof getValueAddedServiceInfoList
  | typeof getOverseasAgentServiceList;
type Listing = Pick<Context<ListCall>, "db" | "input" | "session">;
type Wanted = Omit<Listing["input"], "page" | "pageSize">;
type Exporting = Pick<Context, "db" | "language" | "services"> & {
  input: Wanted;
  session: Context<ListCall>["session"];
};

/** A page of the services of a tab, or of overseas agents. */
export function listServices(tab: SupplierServiceKind | "agents") {
  return async ({ db, input, session: { companyId } }: Listing) => {
    const asked = { companyId, ...askedOf(tab, input) };
    const [rows, total] = await Promise.all([
      readServices(db, { ...asked, limit: input.pageSize, offset: (input.page - 1) * input.pageSize }),
      countServices(db, asked),
    ]);
    return { rows, total };
  };
}

function askedOf(tab: SupplierServiceKind | "agents", input: Wanted) {
  return tab === "agents"
    ? { among: "agents" as const, wanted: input }
    : { among: "suppliers" as const, wanted: { ...input, service: tab } };
}

const always = ["price", "currency", "unit", "minimumCharge", "validFrom", "validTo", "remark", "createdAt"] as const;
const columns = {
  transport: ["mode", "loadingPort", "destinationPort", "carrier", "transitDays"],
  motor: ["vehicleWeight", "fromCountry", "fromCity", "toCountry", "toCity", "transitDays"],
  warehousing: ["warehouseName", "country", "city", "period", "freeDays"],
  valueAdded: ["valueAddedKind", "country", "city"],
  agents: [
    "service",
    "mode",
    "loadingPort",
    "destinationPort",
    "vehicleWeight",
    "warehouseName",
    "valueAddedKind",
    "country",
    "city",
    "toCountry",
    "toCity",
    "transitDays",
  ],
} as const satisfies Record<SupplierServiceKind | "agents", readonly ServiceField[]>;

/** The filtered services as a spreadsheet. */
export function exportServices(tab: SupplierServiceKind | "agents", { countries }: SupplierUses) {
  return async (context: Exporting) => {
    const { db, input, session, language } = context;
    const asked = { companyId: session.companyId, ...askedOf(tab, input), limit: exportLimit, offset: 0 };
    const fields: readonly ServiceField[] = ["supplier", "source", ...columns[tab], ...always];
    const rows = await readServices(db, asked);
    const name = tab === "agents" ? supplierSheetTexts.agentServices : serviceTexts[tab];
    return await exportedSheet(context, {
      title: tab === "agents" ? name[language] : `${supplierSheetTexts.services[language]} ${name[language]}`,
      columns: fields.map((field) => ({ heading: texts[field][language], width: field === "supplier" ? 32 : 16 })),
      rows: rows.map((row) => fields.map((field) => cell(row, field, { language, countries }))),
    });
  };
}

function cell(row: Service, field: ServiceField, at: { language: Language; countries: CountryNames }): string {
  const { language, countries } = at;
  switch (field) {
    case "supplier":
      return row.supplierName;
    case "source":
      return serviceSourceTexts[row.source][language];
    case "service":
      return serviceTexts[row.service][language];
    case "mode":
      return row.mode === "" ? "" : transportModeTexts[row.mode][language];
    case "period":
      return row.period === "" ? "" : storagePeriodTexts[row.period][language];
    case "valueAddedKind":
      return row.valueAddedKind === "" ? "" : valueAddedTexts[row.valueAddedKind][language];
    case "unit":
      return serviceUnitTexts[row.unit][language];
    case "fromCity":
      return row.city;
    case "country":
    case "fromCountry":
    case "toCountry": {
      const code = field === "toCountry" ? row.toCountry : row.country;
      return code === "" ? "" : countries.nameOf(code, language);
    }
    case "createdAt":
      return row.createdAt.slice(0, 16).replace("T", " ");
    default:
      return String(row[field] ?? "");
  }
}
