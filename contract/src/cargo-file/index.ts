import { z } from "zod";
import {
  calendarDate,
  coreRefusals,
  defineCall,
  defineRawRoute,
  deleteCall,
  id,
  listAnswer,
  listInput,
  moment,
  optionalText,
  orEmpty,
  requiredText,
  someId,
  staff,
  version,
} from "#core";
import { fileRefusals, storedFile } from "#files";
import { mailRefusalList } from "#mail";
import {
  cargoFileActions,
  cargoFileLogFields,
  cargoFileOwnerNames,
  cargoFileTypeNames,
  mostFilesAtOnce,
  mostInArchive,
  mostMainFiles,
} from "./kinds.ts";
import { cargoFileRefusals as refusals } from "./refusals.ts";

export * from "./kinds.ts";
export * from "./refusals.ts";

const page = "/logisticsManagement/goodsFiles";

/** Where an archive of chosen files is fetched: `POST` with `archiveInput` as JSON, answered with the bytes of a ZIP. */
export const archivePath = "/cargo-files/archive";
export const archiveInput = z.strictObject({
  ids: z.array(id).min(1).max(mostInArchive).describe("Cargo files"),
});

export const cargoFileArchive = defineRawRoute({
  method: "post",
  path: archivePath,
  summary: "Chosen cargo files as one ZIP",
  description: "Under their own names, without folders; of equal names the later ones get a number.",
  access: staff(`${page}:view`),
  body: { type: "application/json", schema: archiveInput },
  answer: { type: "application/zip", is: "The archive" },
  refusals: [coreRefusals.malformed, coreRefusals.unknownField, coreRefusals.notFound],
});

const type = z.enum(cargoFileTypeNames).describe("What it is");
const ownership = z.enum(cargoFileOwnerNames).describe("Whose paper it is");

