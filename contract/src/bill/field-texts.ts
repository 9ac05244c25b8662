import { chargeFieldTexts } from "#charge-item";
import { commonFieldTexts, type LocalText } from "#core";
import { creditReleaseTexts } from "#customer";
import { costFieldTexts } from "#supplier-cost";

/** Names of a bill's fields: on its form and page, in lists, in its log and in spreadsheets. */
export const billFieldTexts = {
  invoiceNo: { zh: "账单号", en: "Bill no.", ar: "رقم الفاتورة" },
  waybillNumber: { zh: "运单号", en: "Waybill no.", ar: "رقم البوليصة" },
  customerNumber: { zh: "客户编号", en: "Customer no.", ar: "رقم العميل" },
  customerName: { zh: "客户", en: "Customer", ar: "العميل" },
  billDate: { zh: "账单日期", en: "Bill date", ar: "تاريخ الفاتورة" },
  dueDate: { zh: "付款期限", en: "Due date", ar: "تاريخ الاستحقاق" },
  ...chargeFieldTexts,
  rateDate: { zh: "汇率日期", en: "Rate date", ar: "تاريخ السعر" },
  createdByName: { zh: "开单人", en: "Issued by", ar: "أصدرها" },
  createDate: { zh: "开单时间", en: "Issued on", ar: "تاريخ الإصدار" },
  balance: costFieldTexts.balance,
  overdue: { zh: "已逾期", en: "Overdue", ar: "متأخرة" },
  outstandingDays: { zh: "未收天数", en: "Outstanding days", ar: "أيام عدم السداد" },
  financialAccountNo: costFieldTexts.financialAccountNo,
  creditBalance: { zh: "剩余信用额度", en: "Credit balance", ar: "رصيد الائتمان" },
  creditCurrency: commonFieldTexts.settlementCurrency,
  taxInvoice: { zh: "发票", en: "Tax invoice", ar: "فاتورة ضريبية" },
  voidedAt: { zh: "作废时间", en: "Voided at", ar: "وقت الإلغاء" },
  voidedByName: { zh: "作废人", en: "Voided by", ar: "ألغاها" },
  voidReason: { zh: "作废原因", en: "Reason for voiding", ar: "سبب الإلغاء" },
  sentTo: { zh: "已发送至", en: "Sent to", ar: "أُرسل إلى" },
  keptFor: { zh: "未发出，待发箱收件人", en: "Not sent, in the outbox for", ar: "لم تُرسل، محفوظة في الصادر إلى" },
  creditReason: creditReleaseTexts.reason,
} as const satisfies Record<string, LocalText>;

/** Names of a waybill's or a job's sales, costs and profit. */
export const resultTexts = {
  sales: { zh: "应收", en: "Sales", ar: "الإيرادات" },
  costs: { zh: "应付", en: "Costs", ar: "التكاليف" },
  profit: { zh: "利润", en: "Profit", ar: "الربح" },
} as const satisfies Record<string, LocalText>;

/** Title of all bills to customers. */
export const billTitle: LocalText = { zh: "应收账单", en: "Customer bills", ar: "فواتير العملاء" };
