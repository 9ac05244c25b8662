import { payIntoText } from "@lading/contract/collection-account";
import type { LocalText } from "@lading/contract/core";

/** The words of a debit note. */
export const noteTexts = {
  title: { zh: "账单（DEBIT NOTE）", en: "DEBIT NOTE", ar: "إشعار مدين" },
  to: { zh: "致", en: "To", ar: "إلى" },
  billDate: { zh: "账单日期", en: "Date", ar: "التاريخ" },
  dueDate: { zh: "付款期限", en: "Due date", ar: "تاريخ الاستحقاق" },
  customerNumber: { zh: "客户编号", en: "Customer no.", ar: "رقم العميل" },
  currency: { zh: "币种", en: "Currency", ar: "العملة" },
  waybillNumber: { zh: "运单号", en: "Waybill no.", ar: "رقم البوليصة" },
  mainNumber: { zh: "主单号", en: "Master waybill no.", ar: "رقم البوليصة الرئيسية" },
  orderNumber: { zh: "订单号", en: "Order no.", ar: "رقم الطلب" },
  route: { zh: "起运港 – 目的港", en: "From – to", ar: "من – إلى" },
  carriage: { zh: "航班 / 船名航次", en: "Flight / vessel", ar: "الرحلة / السفينة" },
  shippingDate: { zh: "发货日期", en: "Shipping date", ar: "تاريخ الشحن" },
  pieces: { zh: "件数", en: "Pieces", ar: "عدد القطع" },
  chargeableWeight: { zh: "计费重（kg）", en: "Chargeable weight (kg)", ar: "الوزن المحتسب (كجم)" },
  line: { zh: "序号", en: "No.", ar: "م" },
  chargeItem: { zh: "费用名称", en: "Charge", ar: "البند" },
  qty: { zh: "数量", en: "Quantity", ar: "الكمية" },
  unitPrice: { zh: "单价", en: "Unit price", ar: "سعر الوحدة" },
  amount: { zh: "金额", en: "Amount", ar: "المبلغ" },
  total: { zh: "应付合计", en: "Total due", ar: "الإجمالي المستحق" },
  payInto: payIntoText,
  remark: { zh: "备注", en: "Remark", ar: "ملاحظات" },
  page: { zh: "第 {page} 页，共 {pages} 页", en: "Page {page} of {pages}", ar: "صفحة {page} من {pages}" },
  rateNote: {
    zh: "按 {date} 汇率：{rate}，合 {worth}",
    en: "At the rate of {date}: {rate}, equal to {worth}",
    ar: "بسعر صرف {date}: {rate} أي ما يعادل {worth}",
  },
} as const satisfies Record<string, LocalText>;

/** The e-mail that a debit note goes with. */
export const mailTexts = {
  subject: {
    zh: "账单 {invoiceNo}（运单 {waybill}）",
    en: "Debit note {invoiceNo}, waybill {waybill}",
    ar: "إشعار مدين {invoiceNo} – بوليصة {waybill}",
  },
  text: {
    zh: "{customer}：\n\n您好！随函附上运单 {waybill} 的账单 {invoiceNo}，金额 {amount}。请核对并安排付款，如有疑问请与我们联系。\n\n{company}",
    en: "Dear {customer},\n\nPlease find attached debit note {invoiceNo} for waybill {waybill}, amounting to {amount}. Kindly check it and arrange payment; let us know if anything is unclear.\n\nKind regards,\n{company}",
    ar: "السادة {customer} المحترمين،\n\nتحية طيبة وبعد، نرفق لكم إشعار المدين {invoiceNo} الخاص بالبوليصة {waybill} بمبلغ {amount}. نرجو المراجعة وترتيب السداد، ونحن في خدمتكم لأي استفسار.\n\nمع أطيب التحيات،\n{company}",
  },
  textDue: {
    zh: "{customer}：\n\n您好！随函附上运单 {waybill} 的账单 {invoiceNo}，金额 {amount}，请于 {due} 前付款。如有疑问请与我们联系。\n\n{company}",
    en: "Dear {customer},\n\nPlease find attached debit note {invoiceNo} for waybill {waybill}, amounting to {amount} and due on {due}. Kindly check it and arrange payment; let us know if anything is unclear.\n\nKind regards,\n{company}",
    ar: "السادة {customer} المحترمين،\n\nتحية طيبة وبعد، نرفق لكم إشعار المدين {invoiceNo} الخاص بالبوليصة {waybill} بمبلغ {amount} المستحق في {due}. نرجو المراجعة وترتيب السداد، ونحن في خدمتكم لأي استفسار.\n\nمع أطيب التحيات،\n{company}",
  },
  file: { zh: "账单", en: "Debit note", ar: "إشعار مدين" },
} as const satisfies Record<string, LocalText>;
