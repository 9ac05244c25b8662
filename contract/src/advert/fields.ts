import { z } from "zod";
import { commonFieldTexts, id, named, optionalText, rule, type Language } from "#core";
import {
  advertModules,
  advertModuleTexts,
  advertStations,
  advertStationTexts,
  advertTypes,
  advertTypeTexts,
} from "./kinds.ts";
import { advertRefusals as refusals } from "./refusals.ts";

/** Longest content of one language, with its formatting. */
const mostContent = 50_000;

/** An address outside that a browser may be led to: nothing but http and https. */
const webAddress = z.url({ protocol: /^https?$/ });

const inEach = <S extends z.ZodType>(of: (language: Language) => S) =>
  z.strictObject({ zh: of("zh"), en: of("en"), ar: of("ar") });

const titleIn = {
  zh: { zh: "中文标题", en: "Title in Chinese", ar: "العنوان بالصينية" },
  en: { zh: "英文标题", en: "Title in English", ar: "العنوان بالإنجليزية" },
  ar: { zh: "阿拉伯文标题", en: "Title in Arabic", ar: "العنوان بالعربية" },
};
const contentIn = {
  zh: { zh: "中文内容", en: "Content in Chinese", ar: "المحتوى بالصينية" },
  en: { zh: "英文内容", en: "Content in English", ar: "المحتوى بالإنجليزية" },
  ar: { zh: "阿拉伯文内容", en: "Content in Arabic", ar: "المحتوى بالعربية" },
};

export const advertTitleIn = inEach((language) => named(optionalText(100), titleIn[language]));
const contentInEach = inEach((language) =>
  named(z.string().max(mostContent).default(""), contentIn[language]).describe(
    `Content as HTML, ${language}; the server keeps what its editor can make and nothing else`,
  ),
);

/** Fields of an advert in a list. */
export const advertListFields = {
  type: named(z.enum(advertTypes).default("graphic"), commonFieldTexts.type, advertTypeTexts).describe(
    "Picture and text, or an external link",
  ),
  title: named(advertTitleIn.prefault({}), { zh: "标题", en: "Title", ar: "العنوان" }).describe(
    "Title in the local language (zh), English and Arabic; at least one",
  ),
  link: named(
    z
      .string()
      .trim()
      .max(500)
      .refine(
        (value) => value === "" || (!/\s/.test(value) && webAddress.safeParse(value).success),
        rule(refusals.link),
      )
      .default(""),
    { zh: "链接", en: "Link", ar: "الرابط" },
  ).describe("Where an external link leads; http or https only"),
  sort: named(z.int().min(0).max(9999).default(100), { zh: "排序", en: "Order", ar: "الترتيب" }).describe(
    "Place among the others, smallest first",
  ),
  shown: named(z.boolean().default(true), commonFieldTexts.status, {
    true: { zh: "展示中", en: "Shown", ar: "معروض" },
    false: { zh: "已隐藏", en: "Hidden", ar: "مخفي" },
  }).describe("Whether it is shown"),
  module: named(
    z.enum(advertModules),
    { zh: "展示位置", en: "Shown on", ar: "مكان العرض" },
    advertModuleTexts,
  ).describe("Where it is shown"),
  station: named(
    z.enum(advertStations).default("all"),
    { zh: "终端", en: "Screens", ar: "الشاشات" },
    advertStationTexts,
  ).describe("On large screens, on phones, or both"),
};

/** Fields of an advert that a person fills in. */
export const advertFields = {
  ...advertListFields,
  content: named(contentInEach.prefault({}), { zh: "内容", en: "Content", ar: "المحتوى" }).describe(
    "Content in the local language (zh), English and Arabic",
  ),
  imageId: named(id.nullable().default(null), { zh: "图片", en: "Picture", ar: "الصورة" }).describe(
    "Picture, uploaded as `advertImage`; null: none",
  ),
};
