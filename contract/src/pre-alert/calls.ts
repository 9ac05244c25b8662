import { z } from "zod";
import { defineCall, deleteCall, exportCall, id, listAnswer, listInput, someId, staff, version } from "#core";
import { portRefusals } from "#place";
import { fileRefusals, storedFile } from "#files";
import { waybillRefusals } from "#waybill";
import {
  businessType,
  checkTimes,
  fieldRefusals,
  listedPreAlert,
  preAlertFields,
  preAlertContainer,
  preAlertFileIds,
  preAlertHouse,
  wholePreAlert,
} from "./fields.ts";
import { preAlertFilters, preAlertSorts } from "./filters.ts";
import { mostPreAlertHouses, preAlertStateNames } from "./kinds.ts";
import { preAlertRefusals as refusals } from "./refusals.ts";

/** The page whose rights these calls ask for. */
export const preAlertPage = "/logisticsManagement/preAlertList";
const page = preAlertPage;
const which = { id: id.describe("Pre-alert") };

export const getPreAlertList = defineCall({
  path: "/WayBill/GetPreAlertList",
  summary: "Received or sent pre-alerts",
  access: staff(`${page}:view`),
  input: listInput(preAlertFilters, preAlertSorts),
  answer: listAnswer(listedPreAlert),
  changes: false,
  refusals: [],
  example: { direction: "received", states: ["unconfirm"] },
});

export const exportPreAlertList = exportCall({
  path: "/WayBill/ExportPreAlertList",
  summary: "The filtered pre-alerts as a spreadsheet, at most 50,000 at once",
  page,
  filters: preAlertFilters,
  sorts: preAlertSorts,
  example: { direction: "sent" },
});

const sources = z
  .array(id)
  .min(1)
  .max(mostPreAlertHouses)
  .describe("A master waybill, or house waybills of one business type");

export const loadPreAlertInfo = defineCall({
  path: "/WayBill/LoadPreAlertInfo",
  summary: "A pre-alert prefilled from a master waybill, or from houses",
  access: staff(`${page}:add`),
  input: z.strictObject({ waybillIds: sources }),
  answer: z.object({
    type: businessType,
    isMain: z.boolean().describe("Made from a master waybill, whose number it keeps"),
    fields: z
      .object({
        mainNumber: z.string().describe("MAWB or master bill of lading"),
        loadingPort: z.string().describe("POL"),
        destinationPort: z.string().describe("POD"),
        transit: z.string().describe("Transit"),
        carrier: z.string().describe("Carrier"),
        flightNumber: z.string().describe("Flight number"),
        vessel: z.string().describe("Vessel"),
        voyage: z.string().describe("Voyage"),
        originAgent: z.string().describe("Agent at origin: the company"),
        destinationAgent: z.string().describe("Agent at destination: the master waybill's consignee"),
        packages: z.int().describe("Packages"),
        weight: z.string().describe("Gross weight in kg"),
        volume: z.string().describe("Volume in m³"),
        etd: z.string().describe("ETD, or the empty text"),
        eta: z.string().describe("ETA, or the empty text"),
        atd: z.string().describe("ATD, the first departure among the events, or the empty text"),
        ata: z.string().describe("ATA, the last arrival among the events, or the empty text"),
        remark: z.string().describe("Remark"),
      })
      .describe(
        "Input of SavePreAlertInfo, from the waybill, its events and the company; the cargo type, in none of them, is to be chosen",
      ),
    houses: z.array(preAlertHouse).describe("The houses that it will name"),
    containers: z.array(preAlertContainer).describe("The containers that it will name"),
    already: z.array(z.string()).describe("Pre-alerts that were made of this waybill before, by their numbers"),
  }),
  changes: false,
  refusals: [refusals.oneKind, refusals.notAllHouses, refusals.voided],
  example: { waybillIds: [someId] },
});

export const getPreAlertWaybillRecordFileList = defineCall({
  path: "/WayBill/GetPreAlertWaybillRecordFileList",
  summary: "The cargo files of waybills, to be chosen for a pre-alert",
  access: staff(`${page}:add`, `${page}:edit`),
  input: z.strictObject({ waybillIds: sources }),
  answer: z.object({ rows: z.array(storedFile).describe("Their files that the user sees, newest first, at most 100") }),
  changes: false,
  refusals: [],
  example: { waybillIds: [someId] },
});

const saved = z.object({
  id: id.describe("The pre-alert"),
  alertNumber: z.string().describe("Its number"),
  version: version.describe("Version for a later edit"),
});
const saveRefusals = [
  portRefusals.airport,
  portRefusals.seaport,
  portRefusals.port,
  ...fieldRefusals,
  refusals.oneKind,
  refusals.notAllHouses,
  refusals.voided,
  fileRefusals.gone,
  waybillRefusals.decimals,
  waybillRefusals.mainNumberFormat,
  waybillRefusals.mainNumberCheck,
];

