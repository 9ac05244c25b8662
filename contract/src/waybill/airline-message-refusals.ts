import { defineRefusals, type LocalText } from "#core";

/** Why air waybill data cannot be written as messages. */
export const airlineMessageRefusals = defineRefusals("interchange", {
  notAirMain: {
    status: 422,
    text: {
      zh: "运单 {number} 不是空运主单，不能生成航空报文",
      en: "Waybill {number} is not an air master waybill; only those are written as messages",
      ar: "البوليصة {number} ليست بوليصة جوية رئيسية، والرسائل تُنشأ للبوالص الجوية الرئيسية فقط",
    },
  },
  numberForm: {
    status: 422,
    text: {
      zh: "主单号 {number} 不是 11 位 IATA 单号，请先更正",
      en: "The master number {number} is not an IATA number of 11 digits; correct it first",
      ar: "الرقم الرئيسي {number} ليس رقم IATA من 11 رقمًا، يرجى تصحيحه أولًا",
    },
  },
  airport: {
    status: 422,
    text: {
      zh: "运单 {number} 的起运港和目的港须为三字母机场代码，如 SZX",
      en: "Waybill {number} needs its airports as three-letter IATA codes, such as SZX",
      ar: "يجب أن يكون مطارا البوليصة {number} برموز IATA من ثلاثة أحرف، مثل ‎SZX",
    },
  },
  tooMuch: {
    status: 422,
    text: {
      zh: "运单 {number}：Cargo-IMP 报文最多 9,999 件、9,999,999 kg，请改用 Cargo-XML",
      en: "Waybill {number}: Cargo-IMP holds at most 9,999 pieces and 9,999,999 kg; use Cargo-XML",
      ar: "البوليصة {number}: رسائل Cargo-IMP تتسع لـ 9,999 قطعة و9,999,999 كجم كحد أقصى، استخدم Cargo-XML",
    },
  },
});

/** Warnings for a person before a message is sent. */
export const airlineMessageWarnings = {
  transliterated: {
    zh: "“{from}”含有报文不支持的字符，已写作“{to}”，请核对",
    en: "“{from}” cannot be written in a message; “{to}” stands for it. Please check",
    ar: "لا يمكن كتابة «{from}» في الرسالة فكُتبت «{to}»، يرجى المراجعة",
  },
  otherName: {
    zh: "“{from}”无法写入报文，改用“{to}”",
    en: "“{from}” cannot be written in a message; “{to}” was used instead",
    ar: "لا يمكن كتابة «{from}» في الرسالة، واستُخدم «{to}» بدلًا منه",
  },
  shortened: {
    zh: "“{from}”过长，已截短为“{to}”",
    en: "“{from}” is too long for a message and was cut to “{to}”",
    ar: "«{from}» أطول مما تسمح به الرسالة فاختُصر إلى «{to}»",
  },
  leftOut: {
    zh: "“{from}”无法写入报文，已省略",
    en: "“{from}” cannot be written in a message and was left out",
    ar: "لا يمكن كتابة «{from}» في الرسالة فحُذف",
  },
  missing: {
    zh: "报文必填，但运单上为空",
    en: "The message needs this, and the waybill has none",
    ar: "حقل لازم في الرسالة، وهو فارغ في البوليصة",
  },
  rounded: { zh: "{from} 已进位为 {to}", en: "{from} was rounded up to {to}", ar: "قُرِّبت {from} إلى {to}" },
  assumed: {
    zh: "运单上未填写，报文按“{to}”处理",
    en: "The waybill does not say; the message says {to}",
    ar: "غير محدد في البوليصة، وكُتب في الرسالة {to}",
  },
  sameNumber: {
    zh: "{from} 在报文中写作 {to}，与另一票分单重复，请改用 Cargo-XML",
    en: "{from} is written as {to}, and so is another house waybill. Use Cargo-XML",
    ar: "كُتب {from} على أنه {to} كما في بوليصة فرعية أخرى، استخدم Cargo-XML",
  },
  notVisible: {
    zh: "该主单下有 {from} 票分单您无权查看，未生成报文",
    en: "House waybills under it that you may not see: {from}. They have no message here",
    ar: "بوالص فرعية لا يمكنك الاطلاع عليها: {from}، ولم تُنشأ لها رسائل",
  },
  checkDigit: {
    zh: "主单号 {from} 校验位错误，已按原样写入",
    en: "The check digit of {from} is wrong; it was written as it is",
    ar: "رقم التحقق في {from} غير صحيح، وكُتب كما هو",
  },
} as const satisfies Record<string, LocalText>;
export type AirlineMessageWarningKind = keyof typeof airlineMessageWarnings;

/** Special handling codes that forwarders give most (IATA Cargo-IMP, code list 1.16). Any other three letters may be typed. */
export const usualHandlingCodes = {
  EAW: { zh: "电子运单，无纸质随附", en: "e-AWB, no paper with the cargo", ar: "بوليصة إلكترونية دون أوراق مرافقة" },
  EAP: { zh: "电子运单，随附纸质文件", en: "e-AWB, with accompanying papers", ar: "بوليصة إلكترونية مع أوراق مرافقة" },
  SPX: { zh: "已安检，可装客机", en: "Secure for passenger aircraft", ar: "مؤمَّنة لطائرات الركاب" },
  SCO: { zh: "已安检，仅限货机", en: "Secure for all-cargo aircraft only", ar: "مؤمَّنة لطائرات الشحن فقط" },
  NSC: { zh: "未安检", en: "Not yet secured", ar: "لم تُؤمَّن بعد" },
  CAO: { zh: "仅限货机", en: "Cargo aircraft only", ar: "طائرات الشحن فقط" },
  DGR: { zh: "危险品", en: "Dangerous goods", ar: "بضائع خطرة" },
  PER: { zh: "鲜活易腐", en: "Perishable cargo", ar: "بضائع سريعة التلف" },
  PIL: { zh: "药品", en: "Pharmaceuticals", ar: "أدوية" },
  VAL: { zh: "贵重货物", en: "Valuable cargo", ar: "بضائع ثمينة" },
  HEA: { zh: "单件超 150 kg", en: "Heavy cargo, over 150 kg a piece", ar: "قطع ثقيلة تتجاوز 150 كجم" },
  BIG: { zh: "超尺寸", en: "Outsized", ar: "بضائع كبيرة الحجم" },
  AVI: { zh: "活体动物", en: "Live animals", ar: "حيوانات حية" },
} as const satisfies Record<string, LocalText>;
