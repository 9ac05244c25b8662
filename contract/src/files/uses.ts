import { signedIn, staff, type Access } from "#core";
import type { FileKind } from "./kinds.ts";

/** Rule of a file's use: kinds, largest size, and the rights to upload and to read it. */
export interface FileRule {
  readonly kinds: readonly [FileKind, ...FileKind[]];
  /** Largest size in bytes. */
  readonly maxBytes: number;
  /** Who may upload it; null is made by the server only. */
  readonly upload: Access | null;
  /**
   * `creator`: who uploaded it; `record`: who may see the record that it belongs to; `staff`: the company's users;
   * `company`: its customers as well. Never another company.
   */
  readonly readers: "creator" | "record" | "staff" | "company";
  /** A picture that must show what lies beneath it, such as a seal on a document. */
  readonly transparent?: boolean;
}

const megabyte = 1024 * 1024;

/** Users who enter or change costs and bills. */
const entersMoney = staff("/logisticsManagement/jobSummary:add", "/logisticsManagement/jobSummary:edit");

/** Users who enter or change suppliers' invoices. */
const entersInvoices = staff("/businessLedger/paymentInvoice:add", "/businessLedger/paymentInvoice:edit");

/** Users who make adverts: the only texts with formatting so far. */
const writesAdverts = staff("/marketRisk/advertList:add", "/marketRisk/advertList:edit");

/** The largest upload of all, in bytes. */
export function largestUpload(): number {
  return Math.max(...Object.values<FileRule>(fileUses).map(({ upload, maxBytes }) => (upload ? maxBytes : 0)));
}

/**
 * Every kind of use, with the limits of catalogue §5 and §9. A new module adds its row here; the
 * screens read the same table, so that a file is refused before it travels.
 */
