import { z } from "zod";
import {
  defineCall,
  id,
  languages,
  madeFile,
  optionalText,
  requiredText,
  someId,
  staff,
  startedJob,
  type Call,
} from "#core";
import { cargoFileRefusals, mostMailFiles } from "#cargo-file";
import { storedFile } from "#files";
import { mailRefusalList } from "#mail";
import { mostBillsAtOnce } from "./bills.ts";
import { billRefusals as refusals } from "./refusals.ts";

const page = "/logisticsManagement/jobSummary";
const exports = staff(`${page}:export`);
const documentLanguage = z.enum(languages).optional().describe("Language of the debit note; else that of the request");
const ids = z.array(id).min(1).max(mostBillsAtOnce).describe("Collection bills");
const delivered = z
  .enum(["smtp", "outbox"])
  .describe("`outbox`: no mail server is configured, nothing left; the operator finds it in the outbox");

export const createCollectionBillPdf = defineCall({
  path: "/WayBill/CreateCollectionBillPdf",
  summary: "Debit notes of collection bills as one PDF",
  access: staff(`${page}:view`),
  input: z.strictObject({ ids, documentLanguage }),
  answer: madeFile,
  changes: true,
  refusals: [refusals.voided],
  example: { ids: [someId], documentLanguage: "en" },
});

export const getCollectionBillSharingEmail = defineCall({
  path: "/WayBill/GetCollectionBillSharingEmail",
  summary: "The e-mail that a collection bill is sent with, ready to be changed and sent",
  access: exports,
  input: z.strictObject({ id: id.describe("Collection bill"), documentLanguage }),
  answer: z.object({
    to: z.string().describe("The customer's e-mail address on file, or the empty text"),
    subject: z.string().describe("Subject"),
    text: z.string().describe("Text"),
    fileName: z.string().describe("File name of the attached debit note"),
    files: z
      .array(storedFile)
      .describe("What can go with it: the bill's own file, then the papers of its waybill that the caller may open"),
  }),
  changes: false,
  refusals: [refusals.voided],
  example: { id: someId, documentLanguage: "en" },
});

export const sendCollectionBillEmail = defineCall({
  path: "/WayBill/SendCollectionBillEmail",
  summary: "Send a collection bill by e-mail with its debit note as PDF",
  access: exports,
  input: z.strictObject({
    id: id.describe("Collection bill"),
    to: requiredText(1000).describe("Addresses, separated by commas"),
    subject: requiredText(150).describe("Subject"),
    text: optionalText(5000).describe("Text"),
    fileIds: z
      .array(id)
      .max(mostMailFiles)
      .default([])
      .describe("Files that go with the debit note, of those that `GetCollectionBillSharingEmail` names"),
    documentLanguage,
  }),
  answer: z.object({
    delivered,
    refused: z.array(z.string()).describe("Addresses that the mail server did not take, while it took others"),
  }),
  changes: true,
  refusals: [cargoFileRefusals.tooLargeForMail, ...mailRefusalList, refusals.voided],
  example: { id: someId, to: "accounts@oasis.example", subject: "Debit note DN26-0000001", fileIds: [] },
});

export const sendCollectionBills = defineCall({
  path: "/WayBill/SendCollectionBills",
  summary: "Send collection bills in the background, each to its own customer's e-mail address",
  access: exports,
  input: z.strictObject({ ids, documentLanguage }),
  answer: startedJob.extend({ delivered }),
  changes: true,
  refusals: [refusals.noEmail, refusals.voided],
  example: { ids: [someId] },
});

export const sendingCalls: readonly Call[] = [
  createCollectionBillPdf,
  getCollectionBillSharingEmail,
  sendCollectionBillEmail,
  sendCollectionBills,
];