/** A cargo file as lists show it. */
export const cargoFile = z
  .object({
    id: id.describe("Cargo file"),
    file: storedFile.describe("The file itself"),
    type,
    ownership,
    jobNumber: z.string().describe("Job number, or the empty text"),
    waybillId: id.nullable().describe("The waybill that it belongs to"),
    waybillNumber: z.string().describe("Its house number, of a main waybill the main number; or the empty text"),
    warehouseId: id.nullable().describe("The warehouse that it belongs to"),
    warehouse: z.string().describe("Its code and name, or the empty text"),
    remark: z.string().describe("Remark"),
    createdByName: z.string().describe("Who added it"),
    createdAt: moment.describe("When it was added"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "CargoFile" });
export type CargoFile = z.output<typeof cargoFile>;

const added = (most: number) =>
  z
    .array(z.strictObject({ fileId: id.describe("Uploaded file (use `cargoFile`)"), type }))
    .min(1)
    .max(most)
    .describe(`The files, at most ${most} at once`);

export const saveCargoFile = defineCall({
  path: "/WayBill/SaveCargoFile",
  summary: "Add files to a job, a waybill or a warehouse",
  access: staff(`${page}:add`),
  input: z.strictObject({
    files: added(mostFilesAtOnce),
    ownership: ownership.default("company"),
    jobNumber: optionalText(40).describe("Job number"),
    waybillNumber: optionalText(60).describe("House or main number of the waybill that they belong to"),
    warehouseId: id.nullable().default(null).describe("Warehouse that they belong to"),
    remark: optionalText(200).describe("Remark"),
  }),
  answer: z.object({ added: z.int().describe("How many files were added") }),
  changes: true,
  refusals: [refusals.belongsNowhere, refusals.noWaybill, refusals.tooManyOfMain, fileRefusals.gone],
  example: { files: [{ fileId: someId, type: "invoice" }], jobNumber: "J-2026-118" },
});

const filters = {
  search: optionalText(80).describe("Part of the file's name"),
  number: optionalText(60).describe("Part of the job, house, main or warehouse number"),
  types: z.array(z.enum(cargoFileTypeNames)).max(cargoFileTypeNames.length).default([]).describe("Only of these types"),
  ownership: orEmpty(z.enum(cargoFileOwnerNames)).describe("Only of this owner"),
  from: orEmpty(calendarDate).describe("Added on or after this date"),
  to: orEmpty(calendarDate).describe("Added on or before this date"),
};

export const getCargoFileCentersList = defineCall({
  path: "/WayBill/GetCargoFileCentersList",
  summary: "Cargo files by job, waybill or warehouse number",
  access: staff(`${page}:view`),
  input: listInput(filters, ["createdAt", "fileName"]),
  answer: listAnswer(cargoFile),
  changes: false,
  refusals: [],
  example: { number: "J-2026-118" },
});

export const getCargoTransportFileDetail = defineCall({
  path: "/WayBill/GetCargoTransportFileDetail",
  summary: "A cargo file with the others of its job, waybill or warehouse",
  access: staff(`${page}:view`),
  input: z.strictObject({ id: id.describe("Cargo file") }),
  answer: z.object({
    file: cargoFile.describe("The file"),
    others: z.array(cargoFile).describe("The newest others of the same waybill, else job, else warehouse"),
  }),
  changes: false,
  refusals: [],
  example: { id: someId },
});

export const editCargoFile = defineCall({
  path: "/WayBill/EditCargoFile",
  summary: "Change what a cargo file is said to be",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    id: id.describe("Cargo file"),
    type,
    ownership,
    jobNumber: optionalText(40).describe("Job number"),
    remark: optionalText(200).describe("Remark"),
    version: version.describe("Version it was read with"),
  }),
  answer: z.object({ version: version.describe("The new version") }),
  changes: true,
  refusals: [refusals.belongsNowhere],
  example: { id: someId, type: "packingList", ownership: "customer", version: 1 },
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
    ids: z.array(id).min(1).max(mostFilesAtOnce).describe("Cargo files"),
    to: requiredText(1000).describe("One or more addresses, separated by commas"),
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

export const getWayBillByPrimaryFileList = defineCall({
  path: "/WayBill/GetWayBillByPrimaryFileList",
  summary: "The files of a main waybill",
  access: staff("/logisticsManagement/checkWayBill:view"),
  input: z.strictObject({ waybillId: id.describe("Main waybill") }),
  answer: z.object({ rows: z.array(cargoFile).describe("Its files, newest first") }),
  changes: false,
  refusals: [refusals.notMain],
  example: { waybillId: someId },
});

export const saveWayBillByPrimaryFile = defineCall({
  path: "/WayBill/SaveWayBillByPrimaryFile",
  summary: `Add files to a main waybill, which has at most ${mostMainFiles}`,
  access: staff("/logisticsManagement/checkWayBill:edit"),
  input: z.strictObject({ waybillId: id.describe("Main waybill"), files: added(mostMainFiles) }),
  answer: z.object({ added: z.int().describe("How many files were added") }),
  changes: true,
  refusals: [refusals.notMain, refusals.tooManyOfMain, fileRefusals.gone],
  example: { waybillId: someId, files: [{ fileId: someId, type: "waybill" }] },
});

export const cargoFileLogEntry = z
  .object({
    id: id.describe("Entry"),
    action: z.enum(cargoFileActions).describe("What was done"),
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
  summary: "What was done to a cargo file: by whom, when, from where, each field before and after",
  access: staff(`${page}:view`),
  input: z.strictObject({ id: id.describe("Cargo file") }),
  answer: z.object({ rows: z.array(cargoFileLogEntry).describe("Newest first, at most 200") }),
  changes: false,
  refusals: [],
  example: { id: someId },
});

export const cargoFileCalls = [
  saveCargoFile,
  getCargoFileCentersList,
  getCargoTransportFileDetail,
  getCargoFileLogList,
  editCargoFile,
  deleteCargoFile,
  sendFileDetailsEmail,
  getWayBillByPrimaryFileList,
  saveWayBillByPrimaryFile,
];
