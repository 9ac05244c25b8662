import { commonFieldTexts, fill, type Language, type LocalText } from "@lading/contract/core";
import { freePort } from "@lading/contract/place";
import { isAir, waybillTypes, type WaybillType } from "@lading/contract/waybill";
import { portsIn } from "#place";
import type { Lookup } from "#core/sheets";

const texts = {
  sheet: { zh: "港口和机场", en: "Ports and airports", ar: "الموانئ والمطارات" },
  code: { zh: "代码", en: "Code", ar: "الرمز" },
  note: {
    zh: "空运填 IATA 机场代码，海运填 UN/LOCODE 港口代码，均见工作表“{sheet}”；不重名的港口名称也可以。列表中没有的地点，前面加 text: 再填写，例如 {example}",
    en: "By air an airport's IATA code, by sea a port's UN/LOCODE: both are on the sheet “{sheet}”. A name that only one port has is taken as well. A place that is on no list has text: before it, such as {example}",
    ar: "في الشحن الجوي رمز المطار IATA، وفي البحري رمز الميناء UN/LOCODE، وكلاهما في ورقة «{sheet}». ويُقبل الاسم أيضًا إن لم يشترك فيه ميناءان. والمكان غير المدرج يُكتب قبله text: مثل {example}",
  },
  noAirport: {
    zh: "“{value}”不在 IATA 机场列表中：请填写机场代码；如果不在列表中，请填写 {example}",
    en: "“{value}” is not an airport of the IATA list: write the airport's code, or {example} for a place that is on no list",
    ar: "«{value}» ليس مطارًا في قائمة IATA: اكتب رمز المطار، أو {example} إن لم يكن في القائمة",
  },
  noSeaport: {
    zh: "“{value}”不在 UN/LOCODE 海港列表中：请填写港口代码；如果不在列表中，请填写 {example}",
    en: "“{value}” is not a seaport of the UN/LOCODE list: write the port's code, or {example} for a place that is on no list",
    ar: "«{value}» ليس ميناءً في قائمة UN/LOCODE: اكتب رمز الميناء، أو {example} إن لم يكن في القائمة",
  },
} as const satisfies Record<string, LocalText>;

/** The sheet of the template with all ports that a waybill takes, by their codes. */
export function portLookup(language: Language): Lookup {
  const kinds = { air: waybillTypes[1].text[language], sea: waybillTypes[2].text[language] };
  return {
    name: texts.sheet[language],
    columns: [
      { heading: texts.code[language], width: 10 },
      { heading: commonFieldTexts.type[language], width: 10 },
      { heading: commonFieldTexts.name[language], width: 32 },
      { heading: commonFieldTexts.country[language], width: 28 },
    ],
    rows: portsIn(language).map(({ code, kind, name, country }) => [code, kinds[kind], name, country]),
  };
}

/** The note at a port's heading: what is allowed there. */
export function portNote(language: Language): string {
  return fill(texts.note[language], { sheet: texts.sheet[language], example: freePort("Jebel Dhanna jetty") });
}

/** A cell's message about a place that is on no list: how a sheet writes it. */
export function offListPort(type: WaybillType, value: string, language: Language): string {
  const text = isAir(type) ? texts.noAirport : texts.noSeaport;
  return fill(text[language], { value, example: freePort(value) });
}

/** True for a column that takes a port. */
export const isPort = (field: string): field is "loadingPort" | "destinationPort" =>
  field === "loadingPort" || field === "destinationPort";
