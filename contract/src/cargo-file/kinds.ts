import { logActionTexts, type LocalText } from "#core";

/** Types of cargo files (catalogue §3, "Waybill files"). */
export const cargoFileTypes = {
  waybill: { zh: "面单", en: "Waybill", ar: "البوليصة" },
  invoice: { zh: "发票", en: "Commercial invoice", ar: "الفاتورة التجارية" },
  packingList: { zh: "装箱单", en: "Packing list", ar: "قائمة التعبئة" },
  other: { zh: "其他", en: "Other", ar: "أخرى" },
} as const satisfies Record<string, LocalText>;
export type CargoFileType = keyof typeof cargoFileTypes;
export const cargoFileTypeNames = [
  "waybill",
  "invoice",
  "packingList",
  "other",
] as const satisfies readonly CargoFileType[];

/** Whose paper it is: the forwarder's own, the customer's, or the agent's at the other end. */
export const cargoFileOwners = {
  company: { zh: "本公司", en: "Our company", ar: "شركتنا" },
  customer: { zh: "客户", en: "Customer", ar: "العميل" },
  agent: { zh: "代理", en: "Agent", ar: "الوكيل" },
} as const satisfies Record<string, LocalText>;
export type CargoFileOwner = keyof typeof cargoFileOwners;
export const cargoFileOwnerNames = ["company", "customer", "agent"] as const satisfies readonly CargoFileOwner[];

/** Files that are added to a record at once (catalogue §9: goods files). */
export const mostFilesAtOnce = 9;
/** Files of one waybill, house or main (catalogue §9: waybill files). */
export const mostWaybillFiles = 6;
/** Files of one e-mail (catalogue §9: mail attachments). */
export const mostMailFiles = 10;
/** Files in one archive. */
export const mostInArchive = 200;
/** Bytes of the files that one e-mail carries: mail servers take about 25 MB, and base64 adds a third. */
export const mostMailBytes = 18 * 1024 * 1024;

/** Actions in the log of a cargo file. */
export const cargoFileActions = ["add", "edit", "delete", "send"] as const;
export type CargoFileAction = (typeof cargoFileActions)[number];
export const cargoFileActionTexts: Readonly<Record<CargoFileAction, LocalText>> = logActionTexts;

/** The fields of its operation log; a waybill's log names them by the same names (`waybillLogTexts`). */
export const cargoFileLogFields = [
  "file",
  "fileType",
  "fileOwner",
  "fileJobNumber",
  "fileRemark",
  "waybillNumber",
  "warehouse",
  "mailTo",
  "mailSubject",
  "mailState",
] as const;
export type CargoFileLogField = (typeof cargoFileLogFields)[number];