const example = {
  mainNumber: "020-12345675",
  loadingPort: "SZX",
  destinationPort: "RUH",
  flightNumber: "LH 8451",
  originAgent: "Qihang International Freight",
  destinationAgent: "Al Rawasi Freight and Clearing",
  packages: 12,
  weight: "640",
  volume: "3.2",
  cargoType: "general",
  etd: "2026-11-21",
  eta: "2026-11-22",
} as const;

export const savePreAlertInfo = defineCall({
  path: "/WayBill/SavePreAlertInfo",
  summary: "Make a pre-alert of a master waybill, or of houses",
  access: staff(`${page}:add`),
  input: z.strictObject({ waybillIds: sources, ...preAlertFields, fileIds: preAlertFileIds }).superRefine(checkTimes),
  answer: saved,
  changes: true,
  refusals: saveRefusals,
  example: { waybillIds: [someId], ...example },
});

export const getPreAlertInfo = defineCall({
  path: "/WayBill/GetPreAlertInfo",
  summary: "A pre-alert with its houses, files and where it was pushed",
  access: staff(`${page}:view`),
  input: z.strictObject(which),
  answer: wholePreAlert,
  changes: false,
  refusals: [],
  example: { id: someId },
});

export const editPreAlertInfo = defineCall({
  path: "/WayBill/EditPreAlertInfo",
  summary: "Change a sent pre-alert; its houses are read anew from the waybills when asked",
  description: "Its receivers see the change when it is pushed again.",
  access: staff(`${page}:edit`),
  input: z
    .strictObject({
      ...which,
      ...preAlertFields,
      fileIds: preAlertFileIds,
      rereadHouses: z.boolean().default(false).describe("Take the houses as the waybills are now"),
      version: version.describe("Version it was read with"),
    })
    .superRefine(checkTimes),
  answer: saved,
  changes: true,
  refusals: [...saveRefusals, refusals.notSent, refusals.disabled],
  example: { id: someId, ...example, version: 1 },
});

export const editPreAlertState = defineCall({
  path: "/WayBill/EditPreAlertState",
  summary: "Confirm, disable or reopen pre-alerts, all or none",
  description:
    "The sender is told a received one's new state. A sent one that is disabled is withdrawn from those it was pushed to.",
  access: staff(`${page}:approve`),
  input: z.strictObject({
    alerts: z
      .array(z.strictObject({ ...which, version: version.describe("Version it was read with") }))
      .min(1)
      .max(100)
      .describe("Pre-alerts as they were seen: one that has changed since is not confirmed unseen"),
    state: z.enum(preAlertStateNames).describe("`unconfirm` reopens a disabled one"),
  }),
  answer: z.object({ changed: z.int().describe("How many are in another state now") }),
  changes: true,
  refusals: [refusals.wrongState, refusals.withdrawn, refusals.worked],
  example: { alerts: [{ id: someId, version: 1 }], state: "confirmed" },
});

export const deletePreAlert = deleteCall({
  path: "/WayBill/DeletePreAlert",
  summary: "Delete sent pre-alerts that were never pushed, all or none",
  page,
  ids: "Pre-alerts",
  refusals: [refusals.notSent, refusals.pushed],
});

export const createWorkOrderByPreAlert = defineCall({
  path: "/WayBill/CreateWorkOrderByPreAlert",
  summary: "Make the company's own waybills of a received pre-alert: a master waybill and its houses",
  description:
    "All or nothing, once. Houses keep the sender's numbers where the company has not used them; a built number keeps the sender's as order number. A wrong check digit is kept and flagged. The pre-alert's files are copied as cargo files of the master waybill, as many as it may have. It confirms the pre-alert.",
  access: staff("/logisticsManagement/buildWayBillNo:add"),
  input: z.strictObject({
    ...which,
    warehouseId: id.nullable().default(null).describe("Warehouse that receives the goods; null: the company's first"),
  }),
  answer: z.object({
    waybillId: id.nullable().describe("The master waybill; null when there is no master number"),
    mainNumber: z.string().describe("Its number, or the empty text"),
    houses: z.int().describe("How many houses were made"),
    renumbered: z.int().describe("How many of them got a number of the company's own"),
    files: z.int().describe("How many of the pre-alert's files became cargo files of the waybill"),
  }),
  changes: true,
  refusals: [
    refusals.notReceived,
    refusals.withdrawn,
    refusals.disabled,
    refusals.worked,
    waybillRefusals.partyBlocked,
    waybillRefusals.warehouseNeeded,
    waybillRefusals.numberTaken,
  ],
  example: { id: someId },
});