export const fileUses = {
  avatar: { kinds: ["jpg"], maxBytes: 2 * megabyte, upload: signedIn, readers: "company" },
  logo: { kinds: ["jpg"], maxBytes: 2 * megabyte, upload: signedIn, readers: "company" },
  officialSeal: { kinds: ["png"], maxBytes: 2 * megabyte, upload: signedIn, readers: "staff", transparent: true },
  /** A company's, or a customer's, who reads it in the portal. */
  licence: { kinds: ["jpg", "png", "pdf"], maxBytes: 2 * megabyte, upload: signedIn, readers: "record" },
  waybillImport: {
    kinds: ["xlsx"],
    maxBytes: 20 * megabyte,
    upload: staff("/logisticsManagement/buildWayBillNo:add"),
    readers: "creator",
  },
  customerImport: {
    kinds: ["xlsx"],
    maxBytes: 5 * megabyte,
    upload: staff("/customerManagement/basicInfo:add"),
    readers: "creator",
  },
  supplierImport: {
    kinds: ["xlsx"],
    maxBytes: 5 * megabyte,
    upload: staff("/supplierManagement/suppliereInformation:add"),
    readers: "creator",
  },
  /** A paper of a job, a waybill or a warehouse. */
  cargoFile: {
    kinds: ["pdf", "jpg", "png", "xlsx"],
    maxBytes: 10 * megabyte,
    upload: staff("/logisticsManagement/goodsFiles:add", "/logisticsManagement/checkWayBill:edit"),
    readers: "record",
  },
  /** A bank's statement: camt is XML; MT940, OFX and CSV are text. 10,000 payments of camt have some 20 MB. */
  bankStatement: {
    kinds: ["csv", "xml", "xlsx"],
    maxBytes: 32 * megabyte,
    upload: staff("/financialBill/bankStatement:add"),
    readers: "record",
  },
  /** The one file of a supplier cost (catalogue §5). */
  supplierCost: { kinds: ["pdf", "jpg", "png"], maxBytes: 10 * megabyte, upload: entersMoney, readers: "record" },
  /** The one file that is kept with a collection bill. */
  collectionBill: { kinds: ["pdf", "jpg", "png"], maxBytes: 10 * megabyte, upload: entersMoney, readers: "record" },
  /** A file of a supplier's invoice, a statement as a spreadsheet among them (catalogue §9, decisions.md "Files"). */
  paymentInvoice: {
    kinds: ["pdf", "jpg", "png", "xlsx"],
    maxBytes: 10 * megabyte,
    upload: entersInvoices,
    readers: "record",
  },
  /** A tax invoice as the tax platform issued it: a PDF, a picture, or the XML of an electronic one. */
  taxInvoice: {
    kinds: ["pdf", "jpg", "png", "xml"],
    maxBytes: 10 * megabyte,
    upload: staff("/businessLedger/taxInvoice/issuing:approve"),
    readers: "record",
  },
  /** A picture of goods as they came into a warehouse. The page makes larger ones smaller before it sends them. */
  goodsPhoto: {
    kinds: ["jpg", "png"],
    maxBytes: 2 * megabyte,
    upload: staff("/logisticsManagement/orderWayBill:edit"),
    readers: "record",
  },
  /** A paper that goes with a pre-alert, also to the company that it is pushed to. */
  preAlertFile: {
    kinds: ["pdf", "jpg", "png", "xlsx"],
    maxBytes: 10 * megabyte,
    upload: staff("/logisticsManagement/preAlertList:add", "/logisticsManagement/preAlertList:edit"),
    readers: "record",
  },
  /** A sanctions list as published: OFAC's in several files, the EU's in one of some 30 MB. */
  sanctionsList: {
    kinds: ["csv", "xml"],
    maxBytes: 64 * megabyte,
    upload: staff("/marketRisk/antiMoneyLaunderingList:approve"),
    readers: "creator",
  },
  /** A paper of a contract with a customer (catalogue §5, decisions.md "Files"). */
  contract: {
    kinds: ["pdf"],
    maxBytes: 50 * megabyte,
    upload: staff("/customerManagement/contractManagement:add", "/customerManagement/contractManagement:edit"),
    readers: "record",
  },
  /** A paper of an expense or payroll request (decisions.md, "Files"). */
  financialRequest: {
    kinds: ["pdf", "jpg", "png", "xlsx"],
    maxBytes: 2 * megabyte,
    upload: staff(
      "/businessLedger/financialRequest:add",
      "/businessLedger/financialRequest:edit",
      "/businessLedger/financialRequest/payroll:add",
      "/businessLedger/financialRequest/payroll:edit",
    ),
    readers: "record",
  },
  /** A paper of money that a customer sent (decisions.md, "Files"). */
  clientFund: {
    kinds: ["pdf", "jpg", "png", "xlsx"],
    maxBytes: 2 * megabyte,
    upload: staff("/clientFund/businessEntry:add", "/clientFund/businessEntry:edit"),
    readers: "record",
  },
  /** A voucher of what the cashier paid (decisions.md, "Files"). */
  paymentVoucher: {
    kinds: ["pdf", "jpg", "png"],
    maxBytes: 2 * megabyte,
    upload: staff("/businessLedger/payment/paying:approve"),
    readers: "record",
  },
  /** Employees of a payroll request. */
  payrollImport: {
    kinds: ["xlsx"],
    maxBytes: 2 * megabyte,
    upload: staff("/businessLedger/financialRequest/payroll:add"),
    readers: "creator",
  },
  /** An advert's picture; the public reads it as long as the advert is shown. */
  advertImage: { kinds: ["jpg", "png", "webp"], maxBytes: 2 * megabyte, upload: writesAdverts, readers: "staff" },
  /** A picture in a text with formatting (overview §9: at most 524,288 bytes). */
  richTextPicture: { kinds: ["jpg", "png", "webp"], maxBytes: 524_288, upload: writesAdverts, readers: "staff" },
  /** A spreadsheet of restricted parties. */
  restrictedImport: {
    kinds: ["xlsx"],
    maxBytes: 10 * megabyte,
    upload: staff("/marketRisk/restrictedList:add"),
    readers: "creator",
  },
  /** A list as its person exported it. */
  export: { kinds: ["xlsx"], maxBytes: 500 * megabyte, upload: null, readers: "creator" },
  /** A document to print: labels, waybills. */
  document: { kinds: ["pdf"], maxBytes: 200 * megabyte, upload: null, readers: "creator" },
} as const satisfies Record<string, FileRule>;

export type FileUse = keyof typeof fileUses;

/** Reads a use from a request; undefined for what is none. */
export function asFileUse(value: unknown): FileUse | undefined {
  return isFileUse(value) ? value : undefined;
}

function isFileUse(value: unknown): value is FileUse {
  return typeof value === "string" && Object.hasOwn(fileUses, value);
}
