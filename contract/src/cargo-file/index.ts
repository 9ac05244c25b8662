import { z } from "zod";
import {
  anyone,
  calendarDate,
  coreRefusals,
  defineCall,
  defineRawRoute,
  deleteCall,
  exportCall,
  id,
  listAnswer,
  listInput,
  moment,
  longestNumbersSearch,
  optionalText,
  orEmpty,
  requiredText,
  someId,
  staff,
  version,
  type Call,
} from "#core";
import { fileRefusals } from "#files";
import { mailRefusalList } from "#mail";
import { addedFiles, cargoFile, fileOwnership, fileType } from "./fields.ts";
import {
  cargoFileActions,
  cargoFileLogFields,
  cargoFileOwnerNames,
  cargoFileTypeNames,
  mostFilesAtOnce,
  mostInArchive,
  mostMailFiles,
} from "./kinds.ts";
import { cargoFileRefusals as refusals } from "./refusals.ts";
import {
  getWayBillByPrimaryFileList,
  getWayBillFileList,
  saveWayBillByPrimaryFile,
  saveWayBillFile,
} from "./waybill-calls.ts";

export { cargoFile, type CargoFile } from "./fields.ts";
export * from "./field-texts.ts";
export * from "./guess-type.ts";
export * from "./kinds.ts";
export * from "./menu.ts";
export * from "./refusals.ts";
export * from "./waybill-calls.ts";

const page = "/logisticsManagement/goodsFiles";

/**
 * Where an archive of chosen files is fetched: `POST` with `archiveInput` as JSON, or `GET` by the path of
 * `getCargoFileArchiveLink`; answered with the bytes of a ZIP.
 */
export const archivePath = "/cargo-files/archive";
export const archiveInput = z.strictObject({
  ids: z.array(id).min(1).max(mostInArchive).describe("Cargo files"),
});

/** Users of the file centre, or of the waybills and so of their papers. */
const opens = staff(`${page}:view`, "/logisticsManagement/checkWayBill:view");

export const cargoFileArchive = defineRawRoute({
  name: "getCargoFileArchive",
  method: "post",
  path: archivePath,
  summary: "Chosen cargo files as one ZIP",
  description: "Under their own names, without folders; of equal names the later ones get a number.",
  access: opens,
  body: { type: "application/json", schema: archiveInput },
  answer: { type: "application/zip", is: "The archive" },
  refusals: [coreRefusals.unreadable, coreRefusals.malformed, coreRefusals.unknownField, coreRefusals.notFound],
});

export const cargoFileArchiveByLink = defineRawRoute({
  name: "getCargoFileArchiveByTicket",
  method: "get",
  path: archivePath,
  summary: "The ZIP that a link of GetCargoFileArchiveLink leads to",
  description:
    "Without the session's token: the ticket stands for it, a minute long, and its rights are asked for again.",
  access: anyone,
  query: z.object({ ticket: z.string().describe("As it stands in the link") }),
  answer: { type: "application/zip", is: "The archive" },
  refusals: [coreRefusals.loginExpired, coreRefusals.noRight, coreRefusals.periodExpired, coreRefusals.notFound],
});

export const saveCargoFile = defineCall({
  path: "/WayBill/SaveCargoFile",
  summary: "Add files to a job, a waybill or a warehouse",
  access: staff(`${page}:add`),
  input: z.strictObject({
    files: addedFiles(mostFilesAtOnce),
    ownership: fileOwnership.default("company"),
    jobNumber: optionalText(40).describe("Job number"),
    waybillNumber: optionalText(60).describe("House or master number of the waybill that they belong to"),
    warehouseId: id.nullable().default(null).describe("Warehouse that they belong to"),
    remark: optionalText(200).describe("Remark"),
  }),
  answer: z.object({ added: z.int().describe("How many files were added") }),
  changes: true,
  refusals: [refusals.belongsNowhere, refusals.noWaybill, refusals.tooManyOfWaybill, fileRefusals.gone],
  example: { files: [{ fileId: someId, type: "invoice" }], jobNumber: "J-2026-118" },
});

const filters = {
  search: optionalText(80).describe("Part of the file's name"),
  number: optionalText(longestNumbersSearch).describe("Part of the job, house, master or warehouse number"),
  types: z.array(z.enum(cargoFileTypeNames)).max(cargoFileTypeNames.length).default([]).describe("Only of these types"),
  ownership: orEmpty(z.enum(cargoFileOwnerNames)).describe("Only of this owner"),
  addedBy: optionalText(80).describe("Part of the name of who added it"),
  remark: optionalText(80).describe("Part of the remark"),
  from: orEmpty(calendarDate).describe("Added on or after this date"),
  to: orEmpty(calendarDate).describe("Added on or before this date"),
};

const sorts = [
  "createdAt",
  "fileName",
  "type",
  "ownership",
  "jobNumber",
  "waybillNumber",
  "warehouse",
  "size",
  "createdByName",
] as const;
export type CargoFileSort = (typeof sorts)[number];

export const getCargoFileCentersList = defineCall({
  path: "/WayBill/GetCargoFileCentersList",
  summary: "Cargo files by job, waybill or warehouse number",
  access: staff(`${page}:view`),
  input: listInput(filters, sorts),
  answer: listAnswer(cargoFile),
  changes: false,
  refusals: [],
  example: { number: "J-2026-118" },
});

