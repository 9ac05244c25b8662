import { z } from "zod";
import { defineCall, id, optionalText, someId, staff } from "#core";
import { fileRefusals } from "#files";
import { addedFiles, cargoFile, fileOwnership } from "./fields.ts";
import { mostWaybillFiles } from "./kinds.ts";
import { cargoFileRefusals as refusals } from "./refusals.ts";

const sees = staff("/logisticsManagement/checkWayBill:view");
const adds = staff("/logisticsManagement/checkWayBill:edit", "/logisticsManagement/goodsFiles:add");

const rows = z.array(cargoFile).describe("Its files, newest first");
const answer = z.object({ added: z.int().describe("How many files were added") });

const saved = (waybill: string) =>
  z.strictObject({
    waybillId: id.describe(waybill),
    files: addedFiles(mostWaybillFiles),
    ownership: fileOwnership.default("company"),
    jobNumber: optionalText(40).describe("Job number"),
    remark: optionalText(200).describe("Remark"),
  });
const example = { waybillId: someId, files: [{ fileId: someId, type: "waybill" as const }] };

export const getWayBillFileList = defineCall({
  path: "/WayBill/GetWayBillFileList",
  summary: "The files of a house or master waybill",
  access: sees,
  input: z.strictObject({ waybillId: id.describe("Waybill") }),
  answer: z.object({ rows }),
  changes: false,
  refusals: [],
  example: { waybillId: someId },
});

export const saveWayBillFile = defineCall({
  path: "/WayBill/SaveWayBillFile",
  summary: `Add files to a house or master waybill, which has at most ${mostWaybillFiles}`,
  access: adds,
  input: saved("Waybill"),
  answer,
  changes: true,
  refusals: [refusals.tooManyOfWaybill, fileRefusals.gone],
  example,
});

export const getWayBillByPrimaryFileList = defineCall({
  path: "/WayBill/GetWayBillByPrimaryFileList",
  summary: "The files of a master waybill",
  access: sees,
  input: z.strictObject({ waybillId: id.describe("Master waybill") }),
  answer: z.object({ rows }),
  changes: false,
  refusals: [refusals.notMain],
  example: { waybillId: someId },
});

export const saveWayBillByPrimaryFile = defineCall({
  path: "/WayBill/SaveWayBillByPrimaryFile",
  summary: `Add files to a master waybill, which has at most ${mostWaybillFiles}`,
  access: adds,
  input: saved("Master waybill"),
  answer,
  changes: true,
  refusals: [refusals.notMain, refusals.tooManyOfWaybill, fileRefusals.gone],
  example,
});
