import { calendarDate, decimal, named, type Fields, type Language, mostMinorUnits } from "@lading/contract/core";
import {
  serviceFieldTexts as texts,
  serviceRow,
  serviceTexts,
  type getCarTransportationServiceInfoList,
  type getOverseasAgentServiceList,
  type getTransportationServiceInfoList,
  type getValueAddedServiceInfoList,
  type getWarehousingServiceInfoList,
  type SupplierServiceKind,
} from "@lading/contract/supplier";
import { z } from "zod";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { countryName } from "#place";
import { countServices, readServices, type Service } from "./found-services.ts";
import { supplierSheetTexts } from "./texts.ts";

type ListCall =
  | typeof getTransportationServiceInfoList
  | typeof getCarTransportationServiceInfoList
  | typeof getWarehousingServiceInfoList
  | typeof getValueAddedServiceInfoList
  | typeof getOverseasAgentServiceList;
type Listing = Pick<Context<ListCall>, "db" | "input" | "session" | "language">;
type Wanted = Omit<Listing["input"], "page" | "pageSize">;
type Exporting = Pick<Context, "db" | "language" | "services"> & {
  input: Wanted;
  session: Context<ListCall>["session"];
};

/** A page of the services of a tab, or of overseas agents. */
export function listServices(tab: SupplierServiceKind | "agents") {
  return async ({ db, input, session: { companyId }, language }: Listing) => {
    const asked = { companyId, language, ...askedOf(tab, input) };
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

const sheetFields = {
  ...serviceRow.shape,
  fromCountry: named(z.string(), texts.fromCountry),
  fromCity: named(z.string(), texts.fromCity),
  price: named(decimal(4), texts.price),
  minimumCharge: named(decimal(mostMinorUnits), texts.minimumCharge),
  validFrom: named(calendarDate, texts.validFrom),
  validTo: named(calendarDate, texts.validTo),
};
type Column = keyof typeof sheetFields;

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
} as const satisfies Record<SupplierServiceKind | "agents", readonly Column[]>;

/** The filtered services as a spreadsheet. */
export function exportServices(tab: SupplierServiceKind | "agents") {
  return async (context: Exporting) => {
    const { db, input, session, language } = context;
    const asked = { companyId: session.companyId, language, ...askedOf(tab, input), limit: exportLimit, offset: 0 };
    const fields: Fields = Object.fromEntries(
      (["supplierName", "source", ...columns[tab], ...always] as const).map((column) => [column, sheetFields[column]]),
    );
    const rows = (await readServices(db, asked)).map((row) => ({ ...row, ...placesOf(row, language) }));
    const name = tab === "agents" ? supplierSheetTexts.agentServices : serviceTexts[tab];
    return await exportedSheet(context, {
      title: tab === "agents" ? name[language] : `${supplierSheetTexts.services[language]} ${name[language]}`,
      ...sheetOfFields(fields, rows, language),
    });
  };
}

/** Countries, cities and ports by their names; of motor transport the place is that of the pick-up. */
function placesOf(service: Service, language: Language) {
  const { country, toCountry, cityName: city, toCityName: toCity } = service;
  const { loadingPortName: loadingPort, destinationPortName: destinationPort } = service;
  const nameOf = (code: string) => (code === "" ? "" : countryName(code, language));
  const countries = { country: nameOf(country), toCountry: nameOf(toCountry), fromCountry: nameOf(country) };
  return { ...countries, city, toCity, fromCity: city, loadingPort, destinationPort };
}
