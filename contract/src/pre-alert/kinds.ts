import { mostWaybillFiles } from "#cargo-file";
import type { LocalText } from "#core";

/** Statuses of a pre-alert (catalogue §4). */
export const preAlertStates = {
  unconfirm: { zh: "未确认", en: "Unconfirmed", ar: "غير مؤكد" },
  confirmed: { zh: "已确认", en: "Confirmed", ar: "مؤكد" },
  disabled: { zh: "停用", en: "Disabled", ar: "موقوف" },
} as const satisfies Record<string, LocalText>;
export type PreAlertState = keyof typeof preAlertStates;
export const preAlertStateNames = ["unconfirm", "confirmed", "disabled"] as const satisfies readonly PreAlertState[];

/** Which way a pre-alert went: the two tabs of the list. */
export const preAlertDirections = ["received", "sent"] as const;
export type PreAlertDirection = (typeof preAlertDirections)[number];

/** Kinds of cargo that the destination has to be ready for. */
export const cargoTypes = {
  general: { zh: "普货", en: "General cargo", ar: "بضائع عامة" },
  battery: { zh: "带电货物", en: "With batteries", ar: "بضائع تحتوي على بطاريات" },
  dangerous: { zh: "危险品", en: "Dangerous goods", ar: "بضائع خطرة" },
  perishable: { zh: "鲜活易腐", en: "Perishable", ar: "بضائع سريعة التلف" },
  temperature: { zh: "温控货物", en: "Temperature-controlled", ar: "بضائع مبرّدة أو مضبوطة الحرارة" },
  liquid: { zh: "液体、粉末", en: "Liquids and powders", ar: "سوائل ومساحيق" },
  fragile: { zh: "易碎品", en: "Fragile", ar: "بضائع قابلة للكسر" },
  valuable: { zh: "贵重物品", en: "Valuables", ar: "بضائع ثمينة" },
  other: { zh: "其他", en: "Other", ar: "أخرى" },
} as const satisfies Record<string, LocalText>;
export type CargoType = keyof typeof cargoTypes;
export const cargoTypeNames = [
  "general",
  "battery",
  "dangerous",
  "perishable",
  "temperature",
  "liquid",
  "fragile",
  "valuable",
  "other",
] as const satisfies readonly CargoType[];

/** Actions in the log of a pre-alert. */
export const preAlertActions = [
  "add",
  "edit",
  "confirm",
  "disable",
  "reopen",
  "push",
  "receive",
  "update",
  "hold",
  "withdraw",
  "restore",
  "answer",
  "mail",
  "mailNotice",
  "workOrder",
  "delete",
] as const;
export type PreAlertAction = (typeof preAlertActions)[number];

/** Outcomes of a push at the receiver's. */
export const pushOutcomes = ["arrived", "updated", "unchanged", "held"] as const;

/** Files of a pre-alert (catalogue §9). */
export const mostPreAlertFiles = 10;
/** Files that are added to it at once (catalogue §9). */
export const mostPreAlertFilesAtOnce = 9;

/**
 * How many of a pre-alert's files become cargo files of the waybill that is made of it, the first of them: a main waybill
 * has so many at most, and papers of several houses without a main waybill belong to none of them alone. The others stay
 * with the pre-alert.
 */
export function filesForWaybill(alert: { mainNumber: string; totalHouses: number; files: number }): number {
  if (alert.mainNumber !== "") return Math.min(alert.files, mostWaybillFiles);
  return alert.totalHouses === 1 ? alert.files : 0;
}

/** Attachments of one e-mail in all, the sheet among them (catalogue §9). */
export const mostMailAttachments = 10;
/** Houses in one pre-alert. */
export const mostPreAlertHouses = 2000;
/** Houses that come with a pre-alert; a list of its own pages through all of them. */
export const mostHousesShown = 500;

/** Told to a company's open pages when one of its pre-alerts comes or changes: `{ id, what }`, `what` being `received` or `changed`. */
export const preAlertEvent = "preAlert.changed";
/** The calls whose answers that event makes old. */
export const preAlertReads = [
  "/WayBill/GetPreAlertList",
  "/WayBill/GetPreAlertInfo",
  "/WayBill/GetPreAlertHouseList",
  "/WayBill/GetPreAlterOperationLogList",
] as const;
