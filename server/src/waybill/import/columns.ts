import { languages, type Language } from "@lading/contract/core";
import { waybillFieldTexts, type WaybillField } from "@lading/contract/waybill";

/** A column of the import: a field of the form, or of its lines of goods. */
export interface ImportColumn {
  readonly field: WaybillField;
  /** Without it the sheet cannot be read. */
  readonly required: boolean;
  /** Of a line of goods; the others are read from a waybill's first row. */
  readonly ofItem: boolean;
}

const whole = (field: WaybillField, required = false): ImportColumn => ({ field, required, ofItem: false });
const line = (field: WaybillField, required = false): ImportColumn => ({ field, required, ofItem: true });

/** Every column in the order of the template. The goods' name and code stand once: the first line's are the waybill's. */
export const importColumns: readonly ImportColumn[] = [
  whole("type", true),
  whole("houseNumber"),
  whole("mainNumber"),
  whole("orderNumber"),
  whole("platformOrder"),
  whole("expressNumber"),
  whole("shippingDate", true),
  whole("customerNumber"),
  whole("customerName"),
  whole("shipperName", true),
  whole("shipperCompany"),
  whole("shipperPhone"),
  whole("shipperEmail"),
  whole("shipperCountry"),
  whole("shipperProvince"),
  whole("shipperCity"),
  whole("shipperAddress"),
  whole("shipperPostalCode"),
  whole("consigneeName", true),
  whole("consigneeCompany"),
  whole("consigneePhone"),
  whole("consigneeEmail"),
  whole("consigneeCountry"),
  whole("consigneeProvince"),
  whole("consigneeCity"),
  whole("consigneeAddress"),
  whole("consigneePostalCode"),
  whole("notifyParty"),
  whole("loadingPort"),
  whole("destinationPort"),
  whole("country", true),
  whole("city", true),
  whole("carrier"),
  whole("flightNumber"),
  whole("vessel"),
  whole("voyage"),
  whole("etd"),
  whole("eta"),
  whole("cabinetClass"),
  whole("cabinetType"),
  whole("containerNumber"),
  whole("sealNumber"),
  whole("tradeTerms"),
  whole("freightTerms"),
  line("productName", true),
  line("customsCode", true),
  line("boxCount", true),
  line("boxUnit"),
  line("lengthCm"),
  line("widthCm"),
  line("heightCm"),
  line("boxVolume"),
  line("volume"),
  line("weight", true),
  line("unitPrice", true),
  line("currency", true),
  line("postalCode"),
  line("tradingPlatform"),
  whole("codAmount"),
  whole("codCurrency"),
  whole("codChannel"),
  whole("operatorId", true),
  whole("salesId", true),
  whole("customerServiceId", true),
  whole("marketingId", true),
  whole("warehouseId", true),
  whole("remark"),
];

/** A column's title in a language; a required column's has an asterisk. */
export function columnTitle({ field, required }: ImportColumn, language: Language): string {
  return `${waybillFieldTexts[field][language]}${required ? " *" : ""}`;
}

const plain = (title: string) =>
  title.normalize("NFKC").replace(/\*/g, "").replace(/\s+/g, " ").replace(/ \(/g, "(").trim().toLowerCase();

/** Words of titles and what stood in their place in earlier templates; sheets made from those are still taken. */
const earlierWords = [
  ["发货", "发件"],
  ["收货", "收件"],
  ["通知方", "通知人"],
  ["封号", "封条号"],
  ["操作员", "操作"],
  ["ميناء التحميل", "ميناء الشحن"],
  ["الوزن القائم", "الوزن الإجمالي"],
  ["الوزن المحتسب", "الوزن المحاسب عليه"],
  ["جهة الإشعار", "الطرف المطلوب إشعاره"],
  ["شروط التسليم (إنكوترمز)", "شروط التجارة"],
  ["شروط سداد الأجرة", "شروط الأجرة"],
  ["بلد الوجهة", "بلد الوصول"],
  ["الشاحن", "المرسل"],
  ["للشاحن", "للمرسل"],
  ["مدينة الوجهة", "مدينة الوصول"],
  ["مقاس الحاوية", "فئة الحاوية"],
  ["رمز نوع الحاوية", "نوع الحاوية"],
  ["箱型代码", "箱型"],
  ["Container size", "Cabinet class"],
  ["Master", "Main"],
  ["HS 编码", "海关编码"],
  ["HS code", "Customs code (HS)"],
] as const;

/** A column's title now and as earlier templates had it. */
function titlesOf(field: WaybillField): string[] {
  return languages.flatMap((language) => {
    const title = waybillFieldTexts[field][language];
    return [title, ...earlierWords.map(([now, before]) => title.replace(now, before))].map(plain);
  });
}

/** Where each column stands in a sheet whose titles may be in any of the languages, or the fields' own names. */
export function placeColumns(titles: readonly string[]): Map<ImportColumn, number> {
  const placed = new Map<ImportColumn, number>();
  for (const column of importColumns) {
    const names = new Set([column.field.toLowerCase(), ...titlesOf(column.field)]);
    const place = titles.findIndex((title) => names.has(plain(title)));
    if (place >= 0) placed.set(column, place);
  }
  return placed;
}
