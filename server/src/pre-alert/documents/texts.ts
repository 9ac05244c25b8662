import type { LocalText } from "@lading/contract/core";

/** Texts of the papers beside the fields' own names. */
export const paperTexts = {
  sheet: { zh: "预报", en: "Pre-alert", ar: "إشعار مسبق" },
  notice: { zh: "到货通知", en: "Arrival notice", ar: "إشعار وصول" },
  sheetTo: { zh: "致", en: "To", ar: "إلى" },
  noticeTo: { zh: "通知方", en: "Notify", ar: "جهة الإشعار" },
  noticeClosing: {
    zh: "上述货物即将或已经到达目的港，请备齐单证，及时办理清关与提货手续。如信息有误，请立即与我们联系。",
    en: "The goods above are about to arrive or have arrived at the port of destination. Please have the documents ready and arrange customs clearance and collection in good time. Should anything be wrong, please contact us at once.",
    ar: "البضائع المذكورة أعلاه على وشك الوصول أو وصلت إلى ميناء الوصول. يرجى تجهيز المستندات وإنهاء التخليص الجمركي والاستلام في الوقت المناسب، وإبلاغنا فورًا عند وجود أي خطأ.",
  },
  utc: { zh: "UTC", en: "UTC", ar: "UTC" },
  page: { zh: "第 {page} 页，共 {pages} 页", en: "Page {page} of {pages}", ar: "صفحة {page} من {pages}" },
  moreHouses: {
    zh: "另有 {count} 票分单未列出",
    en: "{count} more house waybills are not listed",
    ar: "بوالص فرعية أخرى غير مدرجة: {count}",
  },
} as const satisfies Record<string, LocalText>;

/** The cover text of an arrival notice's e-mail. */
export const noticeMailTexts = {
  subject: { zh: "到货通知 {number}", en: "Arrival notice {number}", ar: "إشعار وصول {number}" },
  text: {
    zh: "您好，\n\n货物 {number} 即将或已经到达 {port}，详见附件到货通知。请备齐单证，及时办理清关与提货手续。\n\n此致\n{company}",
    en: "Dear Sir or Madam,\n\nshipment {number} is about to arrive or has arrived at {port}. Please find the arrival notice attached, have the documents ready, and arrange customs clearance and collection in good time.\n\nKind regards\n{company}",
    ar: "السادة الكرام،\n\nالشحنة {number} على وشك الوصول أو وصلت إلى {port}. نرفق لكم إشعار الوصول، يرجى تجهيز المستندات وإنهاء التخليص الجمركي والاستلام في الوقت المناسب.\n\nمع التحية\n{company}",
  },
} as const satisfies Record<string, LocalText>;

/** The cover text of an e-mail. */
export const mailTexts = {
  subject: { zh: "预报 {number} {route}", en: "Pre-alert {number} {route}", ar: "إشعار مسبق {number} {route}" },
  greeting: {
    zh: "您好，\n\n以下货物已安排发运，请查收预报并提前做好到货准备：",
    en: "Dear partner,\n\nplease find below the pre-alert of the following shipment and prepare for its arrival:",
    ar: "السادة الشركاء،\n\nنحيطكم علمًا ببيانات الشحنة التالية، يرجى الاستعداد لاستلامها:",
  },
  closing: {
    zh: "请确认收到。如有疑问，请随时与我们联系。\n\n此致\n{company}",
    en: "Please confirm receipt. Should you have any questions, do not hesitate to contact us.\n\nKind regards\n{company}",
    ar: "يرجى تأكيد الاستلام، ولا تترددوا في التواصل معنا عند أي استفسار.\n\nمع التحية\n{company}",
  },
} as const satisfies Record<string, LocalText>;
