import { z } from "zod";
import {
  calendarDate,
  changedRecord,
  countryCode,
  currency,
  decimalBound,
  defineCall,
  deleteCall,
  exportCall,
  exportInput,
  id,
  listAnswer,
  listInput,
  madeFile,
  optionalText,
  orEmpty,
  someId,
  staff,
  type Call,
  mostMinorUnits,
  longestNumbersSearch,
} from "#core";
import { agentPage, servicePage as page } from "./fields.ts";
import { editedService, exampleService, newService, serviceRefusals, serviceRow } from "./service-fields.ts";
import {
  serviceSources,
  serviceUnits,
  storagePeriods,
  supplierServices,
  transportModes,
  unitsOf,
  valueAddedKinds,
  vehicleWeights,
} from "./service-kinds.ts";

const priceBound = decimalBound(4);
const minimumBound = decimalBound(mostMinorUnits);
const days = decimalBound(0);
const day = orEmpty(calendarDate);

/** Filters of every tab of services. */
const common = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of the supplier's number or name (also in pinyin), the carrier, the warehouse or the remark",
  ),
  supplierId: id.optional().describe("Only of this supplier; without it, of none that is disabled"),
  country: countryCode.optional().describe("From, to or in this country"),
  validOn: orEmpty(calendarDate).describe("Valid on this day, YYYY-MM-DD"),
  currency: currency.optional().describe("Only in this currency"),
  unit: z.enum(serviceUnits).optional().describe("Only by this unit"),
  priceFrom: priceBound.describe("At least this price, whatever the currency"),
  priceTo: priceBound.describe("At most this price, whatever the currency"),
  minimumFrom: minimumBound.describe("Of those with a minimum charge: at least this, whatever the currency"),
  minimumTo: minimumBound.describe("Of those with a minimum charge: at most this, whatever the currency"),
  startsFrom: day.describe("Valid from this day or later, YYYY-MM-DD"),
  startsTo: day.describe("Valid from this day or earlier, YYYY-MM-DD"),
  endsFrom: day.describe("Valid to this day or later, YYYY-MM-DD"),
  endsTo: day.describe("Valid to this day or earlier, YYYY-MM-DD"),
  source: z
    .enum(serviceSources)
    .optional()
    .describe("Of suppliers on file, offered on Lading, or the company's own; without it the first two"),
};
const city = optionalText(80).describe("Part of a city's name");
const port = optionalText(5).describe("From or to this port: IATA code or UN/LOCODE");
const transit = {
  transitFrom: days.describe("At least so many days under way"),
  transitTo: days.describe("At most so many days under way"),
};
const filters = {
  transport: {
    ...common,
    mode: z.enum(transportModes).optional().describe("Only this mode"),
    port,
    loadingPort: optionalText(5).describe("From this port"),
    destinationPort: optionalText(5).describe("To this port"),
    ...transit,
  },
  motor: {
    ...common,
    vehicleWeight: z.enum(vehicleWeights).optional().describe("Only this vehicle, in tons"),
    city,
    fromCountry: countryCode.optional().describe("Picked up in this country"),
    fromCity: optionalText(80).describe("Part of the city of the pick-up"),
    toCountry: countryCode.optional().describe("Delivered in this country"),
    toCity: optionalText(80).describe("Part of the city of the delivery"),
    ...transit,
  },
  warehousing: {
    ...common,
    unit: z.enum(unitsOf.warehousing).optional().describe("Only by this unit"),
    period: z.enum(storagePeriods).optional().describe("Only with a price for this long"),
    freeFrom: days.describe("At least so many days that cost nothing"),
    freeTo: days.describe("At most so many days that cost nothing"),
    city,
  },
  valueAdded: { ...common, valueAddedKind: z.enum(valueAddedKinds).optional().describe("Only this support"), city },
};
const sorts = [
  "createdAt",
  "supplierName",
  "supplierNumber",
  "price",
  "minimumCharge",
  "validTo",
  "validFrom",
  "country",
] as const;
const transportSorts = [...sorts, "mode", "loadingPort", "destinationPort", "carrier", "transitDays"] as const;
const cities = [...sorts, "city"] as const;
const motorSorts = [...cities, "toCity", "toCountry", "vehicleWeight", "transitDays"] as const;
const warehousingSorts = [...cities, "warehouseName", "freeDays"] as const;
const valueAddedSorts = [...cities, "valueAddedKind"] as const;

const read = { access: staff(`${page}:view`), answer: listAnswer(serviceRow), changes: false, refusals: [] } as const;
const exported = {
  access: { ...staff(`${page}:export`), afterExpiry: true },
  answer: madeFile,
  changes: true,
  refusals: [],
} as const;

