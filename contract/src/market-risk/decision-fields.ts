import { z } from "zod";
import { commonFieldTexts, countryField, moment, named, optionalText, requiredText, type LocalText } from "#core";
import { listAttributes } from "./kinds.ts";
import { searchByTexts, verdictTexts } from "./titles.ts";

/** Fields of a query. */
export const askedFields = {
  name: named(optionalText(200), searchByTexts.name).describe("Name of the person or company"),
  identityNumber: named(optionalText(80), searchByTexts.identityNumber).describe(
    "Passport, identity card or registration number",
  ),
  bic: named(optionalText(50), searchByTexts.bic).describe("BIC (SWIFT code)"),
  address: named(optionalText(300), searchByTexts.address),
  country: countryField.describe("Country, kept with the query; the empty text where it is not said"),
};

const verdictText: LocalText = { zh: "判定", en: "Verdict", ar: "القرار" };

/** A person's verdict on a query or a hit. */
export const verdictField = named(z.enum(listAttributes), verdictText, verdictTexts);
/** The verdict, or that there is none yet. */
export const stateField = named(z.enum(["open", ...listAttributes]), verdictText, verdictTexts).describe(
  "Open, or what was decided",
);

/** Numbers noted with a verdict. */
export const notedNumbers = {
  businessNumber: named(optionalText(60), { zh: "业务编号", en: "Business number", ar: "رقم المعاملة" }),
  warningNumber: named(optionalText(60), { zh: "预警编号", en: "Warning number", ar: "رقم التنبيه" }),
  caseId: named(optionalText(60), { zh: "案件编号", en: "Case ID", ar: "رقم الحالة" }),
};

/** Further notes with the verdict on a query. */
export const narrativeFields = {
  narrative: named(optionalText(2000), { zh: "说明", en: "Narrative", ar: "البيان" }).describe(
    "Why; needed where there are hits, or the name cannot be screened",
  ),
  swiftMessage: named(optionalText(2000), { zh: "SWIFT 报文", en: "SWIFT message", ar: "رسالة SWIFT" }),
};

/** Why a hit was decided so. */
export const verdictReason = named(requiredText(1000), commonFieldTexts.reason).describe("Why it was decided so");

/** Who decided, and when. */
export const decidedFields = {
  decidedByName: named(z.string().nullable(), { zh: "判定人", en: "Decided by", ar: "صاحب القرار" }).describe(
    "Who decided; null where there was nothing to decide",
  ),
  decidedAt: named(moment.nullable(), { zh: "判定时间", en: "Decided at", ar: "وقت القرار" }),
};