export const exportCargoFileCentersList = exportCall({
  path: "/WayBill/ExportCargoFileCentersList",
  summary: "The filtered cargo files as a spreadsheet, at most 50,000 at once",
  page,
  filters,
  sorts,
  example: { number: "J-2026-118" },
});

export const getCargoTransportFileDetail = defineCall({
  path: "/WayBill/GetCargoTransportFileDetail",
  summary: "A cargo file with the others of its job, waybill or warehouse",
  access: opens,
  input: z.strictObject({ id: id.describe("Cargo file") }),
  answer: z.object({
    file: cargoFile.describe("The file"),
    others: z.array(cargoFile).describe("The newest others of the same waybill, else job, else warehouse"),
  }),
  changes: false,
  refusals: [],
  example: { id: someId },
});

export const getCargoFileArchiveLink = defineCall({
  path: "/WayBill/GetCargoFileArchiveLink",
  summary: "A link that downloads chosen cargo files as one ZIP",
  description: "It holds for a minute and as long as the session does. A download that has begun goes on.",
  access: opens,
  input: archiveInput,
  answer: z.object({
    path: z.string().describe("Where the browser fetches the archive, without the session's token"),
    files: z.int().describe("How many files are in it"),
    bytes: z.int().describe("Their size together, in bytes"),
  }),
  changes: false,
  refusals: [],
  example: { ids: [someId] },
});

export const editCargoFile = defineCall({
  path: "/WayBill/EditCargoFile",
  summary: "Change what a cargo file is said to be, and which job, waybill and warehouse it belongs to",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    id: id.describe("Cargo file"),
    type: fileType,
    ownership: fileOwnership,
    jobNumber: optionalText(40).describe("Job number"),
    waybillNumber: z
      .string()
      .trim()
      .max(60)
      .describe(
        "House or master number of its waybill, empty for none; the number that it has stays, also of a waybill that is gone",
      ),
    warehouseId: id.nullable().describe("Its warehouse"),
    remark: optionalText(200).describe("Remark"),
    version: version.describe("Version it was read with"),
  }),
  answer: z.object({ version: version.describe("The new version") }),
  changes: true,
  refusals: [refusals.belongsNowhere, refusals.noWaybill, refusals.tooManyOfWaybill],
  example: {
    id: someId,
    type: "packingList",
    ownership: "customer",
    waybillNumber: "020-12345675",
    warehouseId: null,
    version: 1,
  },
});

export const deleteCargoFile = deleteCall({
  path: "/WayBill/DeleteCargoFile",
  summary: "Delete cargo files, all or none",
  page,
  ids: "Cargo files",
  most: mostInArchive,
  refusals: [],
});

export const sendFileDetailsEmail = defineCall({
  path: "/WayBill/SendFileDetailsEmail",
  summary: "Send cargo files by e-mail",
  access: staff(`${page}:export`),
  input: z.strictObject({
    ids: z.array(id).min(1).max(mostMailFiles).describe("Cargo files"),
    to: requiredText(1000).describe("Addresses, separated by commas"),
    subject: requiredText(150).describe("Subject"),
    text: optionalText(5000).describe("Cover text"),
  }),
  answer: z.object({
    delivered: z
      .enum(["smtp", "outbox"])
      .describe("`outbox`: no mail server is configured, nothing left; the operator finds it in the outbox"),
    refused: z.array(z.string()).describe("Addresses that the mail server did not take, while it took others"),
  }),
  changes: true,
  refusals: [refusals.tooLargeForMail, ...mailRefusalList],
  example: { ids: [someId], to: "agent@jeddah.example", subject: "Papers for 020-12345675" },
});

export const cargoFileLogEntry = z
  .object({
    id: id.describe("Entry"),
    action: z.enum(cargoFileActions).describe("Action"),
    userName: z.string().describe("Who"),
    ip: z.string().describe("From where"),
    createdAt: moment.describe("When"),
    changes: z
      .array(
        z.object({
          field: z.enum(cargoFileLogFields).describe("Field"),
          before: z.string().nullable().describe("Before, as people read it"),
          after: z.string().nullable().describe("After, as people read it"),
        }),
      )
      .describe("Each changed field"),
  })
  .meta({ id: "CargoFileLogEntry" });

export const getCargoFileLogList = defineCall({
  path: "/WayBill/GetCargoFileLogList",
  summary: "Operation log of a cargo file: by whom, when, from where, each field before and after",
  access: opens,
  input: z.strictObject({ id: id.describe("Cargo file") }),
  answer: z.object({ rows: z.array(cargoFileLogEntry).describe("Newest first, at most 200") }),
  changes: false,
  refusals: [],
  example: { id: someId },
});

export const cargoFileCalls: readonly Call[] = [
  saveCargoFile,
  getCargoFileCentersList,
  exportCargoFileCentersList,
  getCargoTransportFileDetail,
  getCargoFileLogList,
  getCargoFileArchiveLink,
  editCargoFile,
  deleteCargoFile,
  sendFileDetailsEmail,
  getWayBillFileList,
  saveWayBillFile,
  getWayBillByPrimaryFileList,
  saveWayBillByPrimaryFile,
];
