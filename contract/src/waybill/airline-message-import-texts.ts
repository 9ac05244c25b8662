import { defineRefusals, type LocalText } from "#core";

/** Why airline messages cannot be imported. */
export const airlineMessageImportRefusals = defineRefusals("messageImport", {
  mainNeeded: {
    status: 422,
    text: {
      zh: "主单 {number} 尚不存在，请一并提供主单资料",
      en: "Master waybill {number} does not exist yet; its data must come along",
      ar: "البوليصة الرئيسية {number} غير موجودة بعد، يجب إرسال بياناتها معها",
    },
  },
  otherUse: {
    status: 409,
    text: {
      zh: "单号 {number} 已用于另一票运单（非有效空运主单，或您无权查看），不能归入",
      en: "The number {number} belongs to another waybill: not an air master waybill in use, or one that you may not see",
      ar: "الرقم {number} لبوليصة أخرى: ليست بوليصة جوية رئيسية سارية، أو لا يمكنك الاطلاع عليها",
    },
  },
});

/** Errors in a message, at a line and a segment or element. */
export const airlineMessageFaults = {
  nothing: {
    zh: "未找到航空报文（FWB、FHL、XFWB 或 XFZB）",
    en: "There is no airline message here (FWB, FHL, XFWB or XFZB)",
    ar: "لا توجد هنا رسالة شركة طيران (FWB أو FHL أو XFWB أو XFZB)",
  },
  otherMessage: {
    zh: "{value} 不是可导入的报文，已跳过",
    en: "{value} is no message that can be imported; it was passed over",
    ar: "{value} ليست رسالة يمكن استيرادها، وتم تجاوزها",
  },
  consignment: {
    zh: "“{value}”应为主单号、起运地、目的地、件数和重量，如 020-12345675SZXRUH/T12K640，整条报文未读入",
    en: "“{value}” should be number, airports, pieces and weight, such as 020-12345675SZXRUH/T12K640; the message was not read",
    ar: "«{value}»: المتوقع الرقم والمطاران والقطع والوزن، مثل ‎020-12345675SZXRUH/T12K640، ولم تُقرأ الرسالة",
  },
  house: {
    zh: "“{value}”应为分单号、起运地、目的地、件数和重量，如 HBS/A123/SZXRUH/2/K300//SHOES，该分单未读入",
    en: "“{value}” should be house number, airports, pieces and weight, such as HBS/A123/SZXRUH/2/K300//SHOES; the house was not read",
    ar: "«{value}»: المتوقع رقم البوليصة الفرعية والمطاران والقطع والوزن، مثل ‎HBS/A123/SZXRUH/2/K300//SHOES، ولم تُقرأ",
  },
  absent: {
    zh: "缺少此段，请补全后再导入或手工填写",
    en: "This segment is missing; fill in below what it should say",
    ar: "هذا المقطع ناقص، أكمل أدناه ما كان يجب أن يتضمنه",
  },
  unreadable: {
    zh: "“{value}”无法识别，请手工填写",
    en: "“{value}” cannot be read; fill it in below",
    ar: "تعذّرت قراءة «{value}»، أدخلها أدناه",
  },
  twice: {
    zh: "{value} 在所选报文中出现两次，只取第一次",
    en: "{value} comes twice in these messages; the first one counts",
    ar: "{value} مكرر في هذه الرسائل، ويُعتمد الأول",
  },
  notWellFormed: {
    zh: "XML 在此处格式有误，整份文件未读入",
    en: "The XML is not well formed here; the document was not read",
    ar: "صيغة XML غير سليمة هنا، ولم يُقرأ المستند",
  },
  documentType: {
    zh: "不接受带 DOCTYPE 的 XML，整份文件未读入",
    en: "XML with a document type (DOCTYPE) is not accepted; the document was not read",
    ar: "لا يُقبل XML يتضمن DOCTYPE، ولم يُقرأ المستند",
  },
  tooLarge: {
    zh: "XML 元素过多或嵌套过深，整份文件未读入",
    en: "The XML has too many elements or is nested too deeply; the document was not read",
    ar: "عناصر XML كثيرة جدًا أو متداخلة بعمق زائد، ولم يُقرأ المستند",
  },
  tooMany: {
    zh: "一次最多导入 {value} 票分单，其余未读入",
    en: "At most {value} house waybills at a time; the rest was not read",
    ar: "الحد الأقصى {value} بوليصة فرعية في المرة الواحدة، ولم يُقرأ الباقي",
  },
} as const satisfies Record<string, LocalText>;
export type AirlineMessageFaultKind = keyof typeof airlineMessageFaults;