export const getTransportationServiceInfoList = defineCall({
  path: "/Supplier/GetTransportationServiceInfoList",
  summary: "Transport that suppliers, and companies on Lading, offer",
  input: listInput(filters.transport, transportSorts),
  example: { port: "RUH", validOn: "2026-11-21" },
  ...read,
});
export const exportTransportationServiceInfoList = defineCall({
  path: "/Supplier/ExportTransportationServiceInfoList",
  summary: "The filtered transport services as a spreadsheet",
  input: exportInput(filters.transport, transportSorts),
  example: {},
  ...exported,
});

export const getCarTransportationServiceInfoList = defineCall({
  path: "/Supplier/GetCarTransportationServiceInfoList",
  summary: "Motor transport that suppliers, and companies on Lading, offer",
  input: listInput(filters.motor, motorSorts),
  example: { vehicleWeight: "5", city: "Riyadh" },
  ...read,
});
export const exportCarTransportationServiceInfoList = defineCall({
  path: "/Supplier/ExportCarTransportationServiceInfoList",
  summary: "The filtered motor transport services as a spreadsheet",
  input: exportInput(filters.motor, motorSorts),
  example: {},
  ...exported,
});

export const getWarehousingServiceInfoList = defineCall({
  path: "/Supplier/GetWarehousingServiceInfoList",
  summary: "Warehousing that suppliers, and companies on Lading, offer",
  input: listInput(filters.warehousing, warehousingSorts),
  example: { country: "AE", unit: "cubicMetre" },
  ...read,
});
export const exportWarehousingServiceInfoList = defineCall({
  path: "/Supplier/ExportWarehousingServiceInfoList",
  summary: "The filtered warehousing services as a spreadsheet",
  input: exportInput(filters.warehousing, warehousingSorts),
  example: {},
  ...exported,
});

export const getValueAddedServiceInfoList = defineCall({
  path: "/Supplier/GetValueAddedServiceInfoList",
  summary: "Value-added support that suppliers, and companies on Lading, offer",
  input: listInput(filters.valueAdded, valueAddedSorts),
  example: { valueAddedKind: "customsClearance" },
  ...read,
});
export const exportValueAddedServiceInfoList = defineCall({
  path: "/Supplier/ExportValueAddedServiceInfoList",
  summary: "The filtered value-added services as a spreadsheet",
  input: exportInput(filters.valueAdded, valueAddedSorts),
  example: {},
  ...exported,
});

const ofAgent = {
  ...common,
  companyCode: optionalText(30).describe("Only of the company with this code that offers itself on Lading"),
  service: z.enum(supplierServices).optional().describe("Only of this tab"),
  port,
};

export const getOverseasAgentServiceList = defineCall({
  path: "/MarketRisk/GetOverseasAgentServiceList",
  summary: "Services with prices of an overseas agent, or of all, on every tab",
  description: "With `supplierId` also of a supplier that is no overseas agent.",
  access: staff(`${agentPage}:view`, `${page}:view`),
  input: listInput(ofAgent, sorts),
  answer: listAnswer(serviceRow),
  changes: false,
  refusals: [],
  example: { country: "SA", validOn: "2026-11-21" },
});
export const exportOverseasAgentServiceList = exportCall({
  path: "/MarketRisk/ExportOverseasAgentServiceList",
  summary: "The filtered services of overseas agents as a spreadsheet",
  page: agentPage,
  filters: ofAgent,
  sorts,
  example: {},
});

export const addServiceInfo = defineCall({
  path: "/Supplier/AddServiceInfo",
  summary: "Add a service of a supplier, or one of the company's own",
  description:
    "An own service of the company is shown to nobody else until it is offered with /User/LadingCompanyBecomesQiAnSupplier.",
  access: staff(`${page}:add`),
  input: newService,
  answer: z.object({ id: id.describe("The new service") }),
  changes: true,
  refusals: serviceRefusals,
  example: exampleService,
});

export const editServiceInfo = defineCall({
  path: "/Supplier/EditServiceInfo",
  summary: "Change a service; it stays on its tab and with its supplier",
  description: "An offer on Lading stays as it was until it is offered again.",
  access: staff(`${page}:edit`),
  input: editedService,
  answer: changedRecord,
  changes: true,
  refusals: serviceRefusals,
  example: { ...exampleService, id: someId, version: 1 },
});

export const deleteServiceInfo = deleteCall({
  path: "/Supplier/DeleteServiceInfo",
  summary: "Delete services, all or none; one that is offered on Lading is withdrawn",
  page,
  ids: "Services",
  refusals: [],
});

export const serviceCalls: readonly Call[] = [
  getTransportationServiceInfoList,
  exportTransportationServiceInfoList,
  getCarTransportationServiceInfoList,
  exportCarTransportationServiceInfoList,
  getWarehousingServiceInfoList,
  exportWarehousingServiceInfoList,
  getValueAddedServiceInfoList,
  exportValueAddedServiceInfoList,
  getOverseasAgentServiceList,
  exportOverseasAgentServiceList,
  addServiceInfo,
  editServiceInfo,
  deleteServiceInfo,
];
