import { commonFieldTexts } from "./common-field-texts.ts";
import { z } from "zod";
import { countryCode, moment, orEmpty } from "./fields.ts";
import { named, type ChoiceTexts } from "./named.ts";

/** Names of a record's two states (catalogue §4: warehouse, form, template, account). */
export const enabledTexts = {
  true: { zh: "启用", en: "Enabled", ar: "مفعّل" },
  false: { zh: "停用", en: "Disabled", ar: "موقوف" },
} as const satisfies ChoiceTexts;

export const yesNoTexts = {
  true: { zh: "是", en: "Yes", ar: "نعم" },
  false: { zh: "否", en: "No", ar: "لا" },
} as const satisfies ChoiceTexts;

/** Whether a record is in use; it is unless said otherwise. */
export const enabledField = named(z.boolean().default(true), commonFieldTexts.status, enabledTexts).describe(
  "Whether it is in use",
);

/** Where somebody or something is; the empty text where it is not said. */
export const countryField = named(orEmpty(countryCode), commonFieldTexts.country).describe(
  "Country, ISO 3166-1 alpha-2, or the empty text",
);

/** Who entered or changed a row last, and when, for lists that show both. */
export const updatedFields = {
  updatedByName: named(z.string(), { zh: "更新人", en: "Updated by", ar: "حدّثه" }).describe(
    "Who entered or changed it last",
  ),
  updatedAt: named(moment, { zh: "更新时间", en: "Updated on", ar: "تاريخ التحديث" }).describe("When that was"),
};