/** Of a party that is read from a sheet or a message and may stand on a waybill all the same. */
export const partyKnown = {
  zh: "与受限或制裁名单中的“{name}”相符，请先核对",
  en: "This matches {name} on the restricted or a sanctions list; please check",
  ar: "يطابق {name} المدرج في القائمة المقيّدة أو قائمة العقوبات، يرجى المراجعة",
} as const satisfies LocalText;

/** Notes for a person about a field that was read. */
export const airlineMessageNotes = {
  missing: {
    zh: "报文中没有，请填写",
    en: "The message does not say; fill it in",
    ar: "غير مذكور في الرسالة، يرجى إدخاله",
  },
  assumed: {
    zh: "报文中没有，暂按“{to}”",
    en: "The message does not say; taken as {to}",
    ar: "غير مذكور في الرسالة، اعتُمد {to}",
  },
  fromWeight: {
    zh: "报文中没有体积，按毛重估算为 {to} m³，请核对",
    en: "The message gives no volume; {to} m³ follows from the weight. Please check",
    ar: "لا تذكر الرسالة الحجم، وقُدّر من الوزن بـ {to} م³، يرجى المراجعة",
  },
  fromMain: {
    zh: "报文中没有体积，按主单体积依重量分摊为 {to} m³，请核对",
    en: "The message gives no volume; {to} m³ is its share of the master waybill's by weight. Please check",
    ar: "لا تذكر الرسالة الحجم، واعتُمد {to} م³ حصةً من حجم البوليصة الرئيسية حسب الوزن، يرجى المراجعة",
  },
  convertedWeight: {
    zh: "{from} 已换算为 {to} kg",
    en: "{from} was converted to {to} kg",
    ar: "حُوّل {from} إلى {to} كجم",
  },
  convertedVolume: {
    zh: "{from} 已换算为 {to} m³",
    en: "{from} was converted to {to} m³",
    ar: "حُوّل {from} إلى {to} م³",
  },
  perBox: {
    zh: "体积按每箱三位小数计，{from} m³ 记为 {to} m³",
    en: "A box's volume has three decimals, so {from} m³ became {to} m³",
    ar: "حجم الصندوق بثلاث منازل عشرية، فأصبح {from} م³ مساويًا {to} م³",
  },
  sums: {
    zh: "各项货物合计 {to}，报文写的是 {from}",
    en: "The lines of goods come to {to}; the message says {from}",
    ar: "مجموع بنود البضاعة {to}، وتذكر الرسالة {from}",
  },
  shortened: {
    zh: "过长，已截短，全文见备注",
    en: "Too long and cut; the whole text stands in the remark",
    ar: "النص طويل فاختُصر، والنص الكامل في الملاحظات",
  },
  cut: { zh: "过长，已截短", en: "Too long and cut", ar: "النص طويل فاختُصر" },
  checkDigit: {
    zh: "校验位错误（应为 {to}），按收到的保留并标记",
    en: "The check digit is wrong (it should be {to}); the number is kept as received and flagged",
    ar: "رقم التحقق غير صحيح (الصحيح {to})، ويُحفظ الرقم كما ورد مع تمييزه",
  },
  leftOut: {
    zh: "“{from}”不是有效值，未采用",
    en: "“{from}” is no valid value and was left out",
    ar: "«{from}» قيمة غير صالحة ولم تُعتمد",
  },
} as const satisfies Record<string, LocalText>;
export type AirlineMessageNoteKind = keyof typeof airlineMessageNotes;
